// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "model/weights/drawn_vertex.h"

namespace sinew {

/// A vertex as typed: the indices of its mesh and primitive, and its own; or a triangle, with a
/// point of it.
struct VertexNumbers {
    std::uint32_t mesh = 0;
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;          // or triangle, as the primitive draws them
    std::optional<glm::vec2> at = {};  // barycentric, of the second and third vertex of a triangle
};

// `option` is named in messages: "--vertex". All throw Failure (exit 2).

/// "0/0/1812", or "0/0/512@0.25/0.5": a point of a triangle.
[[nodiscard]] VertexNumbers parseVertex(const char* option, const std::string& text);

/// "0/0/1812,0/0/1900".
[[nodiscard]] std::pair<VertexNumbers, VertexNumbers> parseVertexPair(const char* option,
                                                                      const std::string& text);

/// As drawn by the first node that draws the mesh, of the default scene if there is one.
[[nodiscard]] DrawnVertex lookUpVertex(const Asset& asset, const char* option,
                                       const VertexNumbers& numbers);
/// As drawn by a node.
[[nodiscard]] DrawnVertex lookUpVertex(const Asset& asset, const char* option,
                                       const VertexNumbers& numbers, NodeIndex node);

}  // namespace sinew
