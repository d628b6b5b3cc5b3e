// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_shape.h"

#include <map>
#include <tuple>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_teeth.h"

namespace sinew::demo {
namespace {

constexpr int kRefinements = 2;
constexpr int kFitCorrections = 4;

template <class T>
std::vector<T> carry(std::span<const Stencil> stencils, const std::vector<T>& values) {
    return applyStencils<T>(stencils, std::span<const T>(values));
}

}  // namespace

OrcaShape orcaShape() {
    OrcaCage cage = orcaCage();
    OrcaShape shape;
    shape.positions = fitControlPoints(cage.faces, cage.points, cage.pull, kFitCorrections);
    shape.weights = std::move(cage.weights);
    shape.faces = std::move(cage.faces);
    for (int i = 0; i < kRefinements; ++i) {
        const RefinedQuads finer = refine(shape.faces, shape.positions.size());
        shape.positions = carry(finer.points, shape.positions);
        shape.weights = carry(finer.points, shape.weights);
        shape.faces = finer.faces;
    }
    const std::vector<Stencil> limit = limitStencils(shape.faces, shape.positions.size());
    shape.positions = carry(limit, shape.positions);
    addTeeth(shape);
    shape.normals = pointNormals(shape.faces, shape.positions);
    return shape;
}

OrcaVertices orcaVertices(const OrcaShape& shape) {
    OrcaVertices out;
    std::map<std::tuple<std::uint32_t, float, float>, std::uint32_t> known;
    const auto vertexOf = [&](std::uint32_t point, const glm::vec2& uv) {
        const auto next = static_cast<std::uint32_t>(out.points.size());
        const auto [entry, added] = known.try_emplace({point, uv.x, uv.y}, next);
        if (added) {
            out.points.push_back(point);
            out.uvs.push_back(uv);
        }
        return entry->second;
    };
    for (const QuadFace& face : shape.faces) {
        std::array<std::uint32_t, 4> v{};
        for (std::size_t c = 0; c < 4; ++c) {
            v[c] = vertexOf(face.points[c], face.uv[c]);
        }
        out.indices.insert(out.indices.end(), {v[0], v[1], v[2], v[0], v[2], v[3]});
    }
    return out;
}

}  // namespace sinew::demo
