// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/clip_groups.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "model/motion/motion_rules.h"
#include "model/project/contract_rules.h"
#include "model/project/patterns.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

double toClosest(double phase, std::span<const double> phases) {
    double closest = 0.5;
    const auto next = std::lower_bound(phases.begin(), phases.end(), phase);
    const auto at = static_cast<std::size_t>(next - phases.begin());
    for (const std::size_t near : {at % phases.size(), (at + phases.size() - 1) % phases.size()}) {
        closest = std::min(closest, std::abs(std::remainder(phase - phases[near], 1.0)));
    }
    return closest;
}

/// The foot whose touch-downs differ most.
struct PhaseFault {
    NodeIndex foot;
    double distance = 0.0;
    std::size_t expected = 0;  // touch-downs in the first clip
    std::size_t found = 0;
    std::size_t compared = 0;  // feet that come down in one of both
};

/// In clips of one asset, which have the same feet.
PhaseFault phaseFault(const ClipMotion& first, const ClipMotion& other) {
    PhaseFault worst;
    std::size_t compared = 0;
    for (std::size_t f = 0; f < first.contacts.feet.size(); ++f) {
        const FootContacts& foot = first.contacts.feet[f];
        const std::vector<double> expected = touchDowns(first, foot);
        const std::vector<double> found = touchDowns(other, other.contacts.feet[f]);
        if (expected.empty() && found.empty()) {
            continue;
        }
        ++compared;
        const double distance =
            expected.size() == found.size() ? phaseDistance(expected, found) : 1.0;
        if (distance > worst.distance) {
            worst = {foot.node, distance, expected.size(), found.size()};
        }
    }
    worst.compared = compared;
    return worst;
}

class GroupCheck {
public:
    GroupCheck(check::Context& context, ClipMeasures& measures, const ClipGroup& group,
               AnimationIndex first)
        : m_context(context),
          m_asset(context.asset()),
          m_measures(measures),
          m_group(group),
          m_first(first) {}

    void checkLength(AnimationIndex clip) {
        const double wanted{m_asset[m_first].durationSeconds()};
        const double measured{m_asset[clip].durationSeconds()};
        const double most = m_context.parameter("GROUP_LENGTH", "length");
        if (!m_group.sharesLength || std::abs(measured - wanted) <= most) {
            return;
        }
        m_context.report(
            "GROUP_LENGTH",
            clipName(m_asset, clip) + " is " + seconds(measured) + " long, and " + firstName() +
                " is " + seconds(wanted) + askedFor(m_group.origin, "one length") +
                (measured > 0.0 ? ": scale its key times by " + shortly(wanted / measured)
                                : ": key it at more than one time"),
            placeOfClip(clip));
    }

    void checkPhase(AnimationIndex clip) {
        if (!m_group.sharesPhase) {
            return;
        }
        for (const AnimationIndex each : {m_first, clip}) {
            const std::string obstacle = m_measures.obstacle(each);
            if (!obstacle.empty()) {
                gap(clip, each == clip ? obstacle : "of " + firstName() + ", " + obstacle);
                return;
            }
        }
        const ClipMotion* first = m_measures.motion(m_first);
        const ClipMotion* other = m_measures.motion(clip);
        if (first == nullptr || other == nullptr) {
            return;
        }
        const PhaseFault fault = phaseFault(*first, *other);
        if (fault.compared == 0) {
            gap(clip, first->contacts.feet.empty()
                          ? "there are no feet"
                          : "no foot comes down in it or in " + firstName());
        } else if (fault.distance > m_context.parameter("GROUP_PHASE", "phase")) {
            report(clip, fault);
        }
    }

private:
    [[nodiscard]] std::string firstName() const { return clipName(m_asset, m_first); }

    void gap(AnimationIndex clip, std::string reason) {
        m_context.gap("GROUP_PHASE", clipName(m_asset, clip), std::move(reason), placeOfClip(clip));
    }

    void report(AnimationIndex clip, const PhaseFault& fault) {
        const std::string foot = nodeName(m_asset, fault.foot);
        const std::string name = clipName(m_asset, clip);
        const double most = m_context.parameter("GROUP_PHASE", "phase");
        Diagnostic place = placeOfClip(clip);
        place.node = fault.foot.value;
        const bool isCount = fault.expected != fault.found;
        m_context.report("GROUP_PHASE",
                         isCount ? name + ": " + foot + " comes down " + howOften(fault.found) +
                                       ", and in " + firstName() + ' ' + howOften(fault.expected) +
                                       askedFor(m_group.origin, "one phase") +
                                       ": cut both to the same number of cycles"
                                 : name + ": " + foot + " comes down " + percent(fault.distance) +
                                       " of the cycle apart from " + firstName() + ", at most " +
                                       percent(most) + askedFor(m_group.origin, "one phase") +
                                       ": shift the keys of " + name + " by " +
                                       percent(fault.distance) + " of its length",
                         std::move(place));
    }

    check::Context& m_context;
    const Asset& m_asset;
    ClipMeasures& m_measures;
    const ClipGroup& m_group;
    AnimationIndex m_first;
};

}  // namespace

std::vector<AnimationIndex> clipsOfGroup(const Asset& asset, const ClipGroup& group) {
    std::vector<AnimationIndex> clips;
    std::set<AnimationIndex> seen;
    for (const std::string& pattern : group.clips) {
        for (std::size_t a = 0; a < asset.animations.size(); ++a) {
            if (matchesName(pattern, asset.animations[a].name) &&
                seen.insert(AnimationIndex(a)).second) {
                clips.emplace_back(a);
            }
        }
    }
    return clips;
}

void checkGroup(check::Context& context, ClipMeasures& measures, const ClipGroup& group,
                std::span<const AnimationIndex> clips) {
    if (clips.size() < 2) {
        return;
    }
    GroupCheck check(context, measures, group, clips.front());
    for (const AnimationIndex clip : clips.subspan(1)) {
        if (context.stopped()) {
            return;
        }
        check.checkLength(clip);
        check.checkPhase(clip);
    }
}

std::vector<double> touchDowns(const ClipMotion& motion, const FootContacts& foot) {
    std::vector<double> phases;
    if (foot.contacts.empty()) {
        return phases;
    }
    const double start{motion.seconds.front()};
    const double length = double{motion.seconds.back()} - start;
    const bool goesOn =
        foot.contacts.front().first == 0 && foot.contacts.back().last + 1 == motion.seconds.size();
    for (const Contact& contact : foot.contacts) {
        if (contact.first > 0 || !goesOn) {
            phases.push_back((double{motion.seconds[contact.first]} - start) / length);
        }
    }
    return phases;
}

double phaseDistance(std::span<const double> one, std::span<const double> other) {
    double farthest = 0.0;
    for (const double phase : one) {
        farthest = std::max(farthest, toClosest(phase, other));
    }
    for (const double phase : other) {
        farthest = std::max(farthest, toClosest(phase, one));
    }
    return farthest;
}

}  // namespace sinew
