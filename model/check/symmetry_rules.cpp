// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "model/check/context.h"
#include "model/check/skinned_primitive.h"
#include "model/check/symmetry_search.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// With the weights of the mirror image, on the joints of this side.
WeightEffect effectOfMirroring(Context& context, const SkinnedPrimitive& skinned,
                               const Pairs& pairs, const Asymmetry& found) {
    std::unordered_map<std::uint32_t, std::uint32_t> images;
    for (std::size_t i = 0; i < found.vertices.size(); ++i) {
        images.emplace(found.vertices[i], found.images[i]);
    }
    return context.facts().weightEffects().of(
        skinned, found.vertices, [&](std::uint32_t vertex, std::vector<InfluenceSlot>& slots) {
            slots = skinned.slotsOf(images.at(vertex));
            for (InfluenceSlot& slot : slots) {
                if (slot.joint < pairs.size() && pairs[slot.joint]) {
                    slot.joint = static_cast<std::uint32_t>(*pairs[slot.joint]);
                }
            }
        });
}

void reportAsymmetry(Context& context, const SkinnedPrimitive& skinned, const Pairs& pairs,
                     const Asymmetry& found) {
    const Asset& asset = context.asset();
    const std::string mesh = meshName(asset, skinned.mesh());
    const std::string joint = jointName(asset, skinned.skin(), found.worstJoint);
    Diagnostic place = skinned.place();
    place.count = found.count;
    place.vertex = found.worstVertex;
    place.joint = static_cast<std::uint32_t>(found.worstJoint);
    context.reportEffect(
        "WEIGHTS_ASYMMETRIC",
        std::to_string(found.count) + " of " + counted(found.mirrored, "vertex", "vertices") +
            " with a mirror image " + (found.count == 1 ? "differs" : "differ") +
            " from it in weight; the worst has " + percentUnlike(found.worstOwn, found.worstImage) +
            " of " + joint + " while its mirror image has " +
            percentUnlike(found.worstImage, found.worstOwn) + " of " +
            jointName(asset, skinned.skin(), *pairs[found.worstJoint]),
        effectOfMirroring(context, skinned, pairs, found).effect,
        "mirror the weights of " + mesh + ", or paint " +
            percentUnlike(found.worstImage, found.worstOwn) + " of " + joint + " on vertex " +
            std::to_string(found.worstVertex),
        std::move(place));
}

}  // namespace

void checkSymmetry(Context& context) {
    const Asset& asset = context.asset();
    SkinIndex known;
    std::optional<MirroredSkin> mirrored;
    for (const SkinnedPrimitive& skinned : context.facts().skinned()) {
        if (!skinned.skin() || context.stopped()) {
            continue;
        }
        if (skinned.skin() != known) {
            known = skinned.skin();
            mirrored =
                mirroredSkin(asset, known, context.facts().bindPose(known), context.policy());
        }
        if (!mirrored) {
            continue;
        }
        if (const auto found = asymmetryOf(skinned, *mirrored, context.policy(), context.stop())) {
            reportAsymmetry(context, skinned, mirrored->pairs, *found);
        }
    }
}

}  // namespace sinew::check
