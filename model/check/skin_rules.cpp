// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "model/check/bind_pose.h"
#include "model/check/context.h"
#include "model/check/places.h"
#include "model/check/stray_search.h"
#include "model/check/tally.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

Diagnostic at(SkinIndex skin, const Tally& joints, const char* list = "inverseBindMatrices") {
    Diagnostic place = placeOf(skin);
    place.pointer += std::string("/") + list;
    place.count = joints.count;
    place.joint = joints.first;
    return place;
}

// Of joints that would place their part of the mesh as most of the others do.
class AgreeingJoints {
public:
    AgreeingJoints(SkinIndex skin, const BindPose& bind) : m_skin(skin), m_bind(bind) {}

    void add(std::size_t joint) {
        m_changes.push_back({joint, m_bind.usual() - m_bind[joint].worldFromMesh});
    }
    [[nodiscard]] SurfaceEffect effect(Context& context) const {
        return context.facts().bindEffects().of(m_skin, m_changes);
    }

private:
    SkinIndex m_skin;
    const BindPose& m_bind;
    std::vector<JointChange> m_changes;
};

std::string joints(const Tally& tally) {
    return counted(tally.count, "joint", "joints");
}

// Per skin and joint: whether a vertex of any node with the skin follows it.
std::vector<std::vector<bool>> usedJoints(const Context& context) {
    const Asset& asset = context.asset();
    std::vector<std::vector<bool>> used;
    for (const Skin& skin : asset.skins) {
        used.emplace_back(skin.joints.size(), false);
    }
    std::vector<std::pair<MeshIndex, SkinIndex>> pairs;
    for (const Node& node : asset.nodes) {
        if (node.mesh && node.skin) {
            pairs.emplace_back(node.mesh, node.skin);
        }
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    MeshIndex read;
    std::vector<bool> followed;  // joints that influence a vertex of the mesh
    for (const auto& [mesh, skin] : pairs) {
        if (mesh != read) {
            followed = followedJoints(asset[mesh], context.stop());
        }
        read = mesh;
        std::vector<bool>& joints = used[skin.value];
        for (std::size_t j = 0; j < std::min(joints.size(), followed.size()); ++j) {
            if (followed[j]) {
                joints[j] = true;
            }
        }
    }
    return used;
}

void unusedJoints(Context& context, SkinIndex skin, const std::vector<bool>& used) {
    const Asset& asset = context.asset();
    Tally unused;
    std::vector<std::string> names;
    for (std::size_t j = 0; j < used.size(); ++j) {
        if (used[j]) {
            continue;
        }
        unused.add(j);
        if (names.size() < kNamesShown) {
            names.push_back(jointName(asset, skin, j));
        }
    }
    if (!unused) {
        return;
    }
    if (unused.count == used.size()) {
        if (context.facts().bindEffects().meshesOf(skin).empty()) {
            context.report(
                "SKIN_UNUSED",
                "no mesh uses the skin: delete it, or export the mesh that it belongs to",
                placeOf(skin));
        }
        return;  // otherwise reported by SKIN_WITHOUT_WEIGHTS and VERTEX_UNWEIGHTED
    }
    Diagnostic place = at(skin, unused, "joints");
    place.pointer += '/' + std::to_string(unused.first);
    place.node = asset[skin].joints[unused.first].value;
    context.report(
        "JOINT_UNUSED",
        std::to_string(unused.count) + " of " + std::to_string(used.size()) +
            (unused.count == 1 ? " joints moves no vertex: " : " joints move no vertex: ") +
            someOf(names, unused.count) + (unused.count == 1 ? "; it costs" : "; each costs") +
            " a matrix per frame and counts towards the engine's joint limit: leave " +
            (unused.count == 1 ? "it" : "them") + " out of the skin if nothing is attached to " +
            (unused.count == 1 ? "it" : "them"),
        std::move(place));
}

void singularMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    Tally found;
    AgreeingJoints sound(skin, bind);
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (used[j] && bind[j].singular) {
            found.add(j);
            sound.add(j);
        }
    }
    if (found) {
        const std::string first = jointName(context.asset(), skin, found.first);
        context.reportEffect("INVERSE_BIND_SINGULAR",
                             "the inverse bind matrices of " + joints(found) +
                                 " are singular and flatten their vertices, first " + first,
                             sound.effect(context),
                             "give " + first + " a scale other than 0 in the bind pose and bind " +
                                 (found.count == 1 ? "it" : "them") + " again",
                             at(skin, found));
    }
}

void mirroredMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    Tally insideOut;
    Tally mirrored;
    AgreeingJoints sound(skin, bind);
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (!used[j] || bind[j].singular || !bind[j].mirrored) {
            continue;
        }
        (bind[j].restMirrored ? insideOut : mirrored).add(j);
        if (bind[j].restMirrored) {
            sound.add(j);
        }
    }
    if (insideOut) {
        const std::string first = jointName(context.asset(), skin, insideOut.first);
        context.reportEffect("INVERSE_BIND_MIRRORED",
                             "the inverse bind matrices of " + joints(insideOut) +
                                 " mirror, and the joints at rest do not mirror back: the surface "
                                 "is inside out, first at " +
                                 first,
                             sound.effect(context),
                             "apply the negative scale above " + first + " and bind it again",
                             at(skin, insideOut));
    }
    if (mirrored) {
        context.reportAs(Severity::Info, "INVERSE_BIND_MIRRORED",
                         "the inverse bind matrices of " + joints(mirrored) +
                             " mirror, as do the joints themselves; engines that store joints as "
                             "rotation and scale lose that: apply the negative scale above " +
                             jointName(context.asset(), skin, mirrored.first) + " and bind again",
                         at(skin, mirrored));
    }
}

void missingMatrices(Context& context, SkinIndex skin, const BindPose& bind,
                     const std::vector<bool>& used) {
    Tally moved;
    std::vector<JointChange> changes;
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (used[j] && bind.isAwayFromIdentity(j)) {
            moved.add(j);
            changes.push_back({j, glm::dmat4(1.0) - bind[j].worldFromMesh});
        }
    }
    Diagnostic place = placeOf(skin);
    if (!moved) {
        context.reportAs(Severity::Info, "INVERSE_BIND_MISSING",
                         "the skin has no inverse bind matrices; identity is used, which matches "
                         "the joints at rest: bind again if an engine needs them stored",
                         std::move(place));
        return;
    }
    place.count = moved.count;
    place.joint = moved.first;
    context.reportEffect(
        "INVERSE_BIND_MISSING",
        "the skin has no inverse bind matrices; identity is used, so at rest " + joints(moved) +
            " move the mesh away from its modelled position, first " +
            jointName(context.asset(), skin, moved.first),
        context.facts().bindEffects().of(skin, changes),
        "bind the meshes of " + skinName(context.asset(), skin) + " to their joints again",
        std::move(place));
}

// How far the deviating joints of a skin are from where the others place them.
struct Away {
    Tally joints;
    std::vector<std::string> names;
    std::size_t farthestJoint = 0;
    std::size_t widestJoint = 0;
    std::size_t scaledJoint = 0;
    bool uneven = false;

    void add(const BindPose& bind, std::size_t joint, std::string name) {
        const auto size = [&bind](std::size_t j) { return std::abs(std::log(bind[j].scale)); };
        const bool isFirst = joints.count == 0;
        joints.add(joint);
        if (names.size() < kNamesShown) {
            names.push_back(std::move(name));
        }
        if (isFirst || bind[joint].distance > bind[farthestJoint].distance) {
            farthestJoint = joint;
        }
        if (isFirst || bind[joint].angle > bind[widestJoint].angle) {
            widestJoint = joint;
        }
        if (isFirst || size(joint) > size(scaledJoint)) {
            scaledJoint = joint;
        }
        uneven = uneven || bind[joint].uneven;
    }
};

// The topmost deviating joint in the chain of ancestors of this joint.
std::size_t startOfChain(const Asset& asset, SkinIndex skin, const BindPose& bind,
                         std::size_t joint) {
    const std::vector<JointIndex> parents = parentJoints(asset, asset[skin]);
    const auto deviates = [&](JointIndex above) {
        return above && !bind[above.value].singular && bind.isAwayFromOthers(above.value);
    };
    while (deviates(parents[joint])) {
        joint = parents[joint].value;
    }
    return joint;
}

struct Difference {
    std::string words;  // "moved by up to 0.5 units, turned by up to 30°"
    std::size_t worst;  // joint
};

