// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// Whether a mesh has anything to draw: a complete point, line or triangle. Does not look at the
/// positions.
[[nodiscard]] bool drawsAnything(const Mesh& mesh) noexcept;

/// What a picture of a scene shows.
enum class SceneContent : std::uint8_t {
    Surfaces,  // surfaces of one mesh or more
    Bones,     // no mesh draws anything, so the nodes are drawn as bones
    Nothing,   // the scene has no nodes
};

/// `scene` none: all nodes.
[[nodiscard]] SceneContent sceneContent(const Asset& asset, SceneIndex scene);

/// Why a picture shows bones or nothing, with a JSON pointer: "the file has no nodes (at /nodes)".
/// Empty for surfaces.
[[nodiscard]] std::string contentReason(const Asset& asset, SceneIndex scene);
/// The same where no title says what follows from it: "there is nothing to draw: the file has …".
[[nodiscard]] std::string contentNotice(const Asset& asset, SceneIndex scene);

}  // namespace sinew
