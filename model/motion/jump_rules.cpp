// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "model/check/clip_purpose.h"
#include "model/evaluate/sampler.h"
#include "model/motion/motion_rules.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

constexpr std::size_t kFewJumps = 2;   // jumps in a clip; more of them are how it moves
constexpr double kVisibleSeam = 0.03;  // share of the rig's size
constexpr double kObviousSeam = 0.05;  // likewise; less is only information
constexpr std::size_t kGapsNamed = 3;

/// Null: the clip does not drive it.
const Channel* channelOf(const Animation& clip, NodeIndex node, ChannelPath path) {
    const auto found =
        std::find_if(clip.channels.begin(), clip.channels.end(),
                     [&](const Channel& c) { return c.node == node && c.path == path; });
    return found == clip.channels.end() ? nullptr : &*found;
}

/// x, y, z and of a rotation w.
std::vector<float> valueAt(const Animation& clip, const Channel& channel, float seconds) {
    const bool turns = channel.path == ChannelPath::Rotation;
    std::vector<float> value(turns ? 4 : 3);
    std::uint32_t cursor = 0;
    sampleCurve(clip.samplers[channel.sampler.value], seconds, turns, cursor, value);
    return value;
}

bool isAlone(const std::vector<const JointJump*>& jumps, const JointJump& jump) {
    return std::none_of(jumps.begin(), jumps.end(), [&](const JointJump* other) {
        return other != &jump && other->time <= jump.time + 1 && jump.time <= other->time + 1;
    });
}

void reportJump(const check::MotionContext& context, const ClipMotion& motion,
                const JointJump& jump) {
    const Asset& asset = context.asset();
    const Animation& clip = asset[motion.animation];
    const Channel* channel = channelOf(clip, jump.node, jump.path);
    if (channel == nullptr) {
        return;
    }
    const check::Curve curve(asset, motion.animation, *channel);
    const SurfaceEffect effect = context.effect(curve, double{motion.seconds[jump.time]},
                                                curve.at(double{motion.seconds[jump.time - 1]}));
    const bool clear = effect.share >= context.context.parameter("JOINT_JUMPS", "effect");
    const std::string frame = std::to_string(motion.frameOf(jump.time));
    context.report(clear ? Severity::Warning : Severity::Info, "JOINT_JUMPS",
                   jumpWords(asset, jump) + ", at frame " + frame + " (" +
                       seconds(double{motion.seconds[jump.time]}) + ")",
                   effect,
                   "move the keys of " + trackName(asset, *channel) + " from frame " + frame +
                       " on back by " + amountWords(jump.path, jump.amount, jump.moved),
                   curve.channelPlace());
}

/// The last pose with the nodes of the largest gaps as in the first one.
SurfaceEffect effectOfGaps(const check::MotionContext& context, const ClipMotion& motion) {
    const Animation& clip = context.asset()[motion.animation];
    std::map<NodeIndex, HandTransform> hands;
    for (const SeamGap& gap : motion.seam.pose) {
        if (const Channel* channel = channelOf(clip, gap.node, gap.path)) {
            hands[gap.node].node = gap.node;
            check::setPart(hands[gap.node], gap.path,
                           valueAt(clip, *channel, motion.seconds.front()));
        }
    }
    std::vector<HandTransform> instead;
    for (const auto& [node, hand] : hands) {
        instead.push_back(hand);
    }
    return context.meter.of(motion.animation, motion.seconds.back(), instead,
                            motion.seam.pose.front().moved);
}

}  // namespace

void reportJumps(const check::MotionContext& context, const ClipMotion& motion) {
    std::vector<const JointJump*> steps;
    for (const JointJump& jump : motion.jumps.jumps) {
        // A spike is one of KEY_POP.
        if (jump.kind == JointJump::Kind::Step && context.reach.moves(jump.node)) {
            steps.push_back(&jump);
        }
    }
    if (steps.size() > kFewJumps) {
        return;
    }
    const double sharp = context.context.parameter("JOINT_JUMPS", "sharp");
    for (const JointJump* jump : steps) {
        // Out of rest it is a cut on purpose.
        if (jump->around > 0.0 && jump->timesAround() >= sharp && isAlone(steps, *jump)) {
            reportJump(context, motion, *jump);
        }
    }
}

void reportSeam(const check::MotionContext& context, const ClipMotion& motion) {
    const LoopSeam& seam = motion.seam;
    if (seam.tracksClose || !motion.contacts.inPlace() || seam.pose.empty() ||
        seam.pose.front().moved < kVisibleSeam * motion.size) {
        return;  // the tracks are judged by themselves
    }
    const Asset& asset = context.asset();
    std::string names;
    for (std::size_t i = 0; i < std::min(seam.pose.size(), kGapsNamed); ++i) {
        names += (i == 0 ? "" : ", ") + gapWords(asset, seam.pose[i]);
    }
    const bool once =
        check::clipPurpose(asset[motion.animation].name) == check::ClipPurpose::OneShot;
    Diagnostic place = placeOfClip(motion.animation);
    place.node = seam.pose.front().node.value;
    place.seconds = motion.seconds.back();
    place.count = seam.pose.size();
    context.context.reportEffect(
        once || seam.pose.front().moved < kObviousSeam * motion.size ? Severity::Info
                                                                     : Severity::Warning,
        "LOOP_SEAM",
        clipName(asset, motion.animation) +
            " walks in place, but jumps from the last frame to the first: " + names +
            (seam.pose.size() > kGapsNamed ? " and more" : ""),
        effectOfGaps(context, motion), "copy the first keys of these tracks onto the last frame",
        std::move(place));
}

}  // namespace sinew
