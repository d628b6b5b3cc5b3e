// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The instances and the order of the draws of one frame.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "model/view/shown_nodes.h"
#include "viewport/scene/draw/draw_list.h"

namespace sinew {
namespace {

bool mirrors(const glm::mat4& matrix) noexcept {
    return glm::determinant(glm::mat3(matrix)) < 0.0F;
}

// The mean length scale.
float scaleOf(const glm::mat4& matrix) noexcept {
    return std::cbrt(std::abs(glm::determinant(glm::mat3(matrix))));
}

}  // namespace

void DrawList::place(const FramePose& pose, const FrameInput& input, const Eye& eye,
                     std::span<layout::InstanceConstants> out) {
    const bool bindPose = !viewModeInfo(input.view.mode).posed;
    const std::size_t own = pose.copies() - pose.ghosts();
    std::uint32_t next = 0;
    for (std::uint32_t place = 0; place < m_nodes.size(); ++place) {
        const std::size_t instances = m_instances[place].size();
        m_placed[place] = {.first = next,
                           .count = static_cast<std::uint32_t>(own * instances),
                           .all = static_cast<std::uint32_t>(pose.copies() * instances)};
        next += m_placed[place].all;
    }
    m_numbers.resize(next);
    m_mirroredGhosts.resize(pose.ghosts() * m_nodes.size());
    for (std::uint32_t place = 0; place < m_nodes.size(); ++place) {
        placeNode(place, pose, bindPose, out);
    }
    for (const DrawLayer layer : kAllDrawLayers) {
        m_ranges[rowOf(layer)].clear();
        for (const Draw& draw : m_draws[rowOf(layer)]) {
            if (drawsNode(input.view, *input.evaluator, draw.node)) {
                addRanges(draw, layer, pose, eye, bindPose);
            }
        }
    }
    sort(m_ranges[rowOf(DrawLayer::Translucent)]);
    addGhosts(pose, input);
}

void DrawList::placeNode(std::uint32_t place, const FramePose& pose, bool bindPose,
                         std::span<layout::InstanceConstants> out) noexcept {
    Placed& placed = m_placed[place];
    placed.mirrored = placeInstances(place, 0, placed.count, pose, bindPose, out);
    const auto instances = static_cast<std::uint32_t>(m_instances[place].size());
    for (std::uint32_t ghost = 0; ghost < pose.ghosts(); ++ghost) {
        m_mirroredGhosts[ghost * m_nodes.size() + place] =
            placeInstances(place, placed.count + ghost * instances, instances, pose, bindPose, out);
    }
}

/// `first`: number of the first of these instances. Returns how many are mirrored.
std::uint32_t DrawList::placeInstances(std::uint32_t place, std::uint32_t first,
                                       std::uint32_t count, const FramePose& pose, bool bindPose,
                                       std::span<layout::InstanceConstants> out) noexcept {
    const Node& node = m_asset[m_nodes[place]];
    const std::size_t instances = m_instances[place].size();
    const bool skinned =
        node.skin.value < m_asset.skins.size() && !m_asset[node.skin].joints.empty();
    // From the first copy for all, because the ring is slow to read.
    const float skinScale = skinned ? scaleOf(pose.jointMatrix(0, node.skin, 0)) : 0.0F;
    std::uint32_t front = m_placed[place].first + first, back = front + count;
    for (std::uint32_t number = first; number < first + count; ++number) {
        const std::size_t copy = number / instances;
        const glm::mat4 matrix = worldFromMesh(place, pose, number);
        const std::uint32_t position = !bindPose && mirrors(matrix) ? --back : front++;
        const std::size_t firstMatrix =
            node.skin.value < m_asset.skins.size() ? pose.firstMatrix(copy, node.skin) : 0;
        m_numbers[position] = number;
        out[position] = {
            .worldFromMesh = matrix,
            .offset = glm::vec4(pose.offset(copy), skinned ? skinScale : scaleOf(matrix)),
            .first = glm::uvec4(firstMatrix, copy * m_asset.weightCount + node.firstWeight,
                                firstMatrix + pose.stretchedOffset(), number)};
    }
    return m_placed[place].first + first + count - front;
}

void DrawList::addGhosts(const FramePose& pose, const FrameInput& input) {
    m_ghosts.clear();
    m_hasGhost.assign(m_nodes.size(), 0);
    for (std::uint32_t ghost = 0; ghost < pose.ghosts(); ++ghost) {
        for (const std::vector<Draw>& draws : m_draws) {
            for (const Draw& draw : draws) {
                if (draw.buffers->elementSize == 3 && pose.ghostDiffers(ghost, draw.place) &&
                    drawsNode(input.view, *input.ghosts[ghost].evaluator, draw.node)) {
                    addGhost(draw, ghost);
                }
            }
        }
    }
}

void DrawList::addGhost(const Draw& draw, std::uint32_t ghost) {
    m_hasGhost[draw.place] = 1;
    const auto instances = static_cast<std::uint32_t>(m_instances[draw.place].size());
    const Placed& placed = m_placed[draw.place];
    const std::uint32_t first = placed.first + placed.count + ghost * instances;
    const std::uint32_t mirrored = m_mirroredGhosts[ghost * m_nodes.size() + draw.place];
    if (mirrored < instances) {
        m_ghosts.push_back({.range = {.draw = &draw, .first = first, .count = instances - mirrored},
                            .ghost = ghost});
    }
    if (mirrored > 0) {
        m_ghosts.push_back({.range = {.draw = &draw,
                                      .first = first + instances - mirrored,
                                      .count = mirrored,
                                      .mirrored = true},
                            .ghost = ghost});
    }
}

glm::mat4 DrawList::worldFromMesh(std::uint32_t place, const FramePose& pose,
                                  std::uint32_t number) const noexcept {
    const std::size_t instances = m_instances[place].size();
    const glm::mat4& world = pose.world(number / instances, place);
    return m_asset[m_nodes[place]].instances ? world * m_instances[place][number % instances]
                                             : world;
}

void DrawList::addRanges(const Draw& draw, DrawLayer layer, const FramePose& pose, const Eye& eye,
                         bool bindPose) {
    std::vector<DrawRange>& ranges = m_ranges[rowOf(layer)];
    const Placed placed = m_placed[draw.place];
    const std::uint32_t straight = placed.count - placed.mirrored;
    if (layer != DrawLayer::Translucent) {
        if (straight > 0) {
            ranges.push_back({.draw = &draw, .first = placed.first, .count = straight});
        }
        if (placed.mirrored > 0) {
            ranges.push_back({.draw = &draw,
                              .first = placed.first + straight,
                              .count = placed.mirrored,
                              .mirrored = true});
        }
        return;
    }
    for (std::uint32_t i = 0; i < placed.count; ++i) {
        const std::uint32_t position = placed.first + i;
        const glm::vec3 anchor = anchorInWorld(draw, pose, m_numbers[position], bindPose);
        const float distance = glm::dot(anchor - eye.position, eye.forward);
        ranges.push_back({.draw = &draw,
                          .first = position,
                          .count = 1,
                          .mirrored = i >= straight,
                          .distance = std::isfinite(distance) ? distance : 0.0F});
    }
}

glm::vec3 DrawList::anchorInWorld(const Draw& draw, const FramePose& pose, std::uint32_t number,
                                  bool bindPose) const noexcept {
    const PrimitiveAnchor& anchor = draw.buffers->anchor;
    const glm::vec4 position(anchor.position, 1.0F);
    if (bindPose) {
        return anchor.position;
    }
    const std::size_t copy = number / m_instances[draw.place].size();
    const bool skinned = draw.skin.valid() && anchor.joint < m_asset[draw.skin].joints.size();
    const glm::mat4 matrix = skinned ? pose.jointMatrix(copy, draw.skin, anchor.joint)
                                     : worldFromMesh(draw.place, pose, number);
    return glm::vec3(matrix * position) + pose.offset(copy);
}

void DrawList::sort(std::vector<DrawRange>& ranges) const noexcept {
    std::sort(ranges.begin(), ranges.end(), [&](const DrawRange& a, const DrawRange& b) {
        if (a.distance != b.distance) {
            return a.distance > b.distance;
        }
        return std::tuple(a.draw->node, m_numbers[a.first], a.draw->buffers) <
               std::tuple(b.draw->node, m_numbers[b.first], b.draw->buffers);
    });
}

}  // namespace sinew
