// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/motion_words.h"

#include <cmath>

#include "model/words/words.h"

namespace sinew {
namespace {

constexpr double kNoSlide = 0.01;  // share of the root's travel

std::string trackWords(const Asset& asset, NodeIndex node, ChannelPath path) {
    return words::trackName(asset, Channel{.node = node, .path = path, .sampler = {}});
}

}  // namespace

const char* footSourceWords(FootSource source) noexcept {
    switch (source) {
        case FootSource::Chosen:
            return "as chosen";
        case FootSource::Humanoid:
            return "by the humanoid map";
        case FootSource::Names:
            return "by their names";
        case FootSource::Lowest:
            return "guessed: the lowest ends of limbs";
        case FootSource::None:
            break;
    }
    return "none found";
}

std::string groundWords(const ClipContacts& contacts) {
    const double above = double{contacts.ground} - double{contacts.restGround};
    switch (contacts.groundSource) {
        case GroundSource::Rest:
            return "the soles of the rest pose";
        case GroundSource::Steady:
            return "where feet stand still, " + words::units(std::abs(above)) +
                   (above < 0.0 ? " below" : " above") + " the soles of the rest pose";
        case GroundSource::Unknown:
            return "not known: no foot comes down to the soles of the rest pose or stands still";
        case GroundSource::None:
            break;
    }
    return "not known: there are no feet";
}

std::string travelWords(const ClipContacts& contacts) {
    if (!contacts.travel) {
        return {};
    }
    const RootAgainstFeet& travel = *contacts.travel;
    const double distance{glm::length(travel.travelled)};
    const std::string root = "the root travels " + words::units(distance) + " (" +
                             words::shortly(distance / double{travel.seconds}) + " per second)";
    if (!travel.slid) {
        return root + "; the feet do not walk";
    }
    const double slid{glm::length(*travel.slid)};
    return root + ", the feet step " + words::shortly(double{glm::length(travel.stepped())}) +
           (slid < kNoSlide * distance ? std::string(": nothing slides")
                                       : ": " + words::shortly(slid) + " slides");
}

MotionAmount motionAmount(ChannelPath path, double amount, double moved) noexcept {
    return path == ChannelPath::Rotation      ? MotionAmount{glm::degrees(amount), "degrees"}
           : path == ChannelPath::Translation ? MotionAmount{moved, "units"}
                                              : MotionAmount{amount, "scale"};
}

std::string amountWords(ChannelPath path, double amount, double moved) {
    return path == ChannelPath::Rotation      ? words::degrees(amount)
           : path == ChannelPath::Translation ? words::units(moved)
                                              : words::shortly(amount);
}

std::string gapWords(const Asset& asset, const SeamGap& gap, bool velocity) {
    return trackWords(asset, gap.node, gap.path) + " by " +
           amountWords(gap.path, gap.amount, gap.moved) + (velocity ? " per second" : "");
}

std::string jumpWords(const Asset& asset, const JointJump& jump) {
    const double times = jump.timesAround();
    const bool spike = jump.kind == JointJump::Kind::Spike;
    return trackWords(asset, jump.node, jump.path) + (spike ? " is off by " : " jumps by ") +
           amountWords(jump.path, jump.amount, jump.moved) + (spike ? " for one frame, " : ", ") +
           (times < 1000.0 ? words::shortly(times) + " times as far as in the frames around"
                           : std::string("out of rest"));
}

}  // namespace sinew
