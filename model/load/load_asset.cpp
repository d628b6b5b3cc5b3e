// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/load_asset.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <string_view>

#include "model/asset/animated_properties.h"
#include "model/load/accessor/compressed.h"
#include "model/load/animation/animation_reader.h"
#include "model/load/document/camera_kind.h"
#include "model/load/document/document_check.h"
#include "model/load/document/extensions.h"
#include "model/load/document/source_reader.h"
#include "model/load/document/tinygltf_parse.h"
#include "model/load/finding_places.h"
#include "model/load/invalid.h"
#include "model/load/limits.h"
#include "model/load/look/image_reader.h"
#include "model/load/look/material_reader.h"
#include "model/load/look/texture_reader.h"
#include "model/load/look/variant_reader.h"
#include "model/load/mesh/attribute_check.h"
#include "model/load/mesh/joint_range.h"
#include "model/load/mesh/mesh_reader.h"
#include "model/load/mesh/skin_reader.h"
#include "model/load/mesh/tangents.h"
#include "model/load/scene/instances.h"
#include "model/load/scene/light_reader.h"
#include "model/load/scene/node_reader.h"
#include "model/load/scene/vrm_reader.h"
#include "model/load/scene/xmp_check.h"
#include "model/load/source/buffers.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"
#include "model/load/stage_clock.h"

namespace sinew {
namespace load {
namespace {

namespace fs = std::filesystem;

/// Loads one file, from bytes to asset, in stages.
class Loader {
public:
    Loader(const LoadOptions& options, const LoadProgress& progress, const std::stop_token& stop)
        : m_options(options), m_progress(progress), m_stop(stop) {
        m_document.stop = stop;
    }

    Result<std::shared_ptr<const Asset>> load(std::span<const std::uint8_t> bytes,
                                              std::shared_ptr<const void> owner,
                                              const ResourceFolder& folder) {
        if (const Status parsed = parse(bytes, std::move(owner), folder); !parsed) {
            return parsed.error();
        }
        DecodedBudget budget(bytes.size() + m_asset->info.bufferBytes);
        if (const Status decoded = decode(budget); !decoded) {
            return decoded.error();
        }
        if (const Status geometry = readScene(budget); !geometry) {
            return geometry.error();
        }
        if (const Status images = loadImages(folder); !images) {
            return images.error();
        }
        if (const Status tangents = makeTangents(budget); !tangents) {
            return tangents.error();
        }
        m_asset->findings = m_findings.take();
        placeByUser(m_document, *m_asset, m_asset->findings);
        m_asset->json = std::make_shared<const JsonValue>(std::move(m_document.json));
        return std::shared_ptr<const Asset>(std::move(m_asset));
    }

    [[nodiscard]] Asset& asset() { return *m_asset; }

    /// Whether the file of a buffer was truncated in the meantime.
    [[nodiscard]] bool bufferChanged() const {
        return std::any_of(m_document.buffers.begin(), m_document.buffers.end(),
                           [](const BufferBytes& buffer) { return buffer.changed(); });
    }

private:
    void report(LoadStage stage, float fraction) const {
        if (m_progress) {
            m_progress(stage, fraction);
        }
    }

    // Stopped stages are incomplete; their results must not be used.
    [[nodiscard]] Status unlessStopped(Status status = Nothing{}) const {
        return m_stop.stop_requested() ? Status(cancelled()) : std::move(status);
    }

    [[nodiscard]] StageClock timed(double LoadTimings::*stage) const {
        return {m_options.timings, stage};
    }

    Status decode(DecodedBudget& budget) {
        const StageClock clock = timed(&LoadTimings::codecs);
        report(LoadStage::Codecs, 0.0F);
        return decodeCompressed(m_document, budget, m_findings, m_stop);
    }

    Status readScene(DecodedBudget& budget) {
        const StageClock clock = timed(&LoadTimings::geometry);
        report(LoadStage::Geometry, 0.0F);
        if (const Status linked = unlessStopped(linkNodes(m_document, *m_asset, m_findings));
            !linked) {
            return linked;
        }
        finishScenes(m_document, *m_asset, m_findings);
        checkCameras(*m_asset, m_findings);
        readTextures(m_document, *m_asset);
        readMaterials(m_document, *m_asset, m_findings);
        readLights(m_document, *m_asset, m_findings);
        const Status goesOn = unlessStopped();
        return goesOn ? readGeometry(budget) : goesOn;
    }

