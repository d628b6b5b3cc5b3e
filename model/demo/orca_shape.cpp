// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_shape.h"

#include <cmath>
#include <map>
#include <tuple>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {

namespace {

constexpr int kTeethPerSide = 10;
constexpr float kFirst = 0.100F;  // metres behind the snout
constexpr float kLast = 0.47F;
constexpr float kRadius = 0.0155F;  // metres
constexpr float kLength = 0.048F;
constexpr float kInside = 0.048F;  // distance between the lip and the row of teeth

struct Tooth {
    glm::vec3 root;
    glm::vec3 tip;
    JointWeights weights;
};

std::uint32_t addPoint(OrcaShape& shape, const glm::vec3& position, const JointWeights& weights) {
    shape.positions.push_back(position);
    shape.weights.push_back(weights);
    return static_cast<std::uint32_t>(shape.positions.size() - 1);
}

// A six-sided cone of six quads: three meet at the tip, three at the root.
void addCone(OrcaShape& shape, const Tooth& tooth) {
    const glm::vec3 axis = glm::normalize(tooth.tip - tooth.root);
    const glm::vec3 right = glm::normalize(glm::cross(axis, glm::vec3(0.0F, 0.0F, 1.0F)));
    const glm::vec3 ahead = glm::cross(axis, right);
    std::array<std::uint32_t, 6> rim{};
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / 6.0F;
        rim[i] = addPoint(
            shape, tooth.root + kRadius * (std::cos(angle) * right + std::sin(angle) * ahead),
            tooth.weights);
    }
    const std::uint32_t tip = addPoint(shape, tooth.tip, tooth.weights);
    const std::uint32_t root = addPoint(shape, tooth.root - 0.5F * kRadius * axis, tooth.weights);
    const glm::vec2 tipUv = chartUv(Chart::Teeth, 0.5F, 0.8F);
    const glm::vec2 rootUv = chartUv(Chart::Teeth, 0.5F, 0.2F);
    const std::array rimUv{chartUv(Chart::Teeth, 0.2F, 0.5F), chartUv(Chart::Teeth, 0.8F, 0.5F)};
    for (std::size_t i = 0; i < 6; i += 2) {
        const std::uint32_t a = rim[i];
        const std::uint32_t b = rim[i + 1];
        const std::uint32_t c = rim[(i + 2) % 6];
        const std::uint32_t d = rim[(i + 3) % 6];
        shape.faces.push_back(
            {{tip, a, b, c}, {tipUv, rimUv[0], rimUv[1], rimUv[0]}, BodyPart::Tooth});
        shape.faces.push_back(
            {{root, d, c, b}, {rootUv, rimUv[1], rimUv[0], rimUv[1]}, BodyPart::Tooth});
    }
}

// `jaw` is +1 for the upper, -1 for the lower; `side` +1 left, -1 right.
Tooth toothAt(float d, float side, float jaw) {
    const CrossSection section = crossSection(d);
    const float x = std::max(section.halfWidth - kInside, 0.03F);
    const float root = section.side + jaw * 0.030F;
    // Conical, leaning inwards and back.
    const glm::vec3 base = meshPoint(side * x, root, d);
    const glm::vec3 tip = meshPoint(side * (x - 0.008F), root - jaw * kLength, d + 0.010F);
    JointWeights weights = spineWeights(d);
    return {base, tip, jaw < 0.0F ? mixed(weights, kJaw, jawShare(d)) : weights};
}

/// Adds a row of cones to each jaw, each a separate closed surface that moves with its jaw.
void addTeeth(OrcaShape& shape) {
    const float spacing = (kLast - kFirst) / static_cast<float>(kTeethPerSide - 1);
    for (int i = 0; i < kTeethPerSide; ++i) {
        const float d = kFirst + spacing * static_cast<float>(i);
        for (const float side : {1.0F, -1.0F}) {
            addCone(shape, toothAt(d, side, 1.0F));
            addCone(shape, toothAt(d + 0.5F * spacing, side, -1.0F));
        }
    }
}

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
