// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "model/asset/asset.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew::test {

/// A sheet of 5 × 4 vertices one unit apart that follows two joints, at x = 0 and 1: vertices of
/// column x have the weight x / 4 of the second one. The clip "Wave" turns both about Z within a
/// second, by 0.3 and 0.5 radians.
[[nodiscard]] Asset comparedSheet();

/// The sheet after a change.
[[nodiscard]] std::shared_ptr<const Asset> changedSheet(
    const std::function<void(Asset&)>& change = {});
[[nodiscard]] std::shared_ptr<const ClipLibrary> clipsOf(
    const std::function<void(Asset&)>& change = {});

void moveVertex(Asset& asset, std::size_t vertex, const glm::vec3& by);

/// Stores the vertices in the opposite order; the surface stays.
void reverseVertices(Asset& asset);

/// Stores the nodes, or the joints of the skin, in the opposite order.
void reverseNodes(Asset& asset);
void reverseJoints(Asset& asset);

/// Gives every triangle vertices of its own; the surface stays.
void splitVertices(Asset& asset);

}  // namespace sinew::test
