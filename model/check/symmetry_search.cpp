// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/symmetry_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/check/bind_pose.h"
#include "model/check/joint_pairs.h"
#include "model/core/first_equal.h"
#include "model/core/point_tree.h"

namespace sinew::check {
namespace {

constexpr float kDifference = 0.05F;      // of a weight: visible in a mirrored pose
constexpr float kPlaceTolerance = 1e-3F;  // of the mesh's diagonal: tolerance for mirror positions
constexpr double kMostMirrored = 0.9;     // share of vertices with a mirror image in a symmetric
                                          // mesh
constexpr double kBetweenPairs = 0.1;     // tolerance for joint pairs to be mirror images of each
                                          // other
constexpr std::size_t kMostAtOnePlace = 64;  // compared vertices at one position; seams have a few

// None if there are no pairs or their joints were not bound as mirror images.
std::optional<Mirror> findMirror(const BindPose& bind, const Pairs& pairs) {
    glm::dvec3 apart(0.0);
    glm::dvec3 middle(0.0);
    std::size_t count = 0;
    for (std::size_t j = 0; j < pairs.size(); ++j) {
        if (!pairs[j] || *pairs[j] <= j || bind.isSingular(j) || bind.isSingular(*pairs[j])) {
            continue;
        }
        const glm::dvec3& a = bind.origin(j);
        const glm::dvec3& b = bind.origin(*pairs[j]);
        apart += glm::abs(a - b);
        middle += (a + b) / 2.0;
        ++count;
    }
    if (count == 0) {
        return {};
    }
    const int axis = apart.x >= apart.y && apart.x >= apart.z ? 0 : apart.y >= apart.z ? 1 : 2;
    for (int other = 0; other < 3; ++other) {
        if (other != axis && apart[other] > kBetweenPairs * apart[axis]) {
            return {};
        }
    }
    return Mirror{axis, static_cast<float>(middle[axis] / static_cast<double>(count))};
}

// Groups vertices with equal position and influences (seams), so that each group is checked once.
class Likeness {
public:
    Likeness(const SkinnedPrimitive& skinned, const std::stop_token& stop)
        : m_primitive(skinned.primitive()) {
        const std::vector<std::uint32_t> firsts = firstEqual(
            m_primitive.positions.size(), [this](std::uint32_t v) { return hashOf(v); },
            [this](std::uint32_t a, std::uint32_t b) { return areAlike(a, b); }, stop);
        m_times.assign(firsts.size(), 0);
        for (std::uint32_t vertex = 0; vertex < firsts.size(); ++vertex) {
            if (m_times[firsts[vertex]]++ == 0) {
                m_firsts.push_back(vertex);
            }
        }
    }

    /// The first vertex of each group, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& firsts() const { return m_firsts; }
    /// The size of the group of a first vertex.
    [[nodiscard]] std::size_t times(std::uint32_t first) const { return m_times[first]; }

private:
    [[nodiscard]] std::size_t hashOf(std::uint32_t vertex) const {
        WordHash hash;
        for (int axis = 0; axis < 3; ++axis) {
            hash.add(m_primitive.positions[vertex][axis]);
        }
        for (const InfluenceSet& set : m_primitive.influenceSets) {
            const glm::uvec4 joints(set.joints[vertex]);
            const glm::vec4 weights = set.weights[vertex];
            for (int slot = 0; slot < 4; ++slot) {
                hash.add(joints[slot]);
                hash.add(weights[slot]);
            }
        }
        return hash.value();
    }

