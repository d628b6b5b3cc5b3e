// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/stray_search.h"

#include <algorithm>
#include <span>
#include <unordered_map>

#include "model/core/first_equal.h"

namespace sinew::check {
namespace {

/// Whether a joint is related to one of a set: parent, child, sibling or grandparent.
class Kinship {
public:
    explicit Kinship(const std::vector<JointIndex>& parents)
        : m_parents(parents),
          m_joints(parents.size(), 0),
          m_parentsOf(parents.size(), 0),
          m_grandparentsOf(parents.size(), 0) {}

    [[nodiscard]] bool related(std::uint32_t a, std::uint32_t b) const {
        if (a == b) {
            return true;
        }
        const JointIndex aboveA = m_parents[a];
        const JointIndex aboveB = m_parents[b];
        return (aboveA && (aboveA == aboveB || aboveA.value == b)) ||
               (aboveB && aboveB.value == a) || above(aboveA).value == b ||
               above(aboveB).value == a;
    }

    /// Starts a new, empty set; `add` fills it.
    void begin() { ++m_set; }
    void add(std::uint32_t joint) {
        m_joints[joint] = m_set;
        const JointIndex parent = m_parents[joint];
        mark(m_parentsOf, parent);
        mark(m_grandparentsOf, above(parent));
    }
    /// Whether the joint is related to one of the set.
    [[nodiscard]] bool relatedToOne(std::uint32_t joint) const {
        const JointIndex parent = m_parents[joint];
        return isMarked(m_joints, JointIndex(joint)) || isMarked(m_parentsOf, JointIndex(joint)) ||
               isMarked(m_grandparentsOf, JointIndex(joint)) || isMarked(m_joints, parent) ||
               isMarked(m_parentsOf, parent) || isMarked(m_joints, above(parent));
    }

private:
    [[nodiscard]] JointIndex above(JointIndex joint) const {
        return joint ? m_parents[joint.value] : JointIndex();
    }
    void mark(std::vector<std::uint64_t>& marks, JointIndex joint) const {
        if (joint) {
            marks[joint.value] = m_set;
        }
    }
    [[nodiscard]] bool isMarked(const std::vector<std::uint64_t>& marks, JointIndex joint) const {
        return joint && marks[joint.value] == m_set;
    }

    const std::vector<JointIndex>& m_parents;  // [joint]
    std::uint64_t m_set = 0;
    std::vector<std::uint64_t> m_joints;  // [joint]: the last set that holds it
    std::vector<std::uint64_t> m_parentsOf;
    std::vector<std::uint64_t> m_grandparentsOf;
};

class StraySearch {
public:
    StraySearch(const SkinnedPrimitive& skinned, const std::vector<JointIndex>& parents,
                const CheckPolicy& policy, const std::stop_token& stop)
        : m_skinned(skinned),
          m_stop(stop),
          m_leastWeight(static_cast<float>(policy.parameter("STRAY_INFLUENCE", "weight"))),
          m_fewestNeighbors(policy.parameter("STRAY_INFLUENCE", "neighbors")),
          m_jointCount(parents.size()),
          m_kin(parents) {}

    [[nodiscard]] std::vector<StrayInfluence> find() {
        weld();
        gather();
        if (m_stop.stop_requested()) {
            return {};
        }
        const std::vector<std::uint32_t> triangles = elementList(m_skinned.primitive());
        for (std::size_t i = 0; i + 2 < triangles.size() && !m_stop.stop_requested(); i += 3) {
            for (std::size_t side = 0; side < 3; ++side) {
                meet(triangles[i + side], triangles[i + (side + 1) % 3]);
                meet(triangles[i + (side + 1) % 3], triangles[i + side]);
            }
        }
        return found();
    }

private:
    struct Influence {
        std::uint32_t joint = 0;
        float weight = 0.0F;
        bool lonely = false;  // no neighbour so far follows it or a related joint
    };

    // Treats vertices at one position, split by seams, as one.
    void weld() {
        m_place = firstAtPlace(m_skinned.primitive().positions, m_stop);
        for (std::uint32_t vertex = 0; vertex < m_place.size(); ++vertex) {
            const bool isNew = m_place[vertex] == vertex;
            m_place[vertex] =
                isNew ? static_cast<std::uint32_t>(m_first.size()) : m_place[m_place[vertex]];
            if (isNew) {
                m_first.push_back(vertex);
            }
        }
        m_meetings.assign(m_first.size(), 0);
    }

