// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>

namespace sinew {

/// One tightly packed stream per attribute, see PrimitiveBuffers.
inline constexpr std::array<VkVertexInputBindingDescription, 6> kSurfaceBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_VERTEX},
    {1, 4, VK_VERTEX_INPUT_RATE_VERTEX},
    {2, 8, VK_VERTEX_INPUT_RATE_VERTEX},
    {3, 16, VK_VERTEX_INPUT_RATE_VERTEX},
    {4, 4, VK_VERTEX_INPUT_RATE_VERTEX},
    {5, 8, VK_VERTEX_INPUT_RATE_VERTEX},
}};
inline constexpr std::array<VkVertexInputAttributeDescription, 6> kSurfaceAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 1, VK_FORMAT_R32_UINT, 0},  // packed
    {2, 2, VK_FORMAT_R32G32_SFLOAT, 0},
    {3, 3, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
    {4, 4, VK_FORMAT_R32_UINT, 0},  // packed
    {5, 5, VK_FORMAT_R32G32_SFLOAT, 0},
}};

/// For depth only: position, texture coordinates, colour.
inline constexpr std::array<VkVertexInputAttributeDescription, 4> kShadowAttributes{{
    kSurfaceAttributes[0],
    kSurfaceAttributes[2],
    kSurfaceAttributes[3],
    kSurfaceAttributes[5],
}};

/// For ghosts: position, normal, texture coordinates, colour.
inline constexpr std::array<VkVertexInputAttributeDescription, 5> kGhostAttributes{{
    kSurfaceAttributes[0],
    kSurfaceAttributes[1],
    kSurfaceAttributes[2],
    kSurfaceAttributes[3],
    kSurfaceAttributes[5],
}};

/// For data views of flat values: position, normal.
inline constexpr std::array<VkVertexInputAttributeDescription, 2> kCornerAttributes{{
    kSurfaceAttributes[0],
    kSurfaceAttributes[1],
}};

/// All of them for deformed vertices, plus stored positions for data views.
inline constexpr std::array<VkVertexInputBindingDescription, 7> kDeformedBindings{{
    kSurfaceBindings[0],
    kSurfaceBindings[1],
    kSurfaceBindings[2],
    kSurfaceBindings[3],
    kSurfaceBindings[4],
    kSurfaceBindings[5],
    {6, 12, VK_VERTEX_INPUT_RATE_VERTEX},
}};
inline constexpr std::array<VkVertexInputAttributeDescription, 7> kDeformedAttributes{{
    kSurfaceAttributes[0],
    kSurfaceAttributes[1],
    kSurfaceAttributes[2],
    kSurfaceAttributes[3],
    kSurfaceAttributes[4],
    kSurfaceAttributes[5],
    {6, 6, VK_FORMAT_R32G32B32_SFLOAT, 0},
}};

inline constexpr std::array<VkVertexInputAttributeDescription, 3> kDeformedCornerAttributes{{
    kDeformedAttributes[0],
    kDeformedAttributes[1],
    kDeformedAttributes[6],
}};

}  // namespace sinew
