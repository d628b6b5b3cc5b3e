// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Rigid nodes of one mesh, drawn together.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "model/view/shown_nodes.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/surface_uses.h"

namespace sinew {
namespace {

bool isRigid(const Node& node) noexcept {
    return !node.skin.valid() && node.restWeights.empty();
}

template <class T>
bool sameBits(const T& a, const T& b) noexcept {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::size_t hashOf(const glm::mat4& matrix) noexcept {
    std::array<std::uint32_t, 16> words{};
    std::memcpy(words.data(), &matrix, sizeof matrix);
    std::uint64_t hash = 0xcbf29ce484222325ULL;  // FNV-1a, word by word
    for (const std::uint32_t word : words) {
        hash = (hash ^ word) * 0x100000001b3ULL;
    }
    return static_cast<std::size_t>(hash ^ (hash >> 32));
}

/// Whether its instances may be drawn one after another in one draw, whatever is drawn before.
bool isOnePass(const Draw& draw, const SurfaceView& view) noexcept {
    return statesOf(SurfaceUse::Surface, draw, view, false).count == 1;
}

}  // namespace

void DrawList::collectGroups() {
    m_groups.clear();
    m_groupOf.assign(m_nodes.size(), DrawGroup::kNone);
    std::vector<std::uint32_t> groupOfMesh(m_asset.meshes.size(), DrawGroup::kNone);
    for (std::uint32_t place = 0; place < m_nodes.size(); ++place) {
        const Node& node = m_asset[m_nodes[place]];
        if (!isRigid(node)) {
            continue;
        }
        std::uint32_t& known = groupOfMesh[node.mesh.value];
        if (known == DrawGroup::kNone) {
            known = static_cast<std::uint32_t>(m_groups.size());
            m_groups.emplace_back().bounds = boundsOf(m_asset[node.mesh], node.mesh);
        }
        m_groups[known].places.push_back(place);
        m_groupOf[place] = known;
    }
    for (const Draw& draw : m_draws) {
        if (m_groupOf[draw.place] == DrawGroup::kNone) {
            continue;
        }
        DrawGroup& group = m_groups[m_groupOf[draw.place]];
        group.opaque = group.opaque && draw.layer == DrawLayer::Opaque;
        if (draw.layer == DrawLayer::Translucent && !group.sorted) {
            group.sorted = true;
            group.anchor = draw.buffers->anchor;
        }
    }
}

/// Empty: lines and points, whose size is in pixels, or positions that are not finite.
Box DrawList::boundsOf(const Mesh& mesh, MeshIndex index) const noexcept {
    Box bounds;
    for (std::size_t i = 0; i < mesh.primitives.size(); ++i) {
        const PrimitiveBuffers& buffers = m_buffers.primitive(index, i);
        if (buffers.indexCount == 0) {
            continue;
        }
        if (buffers.elementSize != 3 || buffers.bounds.empty()) {
            return {};
        }
        bounds.add(buffers.bounds);
    }
    return bounds;
}

/// Places the instances of a group from `first` on; returns the next position.
std::uint32_t DrawList::placeGroup(DrawGroup& group, std::uint32_t first, const Placing& placing) {
    const FrameInput& input = placing.input;
    m_candidates.clear();
    group.lead = DrawGroup::kNone;
    for (const std::uint32_t place : group.places) {
        if (!drawsNode(input.view, *input.evaluator, m_nodes[place])) {
            continue;
        }
        group.lead = std::min(group.lead, place);
        const auto count =
            static_cast<std::uint32_t>(placing.pose.copies() * m_instances[place].size());
        for (std::uint32_t number = 0; number < count; ++number) {
            consider(group, {place, number}, placing);
        }
    }
    if (group.opaque && m_candidates.size() > 1) {
        dropCoincident(placing);
    }
    if (group.sorted) {  // so that many draws can be joined
        std::sort(m_candidates.begin(), m_candidates.end(),
                  [](const Candidate& a, const Candidate& b) {
                      return std::tuple(-a.distance, a.instance.place, a.instance.number) <
                             std::tuple(-b.distance, b.instance.place, b.instance.number);
                  });
    }
    std::array<std::uint32_t, 4> counts{};
    for (const Candidate& candidate : m_candidates) {
        ++counts[static_cast<std::size_t>(candidate.part)];
    }
    group.seen = {.first = first, .straight = counts[0], .mirrored = counts[1]};
    group.casting = counts[2];
    std::array<std::uint32_t, 3> next{first, first + counts[0], first + group.seen.count()};
    for (const Candidate& each : m_candidates) {
        if (each.part != GroupPart::Nowhere) {
            const auto [place, number] = each.instance;
            write(next[static_cast<std::size_t>(each.part)]++, each.instance,
                  constantsOf(place, number, each.worldFromMesh, scaleOf(each.worldFromMesh),
                              placing.pose),
                  placing);
        }
    }
    return first + group.seen.count() + group.casting;
}

/// Adds an instance to the candidates, if a picture may show it.
void DrawList::consider(const DrawGroup& group, const Instance& instance, const Placing& placing) {
    const FramePose& pose = placing.pose;
    const Eye& eye = placing.eye;
    const glm::mat4 matrix = worldFromMesh(instance.place, pose, instance.number);
    const glm::mat4 shownBy = placing.bindPose ? glm::mat4(1.0F) : matrix;
    const glm::vec3 offset =
        placing.bindPose ? glm::vec3(0.0F)
                         : pose.offset(instance.number / m_instances[instance.place].size());
    GroupPart part =
        !placing.bindPose && mirrors(matrix) ? GroupPart::Mirrored : GroupPart::Straight;
    if (!group.bounds.empty() && !eye.sight->mayShow(group.bounds, shownBy, offset)) {
        if (eye.light == nullptr || !eye.light->mayShow(group.bounds, shownBy, offset)) {
            return;
        }
        part = GroupPart::OnlyCasting;
    }
    float distance = 0.0F;
    if (group.sorted) {
        const glm::vec3 anchor(shownBy * glm::vec4(group.anchor.position, 1.0F));
        distance = glm::dot(anchor + offset - eye.position, eye.forward);
    }
    m_candidates.push_back({.instance = instance,
                            .part = part,
                            .distance = std::isfinite(distance) ? distance : 0.0F,
                            .worldFromMesh = matrix});
}

bool DrawList::coincide(const Candidate& a, const Candidate& b,
                        const Placing& placing) const noexcept {
    const auto offset = [&](const Instance& instance) {
        return placing.pose.offset(instance.number / m_instances[instance.place].size());
    };
    return m_outlined[a.instance.place] == m_outlined[b.instance.place] &&
           (placing.bindPose || (sameBits(a.worldFromMesh, b.worldFromMesh) &&
                                 sameBits(offset(a.instance), offset(b.instance))));
}

/// Of instances that look the same in every picture, the first stays: a later one is not nearer.
void DrawList::dropCoincident(const Placing& placing) {
    m_slots.assign(std::bit_ceil(2 * m_candidates.size()), DrawGroup::kNone);
    const std::size_t mask = m_slots.size() - 1;
    for (std::uint32_t i = 0; i < m_candidates.size(); ++i) {
        Candidate& candidate = m_candidates[i];
        std::size_t slot = placing.bindPose ? 0 : hashOf(candidate.worldFromMesh) & mask;
        while (m_slots[slot] != DrawGroup::kNone &&
               !coincide(m_candidates[m_slots[slot]], candidate, placing)) {
            slot = (slot + 1) & mask;
        }
        if (m_slots[slot] == DrawGroup::kNone) {
            m_slots[slot] = i;
        } else {
            candidate.part = GroupPart::Nowhere;
        }
    }
}

void DrawList::addGroup(const Draw& draw, const DrawGroup& group, const Placing& placing) {
    const auto place = [&](std::uint32_t position) { return m_placeOf[position]; };
    if (draw.layer == DrawLayer::Translucent) {
        addSorted(draw, group.seen, placing);
    } else if (isOnePass(draw, surfaceView(placing.input.view))) {
        addParts(m_ranges[rowOf(draw.layer)], draw, group.seen);
    } else {
        addRuns(m_ranges[rowOf(draw.layer)], draw, group.seen,
                [&](std::uint32_t a, std::uint32_t b) { return place(a) == place(b); });
    }
    const std::uint32_t casting = group.seen.count() + group.casting;
    if (placing.eye.light != nullptr && casting > 0) {
        m_casters[rowOf(draw.layer)].push_back(
            {.draw = &draw, .first = group.seen.first, .count = casting});
    }
    if (m_anyHighlighted) {
        const auto firstOutlined = static_cast<std::ptrdiff_t>(m_selected.size());
        addRuns(m_selected, draw, group.seen, [&](std::uint32_t a, std::uint32_t b) {
            return m_outlined[place(a)] == m_outlined[place(b)];
        });
        m_selected.erase(std::remove_if(m_selected.begin() + firstOutlined, m_selected.end(),
                                        [&](const DrawRange& range) {
                                            return m_outlined[place(range.first)] == 0;
                                        }),
                         m_selected.end());
    }
}

/// Adds runs of positions that belong together: `belongs(a, b)`.
template <class Belongs>
void DrawList::addRuns(std::vector<DrawRange>& ranges, const Draw& draw, const Stretch& stretch,
                       const Belongs& belongs) const {
    const std::uint32_t firstMirrored = stretch.first + stretch.straight;
    const std::uint32_t end = stretch.first + stretch.count();
    for (std::uint32_t position = stretch.first; position < end; ++position) {
        if (position > stretch.first && position != firstMirrored &&
            belongs(position - 1, position)) {
            ++ranges.back().count;
        } else {
            ranges.push_back({.draw = &draw,
                              .first = position,
                              .count = 1,
                              .mirrored = position >= firstMirrored});
        }
    }
}

/// Joins sorted instances that follow each other in memory, where that changes no pixel.
void DrawList::join(std::vector<DrawRange>& ranges, const ViewOptions& options) {
    const SurfaceView view = surfaceView(options);
    std::size_t kept = 0;
    for (const DrawRange& next : ranges) {
        DrawRange* const last = kept > 0 ? &ranges[kept - 1] : nullptr;
        if (last != nullptr && last->draw == next.draw && last->mirrored == next.mirrored &&
            last->first + last->count == next.first && isOnePass(*next.draw, view)) {
            last->count += next.count;
        } else {
            ranges[kept++] = next;
        }
    }
    ranges.resize(kept);
}

}  // namespace sinew
