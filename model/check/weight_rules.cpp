// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>

#include "model/check/skinned_primitive.h"
#include "model/check/tally.h"
#include "model/check/weight_faults.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

Diagnostic at(const SkinnedPrimitive& skinned, const Tally& vertices) {
    Diagnostic place = skinned.place();
    place.count = vertices.count;
    place.vertex = vertices.first;
    return place;
}

std::string vertices(const Tally& tally) {
    return counted(tally.count, "vertex", "vertices");
}

void negativeWeights(Context& context, const SkinnedPrimitive& skinned) {
    Tally found;
    InfluenceSlot worst{};
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        if (const InfluenceSlot* lowest = negativeWeight(skinned.slots(v))) {
            found.add(v);
            if (lowest->weight < worst.weight) {
                worst = *lowest;
            }
        }
    }
    if (!found) {
        return;
    }
    Diagnostic place = at(skinned, found);
    place.joint = worst.joint;
    context.report("WEIGHT_NEGATIVE",
                   vertices(found) + (found.count == 1 ? " has" : " have") +
                       " a negative weight, down to " + shortly(worst.weight) + " of " +
                       jointName(context.asset(), skinned.skin(), worst.joint) +
                       (found.count == 1 ? "; it moves" : "; they move") + " against that joint",
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
    Tally found;
    double worst = 0.0;
    bool below = false, above = false;  // visibly
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        const WeightSum sum = sumOf(skinned, skinned.slots(v));
        if (!sum.wrong) {
            continue;
        }
        found.add(v);
        below = below || sum.off <= -visible;
        above = above || sum.off >= visible;
        if (std::abs(sum.off) > std::abs(worst)) {
            worst = sum.off;
        }
    }
    if (!found) {
        return;
    }
    const bool severe = std::abs(worst) >= visible || bytesOnly || shortsOnly;
    context.reportAs(skinned.isLossy() && std::abs(worst) < lossy ? Severity::Info
                     : severe                                     ? Severity::Error
                                                                  : Severity::Warning,
                     "WEIGHTS_NOT_NORMALIZED",
                     "the weights of " + vertices(found) + " do not add up to 1, the worst to " +
                         (bytesOnly    ? integerSum("bytes", 255, worst)
                          : shortsOnly ? integerSum("16-bit integers", 65535, worst)
                                       : floatSum(worst, visible)) +
                         (skinned.skin() ? effectOfSums(below, above) : std::string()),
                     at(skinned, found));
}

void unweightedVertices(Context& context, const SkinnedPrimitive& skinned) {
    Tally found;
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        if (influenceCount(skinned.slots(v)) == 0) {
            found.add(v);
        }
    }
    if (found) {
        context.report("VERTEX_UNWEIGHTED",
                       vertices(found) + " of " + std::to_string(skinned.vertexCount()) +
                           (found.count == 1
                                ? " follows no joint and stays with the mesh node; with weights as "
                                  "stored (--weights stored) it is"
                                : " follow no joint and stay with the mesh node; with weights as "
                                  "stored (--weights stored) they are") +
                           " pulled to the world origin",
                       at(skinned, found));
    }
}

void duplicateJoints(Context& context, const SkinnedPrimitive& skinned) {
    Tally found;
    std::uint32_t joint = 0;
    std::vector<std::uint32_t> joints;
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        const auto twin = duplicateJoint(skinned.slots(v), joints);
        if (twin && found.add(v)) {
            joint = *twin;
        }
    }
    if (!found) {
        return;
    }
    Diagnostic place = at(skinned, found);
    place.joint = joint;
    context.report("DUPLICATE_JOINT",
                   vertices(found) + (found.count == 1 ? " names" : " name") +
                       " one joint in several slots, first " +
                       jointName(context.asset(), skinned.skin(), joint) +
                       "; engines may count it once or twice",
                   std::move(place));
}

void jointsWithoutWeight(Context& context, const SkinnedPrimitive& skinned) {
    Tally found;
    std::uint32_t joint = 0;
    std::size_t slotCount = 0;
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        bool counts = false;
        for (const InfluenceSlot& slot : skinned.slots(v)) {
            if (!namesJointWithoutWeight(slot)) {
                continue;
            }
            ++slotCount;
            if (!counts && found.add(v)) {
                joint = slot.joint;
            }
            counts = true;
        }
    }
    if (!found) {
        return;
    }
    Diagnostic place = at(skinned, found);
    place.joint = joint;
    context.report("JOINT_WITHOUT_WEIGHT",
                   counted(slotCount, "slot", "slots") + " of " + vertices(found) +
                       (slotCount == 1 ? " names" : " name") + " a joint with weight 0, first " +
                       jointName(context.asset(), skinned.skin(), joint) +
                       "; unused slots should name joint 0",
                   std::move(place));
}

void negligibleWeights(Context& context, const SkinnedPrimitive& skinned) {
    Tally found;
    InfluenceSlot first{};
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        const InfluenceSlot* tiny = negligibleWeight(skinned.slots(v));
        if (tiny != nullptr && found.add(v)) {
            first = *tiny;
        }
    }
    if (!found) {
        return;
    }
    Diagnostic place = at(skinned, found);
    place.joint = first.joint;
    context.report("NEGLIGIBLE_WEIGHT",
                   vertices(found) + (found.count == 1 ? " spends" : " spend") +
                       " a slot on a weight below half an 8-bit step (" +
                       percent(kNegligibleWeight) + "), which has no effect, first " +
                       percentUnlike(first.weight, kNegligibleWeight) + " of " +
                       jointName(context.asset(), skinned.skin(), first.joint),
                   std::move(place));
}

void tooManyInfluences(Context& context, const SkinnedPrimitive& skinned) {
    Tally overUsual;
    Tally overMost;
    std::size_t most = 0;
    float lost = 0.0F;  // the largest share of a vertex outside its four strongest influences
    std::vector<float> weights;
    for (std::size_t v = 0; v < skinned.vertexCount() && !context.stopped(); ++v) {
        const std::vector<InfluenceSlot>& slots = skinned.slots(v);
        const std::size_t count = influenceCount(slots);
        most = std::max(most, count);
        if (count > kMostInfluences) {
            overMost.add(v);
        }
        if (count <= kUsualInfluences) {
            continue;
        }
        overUsual.add(v);
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
    if (overMost) {
        context.report("INFLUENCES_OVER_8",
                       vertices(overMost) + (overMost.count == 1 ? " has" : " have") +
                           " more than 8 influences" + upTo,
                       at(skinned, overMost));
    }
    if (overUsual) {
        context.report("INFLUENCES_OVER_4",
                       vertices(overUsual) + (overUsual.count == 1 ? " has" : " have") +
                           " more than 4 influences" + upTo + "; an engine that keeps 4 drops " +
                           percent(lost) + " of one of them",
                       at(skinned, overUsual));
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
                           " contain only zero weights; they cost memory for every vertex",
                       std::move(place));
    }
}

constexpr std::array kWeightChecks{
    &negativeWeights,     &sumsOfWeights,     &unweightedVertices, &duplicateJoints,
    &jointsWithoutWeight, &negligibleWeights, &tooManyInfluences,  &emptySets};

}  // namespace

void checkWeights(Context& context) {
    for (const SkinnedPrimitive& skinned : skinnedPrimitives(context.asset())) {
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
