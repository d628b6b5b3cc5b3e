// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "model/check/skinned_primitive.h"
#include "model/check/stray_search.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

void reportStrays(Context& context, const SkinnedPrimitive& skinned,
                  const std::vector<StrayInfluence>& strays) {
    if (strays.empty()) {
        return;
    }
    const StrayInfluence& first = strays.front();
    Diagnostic place = skinned.place();
    place.count = strays.size();
    place.vertex = first.vertex;
    place.joint = first.joint;
    context.report("STRAY_INFLUENCE",
                   counted(strays.size(), "vertex follows", "vertices follow") +
                       " a joint that no neighbour follows: vertex " +
                       std::to_string(first.vertex) + " has " + percent(first.weight) + " of " +
                       jointName(context.asset(), skinned.skin(), first.joint) +
                       " and becomes a spike when that joint moves",
                   std::move(place));
}

}  // namespace

void checkStrays(Context& context) {
    const Asset& asset = context.asset();
    SkinIndex known;
    std::vector<JointIndex> parents;
    for (const SkinnedPrimitive& skinned : skinnedPrimitives(asset)) {
        if (!skinned.skin() || elementSize(skinned.primitive().topology) != 3) {
            continue;
        }
        if (context.stopped()) {
            return;
        }
        if (skinned.skin() != known) {
            known = skinned.skin();
            parents = parentJoints(asset, asset[known]);
        }
        reportStrays(context, skinned,
                     strayInfluences(skinned, parents, context.policy(), context.stop()));
    }
}

}  // namespace sinew::check
