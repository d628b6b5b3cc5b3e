// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The kind of a node, for its icon; the first match.
enum class NodeKind : std::uint8_t { SkinnedMesh, Mesh, Camera, Light, Joint, Group };

/// One per node of the file.
[[nodiscard]] std::vector<NodeKind> nodeKinds(const Asset& asset);

[[nodiscard]] const char* nodeKindName(NodeKind kind) noexcept;  // "skinned mesh"
[[nodiscard]] const char* nodeKindIcon(NodeKind kind) noexcept;  // name for icon()

}  // namespace sinew