    Status loadImages(const ResourceFolder& folder) {
        const StageClock clock = timed(&LoadTimings::images);
        report(LoadStage::Images, 0.0F);
        checkTextures(*m_asset, m_findings, m_stop);
        readImages(m_document, folder, m_options, m_progress, m_stop, *m_asset, m_findings);
        if (m_stop.stop_requested()) {
            return cancelled();
        }
        replaceUndecodedImages(m_document, *m_asset, m_findings);
        report(LoadStage::Images, 1.0F);
        return Nothing{};
    }

    Status makeTangents(DecodedBudget& budget) {
        const StageClock clock = timed(&LoadTimings::tangents);
        report(LoadStage::Tangents, 0.0F);
        if (m_options.generateTangents) {
            generateTangents(*m_asset, budget, m_stop, m_findings);
        }
        if (m_stop.stop_requested()) {
            return cancelled();
        }
        report(LoadStage::Tangents, 1.0F);
        return Nothing{};
    }

    Status parse(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> owner,
                 const ResourceFolder& folder) {
        report(LoadStage::Parse, 0.0F);
        Result<Container> container = openContainer(bytes, m_findings);
        if (!container) {
            return container.error();
        }
        container->owner = std::move(owner);
        if (const Status read = readJson(container->json); !read) {
            return read;
        }
        if (m_stop.stop_requested()) {
            return cancelled();
        }

        report(LoadStage::Parse, 0.5F);
        if (const Status read = fetchBuffers(*container, folder); !read) {
            return read;
        }
        if (const Status parsed = unlessStopped(parseCore()); !parsed) {
            return parsed;
        }
        m_asset->info.binary = container->isGlb;
        m_asset->info.fileBytes = bytes.size();
        for (const BufferBytes& buffer : m_document.buffers) {
            m_asset->info.bufferBytes += buffer.size();
        }
        return Nothing{};
    }

    Status readJson(std::string_view text) {
        const StageClock clock = timed(&LoadTimings::json);
        Result<JsonValue> json = parseJson(text, m_findings, m_stop);
        if (!json) {
            return json.error();
        }
        m_document.json = std::move(*json);
        return checkAll();
    }

    Status fetchBuffers(const Container& container, const ResourceFolder& folder) {
        const StageClock clock = timed(&LoadTimings::buffers);
        return readBuffers(container, folder, m_document, m_findings);
    }

    Status parseCore() {
        const StageClock clock = timed(&LoadTimings::json);
        if (const Status parsed = unlessStopped(parseWithTinygltf(m_document, *m_asset)); !parsed) {
            return parsed;
        }
        readLists(m_document, *m_asset);
        readStoredNodes(m_document, *m_asset);
        readSources(m_document, *m_asset);
        if (m_stop.stop_requested()) {
            return cancelled();
        }
        reportBrokenViews(m_document, m_findings);
        return Nothing{};
    }

    // Version first: glTF 1.0 files deserve a better message than a missing property.
    Status checkAll() {
        JsonValue& root = m_document.json;
        const JsonValue* asset = root.find("asset");
        if (asset != nullptr && asset->find("version") != nullptr) {
            if (const Status version = checkVersion(root, m_findings); !version) {
                return version;
            }
        }
        if (const Status ok = checkDocument(root, m_findings, m_stop); !ok) {
            return ok;
        }
        settleCameras(root, m_findings);
        const Status ok = checkExtensions(root, m_findings, m_stop);
        for (const JsonValue& name : root.elements("extensionsRequired")) {
            if (ok) {
                m_document.required.insert(*name.string());
            }
        }
        return ok;
    }

