// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "model/check/bind_pose.h"
#include "model/check/context.h"
#include "model/check/rest_pose.h"
#include "model/check/tally.h"
#include "model/check/words.h"
#include "model/load/source/path.h"

namespace sinew::check {
namespace {

Diagnostic at(SkinIndex skin, const char* property, std::size_t joint, std::size_t count) {
    Diagnostic place;
    place.pointer = load::pointerTo("skins", std::size_t{skin.value}, property);
    place.count = count;
    place.skin = skin.value;
    place.joint = static_cast<std::uint32_t>(joint);
    return place;
}

Diagnostic at(SkinIndex skin, const Tally& joints) {
    return at(skin, "inverseBindMatrices", joints.first, joints.count);
}

std::string joints(const Tally& tally) {
    return counted(tally.count, "joint", "joints");
}

std::vector<bool> followedJoints(const Mesh& mesh) {
    std::vector<bool> followed;
    for (const Primitive& primitive : mesh.primitives)
        for (const InfluenceSet& set : primitive.influenceSets)
            for (std::size_t v = 0; v < set.weights.size(); ++v)
                for (int c = 0; c < 4; ++c) {
                    if (set.weights[v][c] == 0.0F)
                        continue;
                    const std::size_t joint = set.joints[v][c];
                    if (joint >= followed.size())
                        followed.resize(joint + 1, false);
                    followed[joint] = true;
                }
    return followed;
}

// Joints that a vertex follows, over all nodes that wear the skin.
std::vector<std::vector<bool>> usedJoints(const Asset& asset) {
    std::vector<std::vector<bool>> used;
    for (const Skin& skin : asset.skins)
        used.emplace_back(skin.joints.size(), false);
    std::vector<std::pair<MeshIndex, SkinIndex>> pairs;
    for (const Node& node : asset.nodes)
        if (node.mesh && node.skin)
            pairs.emplace_back(node.mesh, node.skin);
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    MeshIndex read;
    std::vector<bool> followed;  // joints that a vertex of the mesh follows
    for (const auto& [mesh, skin] : pairs) {
        if (mesh != read)
            followed = followedJoints(asset[mesh]);
        read = mesh;
        std::vector<bool>& joints = used[skin.value];
        for (std::size_t j = 0; j < std::min(joints.size(), followed.size()); ++j)
            if (followed[j])
                joints[j] = true;
    }
    return used;
}

// For each skin whether a node with a mesh wears it.
std::vector<bool> wornSkins(const Asset& asset) {
    std::vector<bool> worn(asset.skins.size(), false);
    for (const Node& node : asset.nodes)
        if (node.mesh && node.skin)
            worn[node.skin.value] = true;
    return worn;
}

void unusedJoints(Context& context, SkinIndex skin, const std::vector<bool>& used, bool isWorn) {
    const Asset& asset = context.asset();
    Tally unused;
    std::vector<std::string> names;
    for (std::size_t j = 0; j < used.size(); ++j) {
        if (used[j])
            continue;
        unused.add(j);
        if (names.size() < kNamesShown)
            names.push_back(jointName(asset, skin, j));
    }
    if (!unused)
        return;
    if (unused.count == used.size()) {
        if (isWorn)
            return;  // SKIN_WITHOUT_WEIGHTS and VERTEX_UNWEIGHTED say so
        Diagnostic place = at(skin, "", 0, 1);
        place.pointer = load::pointerTo("skins", std::size_t{skin.value});
        place.joint.reset();
        context.report("SKIN_UNUSED", "no mesh wears the skin", std::move(place));
        return;
    }
    Diagnostic place = at(skin, "joints", unused.first, unused.count);
    place.pointer += '/' + std::to_string(unused.first);
    place.node = asset[skin].joints[unused.first].value;
    context.report(
        "JOINT_UNUSED",
        std::to_string(unused.count) + " of " + std::to_string(used.size()) +
            (unused.count == 1 ? " joints moves no vertex: " : " joints move no vertex: ") +
            someOf(names, unused.count) +
            "; each costs a matrix per frame and a place in the engine's joint limit",
        std::move(place));
}

void singularMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    Tally found;
    for (std::size_t j = 0; j < bind.size(); ++j)
        if (used[j] && bind.isSingular(j))
            found.add(j);
    if (found)
        context.report("INVERSE_BIND_SINGULAR",
                       "the inverse bind matrices of " + joints(found) +
                           " flatten what they move, first " +
                           jointName(context.asset(), skin, found.first),
                       at(skin, found));
}

void mirroredMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    Tally insideOut;
    Tally mirrored;
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (!used[j] || bind.isSingular(j) || !bind.isMirrored(j))
            continue;
        (bind.restIsMirrored(j) ? insideOut : mirrored).add(j);
    }
    if (insideOut)
        context.report("INVERSE_BIND_MIRRORED",
                       "the inverse bind matrices of " + joints(insideOut) +
                           " mirror, and the joints at rest do not mirror back: the surface is "
                           "inside out, first at " +
                           jointName(context.asset(), skin, insideOut.first),
                       at(skin, insideOut));
    if (mirrored)
        context.reportAs(Severity::Info, "INVERSE_BIND_MIRRORED",
                         "the inverse bind matrices of " + joints(mirrored) +
                             " mirror, as do the joints themselves; engines that keep joints as "
                             "rotation and size lose that, first at " +
                             jointName(context.asset(), skin, mirrored.first),
                         at(skin, mirrored));
}

void missingMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                     const std::vector<bool>& used) {
    Tally moved;
    for (std::size_t j = 0; j < bind.size(); ++j)
        if (used[j] && bind.isAwayFromIdentity(j))
            moved.add(j);
    Diagnostic place;
    place.pointer = load::pointerTo("skins", std::size_t{skin.value});
    place.skin = skin.value;
    if (!moved) {
        context.reportAs(Severity::Info, "INVERSE_BIND_MISSING",
                         "the skin has no inverse bind matrices; identity is used, which fits the "
                         "joints at rest",
                         std::move(place));
        return;
    }
    place.count = moved.count;
    place.joint = moved.first;
    context.report("INVERSE_BIND_MISSING",
                   "the skin has no inverse bind matrices; identity is used, so at rest " +
                       joints(moved) + " move the mesh away from where it was modelled, first " +
                       jointName(context.asset(), skin, moved.first),
                   std::move(place));
}

// The joints of a skin that was bound at rest agree on one matrix from mesh to world. A few that
// do not are mistakes; when most differ, the file simply rests in another pose than that of
// binding.
void restAwayFromBind(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    constexpr double kFewJoints = 0.25;  // of the skin's
    Tally away;
    std::vector<std::string> names;
    double farthest = 0.0;
    double widest = 0.0;
    std::size_t worst = 0;
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (!used[j] || bind.isSingular(j) || !bind.isAwayFromOthers(j))
            continue;
        away.add(j);
        if (names.size() < kNamesShown)
            names.push_back(jointName(context.asset(), skin, j));
        if (away.count == 1 || bind.distance(j) > farthest) {
            farthest = bind.distance(j);
            worst = j;
        }
        widest = std::max(widest, bind.angle(j));
    }
    if (!away)
        return;
    const bool few =
        static_cast<double>(away.count) <= kFewJoints * static_cast<double>(bind.size());
    const std::string size = shortly(farthest) + " units at " +
                             jointName(context.asset(), skin, worst) + ", " + degrees(widest);
    Diagnostic place = at(skin, away);
    place.joint = static_cast<std::uint32_t>(few ? away.first : worst);
    place.node = context.asset()[skin].joints[*place.joint].value;
    if (few)
        context.report("INVERSE_BIND_MISMATCH",
                       someOf(names, away.count) + (away.count == 1 ? " was" : " were") +
                           " bound away from where " +
                           (away.count == 1 ? "it rests" : "they rest") + " (up to " + size +
                           "), while the other joints agree",
                       std::move(place));
    else
        context.reportAs(Severity::Info, "INVERSE_BIND_MISMATCH",
                         "the rest pose is not the pose of binding: " + std::to_string(away.count) +
                             " of " + counted(bind.size(), "joint differs", "joints differ") +
                             ", up to " + size,
                         std::move(place));
}

}  // namespace

void checkSkins(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<glm::dmat4> world = restWorld(asset);
    const std::vector<std::vector<bool>> used = usedJoints(asset);
    const std::vector<bool> worn = wornSkins(asset);
    for (std::size_t s = 0; s < asset.skins.size() && !context.stopped(); ++s) {
        const SkinIndex skin(s);
        unusedJoints(context, skin, used[s], worn[s]);
        const BindPose bind(asset, skin, world);
        if (!bind.isFinite())
            continue;  // ACCESSOR_NOT_FINITE
        if (!asset[skin].inverseBindMatricesStored) {
            missingMatrices(context, skin, bind, used[s]);
            continue;
        }
        singularMatrices(context, skin, bind, used[s]);
        mirroredMatrices(context, skin, bind, used[s]);
        restAwayFromBind(context, skin, bind, used[s]);
    }
}

}  // namespace sinew::check
