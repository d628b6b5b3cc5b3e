// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/contacts.h"

#include <algorithm>
#include <cmath>

#include "model/motion/foot_steps.h"

namespace sinew {
namespace {

constexpr double kHeightPart = 0.025;  // share of the rig's size
constexpr double kSpeedPart = 0.15;    // shares of rig size per second and of the feet's speed
constexpr double kGroundPart = 0.5;    // share of the speed of a moving ground
constexpr double kOftenDown = 0.15;    // share of the times
constexpr double kAirHeights = 3.0;    // higher than so many height limits: in the air
constexpr double kSlipSeconds = 0.12;  // a faster moment in between is a slip, not a step
constexpr double kLeastSeconds = 0.03;
constexpr double kStillPart = 0.0075;  // share of the rig's size: a still foot stays within
constexpr double kPlantedOften = 0.5;  // share of the steps

// Shares of the rig's size: how far the root is from its start, at the end or ever.
constexpr double kTravels = 0.05;
constexpr double kRoams = 0.5;

/// The velocity of feet in contact: that of a ground that moves, or the one with which all slide.
glm::dvec2 contactVelocity(const ClipContacts& clip) {
    return clip.travel && clip.travel->slid
               ? glm::dvec2(*clip.travel->slid) / double{clip.travel->seconds}
               : glm::dvec2(clip.groundVelocity);
}

/// None: the root is at its place at the end, and never far away.
std::optional<RootAgainstFeet> travelOf(std::span<const glm::vec3> root, float time, double size) {
    if (root.size() < 2 || !(time > 0.0F)) {
        return {};
    }
    double farthest = 0.0;
    glm::dvec2 away(0.0);
    for (const glm::vec3& at : root) {
        away = {double{at.x} - double{root.front().x}, double{at.z} - double{root.front().z}};
        farthest = std::max(farthest, glm::length(away));
    }
    if (!(glm::length(away) > kTravels * size || farthest > kRoams * size)) {
        return {};
    }
    return RootAgainstFeet{.seconds = time, .travelled = glm::vec2(away)};
}

/// A foot is in contact at a time if it is low and slow before or after it.
bool isInContact(const FootSteps& steps, std::size_t i, const ClipContacts& clip) {
    const glm::dvec2 ground = contactVelocity(clip);
    const auto slow = [&](std::size_t step) {
        const auto speed = steps.slipSpeed(step, double{clip.heightLimit}, ground);
        return speed && *speed <= double{clip.speedLimit};
    };
    return steps.count() < 2 || (i > 0 && slow(i - 1)) || (i + 1 < steps.count() && slow(i));
}

std::vector<Contact> rawContacts(const FootSteps& steps, const ClipContacts& clip) {
    std::vector<Contact> contacts;
    bool lowSince = false;  // the last contact
    for (std::size_t i = 0; i < steps.count(); ++i) {
        const bool low = steps.height(i) <= double{clip.heightLimit};
        lowSince = lowSince && low;
        if (!low || !isInContact(steps, i, clip)) {
            continue;
        }
        const bool goesOn =
            !contacts.empty() &&
            (contacts.back().last + 1 == i ||
             (lowSince && steps.seconds(i) - steps.seconds(contacts.back().last) <= kSlipSeconds));
        if (goesOn) {
            contacts.back().last = i;
        } else {
            contacts.push_back({.first = i, .last = i, .slide = 0.0F, .worst = i, .offset = {}});
        }
        lowSince = true;
    }
    return contacts;
}

void measureSlide(const FootSteps& steps, const ClipContacts& clip, Contact& contact) {
    glm::dvec2 away(0.0);
    double most = 0.0;
    for (std::size_t i = contact.first; i < contact.last; ++i) {
        away += steps.slip(i, double{clip.heightLimit}, glm::dvec2(clip.groundVelocity))
                    .value_or(glm::dvec2(0.0));
        if (glm::length(away) > most * (1.0 + 1e-6)) {
            most = glm::length(away);
            contact.worst = i + 1;
            contact.offset = glm::vec2(away);
        }
    }
    contact.slide = static_cast<float>(most);
}

std::vector<Contact> contactsOf(const FootSteps& steps, const ClipContacts& clip) {
    std::vector<Contact> contacts = rawContacts(steps, clip);
    std::erase_if(contacts, [&](const Contact& contact) {
        return steps.count() > 1 &&
               steps.seconds(contact.last) - steps.seconds(contact.first) < kLeastSeconds;
    });
    for (Contact& contact : contacts) {
        measureSlide(steps, clip, contact);
    }
    return contacts;
}

/// A character is on the ground at rest, so its feet come down to where they are then: often, or
/// now and then in a clip that is mostly high in the air. If they do not, or go through that place,
/// the ground of the clip is elsewhere.
void useRestLevel(double restHeight, double limit, FootSteps& steps) {
    const bool jumps =
        steps.level() > restHeight + kAirHeights * limit && steps.comesDownTo(restHeight, limit);
    const bool passes =
        steps.shareOf([&](double y) { return y < restHeight - limit; }) >= kOftenDown;
    if (!passes && (jumps || steps.shareOf([&](double y) {
            return std::abs(y - restHeight) <= limit;
        }) >= kOftenDown)) {
        steps.setLevel(restHeight);
    }
}

/// [foot]: how far its level is above its sole at rest.
std::vector<double> aboveRest(const SolePoints& soles, const ClipContacts& clip) {
    std::vector<double> above;
    for (std::size_t foot = 0; foot < clip.feet.size(); ++foot) {
        above.push_back(double{clip.feet[foot].level} - soles.restHeights[foot]);
    }
    return above;
}

/// Marks feet that never come down: left and right, front and back differ in height at rest as they
/// do in contact.
void findFeetInTheAir(const std::vector<double>& above, ClipContacts& clip) {
    const double lowest = *std::min_element(above.begin(), above.end());
    for (std::size_t foot = 0; foot < above.size(); ++foot) {
        clip.feet[foot].touches = !(above[foot] > lowest + kAirHeights * double{clip.heightLimit});
    }
}

/// Whether some foot stays still at its level most of the time.
bool isMostlyPlanted(const std::vector<FootSteps>& steps, const ClipContacts& clip, double size) {
    const std::size_t times = steps.front().count();
    std::size_t planted = 0;
    for (std::size_t i = 0; i + 1 < times; ++i) {
        const bool any = std::any_of(steps.begin(), steps.end(), [&](const FootSteps& foot) {
            return foot.isPlanted(i, kStillPart * size, double{clip.speedLimit},
                                  contactVelocity(clip));
        });
        planted += any ? 1 : 0;
    }
    return static_cast<double>(planted) >= kPlantedOften * static_cast<double>(times - 1);
}

/// Without a ground there is no contact.
void leaveGround(ClipContacts& clip) {
    clip.groundSource = GroundSource::Unknown;
    clip.groundVelocity = glm::vec2(0.0F);
    if (clip.travel) {
        clip.travel->slid.reset();
    }
    clip.ground = clip.restGround;
    for (FootContacts& foot : clip.feet) {
        foot.touches = false;
    }
}

}  // namespace

const Contact* FootContacts::worst() const noexcept {
    const auto most =
        std::max_element(contacts.begin(), contacts.end(),
                         [](const Contact& a, const Contact& b) { return a.slide < b.slide; });
    return most == contacts.end() ? nullptr : &*most;
}

ClipContacts findContacts(const Feet& feet, const SolePoints& soles, const NodeTracks& tracks,
                          std::span<const glm::vec3> root, double size,
                          const ContactLimits& limits) {
    ClipContacts clip;
    clip.source = feet.source;
    if (tracks.seconds.empty() || feet.nodes.empty()) {
        return clip;
    }
    const double slow = kSpeedPart * size;
    clip.heightLimit = limits.height.value_or(static_cast<float>(kHeightPart * size));
    std::vector<FootSteps> steps;
    for (std::size_t i = 0; i < feet.nodes.size(); ++i) {
        steps.emplace_back(tracks, soles.firstOf[i], soles.firstOf[i + 1] - soles.firstOf[i]);
        useRestLevel(soles.restHeights[i], double{clip.heightLimit}, steps.back());
        clip.feet.push_back({.node = feet.nodes[i],
                             .level = static_cast<float>(steps.back().level()),
                             .touches = true,
                             .contacts = {}});
    }
    const std::vector<double> above = aboveRest(soles, clip);
    findFeetInTheAir(above, clip);
    clip.travel = travelOf(root, tracks.seconds.back() - tracks.seconds.front(), size);
    if (clip.travel && limits.movingGround) {
        const double time{clip.travel->seconds};
        if (const std::optional<glm::dvec2> slide = slideVelocity(
                steps, double{clip.heightLimit}, glm::dvec2(clip.travel->travelled) / time)) {
            clip.travel->slid = glm::vec2(*slide * time);
        }
    } else if (limits.movingGround) {
        clip.groundVelocity = glm::vec2(groundVelocity(steps, double{clip.heightLimit}, slow));
    }
    const glm::dvec2 ground = contactVelocity(clip);
    clip.speedLimit = limits.speed.value_or(static_cast<float>(std::max(
        {slow, kSpeedPart * usualTopSpeed(steps, ground), kGroundPart * glm::length(ground)})));
    clip.restGround =
        static_cast<float>(*std::min_element(soles.restHeights.begin(), soles.restHeights.end()));
    const bool rests = std::any_of(above.begin(), above.end(), [&](double height) {
        return std::abs(height) <= double{clip.heightLimit};
    });
    clip.groundSource = rests ? GroundSource::Rest : GroundSource::Steady;
    const bool walks = clip.inPlace() || (clip.travel && clip.travel->slid);
    const bool guessed = feet.source == FootSource::Lowest && !walks;  // fins, maybe
    const bool sure = rests && !guessed;
    if (!sure && !isMostlyPlanted(steps, clip, size)) {
        leaveGround(clip);
        return clip;
    }
    clip.ground = HUGE_VALF;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        FootContacts& foot = clip.feet[i];
        if (foot.touches) {
            foot.contacts = contactsOf(steps[i], clip);
            clip.ground = std::min(clip.ground, foot.level);
        }
    }
    return clip;
}

}  // namespace sinew