    // By the bits, so that NaN equals itself.
    template <class Vec>
    [[nodiscard]] static bool sameBits(const Vec& a, const Vec& b) {
        for (int i = 0; i < Vec::length(); ++i) {
            if (WordHash::bitsOf(a[i]) != WordHash::bitsOf(b[i])) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool areAlike(std::uint32_t a, std::uint32_t b) const {
        return sameBits(m_primitive.positions[a], m_primitive.positions[b]) &&
               std::all_of(m_primitive.influenceSets.begin(), m_primitive.influenceSets.end(),
                           [a, b](const InfluenceSet& set) {
                               return set.joints[a] == set.joints[b] &&
                                      sameBits(set.weights[a], set.weights[b]);
                           });
    }

    const Primitive& m_primitive;
    std::vector<std::uint32_t> m_firsts;
    std::vector<std::uint32_t> m_times;  // [vertex]; 0 unless it is the first of its group
};

class SymmetrySearch {
public:
    SymmetrySearch(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                   const std::stop_token& stop)
        : m_skinned(skinned),
          m_stop(stop),
          m_pairs(mirrored.pairs),
          m_mirror(mirrored.mirror),
          m_positions(skinned.primitive().positions),
          m_reach(tolerance()),
          m_likeness(skinned, stop),
          m_tree(m_positions, m_likeness.firsts(), stop),
          m_left(m_pairs.size(), 0.0F),
          m_right(m_pairs.size(), 0.0F) {}

    [[nodiscard]] std::optional<Asymmetry> find() {
        for (const std::uint32_t vertex : m_likeness.firsts()) {
            if (m_stop.stop_requested()) {
                return std::nullopt;
            }
            compare(vertex);
        }
        const std::size_t judged = m_found.mirrored + m_alone;
        if (m_found.count == 0 ||
            static_cast<double>(m_found.mirrored) < kMostMirrored * static_cast<double>(judged)) {
            return std::nullopt;
        }
        return std::move(m_found);
    }

private:
    struct Worst {
        std::uint32_t vertex = 0;
        std::size_t joint = 0;
        float own = 0.0F;
        float image = 0.0F;
        float difference = 0.0F;
    };

    [[nodiscard]] float tolerance() const {
        glm::vec3 low(m_positions.empty() ? glm::vec3(0.0F) : m_positions.front());
        glm::vec3 high = low;
        for (const glm::vec3& p : m_positions) {
            low = glm::min(low, p);
            high = glm::max(high, p);
        }
        const float size = glm::length(high - low);
        return std::isfinite(size) && size > 0.0F ? kPlaceTolerance * size : kPlaceTolerance;
    }

    // Weight per joint; `clear` resets every element that was written.
    void gather(std::size_t vertex, std::vector<float>& weights) const {
        for (const InfluenceSlot& slot : m_skinned.slots(vertex)) {
            if (slot.joint < weights.size()) {
                weights[slot.joint] += slot.weight;
            }
        }
    }
    void clear(std::size_t vertex, std::vector<float>& weights) const {
        for (const InfluenceSlot& slot : m_skinned.slots(vertex)) {
            if (slot.joint < weights.size()) {
                weights[slot.joint] = 0.0F;
            }
        }
    }

    [[nodiscard]] bool followsPair(std::size_t vertex) const {
        const std::vector<InfluenceSlot>& slots = m_skinned.slots(vertex);
        return std::any_of(slots.begin(), slots.end(), [this](const InfluenceSlot& slot) {
            return slot.weight > 0.0F && slot.joint < m_pairs.size() && m_pairs[slot.joint] &&
                   *m_pairs[slot.joint] != slot.joint;
        });
    }

    // The joint whose weight differs most from its counterpart's weight on the mirror image.
    [[nodiscard]] Worst difference(std::size_t vertex) const {
        Worst worst;
        worst.vertex = static_cast<std::uint32_t>(vertex);
        for (const InfluenceSlot& slot : m_skinned.slots(vertex)) {
            if (slot.joint >= m_pairs.size() || !m_pairs[slot.joint]) {
                continue;
            }
            const float own = m_left[slot.joint];
            const float image = m_right[*m_pairs[slot.joint]];
            if (std::abs(own - image) > worst.difference) {
                worst = {worst.vertex, slot.joint, own, image, std::abs(own - image)};
            }
        }
        return worst;
    }

    void compare(std::size_t vertex) {
        if (!followsPair(vertex)) {
            return;
        }
        gather(vertex, m_left);
        std::optional<Worst> best;  // of the vertices at the mirrored position
        m_tree.find(m_mirror.image(m_positions[vertex]), m_reach, kMostAtOnePlace, m_images);
        for (const std::uint32_t image : m_images.found) {
            gather(image, m_right);
            const Worst found = difference(vertex);
            clear(image, m_right);
            if (!best || found.difference < best->difference) {
                best = found;
            }
        }
        clear(vertex, m_left);
        const std::size_t times = m_likeness.times(static_cast<std::uint32_t>(vertex));
        if (!best) {
            m_alone += m_images.complete ? times : 0;
            return;
        }
        m_found.mirrored += times;
        if (best->difference <= kDifference) {
            return;
        }
        m_found.count += times;
        m_found.vertices.push_back(static_cast<std::uint32_t>(vertex));
        if (best->difference > m_worst) {
            m_worst = best->difference;
            m_found.worstVertex = best->vertex;
            m_found.worstJoint = best->joint;
            m_found.worstOwn = best->own;
            m_found.worstImage = best->image;
        }
    }

    const SkinnedPrimitive& m_skinned;
    const std::stop_token& m_stop;
    const Pairs& m_pairs;
    Mirror m_mirror;
    const SharedArray<glm::vec3>& m_positions;
    float m_reach;  // search radius for the mirrored position
    Likeness m_likeness;
    PointTree m_tree;
    PointSearch m_images;
    std::vector<float> m_left;   // [joint], of the vertex
    std::vector<float> m_right;  // [joint], of its image
    std::size_t m_alone = 0;
    float m_worst = 0.0F;
    Asymmetry m_found;
};

}  // namespace

std::optional<MirroredSkin> mirroredSkin(const Asset& asset, SkinIndex skin,
                                         const std::vector<glm::dmat4>& world,
                                         const std::stop_token& stop) {
    Pairs pairs = pairJoints(asset, asset[skin]);
    const BindPose bind(asset, skin, world, stop);
    const std::optional<Mirror> mirror = bind.isFinite() ? findMirror(bind, pairs) : std::nullopt;
    return mirror ? std::optional(MirroredSkin{std::move(pairs), *mirror}) : std::nullopt;
}

std::optional<Asymmetry> asymmetryOf(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                                     const std::stop_token& stop) {
    return SymmetrySearch(skinned, mirrored, stop).find();
}

}  // namespace sinew::check
