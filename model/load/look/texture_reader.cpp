// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/texture_reader.h"

#include "model/core/json_pointer.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// glTF uses the OpenGL constants.
constexpr std::size_t kNearest = 9728;
constexpr std::size_t kLinear = 9729;
constexpr std::size_t kNearestMipmapNearest = 9984;
constexpr std::size_t kLinearMipmapNearest = 9985;
constexpr std::size_t kNearestMipmapLinear = 9986;
constexpr std::size_t kLinearMipmapLinear = 9987;
constexpr std::size_t kClampToEdge = 33071;
constexpr std::size_t kMirroredRepeat = 33648;
constexpr std::size_t kRepeat = 10497;

Wrap wrapFrom(std::size_t value) {
    return value == kClampToEdge      ? Wrap::ClampToEdge
           : value == kMirroredRepeat ? Wrap::MirroredRepeat
                                      : Wrap::Repeat;
}

Filter filterIf(bool nearest) {
    return nearest ? Filter::Nearest : Filter::Linear;
}

TextureSampler readSampler(const JsonValue& source) {
    const std::size_t min = source.integer("minFilter", kLinearMipmapLinear);
    TextureSampler out;
    out.magFilter = filterIf(source.integer("magFilter", kLinear) == kNearest);
    out.minFilter =
        filterIf(min == kNearest || min == kNearestMipmapNearest || min == kNearestMipmapLinear);
    out.mipFilter = filterIf(min == kNearestMipmapNearest || min == kLinearMipmapNearest);
    out.mipmaps = min != kNearest && min != kLinear;
    out.wrapU = wrapFrom(source.integer("wrapS", kRepeat));
    out.wrapV = wrapFrom(source.integer("wrapT", kRepeat));
    return out;
}

// The images that a texture references, preferred first.
std::vector<ImageIndex> namedImages(const JsonValue& source) {
    std::vector<ImageIndex> out;
    const auto add = [&out](const JsonValue* holder) {
        if (holder != nullptr && holder->find("source") != nullptr) {
            out.emplace_back(holder->integer("source", 0));
        }
    };
    for (const char* name : {"KHR_texture_basisu", "EXT_texture_webp"}) {
        add(extensionOf(source, name));
    }
    add(&source);
    return out;
}

Texture readTexture(const JsonValue& source, const JsonValue::Array& samplers) {
    Texture out;
    out.name = source.text("name");
    if (const std::vector<ImageIndex> images = namedImages(source); !images.empty()) {
        out.image = images.front();
    }
    if (source.find("sampler") != nullptr) {
        out.sampler = readSampler(samplers[source.integer("sampler", 0)]);
    }
    return out;
}

}  // namespace

void readTextures(const ParsedDocument& document, Asset& asset) {
    const JsonValue::Array& samplers = document.json.elements("samplers");
    const JsonValue::Array& sources = document.json.elements("textures");
    asset.textures.clear();
    asset.textures.reserve(sources.size());
    for (const JsonValue& source : sources) {
        asset.textures.push_back(readTexture(source, samplers));
    }
}

void replaceUndecodedImages(const ParsedDocument& document, Asset& asset, Findings& findings) {
    const JsonValue::Array& sources = document.json.elements("textures");
    for (std::size_t i = 0; i < asset.textures.size(); ++i) {
        ImageIndex& shown = asset.textures[i].image;
        if (!shown || !asset[shown].placeholder) {
            continue;
        }
        for (const ImageIndex other : namedImages(sources[i])) {
            if (asset[other].placeholder) {
                continue;
            }
            findings.add({.severity = Severity::Warning,
                          .code = "TEXTURE_FALLBACK_IMAGE",
                          .message = "image " + std::to_string(shown.value) +
                                     " could not be decoded; the texture shows image " +
                                     std::to_string(other.value) + " instead",
                          .pointer = pointerTo("textures", i),
                          .image = shown.value});
            shown = other;
            break;
        }
    }
}

}  // namespace sinew::load
