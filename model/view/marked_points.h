// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/marked_vertices.h"
#include "model/view/view_options.h"

namespace sinew {

/// Where a marked vertex is, in world space.
struct MarkedPoint {
    glm::vec3 position{0.0F};
    std::uint32_t index = 0;  // index in the list of marked vertices
};

/// The positions of a view's marked vertices in a pose: bit-identical to `deformPrimitive`, once
/// per instance, and as stored in views that do not pose. Only the marked vertices are deformed.
class MarkedPoints {
public:
    /// Leaves out vertices that the asset does not have, that the picture does not draw
    /// (`drawsNode`), and positions that are not finite. At most kMostMarkedVertices. Allocates
    /// only for another list or asset.
    void follow(const PoseEvaluator& evaluator, const ViewOptions& view);
    void clear() noexcept;

    /// The first point of the main vertex comes first, if it is shown.
    [[nodiscard]] std::span<const MarkedPoint> points() const noexcept { return m_points; }
    /// Where the main vertex is; none if it is not shown.
    [[nodiscard]] std::optional<glm::vec3> main() const noexcept;

private:
    /// The marked vertices of one primitive that a node draws.
    struct Group {
        NodeIndex node;
        bool skinned = false;
        Primitive vertices;                  // only the marked ones
        std::vector<std::uint32_t> indices;  // index of each in the list of marked vertices
    };

    void collect(const std::shared_ptr<const Asset>& asset,
                 const std::shared_ptr<const MarkedVertices>& marked);
    void place(const Group& group, const PoseEvaluator& evaluator, const ViewOptions& view);
    void add(const Group& group, std::span<const glm::vec3> positions);

    std::shared_ptr<const Asset> m_asset;
    std::shared_ptr<const MarkedVertices> m_marked;
    std::vector<Group> m_groups;
    std::vector<MarkedPoint> m_points;
    DeformedVertices m_scratch;
    std::vector<StretchedJoint> m_stretched;
};

}  // namespace sinew
