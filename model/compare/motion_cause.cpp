// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/motion_cause.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "model/compare/pose_distances.h"

namespace sinew {
namespace {

constexpr double kEnough = 0.9;
constexpr std::size_t kMostParents = 64;

/// Both files at the worst moment of a clip.
class WorstMoment {
public:
    WorstMoment(const std::shared_ptr<const ClipLibrary>& before,
                const std::shared_ptr<const ClipLibrary>& after, const ObjectMatches& matches,
                const ComparedPrimitive& one, const ClipComparison& clip)
        : m_before(before),
          m_after(after),
          m_matches(matches),
          m_one(one),
          m_clip(clip),
          m_distances(one.mover.size()) {
        m_before.evaluate(clip.before, clip.frames.seconds[clip.worst]);
        m_largest = double{distance({})};
    }

    [[nodiscard]] std::optional<MotionCause> cause() {
        std::optional<MotionCause> best;
        NodeIndex node = m_clip.totals.largest.mover;
        for (std::size_t i = 0; i < kMostParents && node && m_largest > 0.0; ++i) {
            if (const NodeIndex partner = m_matches.afterOf(node)) {
                tryParts(node, partner, best);
            }
            node = m_before.asset()[node].parent;
        }
        return best;
    }

private:
    void tryParts(NodeIndex node, NodeIndex partner, std::optional<MotionCause>& best) {
        m_after.setHandPose({});
        m_after.evaluate(m_clip.after, m_clip.afterSeconds[m_clip.worst]);
        const Transform here = m_before.pose().local(node);
        const Transform there = m_after.pose().local(partner);
        if (here.translation != there.translation) {
            keep({.node = partner, .translation = here.translation}, node, ChannelPath::Translation,
                 best);
        }
        if (here.rotation != there.rotation) {
            keep({.node = partner, .rotation = here.rotation}, node, ChannelPath::Rotation, best);
        }
        if (here.scale != there.scale) {
            keep({.node = partner, .scale = here.scale}, node, ChannelPath::Scale, best);
        }
    }

    void keep(HandTransform part, NodeIndex node, ChannelPath path,
              std::optional<MotionCause>& best) {
        HandPose hand;
        hand.set(std::move(part));
        const double share = 1.0 - double{distance(hand)} / m_largest;
        if (share >= kEnough && (!best || share > best->share)) {
            best = MotionCause{.node = node, .path = path, .share = share};
        }
    }

    /// The distance at the worst vertex with this pose by hand in the file after.
    [[nodiscard]] float distance(const HandPose& hand) {
        m_after.setHandPose(hand);
        m_after.evaluate(m_clip.after, m_clip.afterSeconds[m_clip.worst]);
        measureDistances(m_before, m_after, m_one, 1, m_memory, m_distances);
        return m_distances[m_clip.totals.largest.vertex];
    }

    PoseEvaluator m_before;
    PoseEvaluator m_after;
    const ObjectMatches& m_matches;
    const ComparedPrimitive& m_one;
    const ClipComparison& m_clip;
    DeformedPair m_memory;
    std::vector<float> m_distances;
    double m_largest = 0.0;
};

}  // namespace

std::optional<MotionCause> motionCause(const std::shared_ptr<const ClipLibrary>& before,
                                       const std::shared_ptr<const ClipLibrary>& after,
                                       const ObjectMatches& matches, const ComparedSurface& surface,
                                       const ClipComparison& clip) {
    const DistancePlace& place = clip.totals.largest;
    const auto found = std::find_if(
        surface.primitives.begin(), surface.primitives.end(), [&](const ComparedPrimitive& one) {
            return one.before == place.node && one.primitive == place.primitive;
        });
    if (found == surface.primitives.end() || place.distance <= surface.rounding()) {
        return {};
    }
    return WorstMoment(before, after, matches, *found, clip).cause();
}

}  // namespace sinew
