// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <string_view>

#include "model/check/deformation/deformation_rules.h"
#include "model/check/deformation/morph_twins.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/places.h"
#include "model/facts/morph_facts.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kFarMoved = 0.05;         // share of the mesh's size
constexpr double kFartherThanRest = 4.0;   // times the vertex after the outliers
constexpr double kSameMotion = 0.001;      // share of the other one
constexpr std::size_t kFewMoved = 8;       // other vertices that a target moves
constexpr std::size_t kFewVertices = 200;  // vertices of a primitive
constexpr std::size_t kFewOutliers = 3;    // places; more of them are a part of the surface

std::string targetName(const Mesh& mesh, std::size_t target) {
    const bool named = target < mesh.targetNames.size() && !mesh.targetNames[target].empty();
    return "morph target " +
           (named ? '\'' + mesh.targetNames[target] + '\'' : std::to_string(target));
}

Diagnostic placeOfTarget(MeshIndex mesh, std::size_t primitive, std::size_t target) {
    Diagnostic place = placeOf(mesh, primitive);
    place.pointer += "/targets/" + std::to_string(target);
    return place;
}

struct ThrownVertex {
    double distance = 0.0;
    std::uint32_t vertex = 0;
};

// The vertices that a target moves, the farthest first.
std::vector<ThrownVertex> movedVertices(const MorphTarget& target, const std::stop_token& stop) {
    std::vector<ThrownVertex> moved;
    for (std::size_t v = 0; v < target.positions.size() && !stop.stop_requested(); ++v) {
        const double distance{glm::length(target.positions[v])};
        if (distance > 0.0) {
            moved.push_back({distance, static_cast<std::uint32_t>(v)});
        }
    }
    std::ranges::stable_sort(moved, std::greater(), &ThrownVertex::distance);
    return moved;
}

// What shows a target of a mesh, and where a clip shows it most.
struct TargetUse {
    bool driven = false;  // a clip, an expression or its weight at rest shows it
    NodeIndex node;       // draws the mesh
    AnimationIndex clip;  // none: no clip shows it
    float seconds = 0.0F;
    float weight = 0.0F;
};

// The surface without the target where it shows most; at rest with the whole of it if no clip does.
SurfaceEffect effectOfTarget(Context& context, std::size_t target, const TargetUse& use) {
    if (!use.node) {
        return {.measured = false};
    }
    HandTransform instead{.node = use.node};
    instead.weights = {{static_cast<std::uint32_t>(target), use.clip ? 0.0F : 1.0F}};
    return context.facts().poseEffects().of(use.clip, use.seconds, std::span(&instead, 1), 0.0);
}

// A few places that move far farther than all others.
void morphOutliers(Context& context, MeshIndex index, std::size_t p, std::size_t t, double size,
                   const TargetUse& use) {
    const Mesh& mesh = context.asset()[index];
    const Primitive& primitive = mesh.primitives[p];
    const std::vector<ThrownVertex> moved = movedVertices(primitive.targets[t], context.stop());
    if (moved.empty() || !(moved.front().distance > kFarMoved * size)) {
        return;
    }
    std::set<std::array<float, 3>> places;
    std::size_t next = 0;
    while (next < moved.size() &&
           moved[next].distance * kFartherThanRest > moved.front().distance) {
        const glm::vec3& position = primitive.positions[moved[next++].vertex];
        places.insert({position.x, position.y, position.z});
        if (places.size() > kFewOutliers) {
            return;
        }
    }
    if (moved.size() < next + kFewMoved && primitive.vertexCount() < kFewVertices) {
        return;  // a corner of something simple
    }
    const double rest = next < moved.size() ? moved[next].distance : 0.0;
    Diagnostic place = placeOfTarget(index, p, t);
    place.vertex = moved.front().vertex;
    place.count = places.size();
    const std::string vertex = "vertex " + std::to_string(moved.front().vertex);
    context.reportEffect(
        "MORPH_OUTLIER",
        targetName(mesh, t) + " moves " + vertex + " of " + meshName(context.asset(), index) +
            " by " + units(moved.front().distance) + " (" + percent(moved.front().distance / size) +
            " of the mesh's size), every other one by at most " + units(rest),
        effectOfTarget(context, t, use),
        "move " + vertex + " back in the shape, or smooth it with its neighbours",
        std::move(place));
}

void emptyAndDoubled(Context& context, MeshIndex index, const std::vector<TargetUse>& uses) {
    const Mesh& mesh = context.asset()[index];
    const std::vector<MorphTargetFacts> facts = morphTargetFacts(mesh, context.stop());
    const std::vector<std::optional<MorphTwin>> twins = morphTwins(mesh, context.stop());
    for (std::size_t t = 0; t < facts.size() && !context.stopped(); ++t) {
        if (facts[t].movedVertices == 0 && !facts[t].changesOthers) {
            context.report("MORPH_EMPTY",
                           targetName(mesh, t) + " of " + meshName(context.asset(), index) +
                               " moves no vertex: delete it, or sculpt it again",
                           placeOfTarget(index, 0, t));
        }
        if (twins[t]) {
            const double factor = twins[t]->factor;
            const bool isSame = std::abs(factor - 1.0) < kSameMotion;
            context.reportEffect(
                "MORPH_DOUBLED",
                targetName(mesh, twins[t]->target) + " and " + targetName(mesh, t) + " of " +
                    meshName(context.asset(), index) +
                    (isSame ? " are the same: together they move twice as far"
                            : " move all vertices in the same directions, the second " +
                                  shortly(factor) + " times as far: together they move " +
                                  shortly(1.0 + factor) + " times as far as the first"),
                effectOfTarget(context, t, uses[t]), "delete " + targetName(mesh, t),
                placeOfTarget(index, 0, t));
        }
    }
}