    Status readGeometry(DecodedBudget& budget) {
        AccessorReader accessors(m_document, m_findings, budget, m_stop);
        MeshReader meshes(m_document, m_asset->nodes, accessors, m_findings);
        const std::size_t total =
            m_asset->meshes.size() + m_asset->skins.size() + m_asset->animations.size();
        std::size_t done = 0;
        const auto step = [&](const Status& status) -> Status {
            report(LoadStage::Geometry, static_cast<float>(++done) / static_cast<float>(total));
            return unlessStopped(status);
        };
        for (std::size_t i = 0; i < m_asset->meshes.size(); ++i) {
            if (const Status ok = step(meshes.read(i, m_asset->meshes[i])); !ok) {
                return ok;
            }
        }
        if (const Status read = readVariants(m_document, *m_asset, budget, m_findings); !read) {
            return read;
        }
        checkTexcoords(m_document, *m_asset, m_findings);
        if (const Status placed =
                unlessStopped(placeMorphWeights(m_document, *m_asset, budget, m_findings));
            !placed) {
            return placed;
        }
        if (const Status read =
                unlessStopped(readInstances(m_document, accessors, budget, m_findings, *m_asset));
            !read) {
            return read;
        }
        for (std::size_t i = 0; i < m_asset->skins.size(); ++i) {
            if (const Status ok = step(readSkin(m_document, SkinIndex(i), *m_asset, accessors,
                                                m_findings, m_asset->skins[i]));
                !ok) {
                return ok;
            }
        }
        KeyArrays keys(accessors);
        WeightFollowers followers(m_document.json, *m_asset, budget);
        for (std::size_t i = 0; i < m_asset->animations.size(); ++i) {
            if (const Status ok =
                    step(readAnimation(m_document, AnimationIndex(i), *m_asset, keys, followers,
                                       m_findings, m_asset->animations[i]));
                !ok) {
                return ok;
            }
        }
        if (m_stop.stop_requested()) {
            return cancelled();
        }
        checkSkinning(m_document, *m_asset, m_findings);
        if (const Status ranged =
                unlessStopped(checkJointRange(m_document, *m_asset, budget, m_findings));
            !ranged) {
            return ranged;
        }
        readVrm(m_document, *m_asset, m_findings);
        readVrmAnimation(m_document, *m_asset, m_findings);
        listAnimatedProperties(*m_asset);
        checkXmp(m_document, m_findings);
        accessors.reportRest();
        return unlessStopped();
    }

    const LoadOptions& m_options;
    const LoadProgress& m_progress;
    const std::stop_token& m_stop;
    Findings m_findings;
    ParsedDocument m_document;
    std::shared_ptr<Asset> m_asset = std::make_shared<Asset>();
};

// No file content may cause an exception.
template <class Work>
Result<std::shared_ptr<const Asset>> guarded(const Work& work) {
    try {
        Result<std::shared_ptr<const Asset>> result = work();
        if (result) {
            return result;
        }
        const Error& error = result.error();
        return Error{error.code, onOneLine(error.message), onOneLine(error.pointer)};
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::LimitExceeded, "not enough memory to load the file", {}};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::InvalidDocument,
                     std::string("the file cannot be loaded: ") + problem.what(),
                     {}};
    }
}

Result<std::shared_ptr<const Asset>> loadFile(const fs::path& path, const LoadOptions& options,
                                              const LoadProgress& progress,
                                              const std::stop_token& stop) {
    if (progress) {
        progress(LoadStage::Read, 0.0F);
    }
    const Result<FileBytes> file = [&] {
        const StageClock clock(options.timings, &LoadTimings::buffers);
        return openFileBytes(path, kMaxFileBytes + 1);
    }();
    if (!file) {
        return file.error();
    }
    if (file->bytes().size() > kMaxFileBytes) {
        return Error{ErrorCode::FileUnreadable, "the file is larger than 4 GiB", {}};
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    Loader loader(options, progress, stop);
    loader.asset().path = path;
    Result<std::shared_ptr<const Asset>> asset =
        loader.load(file->bytes(), file->owner(), ResourceFolder(folder, path));
    if (file->changed() || loader.bufferChanged()) {
        return Error{ErrorCode::FileUnreadable, "the file was changed while it was read", {}};
    }
    return asset;
}

}  // namespace
}  // namespace load

Result<std::shared_ptr<const Asset>> loadAsset(const std::filesystem::path& path,
                                               const LoadOptions& options,
                                               const LoadProgress& progress, std::stop_token stop) {
    const load::StageClock clock(options.timings, &LoadTimings::total);
    return load::guarded([&] { return load::loadFile(path, options, progress, stop); });
}

Result<std::shared_ptr<const Asset>> loadAssetFromMemory(std::span<const std::uint8_t> bytes,
                                                         const std::filesystem::path& folder,
                                                         const LoadOptions& options,
                                                         const LoadProgress& progress,
                                                         std::stop_token stop) {
    const load::StageClock clock(options.timings, &LoadTimings::total);
    return load::guarded([&] {
        return load::Loader(options, progress, stop)
            .load(bytes, nullptr, load::ResourceFolder(folder));
    });
}

}  // namespace sinew
