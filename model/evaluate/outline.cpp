// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/outline.h"

#include <array>
#include <cmath>

#include "model/core/finite.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/visit_points.h"

namespace sinew {

namespace {

constexpr std::size_t kDirections = 96;

/// Keeps the outermost point in each direction. Directions are spread evenly on a spiral over the
/// sphere.
class OutlineBuilder {
public:
    OutlineBuilder() {
        constexpr float kGoldenAngle = 2.39996323F;
        for (std::size_t i = 0; i < kDirections; ++i) {
            const float y = 1.0F - (2.0F * static_cast<float>(i) + 1.0F) / kDirections;
            const float angle = kGoldenAngle * static_cast<float>(i);
            const float ring = std::sqrt(1.0F - y * y);
            m_x[i] = ring * std::cos(angle);
            m_y[i] = y;
            m_z[i] = ring * std::sin(angle);
        }
        m_best.fill(-std::numeric_limits<float>::infinity());
    }

    void add(const glm::vec3& point) noexcept {
        if (isFinite(point)) {
            m_box.add(point);
            if (isOutside(point)) {
                keep(point);
            }
        }
    }

    [[nodiscard]] Outline outline() const {
        return {m_box, m_box.empty() ? std::vector<glm::vec3>()
                                     : std::vector(m_points.begin(), m_points.end())};
    }

private:
    [[nodiscard]] float along(std::size_t direction, const glm::vec3& point) const noexcept {
        return m_x[direction] * point.x + m_y[direction] * point.y + m_z[direction] * point.z;
    }

    /// Most points are not; the branch-free loop compiles to a few vector instructions.
    [[nodiscard]] bool isOutside(const glm::vec3& point) const noexcept {
        int outside = 0;
        for (std::size_t i = 0; i < kDirections; ++i) {
            outside |= along(i, point) > m_best[i] ? 1 : 0;
        }
        return outside != 0;
    }

    void keep(const glm::vec3& point) noexcept {
        for (std::size_t i = 0; i < kDirections; ++i) {
            const float distance = along(i, point);
            if (distance > m_best[i]) {
                m_best[i] = distance;
                m_points[i] = point;
            }
        }
    }

    std::array<float, kDirections> m_x{}, m_y{}, m_z{}, m_best{};
    std::array<glm::vec3, kDirections> m_points{};
    Box m_box;
};

}  // namespace

void Outline::add(const Outline& other) {
    box.add(other.box);
    points.insert(points.end(), other.points.begin(), other.points.end());
}

Outline posedOutline(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                     WeightSource weights) {
    OutlineBuilder builder;
    visitPosedPoints(evaluator, nodes, weights, 1, addingTo(builder));
    return builder.outline();
}

Outline animatedOutline(const std::shared_ptr<const Asset>& asset, SceneIndex scene,
                        AnimationIndex animation, WeightSource weights) {
    return animatedOutline(std::make_shared<const ClipLibrary>(asset), sceneNodes(*asset, scene),
                           animation, weights);
}

Outline animatedOutline(const std::shared_ptr<const ClipLibrary>& clips,
                        const std::vector<NodeIndex>& nodes, AnimationIndex animation,
                        WeightSource weights, const std::stop_token& stop, const HandPose& hand,
                        NodeIndex still) {
    OutlineBuilder builder;
    visitAnimatedPoints(clips, nodes, animation, weights, addingTo(builder, stop), stop, hand,
                        still);
    return builder.outline();
}

Outline storedOutline(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    OutlineBuilder builder;
    visitStoredPoints(asset, nodes, addingTo(builder));
    return builder.outline();
}

}  // namespace sinew
