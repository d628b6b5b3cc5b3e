// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The instances and the order of the draws of one frame.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "model/view/shown_nodes.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_uses.h"

namespace sinew {
namespace {

/// Whether the look of an instance depends on nothing but its surface.
bool drawsPlainly(const ViewOptions& view) noexcept {
    return !drawsMarks(surfaceView(view)) && !viewModeInfo(view.mode).values;
}

}  // namespace

void DrawList::place(const FramePose& pose, const FrameInput& input, const Eye& eye,
                     std::span<layout::InstanceConstants> out) {
    const Placing placing{
        .pose = pose,
        .input = input,
        .eye = eye,
        .bindPose = !viewModeInfo(input.view.mode).posed,
        .together = eye.sight != nullptr && pose.ghosts() == 0 && drawsPlainly(input.view),
        .out = out};
    m_numbers.resize(out.size());
    m_placeOf.resize(out.size());
    m_mirroredGhosts.resize(pose.ghosts() * m_nodes.size());
    std::uint32_t next = 0;
    for (std::uint32_t place = 0; place < m_nodes.size(); ++place) {
        next = placeNode(place, next, placing);
    }
    for (DrawGroup& group : m_groups) {
        next = placing.together ? placeGroup(group, next, placing) : next;
    }
    m_selected.clear();
    for (const DrawLayer layer : kAllDrawLayers) {
        m_ranges[rowOf(layer)].clear();
        m_casters[rowOf(layer)].clear();
        for (const Draw& draw : draws(layer)) {
            addDraw(draw, placing);
        }
    }
    sort(m_ranges[rowOf(DrawLayer::Translucent)]);
    if (placing.together) {
        join(m_ranges[rowOf(DrawLayer::Translucent)], input.view);
    }
    addGhosts(pose, input);
}

/// Places a node that is not drawn together with others from `first` on; returns the next position.
std::uint32_t DrawList::placeNode(std::uint32_t place, std::uint32_t first,
                                  const Placing& placing) noexcept {
    const FramePose& pose = placing.pose;
    Placed& placed = m_placed[place];
    placed = {.first = first};
    if (placing.together && m_groupOf[place] != DrawGroup::kNone) {
        return first;
    }
    const auto instances = static_cast<std::uint32_t>(m_instances[place].size());
    const auto copies = static_cast<std::uint32_t>(pose.copies());
    placed.count = (copies - static_cast<std::uint32_t>(pose.ghosts())) * instances;
    placed.all = copies * instances;
    placed.mirrored = placeInstances(place, 0, placed.count, placing);
    for (std::uint32_t ghost = 0; ghost < pose.ghosts(); ++ghost) {
        m_mirroredGhosts[ghost * m_nodes.size() + place] =
            placeInstances(place, placed.count + ghost * instances, instances, placing);
    }
    return first + placed.all;
}

/// `first`: number of the first of these instances. Returns how many are mirrored.
std::uint32_t DrawList::placeInstances(std::uint32_t place, std::uint32_t first,
                                       std::uint32_t count, const Placing& placing) noexcept {
    const FramePose& pose = placing.pose;
    const Node& node = m_asset[m_nodes[place]];
    const bool skinned =
        node.skin.value < m_asset.skins.size() && !m_asset[node.skin].joints.empty();
    // From the first copy for all, because the ring is slow to read.
    const float skinScale = skinned ? scaleOf(pose.jointMatrix(0, node.skin, 0)) : 0.0F;
    std::uint32_t front = m_placed[place].first + first, back = front + count;
    for (std::uint32_t number = first; number < first + count; ++number) {
        const glm::mat4 matrix = worldFromMesh(place, pose, number);
        const std::uint32_t position = !placing.bindPose && mirrors(matrix) ? --back : front++;
        const float scale = skinned ? skinScale : scaleOf(matrix);
        write(position, {place, number}, constantsOf(place, number, matrix, scale, pose), placing);
    }
    return m_placed[place].first + first + count - front;
}

void DrawList::write(std::uint32_t position, const Instance& instance,
                     const layout::InstanceConstants& constants, const Placing& placing) noexcept {
    m_placeOf[position] = instance.place;
    m_numbers[position] = instance.number;
    placing.out[position] = constants;
}

layout::InstanceConstants DrawList::constantsOf(std::uint32_t place, std::uint32_t number,
                                                const glm::mat4& matrix, float scale,
                                                const FramePose& pose) const noexcept {
    const Node& node = m_asset[m_nodes[place]];
    const std::size_t copy = number / m_instances[place].size();
    const std::size_t firstMatrix =
        node.skin.value < m_asset.skins.size() ? pose.firstMatrix(copy, node.skin) : 0;
    return {.worldFromMesh = matrix,
            .offset = glm::vec4(pose.offset(copy), scale),
            .first = glm::uvec4(firstMatrix, copy * m_asset.weightCount + node.firstWeight,
                                firstMatrix + pose.stretchedOffset(), number)};
}

void DrawList::addGhosts(const FramePose& pose, const FrameInput& input) {
    m_ghosts.clear();
    m_hasGhost.assign(m_nodes.size(), 0);
    for (std::uint32_t ghost = 0; ghost < pose.ghosts(); ++ghost) {
        for (const Draw& draw : m_draws) {
            if (draw.buffers->elementSize == 3 && pose.ghostDiffers(ghost, draw.place) &&
                drawsNode(input.view, *input.ghosts[ghost].evaluator, draw.node)) {
                addGhost(draw, ghost);
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
    const std::size_t before = m_ghosts.size();
    addParts(m_ghosts, draw, {first, instances - mirrored, mirrored});
    for (DrawRange& part : std::span(m_ghosts).subspan(before)) {
        part.ghost = ghost;
    }
}

glm::mat4 DrawList::worldFromMesh(std::uint32_t place, const FramePose& pose,
                                  std::uint32_t number) const noexcept {
    const std::size_t instances = m_instances[place].size();
    const glm::mat4& world = pose.world(number / instances, place);
    return m_asset[m_nodes[place]].instances ? world * m_instances[place][number % instances]
                                             : world;
}

void DrawList::addDraw(const Draw& draw, const Placing& placing) {
    const std::uint32_t index = m_groupOf[draw.place];
    if (placing.together && index != DrawGroup::kNone) {
        const DrawGroup& group = m_groups[index];
        if (draw.place == group.lead && !draw.repeated) {
            addGroup(draw, group, placing);
        }
        return;
    }
    const Placed& placed = m_placed[draw.place];
    if (placed.count == 0 || !drawsNode(placing.input.view, *placing.input.evaluator, draw.node)) {
        return;
    }
    const Stretch all{placed.first, placed.count - placed.mirrored, placed.mirrored};
    if (draw.layer == DrawLayer::Translucent) {
        addSorted(draw, all, placing);
    } else {
        addParts(m_ranges[rowOf(draw.layer)], draw, all);
    }
    if (placing.eye.light != nullptr) {
        m_casters[rowOf(draw.layer)].push_back(
            {.draw = &draw, .first = all.first, .count = all.count()});
    }
    if (draw.highlighted) {
        addParts(m_selected, draw, all);
    }
}

void DrawList::addParts(std::vector<DrawRange>& ranges, const Draw& draw, const Stretch& stretch) {
    if (stretch.straight > 0) {
        ranges.push_back({.draw = &draw, .first = stretch.first, .count = stretch.straight});
    }
    if (stretch.mirrored > 0) {
        ranges.push_back({.draw = &draw,
                          .first = stretch.first + stretch.straight,
                          .count = stretch.mirrored,
                          .mirrored = true});
    }
}

/// Of a translucent draw: every instance by itself.
void DrawList::addSorted(const Draw& draw, const Stretch& stretch, const Placing& placing) {
    const Eye& eye = placing.eye;
    for (std::uint32_t i = 0; i < stretch.count(); ++i) {
        const std::uint32_t position = stretch.first + i;
        const glm::vec3 anchor = anchorInWorld(draw, position, placing);
        const float distance = glm::dot(anchor - eye.position, eye.forward);
        m_ranges[rowOf(DrawLayer::Translucent)].push_back(
            {.draw = &draw,
             .first = position,
             .count = 1,
             .mirrored = i >= stretch.straight,
             .distance = std::isfinite(distance) ? distance : 0.0F});
    }
}

glm::vec3 DrawList::anchorInWorld(const Draw& draw, std::uint32_t position,
                                  const Placing& placing) const noexcept {
    const PrimitiveAnchor& anchor = draw.buffers->anchor;
    if (placing.bindPose) {
        return anchor.position;
    }
    const std::uint32_t place = m_placeOf[position], number = m_numbers[position];
    const std::size_t copy = number / m_instances[place].size();
    const bool skinned = draw.skin.valid() && anchor.joint < m_asset[draw.skin].joints.size();
    const glm::mat4 matrix = skinned ? placing.pose.jointMatrix(copy, draw.skin, anchor.joint)
                                     : worldFromMesh(place, placing.pose, number);
    return glm::vec3(matrix * glm::vec4(anchor.position, 1.0F)) + placing.pose.offset(copy);
}

void DrawList::sort(std::vector<DrawRange>& ranges) const noexcept {
    const auto node = [&](const DrawRange& range) { return m_nodes[m_placeOf[range.first]]; };
    std::sort(ranges.begin(), ranges.end(), [&](const DrawRange& a, const DrawRange& b) {
        if (a.distance != b.distance) {
            return a.distance > b.distance;
        }
        return std::tuple(node(a), m_numbers[a.first], a.draw->primitive) <
               std::tuple(node(b), m_numbers[b.first], b.draw->primitive);
    });
}

}  // namespace sinew
