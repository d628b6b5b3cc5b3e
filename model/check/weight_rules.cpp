// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "model/check/context.h"
#include "model/check/rule_vertices.h"
#include "model/check/skinned_primitive.h"
#include "model/check/weight_faults.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// The vertex with the largest effect, otherwise the first.
std::uint32_t worstOf(const FoundVertices& faulty, const SurfaceEffect& effect) {
    return effect.mesh ? effect.vertex : faulty.front();
}

Diagnostic at(const SkinnedPrimitive& skinned, const FoundVertices& faulty,
              const SurfaceEffect& effect = {}) {
    Diagnostic place = skinned.place();
    place.count = faulty.size();
    place.vertex = worstOf(faulty, effect);
    return place;
}

std::string vertices(const FoundVertices& faulty) {
    return counted(faulty.size(), "vertex", "vertices");
}

// "vertex 12 of 'Body'"
std::string worstVertex(Context& context, const SkinnedPrimitive& skinned,
                        const FoundVertices& faulty, const SurfaceEffect& effect) {
    return "vertex " + std::to_string(worstOf(faulty, effect)) + " of " +
           meshName(context.asset(), skinned.mesh());
}

SurfaceEffect effectOfWeights(Context& context, const SkinnedPrimitive& skinned,
                              const FoundVertices& faulty, const WeightEffects::Replace& instead,
                              WeightEffects::Sum sum = WeightEffects::Sum::Normalized) {
    return context.facts().weightEffects().of(skinned, faulty, instead, sum).effect;
}

void keepStrongest(std::vector<InfluenceSlot>& slots, std::size_t count) {
    std::stable_sort(
        slots.begin(), slots.end(),
        [](const InfluenceSlot& a, const InfluenceSlot& b) { return a.weight > b.weight; });
    slots.resize(std::min(slots.size(), count));
}

void negativeWeights(Context& context, const SkinnedPrimitive& skinned) {
    const FoundVertices found = verticesWith(&hasNegativeWeight, skinned, context.stop());
    if (found.empty()) {
        return;
    }
    InfluenceSlot worst{};
    for (const std::uint32_t vertex : found) {
        const InfluenceSlot lowest = *negativeWeight(skinned.slotsOf(vertex));
        worst = lowest.weight < worst.weight ? lowest : worst;
    }
    Diagnostic place = at(skinned, found);
    place.joint = worst.joint;
    const SurfaceEffect effect = effectOfWeights(
        context, skinned, found, [](std::uint32_t, std::vector<InfluenceSlot>& slots) {
            std::erase_if(slots, [](const InfluenceSlot& slot) { return slot.weight < 0.0F; });
        });
    place.vertex = worstOf(found, effect);
    context.reportEffect(
        "WEIGHT_NEGATIVE",
        vertices(found) + (found.size() == 1 ? " has" : " have") + " a negative weight, down to " +
            shortly(worst.weight) + " of " +
            jointName(context.asset(), skinned.skin(), worst.joint) +
            (found.size() == 1 ? "; it moves" : "; they move") + " against that joint",
        effect,
        "set the negative weights of " + worstVertex(context, skinned, found, effect) +
            (found.size() == 1 ? "" : " and the others") + " to 0 and normalise the rest",
        std::move(place));
}

/// What weights as stored do with the vertices; empty: nothing visible.
std::string effectOfSums(bool below, bool above) {
    if (!below && !above) {
        return "";
    }
    return std::string("; with weights as stored (--weights stored) they are ") +
           (below ? "pulled towards the world origin" : "pushed away from the world origin") +
           (below && above ? " or pushed away from it" : "");
}

/// "254 of 255 (stored as bytes, they must add up to exactly 255)"
std::string integerSum(const char* type, int one, double off) {
    const std::string whole = std::to_string(one);
    return std::to_string(std::llround((1.0 + off) * one)) + " of " + whole + " (stored as " +
           type + ", they must add up to exactly " + whole + ")";
}

/// "1.004"; "1 + 3e-07"
std::string floatSum(double off, double visible) {
    return std::abs(off) >= visible
               ? shortlyUnlike(1.0 + off, 1.0)
               : "1 " + std::string(off < 0.0 ? "- " : "+ ") + shortly(std::abs(off));
}

