// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// A vertex as one node draws it.
struct DrawnVertex {
    NodeIndex node;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t vertex = 0;
    std::uint32_t instance = 0;  // instance of EXT_mesh_gpu_instancing; 0 if not instanced

    bool operator==(const DrawnVertex&) const = default;
};

[[nodiscard]] bool exists(const Asset& asset, const DrawnVertex& place) noexcept;

}  // namespace sinew
