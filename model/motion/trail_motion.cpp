// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/trail_motion.h"

#include <algorithm>
#include <tuple>

#include "model/asset/subtree.h"
#include "model/motion/motion_words.h"

namespace sinew {
namespace {

bool isPartOfFoot(const Asset& asset, NodeIndex node, NodeIndex foot) {
    return node == foot || asset[node].parent == foot || asset[foot].parent == node;
}

/// Whether the pose by hand moves the node or one above it.
bool isMovedByHand(const Asset& asset, const HandPose& hand, NodeIndex node) {
    for (; node && !hand.empty(); node = asset[node].parent) {
        const HandTransform* const own = hand.find(node);
        if (own != nullptr && own->movesNode()) {
            return true;
        }
    }
    return false;
}

bool isReplaced(const HandPose& hand, const JointJump& jump) {
    const HandTransform* const own = hand.find(jump.node);
    return own != nullptr && (jump.path == ChannelPath::Translation ? own->translation.has_value()
                              : jump.path == ChannelPath::Rotation  ? own->rotation.has_value()
                                                                    : own->scale.has_value());
}

void addContacts(const Asset& asset, const ClipMotion& motion, const HandPose& hand,
                 std::size_t trail, TrailSet& set) {
    for (const FootContacts& foot : motion.contacts.feet) {
        if (!isPartOfFoot(asset, set.tracks.nodes[trail], foot.node)) {
            continue;
        }
        if (isMovedByHand(asset, hand, foot.node)) {
            set.leftOut = set.leftOut || !foot.contacts.empty();
            continue;
        }
        for (const Contact& contact : foot.contacts) {
            set.marks[trail].contacts.push_back(
                {.first = motion.seconds[contact.first],
                 .last = motion.seconds[contact.last],
                 .slides = double{contact.slide} > kSlidingPart * motion.size});
        }
    }
}

/// Each jump from the frame before it to the first one elsewhere; a spike out and back.
void addJumps(const Asset& asset, const ClipMotion& motion, const HandPose& hand, std::size_t trail,
              TrailSet& set) {
    std::vector<TrailSpan>& jumps = set.marks[trail].jumps;
    for (const JointJump& jump : motion.jumps.jumps) {
        if (!isAtOrBelow(asset, set.tracks.nodes[trail], jump.node)) {
            continue;
        }
        if (isReplaced(hand, jump)) {
            set.leftOut = true;
            continue;
        }
        const std::size_t after = jump.time + (jump.kind == JointJump::Kind::Spike ? 1 : 0);
        const std::size_t last = std::min(after, motion.seconds.size() - 1);
        jumps.push_back({.first = motion.seconds[jump.time == 0 ? 0 : jump.time - 1],
                         .last = motion.seconds[last]});
    }
    const auto key = [](const TrailSpan& span) { return std::tuple(span.first, span.last); };
    std::sort(jumps.begin(), jumps.end(),
              [&](const TrailSpan& a, const TrailSpan& b) { return key(a) < key(b); });
    jumps.erase(std::unique(jumps.begin(), jumps.end()), jumps.end());
}

std::string largest(const Asset& asset, const std::vector<SeamGap>& gaps, bool velocity) {
    std::string words = gapWords(asset, gaps.front(), velocity);
    if (gaps.size() > 1) {
        words += gaps.size() < kMostGaps ? " and " + std::to_string(gaps.size() - 1) + " smaller"
                                         : std::string(" and smaller ones");
    }
    return words;
}

}  // namespace

void addMotion(const Asset& asset, const ClipMotion& motion, const HandPose& hand, TrailSet& set) {
    for (std::size_t i = 0; i < set.marks.size(); ++i) {
        addContacts(asset, motion, hand, i, set);
        addJumps(asset, motion, hand, i, set);
    }
}

std::string seamWords(const Asset& asset, const ClipMotion& motion) {
    const LoopSeam& seam = motion.seam;
    if (seam.pose.empty() && seam.velocity.empty()) {
        return "Loop seam: closes";
    }
    std::string words = "Loop seam: ";
    words += seam.pose.empty() ? std::string("the pose closes") : largest(asset, seam.pose, false);
    if (!seam.velocity.empty()) {
        words += "; velocity: " + largest(asset, seam.velocity, true);
    }
    return words;
}

}  // namespace sinew