Difference differenceOf(const Asset& asset, SkinIndex skin, const BindPose& bind,
                        const Away& away) {
    const std::string by = away.joints.count == 1 ? " by " : " by up to ";
    std::vector<std::string> parts;
    std::size_t worst = away.scaledJoint;
    if (BindPose::isNotableAngle(bind[away.widestJoint].angle)) {
        parts.push_back("turned" + by + degrees(bind[away.widestJoint].angle));
        worst = away.widestJoint;
    }
    if (bind.isNotableDistance(bind[away.farthestJoint].distance)) {
        parts.insert(parts.begin(), "moved" + by + units(bind[away.farthestJoint].distance));
        worst = away.farthestJoint;
    }
    const bool scaleAlone = parts.empty();
    if (away.uneven || BindPose::isNotableScale(bind[away.scaledJoint].scale)) {
        parts.push_back((away.uneven ? "non-uniformly scaled" : "scaled") + by + "a factor of " +
                        shortlyUnlike(bind[away.scaledJoint].scale, 1.0));
    }
    std::string words;
    for (const std::string& part : parts) {
        words += (words.empty() ? "" : ", ") + part;
    }
    if (scaleAlone) {
        worst = startOfChain(asset, skin, bind, away.joints.first);
        if (away.joints.count > 1 || worst != away.joints.first) {
            words +=
                (words.empty() ? "from " : ", from ") + jointName(asset, skin, worst) + " down";
        }
    }
    return {words, worst};
}

std::string inBrackets(const std::string& words) {
    return words.empty() ? words : " (" + words + ')';
}

// The joints of a skin that was bound at rest agree on one matrix from mesh to world. If a few
// deviate, that is a mistake; if most do, the rest pose is simply not the bind pose.
void restAwayFromBind(Context& context, SkinIndex skin, const BindPose& bind,
                      const std::vector<bool>& used) {
    const double fewest = context.parameter("INVERSE_BIND_MISMATCH", "few");
    const Asset& asset = context.asset();
    Away away;
    AgreeingJoints sound(skin, bind);
    for (std::size_t j = 0; j < bind.size(); ++j) {
        if (used[j] && !bind[j].singular && bind.isAwayFromOthers(j)) {
            away.add(bind, j, jointName(asset, skin, j));
            sound.add(j);
        }
    }
    const std::size_t count = away.joints.count;
    if (count == 0) {
        return;
    }
    const bool few = static_cast<double>(count) <= fewest * static_cast<double>(bind.size());
    const auto [words, worst] = differenceOf(asset, skin, bind, away);
    Diagnostic place = at(skin, away.joints);
    place.joint = static_cast<std::uint32_t>(few ? away.joints.first : worst);
    place.node = asset[skin].joints[*place.joint].value;
    if (few) {
        const std::string them = count == 1 ? "it" : "them";
        context.reportEffect("INVERSE_BIND_MISMATCH",
                             someOf(away.names, count) + (count == 1 ? " was" : " were") +
                                 " not bound where " + (count == 1 ? "it rests" : "they rest") +
                                 inBrackets(words) + ", while the other joints agree",
                             sound.effect(context),
                             "move " + someOf(away.names, count) + " back to where " +
                                 (count == 1 ? "it was" : "they were") + " bound, or bind " + them +
                                 " again where " + (count == 1 ? "it rests" : "they rest"),
                             std::move(place));
    } else {
        context.reportAs(Severity::Info, "INVERSE_BIND_MISMATCH",
                         "the rest pose is not the bind pose: " + std::to_string(count) + " of " +
                             counted(bind.size(), "joint", "joints") +
                             (count == 1 ? " differs, " : " differ, ") + someOf(away.names, count) +
                             inBrackets(words) +
                             ": for edits of the mesh or its weights go to the bind pose first",
                         std::move(place));
    }
}

}  // namespace

void checkSkins(Context& context) {
    const Asset& asset = context.asset();
    const std::vector<std::vector<bool>> used = usedJoints(context);
    for (std::size_t s = 0; s < asset.skins.size() && !context.stopped(); ++s) {
        const SkinIndex skin(s);
        unusedJoints(context, skin, used[s]);
        const BindPose& bind = context.facts().bindPose(skin);
        if (!bind.isFinite()) {
            continue;  // ACCESSOR_NOT_FINITE
        }
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
