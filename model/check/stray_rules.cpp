// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstring>
#include <unordered_map>

#include "model/check/skinned_primitive.h"
#include "model/check/tally.h"
#include "model/check/words.h"

namespace sinew::check {
namespace {

constexpr float kStrayWeight = 0.02F;       // below it no spike shows
constexpr std::uint32_t kFewNeighbors = 3;  // a corner of a plane proves nothing

// The joint above each joint in the skin's own hierarchy; none for the topmost ones.
std::vector<JointIndex> parentJoints(const Asset& asset, const Skin& skin) {
    std::unordered_map<std::uint32_t, std::size_t> jointOf;
    for (std::size_t j = 0; j < skin.joints.size(); ++j)
        jointOf.emplace(skin.joints[j].value, j);
    std::vector<JointIndex> parents(skin.joints.size());
    for (std::size_t j = 0; j < skin.joints.size(); ++j)
        if (const NodeIndex above = asset[skin.joints[j]].parent)
            if (const auto found = jointOf.find(above.value); found != jointOf.end())
                parents[j] = JointIndex(found->second);
    return parents;
}

struct PositionHash {
    std::size_t operator()(const glm::vec3& p) const noexcept {
        std::uint32_t bits[3];
        std::memcpy(bits, &p.x, sizeof bits);
        return (std::size_t{bits[0]} * 73856093U) ^ (std::size_t{bits[1]} * 19349663U) ^
               (std::size_t{bits[2]} * 83492791U);
    }
};

class Strays {
public:
    Strays(Context& context, const SkinnedPrimitive& skinned,
           const std::vector<JointIndex>& parents)
        : m_context(context), m_skinned(skinned), m_parents(parents) {}

    void check() {
        weld();
        gather();
        const std::vector<std::uint32_t> triangles = elementList(m_skinned.primitive());
        for (std::size_t i = 0; i + 2 < triangles.size(); i += 3)
            for (std::size_t side = 0; side < 3; ++side) {
                meet(triangles[i + side], triangles[i + (side + 1) % 3]);
                meet(triangles[i + (side + 1) % 3], triangles[i + side]);
            }
        report();
    }

private:
    struct Influence {
        std::uint32_t joint = 0;
        float weight = 0.0F;
        bool lonely = false;  // no neighbour so far follows it or a relative
    };

    // Vertices at one place, split by seams, are one.
    void weld() {
        std::unordered_map<glm::vec3, std::uint32_t, PositionHash> places;
        const SharedArray<glm::vec3>& positions = m_skinned.primitive().positions;
        places.reserve(positions.size());
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const glm::vec3& p = positions[v];
            if (!std::isfinite(p.x + p.y + p.z)) {  // would be equal to nothing, itself included
                m_place.push_back(static_cast<std::uint32_t>(m_first.size()));
                m_first.push_back(static_cast<std::uint32_t>(v));
                continue;
            }
            const auto [entry, isNew] =
                places.emplace(positions[v] + 0.0F, static_cast<std::uint32_t>(m_first.size()));
            if (isNew)
                m_first.push_back(static_cast<std::uint32_t>(v));
            m_place.push_back(entry->second);
        }
        m_meetings.assign(m_first.size(), 0);
    }

    void gather() {
        m_begin.push_back(0);
        for (const std::uint32_t v : m_first) {
            for (const InfluenceSlot& slot : m_skinned.slots(v))
                if (slot.weight > 0.0F && slot.joint < m_parents.size())
                    m_influences.push_back({slot.joint, slot.weight, slot.weight >= kStrayWeight});
            m_begin.push_back(static_cast<std::uint32_t>(m_influences.size()));
        }
    }

    // Parents, children, siblings and grandparents share what they move.
    [[nodiscard]] bool related(std::uint32_t a, std::uint32_t b) const {
        if (a == b)
            return true;
        const JointIndex aboveA = m_parents[a];
        const JointIndex aboveB = m_parents[b];
        const auto above = [this](JointIndex joint) {
            return joint ? m_parents[joint.value] : JointIndex();
        };
        return (aboveA && (aboveA == aboveB || aboveA.value == b)) ||
               (aboveB && aboveB.value == a) || above(aboveA).value == b ||
               above(aboveB).value == a;
    }

    void meet(std::uint32_t vertex, std::uint32_t neighbor) {
        const std::uint32_t own = m_place[vertex];
        const std::uint32_t other = m_place[neighbor];
        if (own == other || m_begin[other] == m_begin[other + 1])
            return;
        ++m_meetings[own];
        for (std::uint32_t i = m_begin[own]; i < m_begin[own + 1]; ++i)
            for (std::uint32_t k = m_begin[other]; m_influences[i].lonely && k < m_begin[other + 1];
                 ++k)
                m_influences[i].lonely = !related(m_influences[i].joint, m_influences[k].joint);
    }

    void report() {
        Tally found;
        Influence first;
        for (std::size_t place = 0; place < m_first.size(); ++place) {
            if (m_meetings[place] < 2 * kFewNeighbors)  // every edge is met from two triangles
                continue;
            for (std::uint32_t i = m_begin[place]; i < m_begin[place + 1]; ++i)
                if (m_influences[i].lonely) {
                    if (found.add(m_first[place]))
                        first = m_influences[i];
                    break;
                }
        }
        if (!found)
            return;
        Diagnostic place = m_skinned.place();
        place.count = found.count;
        place.vertex = found.first;
        place.joint = first.joint;
        m_context.report("STRAY_INFLUENCE",
                         counted(found.count, "vertex follows", "vertices follow") +
                             " a joint that no neighbour follows: vertex " +
                             std::to_string(found.first) + " has " + percent(first.weight) +
                             " of " + jointName(m_context.asset(), m_skinned.skin(), first.joint) +
                             " and spikes out when that joint moves",
                         std::move(place));
    }

    Context& m_context;
    const SkinnedPrimitive& m_skinned;
    const std::vector<JointIndex>& m_parents;  // [joint]
    std::vector<std::uint32_t> m_place;        // [vertex]
    std::vector<std::uint32_t> m_first;        // [place]: its first vertex
    std::vector<std::uint32_t> m_meetings;     // [place]: edges seen, each from either triangle
    std::vector<std::uint32_t> m_begin;        // [place]: its influences
    std::vector<Influence> m_influences;
};

}  // namespace

void checkStrays(Context& context) {
    const Asset& asset = context.asset();
    SkinIndex known;
    std::vector<JointIndex> parents;
    for (const SkinnedPrimitive& skinned : skinnedPrimitives(asset)) {
        if (!skinned.skin() || elementSize(skinned.primitive().topology) != 3)
            continue;
        if (context.stopped())
            return;
        if (skinned.skin() != known) {
            known = skinned.skin();
            parents = parentJoints(asset, asset[known]);
        }
        Strays(context, skinned, parents).check();
    }
}

}  // namespace sinew::check
