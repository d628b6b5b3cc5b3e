// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/tinygltf_parse.h"

#define TINYGLTF_NO_INCLUDE_STB_IMAGE
#define TINYGLTF_NO_INCLUDE_STB_IMAGE_WRITE
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#include <tiny_gltf.h>
#pragma GCC diagnostic pop

#include <array>
#include <chrono>
#include <new>
#include <string_view>

#include "model/load/document/normalise.h"
#include "model/load/findings.h"
#include "model/load/source/read_file.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer = {}) {
    return {ErrorCode::InvalidDocument, std::move(message), std::move(pointer)};
}

bool writeNothing(std::string*, const std::string&, const Bytes&, void*) {
    return false;
}

bool readUnlessImage(Bytes* out, std::string* problem, const std::string& path, void* userData) {
    constexpr std::array<std::string_view, 5> kEndings{".png", ".jpg", ".jpeg", ".webp", ".ktx2"};
    for (const std::string_view ending : kEndings) {
        if (path.ends_with(ending)) {
            out->assign(1, 0);
            return true;
        }
    }
    return tinygltf::ReadWholeFile(out, problem, path, userData);
}

bool startsAsGlb(const std::filesystem::path& path) {
    const Result<Bytes> magic = readFile(path, 4);
    return magic &&
           std::string_view(reinterpret_cast<const char*>(magic->data()), magic->size()) == "glTF";
}

bool leaveImageAlone(tinygltf::Image*, int, std::string*, std::string*, int, int,
                     const unsigned char*, int, void*) {
    return true;
}

Camera cameraFrom(const tinygltf::Camera& source) {
    const auto positive = [](double value) {
        return value > 0.0 ? std::optional(static_cast<float>(value)) : std::nullopt;
    };
    if (source.type == "orthographic") {
        const tinygltf::OrthographicCamera& o = source.orthographic;
        return {source.name,
                OrthographicCamera{static_cast<float>(o.xmag), static_cast<float>(o.ymag),
                                   static_cast<float>(o.znear), static_cast<float>(o.zfar)}};
    }
    const tinygltf::PerspectiveCamera& p = source.perspective;
    return {source.name, PerspectiveCamera{static_cast<float>(p.yfov), positive(p.aspectRatio),
                                           static_cast<float>(p.znear), positive(p.zfar)}};
}

void fillAsset(const tinygltf::Model& model, Asset& asset) {
    asset.info.version = model.asset.version;
    asset.info.generator = model.asset.generator;
    asset.info.copyright = model.asset.copyright;
    for (const tinygltf::Camera& camera : model.cameras) {
        asset.cameras.push_back(cameraFrom(camera));
    }
}

Status runTinygltf(const JsonValue& root, tinygltf::Model& model) {
    const std::string copy = normalisedCopy(root);
    tinygltf::TinyGLTF parser;
    std::string problem;
    std::string warning;
    try {
        if (!parser.LoadASCIIFromString(&model, &problem, &warning, copy.data(),
                                        static_cast<unsigned int>(copy.size()), "", 0)) {
            if (problem.find("bad_alloc") != std::string::npos) {
                throw std::bad_alloc();  // which its JSON parser turned into text
            }
            return invalid("tinygltf refuses the document: " + problem);
        }
    } catch (const std::bad_alloc&) {
        throw;  // handled by the caller
    } catch (const std::exception& exception) {
        return invalid(std::string("tinygltf fails: ") + exception.what());
    }
    return Nothing{};
}

}  // namespace

Status parseWithTinygltf(const ParsedDocument& document, Asset& asset) {
    tinygltf::Model model;
    if (const Status run = runTinygltf(document.json, model); !run) {
        return run;
    }
    if (document.json.elements("cameras").size() != model.cameras.size()) {
        return invalid("tinygltf read a different number of objects than the document has");
    }

    fillAsset(model, asset);
    return Nothing{};
}

Result<double> secondsOfTinygltfAlone(const std::filesystem::path& path) {
    tinygltf::TinyGLTF parser;
    parser.SetImageLoader(leaveImageAlone, nullptr);
    parser.SetFsCallbacks(
        {tinygltf::FileExists, tinygltf::ExpandFilePath, readUnlessImage, writeNothing, nullptr});
    const bool binary = startsAsGlb(path);
    tinygltf::Model model;
    std::string problem;
    std::string warning;
    try {
        const auto start = std::chrono::steady_clock::now();
        const bool loaded =
            binary ? parser.LoadBinaryFromFile(&model, &problem, &warning, path.string())
                   : parser.LoadASCIIFromFile(&model, &problem, &warning, path.string());
        const auto end = std::chrono::steady_clock::now();
        if (!loaded) {
            return invalid(onOneLine(problem));
        }
        return std::chrono::duration<double>(end - start).count();
    } catch (const std::exception& exception) {
        return invalid(exception.what());
    }
}

}  // namespace sinew::load
