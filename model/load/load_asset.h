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

/// In this order; a stage that a file needs nothing of may be left out.
enum class LoadStage { Read, Parse, Codecs, Geometry, Images, Tangents };

/// Called from the loading thread with what is being done and how far it is (0 to 1).
using LoadProgress = std::function<void(LoadStage stage, float fraction)>;

struct LoadOptions {
    bool decodeImages = true;        // false: images keep their size and no pixels
    bool generateTangents = true;    // where the file lacks tangents that its materials need
    LoadTimings* timings = nullptr;  // borrowed; filled when given
};

/// Reads a .gltf (external or embedded buffers) or .glb file, told apart by content. Everything
/// that does not stop loading but was ignored, defaulted or repaired is in `Asset::findings`.
/// Never throws for bad content; memory stays within the limits of model/load/limits.h.
[[nodiscard]] Result<std::shared_ptr<const Asset>> loadAsset(const std::filesystem::path& path,
                                                             const LoadOptions& options = {},
                                                             const LoadProgress& progress = {},
                                                             std::stop_token stop = {});

/// The same from bytes in memory; external files are looked for in `folder` (empty: none are).
[[nodiscard]] Result<std::shared_ptr<const Asset>> loadAssetFromMemory(
    std::span<const std::uint8_t> bytes, const std::filesystem::path& folder,
    const LoadOptions& options = {}, const LoadProgress& progress = {}, std::stop_token stop = {});

}  // namespace sinew
