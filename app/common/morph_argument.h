// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/evaluate/hand_pose.h"
#include "model/facts/morph_lookup.h"

namespace sinew {

/// As findMorphTargets. Throws Failure (exit 2) that lists the valid ones if there is none.
[[nodiscard]] std::vector<NodeMorphTarget> lookUpMorphTargets(const Asset& asset,
                                                              const std::string& text);

/// "Smile=0.5" as name and weight. Throws Failure (exit 2).
[[nodiscard]] std::pair<std::string, float> parseMorphWeight(const char* option,
                                                             const std::string& text);

/// The weights as a pose by hand; of a target named twice the last one counts.
[[nodiscard]] HandPose morphPose(const Asset& asset,
                                 const std::vector<std::pair<std::string, float>>& weights);

}  // namespace sinew
