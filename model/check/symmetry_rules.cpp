// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>
#include <string>
#include <utility>

#include "model/check/skinned_primitive.h"
#include "model/check/symmetry_search.h"
#include "model/evaluate/rest_pose.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

void reportAsymmetry(Context& context, const SkinnedPrimitive& skinned, const Pairs& pairs,
                     const Asymmetry& found) {
    const Asset& asset = context.asset();
    Diagnostic place = skinned.place();
    place.count = found.count;
    place.vertex = found.worstVertex;
    place.joint = static_cast<std::uint32_t>(found.worstJoint);
    context.report(
        "WEIGHTS_ASYMMETRIC",
        std::to_string(found.count) + " of " + counted(found.mirrored, "vertex", "vertices") +
            " with a mirror image " + (found.count == 1 ? "differs" : "differ") +
            " from it in weight; the worst has " + percentUnlike(found.worstOwn, found.worstImage) +
            " of " + jointName(asset, skinned.skin(), found.worstJoint) +
            " while its mirror image has " + percentUnlike(found.worstImage, found.worstOwn) +
            " of " + jointName(asset, skinned.skin(), *pairs[found.worstJoint]),
        std::move(place));
}

}  // namespace

void checkSymmetry(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<glm::dmat4> world = restWorld(asset);
    SkinIndex known;
    std::optional<MirroredSkin> mirrored;
    for (const SkinnedPrimitive& skinned : skinnedPrimitives(asset)) {
        if (!skinned.skin() || context.stopped()) {
            continue;
        }
        if (skinned.skin() != known) {
            known = skinned.skin();
            mirrored = mirroredSkin(asset, known, world, context.stop(), context.policy());
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
