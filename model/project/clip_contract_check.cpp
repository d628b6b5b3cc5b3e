// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/clip_contract_check.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/check/curve.h"
#include "model/motion/motion_rules.h"
#include "model/motion/motion_words.h"
#include "model/project/contract_rules.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

bool isWithin(double measured, const WantedValue& wanted) {
    // The rounding of a measurement in single precision does not decide.
    constexpr double kRounding = 1e-6;
    return std::abs(measured - wanted.value) <=
           wanted.tolerance + kRounding * (std::abs(measured) + std::abs(wanted.value));
}

std::string perSecond(double speed) {
    return units(speed) + " per second";
}

std::string withTolerance(const std::string& value, const std::string& tolerance) {
    return value + " \u00b1 " + tolerance;
}

}  // namespace

ClipContractCheck::ClipContractCheck(check::Context& context, ClipMeasures& measures,
                                     AnimationIndex clip, const ClipContract& contract,
                                     const CheckPolicy& policy)
    : m_context(context),
      m_asset(context.asset()),
      m_measures(measures),
      m_clip(clip),
      m_contract(contract),
      m_policy(policy),
      m_name(clipName(context.asset(), clip)) {}

Diagnostic ClipContractCheck::place() const {
    return placeOfClip(m_clip);
}

void ClipContractCheck::check() {
    checkDuration();
    checkBones();
    checkAnimated();
    if (!m_contract.loop && !m_contract.ground && !m_contract.speed && !m_contract.yaw) {
        return;
    }
    if (const std::string obstacle = m_measures.obstacle(m_clip); !obstacle.empty()) {
        reportObstacle(obstacle);
        return;
    }
    if (const ClipMotion* motion = m_measures.motion(m_clip)) {
        checkLoop(*motion);
        checkGround(*motion);
        checkSpeed(*motion);
        checkYaw();
    }
}

void ClipContractCheck::reportObstacle(const std::string& obstacle) {
    const auto report = [&](bool isAsked, const char* code) {
        if (isAsked) {
            m_context.gap(code, m_name, obstacle, place());
        }
    };
    report(m_contract.loop && m_contract.loop->value, "CONTRACT_LOOP");
    report(m_contract.ground.has_value(), "CONTRACT_GROUND");
    report(m_contract.speed.has_value(), "CONTRACT_SPEED");
    report(m_contract.yaw.has_value(), "CONTRACT_YAW");
}

void ClipContractCheck::checkDuration() {
    if (!m_contract.duration) {
        return;
    }
    const WantedValue& wanted = m_contract.duration->value;
    const double measured{m_asset[m_clip].durationSeconds()};
    if (isWithin(measured, wanted)) {
        return;
    }
    m_context.report(
        "CONTRACT_DURATION",
        m_name + " is " + seconds(measured) + " long" +
            askedFor(m_contract.duration->origin,
                     withTolerance(seconds(wanted.value), seconds(wanted.tolerance))) +
            (measured > 0.0 ? ": scale its key times by " + shortly(wanted.value / measured)
                            : ": key it at more than one time"),
        place());
}

void ClipContractCheck::checkLoop(const ClipMotion& motion) {
    if (!m_contract.loop || !m_contract.loop->value) {
        return;
    }
    if (motion.seconds.size() < 3) {
        m_context.gap("CONTRACT_LOOP", m_name, "it has fewer than three frames", place());
        return;
    }
    const double most = m_policy.parameter("CONTRACT_LOOP", "seam");
    // A root that the animation is to turn does not end as it starts.
    NodeIndex turned;
    if (m_contract.yaw && m_contract.yaw->value == MovementOwner::Animation) {
        turned = m_measures.turn(m_clip).value_or(ClipMeasures::Turn()).node;
    }
    const std::vector<SeamGap>& gaps = motion.seam.pose;
    const auto found = std::find_if(gaps.begin(), gaps.end(), [turned](const SeamGap& gap) {
        return gap.node != turned || gap.path != ChannelPath::Rotation;
    });
    if (found == gaps.end() || found->moved <= most * motion.size) {
        checkMorphsOfLoop();
        return;
    }
    const SeamGap& worst = *found;
    Diagnostic where = place();
    where.node = worst.node.value;
    where.seconds = motion.seconds.back();
    m_context.report("CONTRACT_LOOP",
                     m_name + " does not close: from its last pose to its first " +
                         sinew::gapWords(m_asset, worst) + ", which can move what hangs on it by " +
                         percent(worst.moved / motion.size) + " of the rig's size, at most " +
                         percent(most) + askedFor(m_contract.loop->origin, "a loop") +
                         ": copy the first key of " + nodeName(m_asset, worst.node) + " to the end",
                     std::move(where));
}

