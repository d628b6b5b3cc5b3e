// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/engine_report.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <utility>

#include "model/check/places.h"
#include "model/view/marked_vertices.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew {
namespace {

struct EngineRule {
    const char* code;
    const char* condition;
    const char* instruction;
};

EngineRule ruleOf(Compared compared) noexcept {
    switch (compared) {
        case Compared::Stored:
            return {"DISPLACED_BY_NORMALIZING", "with weights as stored instead of normalized",
                    "normalize the weights"};
        case Compared::FourStrongest:
            return {"DISPLACED_BY_FOUR_SLOTS", "with its four strongest joints only",
                    "limit these vertices to four joints and paint what is left"};
        case Compared::EightBit:
            return {"DISPLACED_BY_8_BIT", "with 8-bit weights",
                    "remove their small weights, or export weights with 16 bits"};
        case Compared::DualQuaternion:
            return {"DISPLACED_BY_DUAL_QUATERNIONS", "with dual-quaternion skinning",
                    "use linear skinning in the engine, as glTF defines it"};
    }
    return {"", "", ""};
}

std::string momentWords(const Asset& asset, const EngineMoment& moment) {
    return moment.frame ? "in " + words::clipName(asset, moment.animation) + " at frame " +
                              std::to_string(*moment.frame) + " (" +
                              words::seconds(double{moment.seconds}) + ")"
                        : check::momentWords(asset, moment.animation, moment.seconds);
}

/// Those beyond the limit, the farthest first.
std::vector<std::uint32_t> verticesBeyond(const std::vector<float>& distances, double limit) {
    std::vector<std::uint32_t> beyond;
    for (std::size_t v = 0; v < distances.size(); ++v) {
        if (static_cast<double>(distances[v]) > limit) {
            beyond.push_back(static_cast<std::uint32_t>(v));
        }
    }
    std::ranges::stable_sort(beyond, std::greater(),
                             [&](std::uint32_t vertex) { return distances[vertex]; });
    return beyond;
}

/// A primitive with a vertex beyond the limit.
struct Displaced {
    const DisplacementSearch* search;
    const PrimitiveDisplacement* worst;
};

class EngineReport {
public:
    EngineReport(const std::shared_ptr<const ClipLibrary>& clips, const DisplacementLimit& limit)
        : m_asset(*clips->asset()), m_pose(clips), m_limit(limit) {}

    void report(check::Context& context, const std::vector<DisplacementSearch>& searches) {
        std::vector<Displaced> found;
        for (const DisplacementSearch& search : searches) {
            for (const PrimitiveDisplacement& result : search.results()) {
                if (static_cast<double>(result.largest.distance) > m_limit.distance()) {
                    found.push_back({&search, &result});
                }
            }
        }
        std::ranges::stable_sort(found, std::greater(), [](const Displaced& each) {
            return each.worst->largest.distance;
        });
        const std::vector<JointIndex> joints = displacingJoints(found);
        for (std::size_t i = 0; i < found.size(); ++i) {
            reportOne(context, found[i], joints[i]);
        }
    }

private:
    /// Poses the model once per moment.
    [[nodiscard]] std::vector<JointIndex> displacingJoints(const std::vector<Displaced>& found) {
        std::vector<std::size_t> order(found.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t i) {
            const EngineMoment& moment = found[i].worst->moment;
            return std::pair(moment.animation, moment.seconds);
        });
        std::vector<JointIndex> joints(found.size());
        for (const std::size_t i : order) {
            const LargestDistance& largest = found[i].worst->largest;
            const EngineMoment& moment = found[i].worst->moment;
            m_pose.evaluate(moment.animation, moment.seconds);
            joints[i] = displacingJoint(m_pose, found[i].search->node(), largest.primitive,
                                        largest.vertex, found[i].search->compared());
        }
        return joints;
    }

    void reportOne(check::Context& context, const Displaced& displaced, JointIndex joint) const {
        const LargestDistance& largest = displaced.worst->largest;
        const EngineMoment& moment = displaced.worst->moment;
        const NodeIndex node = displaced.search->node();
        const double distance{largest.distance};
        Diagnostic place = placeOf(node, largest);
        if (joint) {
            place.joint = joint.value;
        }
        if (moment.animation) {
            place.animation = moment.animation.value;
            place.seconds = moment.seconds;
        }
        place.effect = {.distance = distance,
                        .share = distance / m_limit.size,
                        .mesh = m_asset[node].mesh,
                        .primitive = largest.primitive,
                        .vertex = largest.vertex,
                        .animation = moment.animation,
                        .seconds = moment.seconds};
        place.vertices = verticesBeyond(displaced.worst->distances, m_limit.distance());
        place.count = place.vertices.size();
        place.vertices.resize(std::min(place.vertices.size(), kMostMarkedVertices));
        const EngineRule rule = ruleOf(displaced.search->compared());
        context.report(rule.code,
                       std::string(rule.condition) + ", vertex " + std::to_string(largest.vertex) +
                           " of " + words::nodeName(m_asset, node) + " is " +
                           words::units(distance) + " off (" +
                           words::percentUnlike(distance / m_limit.size, m_limit.share) +
                           " of the model's size) " + momentWords(m_asset, moment) +
                           (joint ? ", mostly because of " +
                                        words::jointName(m_asset, m_asset[node].skin, joint.value)
                                  : "") +
                           "; " +
                           counted(place.count, "vertex is beyond the limit of ",
                                   "vertices are beyond the limit of ") +
                           words::percent(m_limit.share) + ": " + rule.instruction,
                       std::move(place));
    }

    [[nodiscard]] Diagnostic placeOf(NodeIndex node, const LargestDistance& largest) const {
        Diagnostic place = check::placeOf(m_asset[node].mesh, largest.primitive);
        place.node = node.value;
        place.skin = m_asset[node].skin.value;
        place.vertex = largest.vertex;
        return place;
    }

    const Asset& m_asset;
    PoseEvaluator m_pose;
    DisplacementLimit m_limit;
};

}  // namespace

void reportDisplacements(check::Context& context, const std::shared_ptr<const ClipLibrary>& clips,
                         const std::vector<DisplacementSearch>& searches,
                         const DisplacementLimit& limit) {
    EngineReport(clips, limit).report(context, searches);
}

void reportLeftOut(check::Context& context, const EngineMoments& moments) {
    const std::uint64_t compared = moments.list.size() - 1;  // excludes the rest pose
    Diagnostic place;
    place.count = static_cast<std::size_t>(moments.frames - std::min(compared, moments.frames));
    context.report(
        "FRAMES_NOT_COMPARED",
        std::to_string(compared) + " of " + std::to_string(moments.frames) +
            " frames were compared for engines, because all would take too long" +
            (moments.step > 1 ? "; of each clip one frame in " + std::to_string(moments.step)
                              : "") +
            (moments.clipStep > 1 ? "; one clip in " + std::to_string(moments.clipStep) : ""),
        std::move(place));
}

}  // namespace sinew
