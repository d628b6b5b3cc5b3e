// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/hand_pose.h"
#include "model/facts/morph_lookup.h"

namespace sinew {

/// Resolves `text`: an index, otherwise an exact name. Throws Failure (exit 2) that names the one
/// probably meant and lists the valid ones, up to a limit: "there is no animation 'Wlak'; did you
/// mean 'Walk'? Valid: 0 'Walk'".
[[nodiscard]] std::size_t lookUp(const char* kind, const std::vector<std::string>& names,
                                 const std::string& text);

[[nodiscard]] SceneIndex lookUpScene(const Asset& asset, const std::string& text);
[[nodiscard]] AnimationIndex lookUpAnimation(const Asset& asset, const std::string& text);
[[nodiscard]] std::vector<AnimationIndex> everyAnimation(const Asset& asset);
[[nodiscard]] NodeIndex lookUpNode(const Asset& asset, const std::string& text);
[[nodiscard]] SkinIndex lookUpSkin(const Asset& asset, const std::string& text);
[[nodiscard]] JointIndex lookUpJoint(const Asset& asset, const Skin& skin, const std::string& text);
[[nodiscard]] VariantIndex lookUpVariant(const Asset& asset, const std::string& text);
[[nodiscard]] CameraIndex lookUpCamera(const Asset& asset, const std::string& text);

/// As findMorphTargets. Throws Failure (exit 2) that lists the valid ones if there is none.
[[nodiscard]] std::vector<NodeMorphTarget> lookUpMorphTargets(const Asset& asset,
                                                              const std::string& text);

/// "Smile=0.5" as name and weight. Throws Failure (exit 2).
[[nodiscard]] std::pair<std::string, float> parseMorphWeight(const char* option,
                                                             const std::string& text);

/// The weights of morph targets and expressions as a pose by hand; of a target named twice, also by
/// an expression, the last one counts.
[[nodiscard]] HandPose morphPose(const Asset& asset,
                                 const std::vector<std::pair<std::string, float>>& weights);

}  // namespace sinew
