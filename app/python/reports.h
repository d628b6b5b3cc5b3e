// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::python {

// What commands of `sinew-cli` print with --json, of files that are loaded. Of no use after a stop,
// which some end with an exception.

using SharedAsset = std::shared_ptr<const Asset>;

/// sinew.info
[[nodiscard]] std::string infoJson(const SharedAsset& asset, bool bounds,
                                   const std::stop_token& stop);
/// sinew.check, by the rules of the project (with its baseline): those of the file `config`; empty:
/// those above the asset. Throws Failure for a broken rule file or baseline.
[[nodiscard]] std::string findingsJson(const SharedAsset& asset, const std::string& config,
                                       bool hasProject, const std::stop_token& stop);
/// sinew.weights. No clip: distances in the rest pose; no skin: all of them.
[[nodiscard]] std::string weightsJson(const SharedAsset& asset, AnimationIndex animation,
                                      SkinIndex skin, bool mirror, const std::stop_token& stop);
/// sinew.motion. No clips: all; no feet: they are found; rate 0: guessed from the keys.
[[nodiscard]] std::string motionJson(const SharedAsset& asset, std::vector<AnimationIndex> clips,
                                     std::vector<NodeIndex> feet, double framesPerSecond,
                                     const std::stop_token& stop);
/// sinew.compare. `phase`: clips are compared at the same phase, not at the same time.
[[nodiscard]] std::string comparisonJson(const SharedAsset& before, const SharedAsset& after,
                                         bool phase, bool bisects, const std::stop_token& stop);

}  // namespace sinew::python
