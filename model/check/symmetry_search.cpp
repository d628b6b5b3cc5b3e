// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/symmetry_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/check/bind_pose.h"
#include "model/check/joint_pairs.h"
#include "model/check/skinned_primitive.h"
#include "model/check/vertex_likeness.h"
#include "model/core/point_tree.h"
#include "model/evaluate/bounds.h"

namespace sinew::check {
namespace {

constexpr std::size_t kMostSingle = 1000;    // joints without a pair that are paired by place
constexpr std::size_t kMostAtOnePlace = 64;  // compared vertices at one position; seams have a few

// None if there are no pairs or their joints were not bound as mirror images.
std::optional<Mirror> findMirror(const BindPose& bind, const Pairs& pairs, double tolerance) {
    glm::dvec3 apart(0.0);
    std::vector<glm::dvec3> middles;
    for (std::size_t j = 0; j < pairs.size(); ++j) {
        if (!pairs[j] || *pairs[j] <= j || bind[j].singular || bind[*pairs[j]].singular) {
            continue;
        }
        const glm::dvec3& a = bind[j].origin;
        const glm::dvec3& b = bind[*pairs[j]].origin;
        apart += glm::abs(a - b);
        middles.push_back((a + b) / 2.0);
    }
    if (middles.empty()) {
        return {};
    }
    const int axis = apart.x >= apart.y && apart.x >= apart.z ? 0 : apart.y >= apart.z ? 1 : 2;
    for (int other = 0; other < 3; ++other) {
        if (other != axis && apart[other] > tolerance * apart[axis]) {
            return {};
        }
    }
    // The median: a pair by name need not be one by place.
    const auto half = middles.begin() + static_cast<std::ptrdiff_t>(middles.size() / 2);
    std::nth_element(
        middles.begin(), half, middles.end(),
        [axis](const glm::dvec3& a, const glm::dvec3& b) { return a[axis] < b[axis]; });
    return Mirror{axis, static_cast<float>((*half)[axis])};
}

class SymmetrySearch {
public:
    SymmetrySearch(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                   const CheckPolicy& policy, const std::stop_token& stop)
        : m_skinned(skinned),
          m_stop(stop),
          m_pairs(mirrored.pairs),
          m_mirror(mirrored.mirror),
          m_positions(skinned.primitive().positions),
          m_reach(mirrorTolerance(skinned.primitive().positions, policy)),
          m_leastDifference(
              static_cast<float>(policy.parameter("WEIGHTS_ASYMMETRIC", "difference"))),
          m_leastMirrored(policy.parameter("WEIGHTS_ASYMMETRIC", "mirrored")),
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
            static_cast<double>(m_found.mirrored) < m_leastMirrored * static_cast<double>(judged)) {
            return std::nullopt;
        }
        return std::move(m_found);
    }

private:
    struct Worst {
        std::uint32_t vertex = 0;
        std::uint32_t other = 0;  // the mirror image
        std::size_t joint = 0;
        float own = 0.0F;
        float image = 0.0F;
        float difference = 0.0F;
    };

    // Weight per joint; `clear` resets every element that was written.
    void gather(std::size_t vertex, std::vector<float>& weights) const {
        for (const InfluenceSlot& slot : m_skinned.slotsOf(vertex)) {
            if (slot.joint < weights.size()) {
                weights[slot.joint] += slot.weight;
            }
        }
    }
    void clear(std::size_t vertex, std::vector<float>& weights) const {
        for (const InfluenceSlot& slot : m_skinned.slotsOf(vertex)) {
            if (slot.joint < weights.size()) {
                weights[slot.joint] = 0.0F;
            }
        }
    }

    [[nodiscard]] bool followsPair(std::size_t vertex) const {
        const std::vector<InfluenceSlot>& slots = m_skinned.slotsOf(vertex);
        return std::any_of(slots.begin(), slots.end(), [this](const InfluenceSlot& slot) {
            return slot.weight > 0.0F && slot.joint < m_pairs.size() && m_pairs[slot.joint] &&
                   *m_pairs[slot.joint] != slot.joint;
        });
    }

    // The joint whose weight differs most from its counterpart's weight on the mirror image.
    [[nodiscard]] Worst difference(std::size_t vertex) const {
        Worst worst;
        worst.vertex = static_cast<std::uint32_t>(vertex);
        for (const InfluenceSlot& slot : m_skinned.slotsOf(vertex)) {
            if (slot.joint >= m_pairs.size() || !m_pairs[slot.joint]) {
                continue;
            }
            const float own = m_left[slot.joint];
            const float image = m_right[*m_pairs[slot.joint]];
            if (std::abs(own - image) > worst.difference) {
                worst = {worst.vertex, worst.other, slot.joint, own, image, std::abs(own - image)};
            }
        }
        return worst;
    }

