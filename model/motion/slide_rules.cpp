// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "model/motion/motion_rules.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

std::string frames(const ClipMotion& motion, const Contact& contact) {
    return "from frame " + std::to_string(motion.frameOf(contact.first)) + " to " +
           std::to_string(motion.frameOf(contact.last));
}

/// Against the pose in which the node is where it would be without sliding.
SurfaceEffect offGround(const check::MotionContext& effects, const ClipMotion& motion,
                        NodeIndex node, std::size_t time, const glm::vec2& slid) {
    return effects.meter.ofMoving(motion.animation, motion.seconds[time], node,
                                  -glm::dvec3(double{slid.x}, 0.0, double{slid.y}));
}

/// Whether the root carries all feet along too much to judge them one by one.
bool reportTravel(const check::MotionContext& effects, const ClipMotion& motion) {
    check::Context& context = effects.context;
    const ClipContacts& contacts = motion.contacts;
    if (!contacts.travel || !contacts.travel->slid) {
        return false;
    }
    const glm::dvec2 travelled(contacts.travel->travelled);
    const double slid{glm::length(*contacts.travel->slid)};
    const double far = glm::length(travelled);
    const double limit = context.parameter("FOOT_SLIDE", "travel") * far;
    const double least = context.parameter("FOOT_SLIDE", "least");
    if (slid < least * limit ||
        slid < least * context.parameter("FOOT_SLIDE", "standing") * motion.size) {
        return false;
    }
    Diagnostic place = placeOfClip(motion.animation);
    place.node = motion.root.node.value;
    place.seconds = motion.seconds.back();
    const std::string root = nodeName(context.asset(), motion.root.node);
    const double factor = glm::dot(glm::dvec2(contacts.travel->stepped()), travelled) / (far * far);
    context.reportEffect(slid < limit ? Severity::Info : Severity::Warning, "FOOT_SLIDE",
                         clipName(context.asset(), motion.animation) + ": " + travelWords(contacts),
                         offGround(effects, motion, motion.root.node, motion.seconds.size() - 1,
                                   *contacts.travel->slid),
                         factor > 0.0 ? "scale the travel of " + root + " by " + shortly(factor)
                                      : "turn the travel of " + root + " round",
                         std::move(place));
    return true;
}

struct WorstFoot {
    const FootContacts* foot = nullptr;
    const Contact* contact = nullptr;
};

WorstFoot worstFoot(const ClipContacts& contacts) {
    WorstFoot worst;
    for (const FootContacts& foot : contacts.feet) {
        const Contact* contact = foot.worst();
        if (contact != nullptr &&
            (worst.contact == nullptr || contact->slide > worst.contact->slide)) {
            worst = {&foot, contact};
        }
    }
    return worst;
}

}  // namespace

void reportSlides(const check::MotionContext& effects, const ClipMotion& motion) {
    check::Context& context = effects.context;
    if (reportTravel(effects, motion)) {
        return;
    }
    const ClipContacts& contacts = motion.contacts;
    const WorstFoot worst = worstFoot(contacts);
    const double limit = (contacts.inPlace() ? context.parameter("FOOT_SLIDE", "inPlace")
                                             : context.parameter("FOOT_SLIDE", "standing")) *
                         motion.size;
    if (worst.contact == nullptr ||
        double{worst.contact->slide} < context.parameter("FOOT_SLIDE", "least") * limit) {
        return;
    }
    const bool sure =
        contacts.source != FootSource::Lowest && double{worst.contact->slide} >= limit;
    Diagnostic place = placeOfClip(motion.animation);
    place.node = worst.foot->node.value;
    place.seconds = motion.seconds[worst.contact->worst];
    const std::string name = nodeName(context.asset(), worst.foot->node);
    const std::string between = frames(motion, *worst.contact);
    context.reportEffect(
        sure ? Severity::Warning : Severity::Info, "FOOT_SLIDE",
        clipName(context.asset(), motion.animation) + ": " + name + " slides by " +
            units(double{worst.contact->slide}) + " while in contact " + between +
            ", farthest at frame " + std::to_string(motion.frameOf(worst.contact->worst)) +
            (contacts.inPlace()
                 ? ", over ground that moves at " +
                       units(double{glm::length(contacts.groundVelocity)}) + " per second"
                 : std::string()),
        offGround(effects, motion, worst.foot->node, worst.contact->worst, worst.contact->offset),
        "hold " + name + ' ' + between + " where it came down", std::move(place));
}

}  // namespace sinew