void sumsOfWeights(Context& context, const SkinnedPrimitive& skinned) {
    const bool bytesOnly = skinned.isStoredAs(WeightFormat::UnsignedByte);
    const bool shortsOnly = skinned.isStoredAs(WeightFormat::UnsignedShort);
    const double visible = context.parameter("WEIGHTS_NOT_NORMALIZED", "visible");
    const double lossy = context.parameter("WEIGHTS_NOT_NORMALIZED", "lossy");
    const FoundVertices found = verticesWith(&hasWrongSum, skinned, context.stop());
    if (found.empty()) {
        return;
    }
    double worst = 0.0;
    bool below = false, above = false;  // visibly
    for (const std::uint32_t vertex : found) {
        const double off = sumOf(skinned, skinned.slotsOf(vertex)).off;
        below = below || off <= -visible;
        above = above || off >= visible;
        worst = std::abs(off) > std::abs(worst) ? off : worst;
    }
    const bool severe = std::abs(worst) >= visible || bytesOnly || shortsOnly;
    const SurfaceEffect effect = effectOfWeights(
        context, skinned, found, [](std::uint32_t, std::vector<InfluenceSlot>&) {},
        WeightEffects::Sum::Stored);
    context.reportEffect(
        skinned.isLossy() && std::abs(worst) < lossy ? Severity::Info
        : severe                                     ? Severity::Error
                                                     : Severity::Warning,
        "WEIGHTS_NOT_NORMALIZED",
        "the weights of " + vertices(found) + " do not add up to 1, the worst to " +
            (bytesOnly    ? integerSum("bytes", 255, worst)
             : shortsOnly ? integerSum("16-bit integers", 65535, worst)
                          : floatSum(worst, visible)) +
            (skinned.skin() ? effectOfSums(below, above) : std::string()),
        effect, "normalise all weights of " + meshName(context.asset(), skinned.mesh()),
        at(skinned, found, effect));
}

// [vertex]: one that shares an element with it and follows a joint; itself if
// there is none.
std::vector<std::uint32_t> weightedNeighbors(Context& context, const SkinnedPrimitive& skinned) {
    std::vector<std::uint32_t> neighbors(skinned.vertexCount());
    std::iota(neighbors.begin(), neighbors.end(), 0U);
    const std::vector<std::uint32_t> elements = elementList(skinned.primitive());
    const std::size_t size = elementSize(skinned.primitive().topology);
    std::vector<bool> follows(skinned.vertexCount());
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        follows[v] = influenceCount(skinned.slotsOf(v)) > 0;
    }
    for (std::size_t i = 0; i + 1 < elements.size() && !context.stopped(); ++i) {
        const std::uint32_t a = elements[i];
        const std::uint32_t b = elements[i % size + 1 == size ? i + 1 - size : i + 1];
        if (follows[a] != follows[b]) {
            neighbors[follows[a] ? b : a] = follows[a] ? a : b;
        }
    }
    return neighbors;
}

// " like vertex 11: 'Head' 80 %, 'Neck' 20 %"
std::string likeNeighbor(Context& context, const SkinnedPrimitive& skinned, std::uint32_t vertex,
                         std::uint32_t neighbor) {
    if (vertex == neighbor) {
        return " on a joint, or bind the mesh with automatic weights";
    }
    std::vector<InfluenceSlot> slots = skinned.slotsOf(neighbor);
    keepStrongest(slots, kNamesShown);
    std::string text;
    for (const InfluenceSlot& slot : slots) {
        if (slot.weight > 0.0F) {
            text += (text.empty() ? "" : ", ") +
                    jointName(context.asset(), skinned.skin(), slot.joint) + ' ' +
                    percent(slot.weight);
        }
    }
    return " like vertex " + std::to_string(neighbor) + ": " + text;
}

void unweightedVertices(Context& context, const SkinnedPrimitive& skinned) {
    const FoundVertices found = verticesWith(&hasNoWeight, skinned, context.stop());
    if (found.empty()) {
        return;
    }
    const std::vector<std::uint32_t> neighbors = weightedNeighbors(context, skinned);
    const SurfaceEffect effect = effectOfWeights(
        context, skinned, found, [&](std::uint32_t vertex, std::vector<InfluenceSlot>& slots) {
            if (neighbors[vertex] != vertex) {
                slots = skinned.slotsOf(neighbors[vertex]);
            }
        });
    const std::uint32_t worst = worstOf(found, effect);
    context.reportEffect(
        skinned.hasStoredWeights() ? Severity::Error : Severity::Warning, "VERTEX_UNWEIGHTED",
        vertices(found) + " of " + std::to_string(skinned.vertexCount()) +
            (found.size() == 1 ? " follows no joint and stays with the mesh node"
                               : " follow no joint and stay with the mesh node") +
            "; with weights as stored (--weights stored) " +
            (found.size() == 1 ? "it is" : "they are") + " pulled to the world origin",
        effect,
        "paint " + worstVertex(context, skinned, found, effect) +
            likeNeighbor(context, skinned, worst, neighbors[worst]),
        at(skinned, found, effect));
}

