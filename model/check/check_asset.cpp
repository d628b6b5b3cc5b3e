// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/check_asset.h"

#include <array>

#include "model/check/context.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/words/words.h"

namespace sinew {
namespace {

struct Group {
    void (*check)(check::Context&);
    bool hasViolations;  // contains rules of the specification
};

// Rules of faults come before those of costs and information: they share the
// budgets of effects.
constexpr std::array kGroups{
    Group{&check::checkStrays, false},
    Group{&check::checkWeights, true},
    Group{&check::checkBindFrames, false},
    Group{&check::checkSkins, false},
    Group{&check::checkHierarchy, true},
    Group{&check::checkMotion, false},
    Group{&check::checkClips, false},
    Group{&check::checkKeys, false},
    Group{&check::checkTracks, false},
    Group{&check::checkSymmetry, false},
    Group{&check::checkPosedBounds, false},
    Group{&check::checkScale, false},
    Group{&check::checkSharedMeshes, false},
    Group{&check::checkAttachments, false},
    Group{&check::checkMorphs, false},
    Group{&check::checkNames, false},
    Group{&check::checkPatches, false},
    Group{&check::checkObjectClips, false},
    Group{&check::checkAttachmentMotion, false},
    Group{&check::checkSkeletons, false},
};

}  // namespace

std::vector<Diagnostic> checkAsset(const Asset& asset, const CheckOptions& options,
                                   std::stop_token stop,
                                   const std::function<void(float)>& progress) {
    check::Context context(asset, options, std::move(stop));
    for (std::size_t i = 0; i < kGroups.size(); ++i) {
        if (!context.stopped() && (kGroups[i].hasViolations || !options.violationsOnly)) {
            kGroups[i].check(context);
        }
        if (progress) {
            progress(static_cast<float>(i + 1) / static_cast<float>(kGroups.size()));
        }
    }
    if (const std::size_t count = context.facts().unmeasuredEffects(); count > 0) {
        Diagnostic place;
        place.count = count;
        context.report("EFFECTS_NOT_MEASURED",
                       "the effect of " + counted(count, "finding", "findings") +
                           " on the surface was not measured: the budget for posing the model is "
                           "used up",
                       std::move(place));
    }
    return context.take();
}

}  // namespace sinew
