// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "model/check/deformation/deformation_rules.h"
#include "model/check/moved_nodes.h"
#include "model/check/places.h"
#include "model/check/rule_vertices.h"
#include "model/check/skinned_primitive.h"
#include "model/core/words.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kScaled = 0.01;     // logarithm of a factor beyond rounding
constexpr float kLeastHeld = 0.01F;  // weight

bool isScaled(double factor) {
    return factor > 0.0 && std::isfinite(factor) && std::abs(std::log(factor)) > kScaled;
}

// The nodes above and among the joints of a skin that scale, topmost first.
std::vector<NodeIndex> carriersOf(const Asset& asset, const Skin& skin) {
    std::vector<bool> isSeen(asset.nodes.size(), false);
    std::vector<NodeIndex> carriers;
    for (const NodeIndex joint : skin.joints) {
        for (NodeIndex node = joint; node && !isSeen[node.value]; node = asset[node].parent) {
            isSeen[node.value] = true;
            if (isScaled(meanScale(asset[node].rest.scale))) {
                carriers.push_back(node);
            }
        }
    }
    std::sort(carriers.begin(), carriers.end());
    return carriers;
}

void chainScale(Context& context, SkinIndex index, const std::vector<glm::dmat4>& world) {
    const Asset& asset = context.asset();
    const Skin& skin = asset[index];
    const std::vector<NodeIndex> carriers = carriersOf(asset, skin);
    if (carriers.empty()) {
        return;
    }
    double most = 1.0;  // the factor farthest from 1
    std::size_t scaled = 0;
    for (const NodeIndex joint : skin.joints) {
        const double factor = std::cbrt(std::abs(glm::determinant(glm::dmat3(world[joint.value]))));
        scaled += isScaled(factor) ? 1 : 0;
        most = isScaled(factor) && std::abs(std::log(factor)) > std::abs(std::log(most)) ? factor
                                                                                         : most;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(carriers.size(), kNamesShown); ++i) {
        names.push_back(nodeName(asset, carriers[i]) + " scales by " +
                        shortly(meanScale(asset[carriers[i]].rest.scale)));
    }
    Diagnostic place = placeOf(carriers.front());
    place.pointer += "/scale";
    place.skin = index.value;
    place.count = carriers.size();
    context.report("JOINT_CHAIN_SCALE",
                   std::to_string(scaled) + " of " +
                       counted(skin.joints.size(), "joint", "joints") + " of " +
                       skinName(asset, index) + " are scaled, by up to " + shortly(most) + ": " +
                       someOf(names, carriers.size()) +
                       "; props and physics below them inherit it: apply the scale before binding",
                   std::move(place));
}

bool isNeutralBone(const std::string& name) {
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return lower.starts_with("neutral_bone") || lower.starts_with("neutralbone");
}

std::optional<std::uint32_t> neutralBone(const Asset& asset, const Skin& skin) {
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        if (isNeutralBone(asset[skin.joints[j]].name)) {
            return static_cast<std::uint32_t>(j);
        }
    }
    return {};
}

// How far at most the vertices are from where the nearest others, which the bone does not hold,
// would take them; of many, only some are sampled.
SurfaceEffect againstNearest(Context& context, const SkinnedPrimitive& skinned,
                             const std::vector<std::uint32_t>& held) {
    constexpr std::size_t kMostHeld = 32;
    std::vector<bool> isHeld(skinned.vertexCount(), false);
    for (const std::uint32_t v : held) {
        isHeld[v] = true;
    }
    const SharedArray<glm::vec3>& positions = skinned.primitive().positions;
    std::vector<std::uint32_t> sample;
    std::map<std::uint32_t, std::uint32_t> nearest;
    for (std::size_t i = 0; i < held.size(); i += 1 + (held.size() - 1) / kMostHeld) {
        float least = std::numeric_limits<float>::max();
        sample.push_back(held[i]);
        for (std::uint32_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
            const float distance = glm::distance(positions[v], positions[held[i]]);
            if (!isHeld[v] && distance < least) {
                least = distance;
                nearest[held[i]] = v;
            }
        }
    }
    return context.facts()
        .weightEffects()
        .of(skinned, sample,
            [&](std::uint32_t vertex, std::vector<InfluenceSlot>& slots) {
                if (const auto found = nearest.find(vertex); found != nearest.end()) {
                    slots = skinned.slotsOf(found->second);
                }
            })
        .effect;
}

void heldByNeutralBone(Context& context, const SkinnedPrimitive& skinned, std::uint32_t bone) {
    Diagnostic place = skinned.place();
    place.vertices = testedVertices(skinned.vertexCount(), context.stop(), [&](std::size_t v) {
        return std::ranges::any_of(skinned.slotsOf(v), [bone](const InfluenceSlot& slot) {
            return slot.joint == bone && slot.weight > kLeastHeld;
        });
    });
    if (place.vertices.empty()) {
        return;
    }
    const Asset& asset = context.asset();
    place.count = place.vertices.size();
    place.vertex = place.vertices.front();
    place.joint = bone;
    const std::string name = jointName(asset, skinned.skin(), bone);
    const SurfaceEffect effect = againstNearest(context, skinned, place.vertices);
    const std::uint32_t worst = effect.mesh ? effect.vertex : *place.vertex;
    context.reportEffect("NEUTRAL_BONE",
                         counted(place.count, "vertex", "vertices") + " of " +
                             meshName(asset, skinned.mesh()) +
                             (place.count == 1 ? " follows " : " follow ") + name +
                             ", which the exporter added for vertices without weights: " +
                             (place.count == 1 ? "it stays" : "they stay") +
                             " where the model was bound while the rest moves",
                         effect,
                         "paint " + std::string(place.count == 1 ? "it" : "them") +
                             " like the vertices around, first vertex " + std::to_string(worst),
                         std::move(place));
}

}  // namespace

void checkSkeletons(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<glm::dmat4>& world = context.facts().restWorld();
    std::vector<std::optional<std::uint32_t>> neutral;  // [skin], joint
    for (std::size_t s = 0; s < asset.skins.size() && !context.stopped(); ++s) {
        if (!asset.skins[s].joints.empty()) {
            chainScale(context, SkinIndex(s), world);
        }
        neutral.push_back(neutralBone(asset, asset.skins[s]));
    }
    if (std::none_of(neutral.begin(), neutral.end(), [](const auto& each) { return !!each; })) {
        return;
    }
    for (const SkinnedPrimitive& skinned : context.facts().skinned()) {
        if (skinned.skin() && neutral[skinned.skin().value] && !context.stopped()) {
            heldByNeutralBone(context, skinned, *neutral[skinned.skin().value]);
        }
    }
}

}  // namespace sinew::check