    void compare(std::size_t vertex) {
        if (!followsPair(vertex)) {
            return;
        }
        gather(vertex, m_left);
        std::optional<Worst> best;  // worst of the vertices at the mirrored position
        m_tree.find(m_mirror.image(m_positions[vertex]), m_reach, kMostAtOnePlace, m_images);
        for (const std::uint32_t image : m_images.found) {
            gather(image, m_right);
            Worst found = difference(vertex);
            found.other = image;
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
        if (best->difference <= m_leastDifference) {
            return;
        }
        m_found.count += times;
        m_found.vertices.push_back(static_cast<std::uint32_t>(vertex));
        m_found.images.push_back(best->other);
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
    float m_leastDifference;
    double m_leastMirrored;  // share of the vertices
    VertexLikeness m_likeness;
    PointTree m_tree;
    PointSearch m_images;
    std::vector<float> m_left;   // [joint], of the vertex
    std::vector<float> m_right;  // [joint], of its image
    std::size_t m_alone = 0;
    float m_worst = 0.0F;
    Asymmetry m_found;
};

double mirroredDistance(const BindPose& bind, const Mirror& mirror, std::size_t a, std::size_t b) {
    return glm::distance(glm::dvec3(mirror.image(glm::vec3(bind[a].origin))), bind[b].origin);
}

/// The largest distance of a joint from the mirror.
double largestOffset(const BindPose& bind, const Mirror& mirror) {
    double most = 0.0;
    for (std::size_t j = 0; j < bind.size(); ++j) {
        most = std::max(most, std::abs(bind[j].origin[mirror.axis] - double{mirror.place}));
    }
    return most;
}

/// Names can count differently on both sides ("Arm_L_2" is where "Arm_R_3" is): pairs not bound at
/// mirrored places are split, and joints of both sides that were become pairs.
void pairByPlace(const Asset& asset, const Skin& skin, const BindPose& bind, const Mirror& mirror,
                 const CheckPolicy& policy, Pairs& pairs) {
    const double size = largestOffset(bind, mirror);
    const double near = policy.parameter("WEIGHTS_ASYMMETRIC", "pair") * size;
    const double far = policy.parameter("WEIGHTS_ASYMMETRIC", "otherPair") * size;
    std::vector<std::size_t> single;
    for (std::size_t j = 0; j < pairs.size(); ++j) {
        const bool sided = otherSide(asset[skin.joints[j]].name).has_value();
        const bool bound = !bind[j].singular && !(pairs[j] && bind[*pairs[j]].singular);
        const bool paired = pairs[j] && *pairs[j] != j;
        if (bound && paired && mirroredDistance(bind, mirror, j, *pairs[j]) > far) {
            pairs[j].reset();
        }
        if (bound && sided && !pairs[j]) {
            single.push_back(j);
        }
    }
    if (single.size() > kMostSingle) {
        return;
    }
    for (const std::size_t a : single) {
        for (const std::size_t b : single) {
            if (a != b && !pairs[a] && !pairs[b] && mirroredDistance(bind, mirror, a, b) <= near) {
                pairs[a] = b;
                pairs[b] = a;
            }
        }
    }
}

}  // namespace

std::optional<MirroredSkin> mirroredSkin(const Asset& asset, SkinIndex skin,
                                         const std::vector<glm::dmat4>& world,
                                         const std::stop_token& stop, const CheckPolicy& policy) {
    return mirroredSkin(asset, skin, BindPose(asset, skin, world, stop, policy), policy);
}

std::optional<MirroredSkin> mirroredSkin(const Asset& asset, SkinIndex skin, const BindPose& bind,
                                         const CheckPolicy& policy) {
    Pairs pairs = pairJoints(asset, asset[skin]);
    const std::optional<Mirror> mirror =
        bind.isFinite() ? findMirror(bind, pairs, policy.parameter("WEIGHTS_ASYMMETRIC", "pair"))
                        : std::nullopt;
    if (!mirror) {
        return {};
    }
    pairByPlace(asset, asset[skin], bind, *mirror, policy, pairs);
    return MirroredSkin{std::move(pairs), *mirror};
}

float mirrorTolerance(std::span<const glm::vec3> positions, const CheckPolicy& policy) {
    const auto share = static_cast<float>(policy.parameter("WEIGHTS_ASYMMETRIC", "place"));
    Box box;
    for (const glm::vec3& position : positions) {
        box.add(position);
    }
    const float size = 2.0F * box.radius();
    return std::isfinite(size) && size > 0.0F ? share * size : share;
}

std::optional<Asymmetry> asymmetryOf(const SkinnedPrimitive& skinned, const MirroredSkin& mirrored,
                                     const CheckPolicy& policy, const std::stop_token& stop) {
    return SymmetrySearch(skinned, mirrored, policy, stop).find();
}

}  // namespace sinew::check
