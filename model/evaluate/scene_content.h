// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// Whether a mesh has anything to draw: a complete point, line or triangle. Does not read the
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

/// Vertices that one picture of a file may draw: this many per byte of the file and its buffers,
/// plus a minimum so that small files load. As for decoded data (model/load/limits.h), because a
/// few bytes can ask for billions: instances, nodes and primitives that share data, accessors
/// without data.
inline constexpr std::uint64_t kDrawnVerticesPerFileByte = 64;
inline constexpr std::uint64_t kDrawnVerticesFloor = 4'000'000;

/// The same for a software device, whatever the file: about a minute on two cores.
inline constexpr std::uint64_t kMostSoftwareVertices = 64'000'000;

/// What one picture of a scene draws, with hidden nodes and everything outside of the picture, of
/// one copy: of each primitive its vertices or its indices, whichever are more, per instance.
struct DrawnVertices {
    std::uint64_t count = 0;   // 2^62 at most
    std::uint64_t ofMost = 0;  // count of the node that draws most
    NodeIndex most;            // none: nothing is drawn
};

/// `scene` none or unknown: all nodes.
[[nodiscard]] DrawnVertices drawnVertices(const Asset& asset, SceneIndex scene);

/// Why a picture draws more than its file may, with a JSON pointer; empty if it does not. An asset
/// that does not come from a file has no limit.
[[nodiscard]] std::string tooManyForFile(const Asset& asset, const DrawnVertices& drawn);

/// The same for a software device.
[[nodiscard]] std::string tooManyForSoftware(const DrawnVertices& drawn);

}  // namespace sinew
