// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::python {

// What commands of `sinew-cli` print with --json, of files that are loaded.

using SharedAsset = std::shared_ptr<const Asset>;

/// sinew.info
[[nodiscard]] std::string infoJson(const SharedAsset& asset, bool bounds);
/// sinew.check
[[nodiscard]] std::string findingsJson(const SharedAsset& asset);
/// sinew.weights. No clip: distances in the rest pose; no skin: all of them.
[[nodiscard]] std::string weightsJson(const SharedAsset& asset, AnimationIndex animation,
                                      SkinIndex skin, bool mirror);
/// sinew.motion. No clips: all; no feet: they are found; rate 0: guessed from the keys.
[[nodiscard]] std::string motionJson(const SharedAsset& asset, std::vector<AnimationIndex> clips,
                                     std::vector<NodeIndex> feet, double framesPerSecond);
/// sinew.compare. `phase`: clips are compared at the same phase, not at the same time.
[[nodiscard]] std::string comparisonJson(const SharedAsset& before, const SharedAsset& after,
                                         bool phase, bool bisects);

}  // namespace sinew::python