class TargetUses {
public:
    TargetUses(const Asset& asset, MeshIndex index) : uses(asset[index].targetCount()) {
        for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
            const Node& node = asset.nodes[n];
            for (std::size_t t = 0; node.mesh == index && t < uses.size(); ++t) {
                uses[t].node = uses[t].node ? uses[t].node : NodeIndex(n);
                uses[t].driven |= t < node.restWeights.size() && node.restWeights[t] != 0.0F;
            }
        }
        for (std::size_t a = 0; a < asset.animations.size(); ++a) {
            for (const Channel& channel : asset.animations[a].channels) {
                if (channel.path == ChannelPath::Weights && asset[channel.node].mesh == index) {
                    addTrack(AnimationIndex(a), channel,
                             asset.animations[a].samplers[channel.sampler.value]);
                }
            }
        }
        for (const VrmExpression& expression :
             asset.vrm ? asset.vrm->expressions : std::vector<VrmExpression>()) {
            for (const VrmMorphBind& bind : expression.morphs) {
                if (asset[bind.node].mesh == index) {
                    drive(bind.target, bind.weight);
                }
            }
        }
    }

    std::vector<TargetUse> uses;  // [target]
    bool byMotion = false;        // a clip or an expression shows one of them

private:
    bool drive(std::size_t target, float weight) {
        if (target >= uses.size() || weight == 0.0F) {
            return false;
        }
        uses[target].driven = byMotion = true;
        return true;
    }

    void addTrack(AnimationIndex clip, const Channel& channel, const Sampler& sampler) {
        const std::size_t width = std::max(sampler.width, 1U);
        const bool cubic = sampler.interpolation == Interpolation::CubicSpline;
        for (std::size_t i = 0; i < sampler.values.size(); ++i) {
            const std::size_t target =
                channel.morphTarget == kAllMorphTargets ? i % width : channel.morphTarget;
            const std::size_t row = i / width;
            if (!drive(target, sampler.values[i]) || (cubic && row % 3 != 1)) {
                continue;  // nothing, or a tangent
            }
            if (std::abs(sampler.values[i]) > uses[target].weight) {
                uses[target].node = channel.node;
                uses[target].clip = clip;
                uses[target].seconds = sampler.times[cubic ? row / 3 : row];
                uses[target].weight = std::abs(sampler.values[i]);
            }
        }
    }
};

// Targets beside others that something drives.
void unusedTargets(Context& context, MeshIndex index, const TargetUses& targets) {
    const std::vector<TargetUse>& uses = targets.uses;
    const Mesh& mesh = context.asset()[index];
    std::vector<std::string> names;
    std::size_t first = uses.size();
    std::size_t count = 0;
    for (std::size_t t = uses.size(); t-- > 0;) {
        if (!uses[t].driven) {
            ++count;
            first = t;
        }
    }
    if (!targets.byMotion || count == 0) {
        return;
    }
    for (std::size_t t = first; t < uses.size() && names.size() < kNamesShown; ++t) {
        if (!uses[t].driven) {
            names.push_back(targetName(mesh, t).substr(std::string_view("morph target ").size()));
        }
    }
    Diagnostic place = placeOfTarget(index, 0, first);
    place.count = count;
    context.report("MORPH_UNUSED",
                   std::to_string(count) + " of " + std::to_string(uses.size()) +
                       " morph targets of " + meshName(context.asset(), index) +
                       (count == 1 ? " is" : " are") + " driven by no clip and no expression: " +
                       someOf(names, count) + "; delete " + (count == 1 ? "it" : "them") +
                       ", or check that the clips were exported with their shape keys",
                   std::move(place));
}

}  // namespace

void checkMorphs(Context& context) {
    for (std::size_t m = 0; m < context.asset().meshes.size() && !context.stopped(); ++m) {
        const Mesh& mesh = context.asset().meshes[m];
        if (mesh.targetCount() == 0) {
            continue;
        }
        const double size = 2.0 * double{storedBox(mesh).radius()};
        const TargetUses targets(context.asset(), MeshIndex(m));
        for (std::size_t p = 0; p < mesh.primitives.size() && size > 0.0; ++p) {
            const std::size_t count =
                std::min(mesh.primitives[p].targets.size(), mesh.targetCount());
            for (std::size_t t = 0; t < count; ++t) {
                morphOutliers(context, MeshIndex(m), p, t, size, targets.uses[t]);
            }
        }
        emptyAndDoubled(context, MeshIndex(m), targets.uses);
        unusedTargets(context, MeshIndex(m), targets);
    }
}

}  // namespace sinew::check
