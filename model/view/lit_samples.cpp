// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/lit_samples.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "model/evaluate/deform_node.h"

namespace sinew {
namespace {

constexpr std::size_t kRequested = 4096;
constexpr std::size_t kMostOfPrimitive = 512;
constexpr std::size_t kMostOfTriangle = 64;

bool takesLight(const Asset& asset, const Primitive& primitive) noexcept {
    return elementSize(primitive.topology) == 3 &&
           !(primitive.material && asset[primitive.material].unlit);
}

/// Barycentric weights of the `index`th point of a triangle: the R2 sequence, folded.
glm::vec3 sharesOf(std::size_t index) noexcept {
    constexpr double kStepU = 0.7548776662466927;
    constexpr double kStepV = 0.5698402909980532;
    const double at = static_cast<double>(index);
    double u = std::fmod(0.5 + kStepU * at, 1.0);
    double v = std::fmod(0.5 + kStepV * at, 1.0);
    if (u + v > 1.0) {
        u = 1.0 - u;
        v = 1.0 - v;
    }
    return {static_cast<float>(1.0 - u - v), static_cast<float>(u), static_cast<float>(v)};
}

/// `triangleStep`: the number of triangles that this one represents.
void addTriangle(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, NodeIndex node,
                 std::size_t points, float triangleStep, std::vector<LitSample>& out) {
    const glm::dvec3 cross =
        glm::cross(glm::dvec3(b) - glm::dvec3(a), glm::dvec3(c) - glm::dvec3(a));
    const double twice = glm::length(cross);
    if (!(twice > 0.0) || !std::isfinite(twice)) {
        return;
    }
    const auto area = static_cast<float>(0.5 * twice) * triangleStep / static_cast<float>(points);
    for (std::size_t i = 0; i < points; ++i) {
        const glm::vec3 shares = points == 1 ? glm::vec3(1.0F / 3.0F) : sharesOf(i);
        out.push_back({.position = shares.x * a + shares.y * b + shares.z * c,
                       .normal = glm::vec3(cross / twice),
                       .area = area,
                       .node = node});
    }
}

void addPrimitive(const Primitive& primitive, std::span<const glm::vec3> positions, NodeIndex node,
                  std::size_t requested, std::vector<LitSample>& out) {
    const std::vector<std::uint32_t> corners = elementList(primitive);
    const std::size_t triangles = corners.size() / 3;
    if (triangles == 0) {
        return;
    }
    const std::size_t step = 1 + (triangles - 1) / requested;
    const std::size_t points = std::clamp<std::size_t>(requested / triangles, 1, kMostOfTriangle);
    for (std::size_t i = 0; i < triangles; i += step) {
        addTriangle(positions[corners[3 * i]], positions[corners[3 * i + 1]],
                    positions[corners[3 * i + 2]], node, points, static_cast<float>(step), out);
    }
}

glm::mat4 meshToWorld(const PoseEvaluator& evaluator, NodeIndex node) {
    const auto& instances = evaluator.asset()[node].instances;
    const glm::mat4& world = evaluator.world(node);
    return instances && !instances->transforms.empty()
               ? world * toMatrix(instances->transforms.front())
               : world;
}

}  // namespace

std::vector<LitSample> litSamples(const PoseEvaluator& evaluator,
                                  const std::vector<NodeIndex>& nodes) {
    const Asset& asset = evaluator.asset();
    std::vector<std::pair<NodeIndex, const Primitive*>> lit;
    for (const NodeIndex node : nodes) {
        if (asset[node].mesh && evaluator.isVisible(node)) {
            for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
                if (takesLight(asset, primitive)) {
                    lit.emplace_back(node, &primitive);
                }
            }
        }
    }
    std::vector<LitSample> samples;
    if (lit.empty()) {
        return samples;
    }
    const std::size_t requested =
        std::clamp<std::size_t>(kRequested / lit.size(), 1, kMostOfPrimitive);
    const std::size_t step = 1 + (lit.size() - 1) / kRequested;
    DeformedVertices posed;
    for (std::size_t i = 0; i < lit.size(); i += step) {
        const auto& [node, primitive] = lit[i];
        DeformInput input = deformInput(evaluator, node, WeightSource::Normalized);
        input.worldFromMesh = meshToWorld(evaluator, node);
        deformPrimitive(*primitive, input, posed);
        addPrimitive(*primitive, posed.positions, node, requested, samples);
    }
    return samples;
}

}  // namespace sinew
