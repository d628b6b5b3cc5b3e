// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "model/core/math.h"

namespace sinew::demo {

/// The part that a face belongs to; determines its colours.
enum class BodyPart { Body, Dorsal, Flipper, Fluke, Palate, Floor, Eye, Tooth };

/// Corners counter-clockwise seen from outside. Texture coordinates are per corner, so that charts
/// can have seams while the surface stays closed.
struct QuadFace {
    std::array<std::uint32_t, 4> points;
    std::array<glm::vec2, 4> uv;
    BodyPart part = BodyPart::Body;
};

/// One new point as a weighted sum of old points; the factors sum to 1.
struct Stencil {
    std::vector<std::pair<std::uint32_t, float>> terms;
};

/// A refined quad mesh, and its points as functions of the coarser mesh's points. Any value per
/// point (position, skin weights) is carried over by `applyStencils`.
struct RefinedQuads {
    std::vector<QuadFace> faces;
    std::vector<Stencil> points;
};

/// One step of Catmull-Clark subdivision of a closed quad mesh: old points first, then one point
/// per edge, then one per face. Texture coordinates are halved linearly.
[[nodiscard]] RefinedQuads refine(std::span<const QuadFace> faces, std::size_t pointCount);

/// The position of each point of a closed quad mesh on the Catmull-Clark limit surface.
[[nodiscard]] std::vector<Stencil> limitStencils(std::span<const QuadFace> faces,
                                                 std::size_t pointCount);

template <class T>
[[nodiscard]] std::vector<T> applyStencils(std::span<const Stencil> stencils,
                                           std::span<const T> values) {
    std::vector<T> out(stencils.size(), T{});
    for (std::size_t i = 0; i < stencils.size(); ++i) {
        for (const auto& [point, factor] : stencils[i].terms) {
            out[i] += values[point] * factor;
        }
    }
    return out;
}

/// Control points whose limit surface passes close to `targets`, by iterative correction. `pull` is
/// the fraction of each correction that is applied per point: 0 keeps the natural smoothness.
[[nodiscard]] std::vector<glm::vec3> fitControlPoints(std::span<const QuadFace> faces,
                                                      std::span<const glm::vec3> targets,
                                                      std::span<const float> pull, int corrections);

/// Unit normals per point, weighted by the area of the faces around it.
[[nodiscard]] std::vector<glm::vec3> pointNormals(std::span<const QuadFace> faces,
                                                  std::span<const glm::vec3> positions);

}  // namespace sinew::demo