    void gather() {
        m_begin.push_back(0);
        for (const std::uint32_t v : m_first) {
            if (m_stop.stop_requested()) {
                return;
            }
            for (const InfluenceSlot& slot : m_skinned.slotsOf(v)) {
                if (slot.weight > 0.0F && slot.joint < m_jointCount) {
                    m_influences.push_back({slot.joint, slot.weight, slot.weight >= m_leastWeight});
                }
            }
            m_begin.push_back(static_cast<std::uint32_t>(m_influences.size()));
        }
    }

    void meet(std::uint32_t vertex, std::uint32_t neighbor) {
        const std::uint32_t own = m_place[vertex];
        const std::uint32_t other = m_place[neighbor];
        if (own == other || m_begin[other] == m_begin[other + 1]) {
            return;
        }
        ++m_meetings[own];
        const auto influencesAt = [this](std::uint32_t place) {
            return std::span(m_influences)
                .subspan(m_begin[place], m_begin[place + 1] - m_begin[place]);
        };
        meet(influencesAt(own), influencesAt(other));
    }

    void meet(std::span<Influence> own, std::span<const Influence> others) {
        constexpr std::size_t kFewPairs = 256;  // comparing all pairs is faster than marking
        if (own.size() * others.size() <= kFewPairs) {
            for (Influence& influence : own) {
                influence.lonely =
                    influence.lonely &&
                    std::none_of(others.begin(), others.end(), [&](const Influence& other) {
                        return m_kin.related(influence.joint, other.joint);
                    });
            }
            return;
        }
        m_kin.begin();
        for (const Influence& other : others) {
            m_kin.add(other.joint);
        }
        for (Influence& influence : own) {
            influence.lonely = influence.lonely && !m_kin.relatedToOne(influence.joint);
        }
    }

    [[nodiscard]] std::vector<StrayInfluence> found() const {
        std::vector<StrayInfluence> strays;
        for (std::size_t place = 0; place < m_first.size() && !m_stop.stop_requested(); ++place) {
            // Every edge is visited from two triangles.
            if (static_cast<double>(m_meetings[place]) < 2.0 * m_fewestNeighbors) {
                continue;
            }
            for (std::uint32_t i = m_begin[place]; i < m_begin[place + 1]; ++i) {
                if (m_influences[i].lonely) {
                    strays.push_back(
                        {m_first[place], m_influences[i].joint, m_influences[i].weight});
                    break;
                }
            }
        }
        return m_stop.stop_requested() ? std::vector<StrayInfluence>() : strays;
    }

    const SkinnedPrimitive& m_skinned;
    const std::stop_token& m_stop;
    float m_leastWeight;
    double m_fewestNeighbors;
    std::size_t m_jointCount;
    Kinship m_kin;
    std::vector<std::uint32_t> m_place;     // [vertex]
    std::vector<std::uint32_t> m_first;     // [place]: its first vertex
    std::vector<std::uint32_t> m_meetings;  // [place]: edges seen, each from either triangle
    std::vector<std::uint32_t> m_begin;     // [place]: its influences
    std::vector<Influence> m_influences;
};

}  // namespace

std::vector<JointIndex> parentJoints(const Asset& asset, const Skin& skin) {
    std::unordered_map<std::uint32_t, std::size_t> jointOf;
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        jointOf.emplace(skin.joints[j].value, j);
    }
    std::vector<JointIndex> parents(skin.joints.size());
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        if (const NodeIndex above = asset[skin.joints[j]].parent) {
            if (const auto found = jointOf.find(above.value); found != jointOf.end()) {
                parents[j] = JointIndex(found->second);
            }
        }
    }
    return parents;
}

std::vector<StrayInfluence> strayInfluences(const SkinnedPrimitive& skinned,
                                            const std::vector<JointIndex>& parents,
                                            const CheckPolicy& policy,
                                            const std::stop_token& stop) {
    if (!skinned.skin() || elementSize(skinned.primitive().topology) != 3) {
        return {};
    }
    return StraySearch(skinned, parents, policy, stop).find();
}

}  // namespace sinew::check
