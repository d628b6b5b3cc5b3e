// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/write/model_export.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {

/// The bar of skinnedBar, with a morph weight that moves, a second clip "Lean", and "Tile": a
/// mirrored quad with UV coordinates and a red material, drawn by node 4.
[[nodiscard]] GltfBuilder barAndTile();

[[nodiscard]] std::shared_ptr<const Asset> loaded(const GltfBuilder& gltf,
                                                  Caller caller = Caller::here());

/// What is played of the first clip, to be exported.
[[nodiscard]] ModelExport exportOf(const std::shared_ptr<const Asset>& asset);

/// The last file of what is made, loaded again.
[[nodiscard]] std::shared_ptr<const Asset> readBack(const MadeModel& made,
                                                    Caller caller = Caller::here());
[[nodiscard]] MadeModel made(const ModelExport& wanted, const std::string& name,
                             Caller caller = Caller::here());

/// World-space positions of all that a picture shows, in the order of the nodes.
[[nodiscard]] std::vector<glm::vec3> shownPositions(const PoseEvaluator& pose,
                                                    const ViewOptions& view);

/// The greatest distance; huge if the numbers differ.
[[nodiscard]] float distanceOf(const std::vector<glm::vec3>& a, const std::vector<glm::vec3>& b);

}  // namespace sinew::test