void duplicateJoints(Context& context, const SkinnedPrimitive& skinned) {
    std::vector<std::uint32_t> scratch;
    const FoundVertices found =
        testedVertices(skinned.vertexCount(), context.stop(), [&](std::size_t vertex) {
            return duplicateJoint(skinned.slotsOf(vertex), scratch).has_value();
        });
    if (found.empty()) {
        return;
    }
    const std::uint32_t joint = *duplicateJoint(skinned.slotsOf(found.front()), scratch);
    Diagnostic place = at(skinned, found);
    place.joint = joint;
    const SurfaceEffect effect = effectOfWeights(
        context, skinned, found, [](std::uint32_t, std::vector<InfluenceSlot>& slots) {
            std::stable_sort(
                slots.begin(), slots.end(),
                [](const InfluenceSlot& a, const InfluenceSlot& b) { return a.joint < b.joint; });
            slots.erase(std::unique(slots.begin(), slots.end(),
                                    [](const InfluenceSlot& a, const InfluenceSlot& b) {
                                        return a.joint == b.joint && b.weight != 0.0F;
                                    }),
                        slots.end());
        });
    const std::string name = jointName(context.asset(), skinned.skin(), joint);
    context.reportEffect(
        "DUPLICATE_JOINT",
        vertices(found) + (found.size() == 1 ? " names" : " name") +
            " one joint in several slots, first " + name + "; engines may count it once or twice",
        effect,
        "add up the weights of " + name + " in one slot of vertex " +
            std::to_string(found.front()) + " of " + meshName(context.asset(), skinned.mesh()) +
            (found.size() == 1 ? "" : ", likewise in the others"),
        std::move(place));
}

void jointsWithoutWeight(Context& context, const SkinnedPrimitive& skinned) {
    std::uint32_t joint = 0;
    std::size_t slotCount = 0;
    const FoundVertices found =
        testedVertices(skinned.vertexCount(), context.stop(), [&](std::size_t vertex) {
            const InfluenceSlots& slots = skinned.slotsOf(vertex);
            const auto first = std::ranges::find_if(slots, &namesJointWithoutWeight);
            if (first == slots.end() || namesNoJoint(skinned, slots)) {
                return false;
            }
            joint = slotCount == 0 ? first->joint : joint;
            slotCount += static_cast<std::size_t>(
                std::count_if(first, slots.end(), &namesJointWithoutWeight));
            return true;
        });
    if (found.empty()) {
        return;
    }
    Diagnostic place = at(skinned, found);
    place.joint = joint;
    context.report("JOINT_WITHOUT_WEIGHT",
                   counted(slotCount, "slot", "slots") + " of " + vertices(found) +
                       (slotCount == 1 ? " names" : " name") + " a joint with weight 0, first " +
                       jointName(context.asset(), skinned.skin(), joint) +
                       ": let unused slots name joint 0",
                   std::move(place));
}

void negligibleWeights(Context& context, const SkinnedPrimitive& skinned) {
    const FoundVertices found = verticesWith(&hasNegligibleWeight, skinned, context.stop());
    if (found.empty()) {
        return;
    }
    const InfluenceSlot first = *negligibleWeight(skinned.slotsOf(found.front()));
    Diagnostic place = at(skinned, found);
    place.joint = first.joint;
    const SurfaceEffect effect = effectOfWeights(
        context, skinned, found, [](std::uint32_t, std::vector<InfluenceSlot>& slots) {
            std::erase_if(
                slots, [](const InfluenceSlot& slot) { return slot.weight < kNegligibleWeight; });
        });
    context.reportEffect("NEGLIGIBLE_WEIGHT",
                         vertices(found) + (found.size() == 1 ? " spends" : " spend") +
                             " a slot on a weight below half an 8-bit step (" +
                             percent(kNegligibleWeight) + "), first " +
                             percentUnlike(first.weight, kNegligibleWeight) + " of " +
                             jointName(context.asset(), skinned.skin(), first.joint),
                         effect,
                         "remove weights below " + percent(kNegligibleWeight) + " from " +
                             meshName(context.asset(), skinned.mesh()),
                         std::move(place));
}

