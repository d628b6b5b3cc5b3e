// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/check/context.h"
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
    std::vector<std::uint32_t> vertices;
    std::unordered_map<std::uint32_t, std::uint32_t> jointOf;
    for (const StrayInfluence& stray : strays) {
        vertices.push_back(stray.vertex);
        jointOf.emplace(stray.vertex, stray.joint);
    }
    const WeightEffect found = context.facts().weightEffects().of(
        skinned, vertices, [&](std::uint32_t vertex, std::vector<InfluenceSlot>& slots) {
            std::erase_if(slots, [joint = jointOf.at(vertex)](const InfluenceSlot& slot) {
                return slot.joint == joint;
            });
        });
    const auto farthest = std::max_element(found.distances.begin(), found.distances.end());
    const StrayInfluence& worst =
        strays[static_cast<std::size_t>(farthest - found.distances.begin())];
    Diagnostic place = skinned.place();
    place.count = strays.size();
    place.vertex = worst.vertex;
    place.joint = worst.joint;
    const std::string vertex = "vertex " + std::to_string(worst.vertex);
    const std::string joint = jointName(context.asset(), skinned.skin(), worst.joint);
    context.reportEffect("STRAY_INFLUENCE",
                         counted(strays.size(), "vertex follows", "vertices follow") +
                             " a joint that no neighbour follows: " + vertex + " has " +
                             percent(worst.weight) + " of " + joint +
                             " and becomes a spike when that joint moves",
                         found.effect,
                         "remove " + percent(worst.weight) + " of " + joint + " from " + vertex +
                             " of " + meshName(context.asset(), skinned.mesh()) +
                             (strays.size() == 1 ? "" : ", and likewise from the others"),
                         std::move(place));
}

}  // namespace

void checkStrays(Context& context) {
    const Asset& asset = context.asset();
    SkinIndex known;
    std::vector<JointIndex> parents;
    for (const SkinnedPrimitive& skinned : context.facts().skinned()) {
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
