// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstddef>
#include <span>

namespace sinew {

/// One tightly packed stream per attribute, see PrimitiveBuffers; the last is the stored positions
/// of deformed vertices, for data views.
inline constexpr std::array<VkVertexInputBindingDescription, 7> kDeformedBindings{{
    {0, 12, VK_VERTEX_INPUT_RATE_VERTEX},
    {1, 4, VK_VERTEX_INPUT_RATE_VERTEX},
    {2, 8, VK_VERTEX_INPUT_RATE_VERTEX},
    {3, 16, VK_VERTEX_INPUT_RATE_VERTEX},
    {4, 4, VK_VERTEX_INPUT_RATE_VERTEX},
    {5, 8, VK_VERTEX_INPUT_RATE_VERTEX},
    {6, 12, VK_VERTEX_INPUT_RATE_VERTEX},
}};
inline constexpr std::array<VkVertexInputAttributeDescription, 7> kDeformedAttributes{{
    {0, 0, VK_FORMAT_R32G32B32_SFLOAT, 0},
    {1, 1, VK_FORMAT_R32_UINT, 0},  // packed normal
    {2, 2, VK_FORMAT_R32G32_SFLOAT, 0},
    {3, 3, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
    {4, 4, VK_FORMAT_R32_UINT, 0},  // packed tangent
    {5, 5, VK_FORMAT_R32G32_SFLOAT, 0},
    {6, 6, VK_FORMAT_R32G32B32_SFLOAT, 0},
}};

template <std::size_t... Numbers>
inline constexpr std::array kAttributesOf{kDeformedAttributes[Numbers]...};

/// Stored vertices.
inline constexpr std::span kSurfaceBindings = std::span(kDeformedBindings).first<6>();
inline constexpr std::array kSurfaceAttributes = kAttributesOf<0, 1, 2, 3, 4, 5>;
/// For depth only: position, texture coordinates, colour.
inline constexpr std::array kShadowAttributes = kAttributesOf<0, 2, 3, 5>;
/// For ghosts: position, normal, texture coordinates, colour.
inline constexpr std::array kGhostAttributes = kAttributesOf<0, 1, 2, 3, 5>;
/// For data views of flat values: position, normal.
inline constexpr std::array kCornerAttributes = kAttributesOf<0, 1>;
inline constexpr std::array kDeformedCornerAttributes = kAttributesOf<0, 1, 6>;

}  // namespace sinew