void ClipContractCheck::checkMorphsOfLoop() {
    const double most = m_policy.parameter("CONTRACT_LOOP", "weight");
    for (const Channel& channel : m_asset[m_clip].channels) {
        const check::Curve curve(m_asset, m_clip, channel);
        const double gap = curve.path() == ChannelPath::Weights && curve.keyCount() > 1
                               ? curve.distance(curve.value(curve.keyCount() - 1), curve.value(0))
                               : 0.0;
        if (gap > most) {
            Diagnostic where = curve.place("output");
            where.seconds = m_asset[m_clip].endSeconds;
            const std::string name = trackName(m_asset, channel);
            m_context.report("CONTRACT_LOOP",
                             m_name + " does not close: from its last key to its first " + name +
                                 " jump by " + shortly(gap) +
                                 askedFor(m_contract.loop->origin, "a loop") +
                                 ": copy the first key of " + name + " to the end",
                             std::move(where));
            return;
        }
    }
}

void ClipContractCheck::checkGround(const ClipMotion& motion) {
    if (!m_contract.ground) {
        return;
    }
    const bool ownsIt = m_contract.ground->value == MovementOwner::Animation;
    const double most = m_policy.parameter("CONTRACT_GROUND", "travel");
    const double travel = groundTravel(motion);
    if ((travel > most * motion.size) == ownsIt) {
        return;
    }
    Diagnostic where = place();
    where.seconds = motion.seconds.back();
    const NodeIndex root = motion.root.node;
    where.node = root ? std::optional(root.value) : std::nullopt;
    const std::string name = root ? nodeName(m_asset, root) : "nothing";
    const std::string ends = root ? name + " ends " + units(travel) +
                                        " from its start along the ground, " +
                                        percent(travel / motion.size) + " of the rig's size"
                                  : "no node that carries the character is translated";
    m_context.report(
        "CONTRACT_GROUND",
        m_name + (ownsIt ? " stays in place: " : " travels: ") + ends +
            askedFor(m_contract.ground->origin,
                     ownsIt ? "more than " + percent(most) + ", because the animation moves it"
                            : "at most " + percent(most) + ", because the game moves it") +
            (!ownsIt ? ": take the travel out of the keys of " + name
             : root  ? ": key the path of the feet on " + name
                     : ": key the path of the feet on the root"),
        std::move(where));
}

void ClipContractCheck::checkSpeed(const ClipMotion& motion) {
    if (!m_contract.speed) {
        return;
    }
    const double travel = groundTravel(motion);
    const bool travels = travel > m_policy.parameter("CONTRACT_GROUND", "travel") * motion.size;
    const bool touches =
        std::any_of(motion.contacts.feet.begin(), motion.contacts.feet.end(),
                    [](const FootContacts& foot) { return !foot.contacts.empty(); });
    if (!travels && !touches) {
        m_context.gap("CONTRACT_SPEED", m_name,
                      motion.contacts.feet.empty()
                          ? "its root stays, and there are no feet"
                          : "its root stays, and no foot touches the ground",
                      place());
        return;
    }
    const double length{m_asset[m_clip].durationSeconds()};
    const double measured =
        travels ? travel / length : double{glm::length(motion.contacts.groundVelocity)};
    const WantedValue& wanted = m_contract.speed->value;
    if (isWithin(measured, wanted)) {
        return;
    }
    Diagnostic where = place();
    where.node = motion.root.node ? std::optional(motion.root.node.value) : std::nullopt;
    const std::string factor = measured > 0.0 ? shortly(wanted.value / measured) : "";
    m_context.report("CONTRACT_SPEED",
                     m_name + " moves at " + perSecond(measured) +
                         (travels ? ", by the travel of " + nodeName(m_asset, motion.root.node)
                                  : ", by its feet on the ground") +
                         askedFor(m_contract.speed->origin,
                                  withTolerance(shortly(wanted.value), shortly(wanted.tolerance))) +
                         (factor.empty() ? ": key steps, or a root that travels"
                          : travels      ? ": scale that travel by " + factor
                                    : ": scale the steps by " + factor + ", or play it " + factor +
                                          " times as fast"),
                     std::move(where));
}

void ClipContractCheck::checkYaw() {
    if (!m_contract.yaw) {
        return;
    }
    const std::optional<ClipMeasures::Turn> turn = m_measures.turn(m_clip);
    if (!turn) {
        return;
    }
    const bool ownsIt = m_contract.yaw->value == MovementOwner::Animation;
    const double most = glm::radians(m_policy.parameter("CONTRACT_YAW", "turn"));
    const double angle = std::abs(turn->angle);
    if ((angle > most) == ownsIt) {
        return;
    }
    Diagnostic where = place();
    where.seconds = m_asset[m_clip].endSeconds;
    where.node = turn->node ? std::optional(turn->node.value) : std::nullopt;
    const std::string name = turn->node ? nodeName(m_asset, turn->node) : "the root";
    m_context.report(
        "CONTRACT_YAW",
        m_name + (ownsIt ? " does not turn: " : " turns: ") +
            (turn->node ? name + " ends turned by " + degrees(angle) + " about the vertical axis"
                        : "no node that carries the character is rotated") +
            askedFor(m_contract.yaw->origin,
                     ownsIt ? "more than " + degrees(most) + ", because the animation turns it"
                            : "at most " + degrees(most) + ", because the game turns it") +
            (ownsIt ? ": key the turn on " + name : ": take the turn out of the keys of " + name),
        std::move(where));
}

}  // namespace sinew
