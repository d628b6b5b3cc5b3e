// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/morph_twins.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace sinew::check {
namespace {

constexpr double kAlike = 0.999;  // cosine
constexpr std::size_t kSketchParts = 4;
constexpr double kSketchDifference = 0.25;  // more than targets that are alike differ by
constexpr std::size_t kNeighbors = 8;       // sketches that are compared, in their order

// A target as one direction in the space of all displacements, seen along a few random directions.
struct TargetSketch {
    std::size_t target = 0;
    double length = 0.0;
    std::array<double, kSketchParts> parts = {};
};

std::uint64_t mixed(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

template <class Visit>
void eachDisplacement(const Mesh& mesh, std::size_t target, const std::stop_token& stop,
                      const Visit& visit) {
    for (std::size_t p = 0; p < mesh.primitives.size(); ++p) {
        const std::vector<MorphTarget>& targets = mesh.primitives[p].targets;
        const std::size_t count = target < targets.size() ? targets[target].positions.size() : 0;
        for (std::size_t v = 0; v < count && !stop.stop_requested(); ++v) {
            const glm::vec3& moved = targets[target].positions[v];
            if (moved != glm::vec3(0.0F)) {
                visit(p, v, glm::dvec3(moved));
            }
        }
    }
}

TargetSketch sketchOf(const Mesh& mesh, std::size_t target, const std::stop_token& stop) {
    TargetSketch sketch{.target = target};
    double squares = 0.0;
    eachDisplacement(mesh, target, stop,
                     [&](std::size_t p, std::size_t v, const glm::dvec3& moved) {
                         squares += glm::dot(moved, moved);
                         std::uint64_t signs = mixed((p << 40U) + v + 1);
                         for (double& part : sketch.parts) {
                             for (int axis = 0; axis < 3; ++axis) {
                                 part += (signs & 1U) != 0 ? moved[axis] : -moved[axis];
                                 signs >>= 1U;
                             }
                         }
                     });
    sketch.length = std::sqrt(squares);
    for (double& part : sketch.parts) {
        part /= sketch.length;
    }
    return sketch;
}

bool mayBeAlike(const TargetSketch& a, const TargetSketch& b) {
    for (std::size_t i = 0; i < kSketchParts; ++i) {
        if (!(std::abs(a.parts[i] - b.parts[i]) < kSketchDifference)) {
            return false;
        }
    }
    return a.length < 2.0 * b.length && b.length < 2.0 * a.length;
}

bool areAlike(const Mesh& mesh, const TargetSketch& a, const TargetSketch& b,
              const std::stop_token& stop) {
    double product = 0.0;
    eachDisplacement(mesh, a.target, stop,
                     [&](std::size_t p, std::size_t v, const glm::dvec3& moved) {
                         const auto& other = mesh.primitives[p].targets[b.target].positions;
                         if (v < other.size()) {
                             product += glm::dot(moved, glm::dvec3(other[v]));
                         }
                     });
    return product >= kAlike * a.length * b.length;
}

}  // namespace

std::vector<std::optional<MorphTwin>> morphTwins(const Mesh& mesh, const std::stop_token& stop) {
    std::vector<TargetSketch> sketches;
    for (std::size_t t = 0; t < mesh.targetCount(); ++t) {
        const TargetSketch sketch = sketchOf(mesh, t, stop);
        if (sketch.length > 0.0 && std::isfinite(sketch.length)) {
            sketches.push_back(sketch);
        }
    }
    std::stable_sort(
        sketches.begin(), sketches.end(),
        [](const TargetSketch& a, const TargetSketch& b) { return a.parts[0] < b.parts[0]; });
    std::vector<std::optional<MorphTwin>> twins(mesh.targetCount());
    for (std::size_t i = 0; i < sketches.size(); ++i) {
        std::size_t compared = 0;
        for (std::size_t j = i + 1; j < sketches.size() && compared < kNeighbors &&
                                    sketches[j].parts[0] - sketches[i].parts[0] < kSketchDifference;
             ++j) {
            if (!mayBeAlike(sketches[i], sketches[j])) {
                continue;
            }
            ++compared;
            const bool isOrdered = sketches[i].target < sketches[j].target;
            const TargetSketch& first = sketches[isOrdered ? i : j];
            const TargetSketch& second = sketches[isOrdered ? j : i];
            std::optional<MorphTwin>& twin = twins[second.target];
            if ((!twin || first.target < twin->target) && areAlike(mesh, first, second, stop)) {
                twin = {first.target, second.length / first.length};
            }
        }
    }
    return stop.stop_requested() ? std::vector<std::optional<MorphTwin>>(mesh.targetCount())
                                 : twins;
}

}  // namespace sinew::check
