// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <optional>

#include "model/check/bind_pose.h"
#include "model/check/joint_pairs.h"
#include "model/check/point_tree.h"
#include "model/check/rest_pose.h"
#include "model/check/skinned_primitive.h"
#include "model/check/words.h"
#include "model/core/first_equal.h"

namespace sinew::check {
namespace {

constexpr float kDifference = 0.05F;      // of a weight: visible in a mirrored pose
constexpr float kPlaceTolerance = 1e-3F;  // of the mesh's diagonal: tolerance for mirror positions
constexpr double kMostMirrored = 0.9;     // share of vertices with a mirror image in a symmetric
                                          // mesh
constexpr double kBetweenPairs = 0.1;     // tolerance for joint pairs to be mirror images of each
                                          // other
constexpr std::size_t kMostAtOnePlace = 64;  // compared vertices at one position; seams have a few

using Pairs = std::vector<std::optional<std::size_t>>;

// The plane between left and right, across one of the mesh's axes.
struct Mirror {
    int axis = 0;
    float place = 0.0F;

    [[nodiscard]] glm::vec3 image(glm::vec3 point) const {
        point[axis] = 2.0F * place - point[axis];
        return point;
    }
};

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

class Symmetry {
public:
    Symmetry(Context& context, const SkinnedPrimitive& skinned, const Pairs& pairs,
             const Mirror& mirror)
        : m_context(context),
          m_skinned(skinned),
          m_pairs(pairs),
          m_mirror(mirror),
          m_positions(skinned.primitive().positions),
          m_reach(tolerance()),
          m_likeness(skinned, context.stop()),
          m_tree(m_positions, m_likeness.firsts(), context.stop()),
          m_left(pairs.size(), 0.0F),
          m_right(pairs.size(), 0.0F) {}

    void check() {
        for (const std::uint32_t vertex : m_likeness.firsts()) {
            if (m_context.stopped()) {
                return;
            }
            compare(vertex);
        }
        const std::size_t judged = m_mirrored + m_alone;
        if (m_asymmetric == 0 ||
            static_cast<double>(m_mirrored) < kMostMirrored * static_cast<double>(judged)) {
            return;
        }
        const Asset& asset = m_context.asset();
        Diagnostic place = m_skinned.place();
        place.count = m_asymmetric;
        place.vertex = m_worst.vertex;
        place.joint = static_cast<std::uint32_t>(m_worst.joint);
        m_context.report("WEIGHTS_ASYMMETRIC",
                         std::to_string(m_asymmetric) + " of " +
                             counted(m_mirrored, "vertex", "vertices") + " with a mirror image " +
                             (m_asymmetric == 1 ? "differs" : "differ") +
                             " from it in weight; the worst has " + percent(m_worst.own) + " of " +
                             jointName(asset, m_skinned.skin(), m_worst.joint) +
                             " while its mirror image has " + percent(m_worst.image) + " of " +
                             jointName(asset, m_skinned.skin(), *m_pairs[m_worst.joint]),
                         std::move(place));
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
        m_mirrored += times;
        if (best->difference <= kDifference) {
            return;
        }
        m_asymmetric += times;
        if (best->difference > m_worst.difference) {
            m_worst = *best;
        }
    }

    Context& m_context;
    const SkinnedPrimitive& m_skinned;
    const Pairs& m_pairs;
    Mirror m_mirror;
    const SharedArray<glm::vec3>& m_positions;
    float m_reach;  // search radius for the mirrored position
    Likeness m_likeness;
    PointTree m_tree;
    PointSearch m_images;
    std::vector<float> m_left;   // [joint], of the vertex
    std::vector<float> m_right;  // [joint], of its image
    std::size_t m_mirrored = 0;
    std::size_t m_alone = 0;
    std::size_t m_asymmetric = 0;
    Worst m_worst;
};

}  // namespace

void checkSymmetry(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<glm::dmat4> world = restWorld(asset);
    SkinIndex known;
    Pairs pairs;
    std::optional<Mirror> mirror;
    for (const SkinnedPrimitive& skinned : skinnedPrimitives(asset)) {
        if (!skinned.skin() || context.stopped()) {
            continue;
        }
        if (skinned.skin() != known) {
            known = skinned.skin();
            pairs = pairJoints(asset, asset[known]);
            const BindPose bind(asset, known, world, context.stop());
            mirror = bind.isFinite() ? findMirror(bind, pairs) : std::nullopt;
        }
        if (mirror) {
            Symmetry(context, skinned, pairs, *mirror).check();
        }
    }
}

}  // namespace sinew::check