WeightEffects::Replace keepOnly(std::size_t count) {
    return
        [count](std::uint32_t, std::vector<InfluenceSlot>& slots) { keepStrongest(slots, count); };
}

std::string limitTo(Context& context, const SkinnedPrimitive& skinned, std::size_t count) {
    return "limit the influences of " + meshName(context.asset(), skinned.mesh()) + " to " +
           std::to_string(count) + " and normalise";
}

void tooManyInfluences(Context& context, const SkinnedPrimitive& skinned) {
    FoundVertices overUsual;
    FoundVertices overMost;
    std::size_t most = 0;
    float lost = 0.0F;  // the largest share of a vertex outside its four strongest influences
    std::vector<float> weights;
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        const std::vector<InfluenceSlot>& slots = skinned.slotsOf(v);
        const std::size_t count = influenceCount(slots);
        most = std::max(most, count);
        if (count > kMostInfluences) {
            overMost.push_back(static_cast<std::uint32_t>(v));
        }
        if (count <= kUsualInfluences) {
            continue;
        }
        overUsual.push_back(static_cast<std::uint32_t>(v));
        weights.clear();
        for (const InfluenceSlot& slot : slots) {
            weights.push_back(slot.weight);
        }
        std::sort(weights.rbegin(), weights.rend());
        float rest = 0.0F;
        for (std::size_t i = kUsualInfluences; i < weights.size(); ++i) {
            rest += weights[i];
        }
        lost = std::max(lost, rest);
    }
    const std::string upTo = ", up to " + std::to_string(most);
    if (!overMost.empty()) {
        context.reportEffect("INFLUENCES_OVER_8",
                             vertices(overMost) + (overMost.size() == 1 ? " has" : " have") +
                                 " more than 8 influences" + upTo,
                             effectOfWeights(context, skinned, overMost, keepOnly(kMostInfluences)),
                             limitTo(context, skinned, kMostInfluences), at(skinned, overMost));
    }
    if (!overUsual.empty()) {
        context.reportEffect(
            "INFLUENCES_OVER_4",
            vertices(overUsual) + (overUsual.size() == 1 ? " has" : " have") +
                " more than 4 influences" + upTo + "; an engine that keeps 4 drops " +
                percent(lost) + " of one of them",
            effectOfWeights(context, skinned, overUsual, keepOnly(kUsualInfluences)),
            limitTo(context, skinned, kUsualInfluences), at(skinned, overUsual));
    }
}

void emptySets(Context& context, const SkinnedPrimitive& skinned) {
    const std::vector<InfluenceSet>& sets = skinned.primitive().influenceSets;
    for (std::size_t s = 1; s < sets.size(); ++s) {
        const bool empty = std::all_of(
            sets[s].weights.begin(), sets[s].weights.end(),
            [&context](const glm::vec4& w) { return !context.stopped() && w == glm::vec4(0.0F); });
        if (!empty || sets[s].weights.empty()) {
            continue;
        }
        const std::string n = std::to_string(s);
        Diagnostic place = skinned.place();
        place.pointer += "/attributes/WEIGHTS_" + n;
        context.report("INFLUENCE_SET_EMPTY",
                       "JOINTS_" + n + " and WEIGHTS_" + n +
                           " contain only zero weights, which cost memory for every vertex: "
                           "limit the influences of " +
                           meshName(context.asset(), skinned.mesh()) + " to " +
                           std::to_string(4 * s),
                       std::move(place));
    }
}

constexpr std::array kWeightChecks{
    &negativeWeights,     &sumsOfWeights,     &unweightedVertices, &duplicateJoints,
    &jointsWithoutWeight, &negligibleWeights, &tooManyInfluences,  &emptySets};

}  // namespace

void checkWeights(Context& context) {
    for (const SkinnedPrimitive& skinned : context.facts().skinned()) {
        for (const auto rule : kWeightChecks) {
            // Without a skin no joint moves the mesh: SKINNED_MESH_WITHOUT_SKIN.
            const bool moves = skinned.skin() || rule != &unweightedVertices;
            if (moves && !context.stopped()) {
                rule(context, skinned);
            }
        }
    }
}

}  // namespace sinew::check
