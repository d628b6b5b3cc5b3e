// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/load_timings.h"

namespace sinew {

/// In this order; stages that a file does not need may be skipped.
enum class LoadStage { Read, Parse, Codecs, Geometry, Images, Tangents };

/// Called from the loading thread with the current stage and its progress (0 to 1).
using LoadProgress = std::function<void(LoadStage stage, float fraction)>;

struct LoadOptions {
    bool decodeImages = true;      // false: images have a size but no pixels
    bool preferThumbnail = false;  // true: if the file carries a picture of itself, only its pixels
    bool generateTangents = true;  // if materials need tangents that the file lacks
    LoadTimings* timings = nullptr;  // borrowed; filled if not null
};

/// Reads a .gltf (external or embedded buffers) or .glb file; the format is detected from the
/// content. Non-fatal problems that were ignored, defaulted or repaired are in `Asset::findings`.
/// Never throws for invalid content; memory stays within the limits of model/load/limits.h.
[[nodiscard]] Result<std::shared_ptr<const Asset>> loadAsset(const std::filesystem::path& path,
                                                             const LoadOptions& options = {},
                                                             const LoadProgress& progress = {},
                                                             std::stop_token stop = {});

/// The same from bytes in memory; external files are resolved in `folder` (empty: none are).
[[nodiscard]] Result<std::shared_ptr<const Asset>> loadAssetFromMemory(
    std::span<const std::uint8_t> bytes, const std::filesystem::path& folder,
    const LoadOptions& options = {}, const LoadProgress& progress = {}, std::stop_token stop = {});

}  // namespace sinew
