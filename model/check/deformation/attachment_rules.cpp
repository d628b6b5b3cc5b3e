// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <optional>

#include "model/asset/allowed_work.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/moved_nodes.h"
#include "model/check/places.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/rest_pose.h"
#include "model/evaluate/transformed_box.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

// Relative to the size of the skeleton, the diagonal of the box of its joints.
constexpr double kFarFromJoint = 1.0;
constexpr double kHugePart = 3.0;
constexpr double kTinyPart = 0.002;
constexpr double kTravel = 1.0;      // path of a root in a clip
constexpr double kBeside = 0.1;      // around the skeleton: what is there belongs to it
constexpr double kScaledPart = 4.0;  // a factor, or its inverse, that is no proportion
constexpr std::size_t kMostParts = 256;
constexpr std::size_t kTravelMoments = 8;        // poses of a clip
constexpr std::size_t kPosedNodes = 20'000'000;  // total of all clips

double sizeOf(const Box& box) {
    return 2.0 * double{box.radius()};
}

// A mesh without a skin, drawn by a node.
struct RigidPart {
    NodeIndex node;
    NodeIndex joint;  // the closest joint above; none: attached to no skeleton
    Box box;          // rest pose, in world space
};

class AttachmentCheck {
public:
    explicit AttachmentCheck(Context& context)
        : m_context(context),
          m_asset(context.asset()),
          m_world(context.facts().restWorld()),
          m_jointAbove(closestJoints(m_asset)) {
        for (const Skin& skin : m_asset.skins) {
            for (const NodeIndex joint : skin.joints) {
                m_skeleton.add(glm::vec3(m_world[joint.value][3]));
            }
        }
        m_size = sizeOf(m_skeleton);
    }

    void check() {
        if (!(m_size > 0.0) || !std::isfinite(m_size)) {
            return;
        }
        collectParts();
        reportGaps();
        for (const RigidPart& part : m_parts) {
            if (part.joint) {
                checkScale(part);
            }
        }
        checkTravel();
    }

private:
    void collectParts() {
        std::vector<std::optional<Box>> boxes(m_asset.meshes.size());
        for (std::size_t n = 0; n < m_asset.nodes.size(); ++n) {
            const Node& node = m_asset.nodes[n];
            if (!node.mesh || node.skin || node.instances || m_context.stopped()) {
                continue;
            }
            if (m_parts.size() == kMostParts) {
                m_endsEarly = true;
                return;
            }
            std::optional<Box>& stored = boxes[node.mesh.value];
            if (!stored) {
                stored = storedBox(m_asset[node.mesh]);
            }
            if (!stored->empty()) {
                m_parts.push_back(
                    {NodeIndex(n), m_jointAbove[n], transformed(*stored, glm::mat4(m_world[n]))});
            }
        }
    }

    void reportGaps() {
        for (const char* code : {"ATTACHMENT_FAR", "ATTACHMENT_SCALED", "MESH_LEFT_BEHIND"}) {
            if (m_endsEarly) {
                m_context.gap(code, {},
                              "only the first " + std::to_string(kMostParts) +
                                  " meshes without a skin are checked",
                              {});
            }
        }
    }

    [[nodiscard]] Diagnostic placeOf(NodeIndex node) const {
        Diagnostic place = check::placeOf(node);
        place.mesh = m_asset[node].mesh ? std::optional(m_asset[node].mesh.value) : std::nullopt;
        return place;
    }

    void checkScale(const RigidPart& part) {
        const double size = sizeOf(part.box);
        const NodeIndex carrier = carrierOfScale(part.node);
        if ((size > kHugePart * m_size || size < kTinyPart * m_size) && size > 0.0 && carrier) {
            const double factor = meanScale(m_asset[carrier].rest.scale);
            const HandTransform unscaled{
                .node = carrier, .scale = m_asset[carrier].rest.scale / static_cast<float>(factor)};
            m_context.reportEffect(
                "ATTACHMENT_SCALED",
                nodeName(m_asset, part.node) + " is attached to " + nodeName(m_asset, part.joint) +
                    " and is " + shortly(size / m_size) +
                    " times as large as the skeleton, because it inherits a scale of " +
                    shortly(factor) + " from " + nodeName(m_asset, carrier),
                atRest(unscaled),
                "apply that scale, or scale " + nodeName(m_asset, part.node) + " by " +
                    shortly(1.0 / factor),
                placeOf(part.node));
            return;
        }
        const glm::vec3 joint(m_world[part.joint.value][3]);
        const glm::vec3 nearest = glm::clamp(joint, part.box.min, part.box.max);
        const double distance = static_cast<double>(glm::length(nearest - joint));
        if (distance > kFarFromJoint * m_size && std::isfinite(distance)) {
            const NodeIndex farthest = farthestBelow(part);
            m_context.reportEffect(
                "ATTACHMENT_FAR",
                nodeName(m_asset, part.node) + " is attached to " + nodeName(m_asset, part.joint) +
                    " and is " + units(distance) + " away from it, " + shortly(distance / m_size) +
                    " times the size of the skeleton",
                atRest({.node = farthest, .translation = glm::vec3(0.0F)}),
                "clear the translation of " + nodeName(m_asset, farthest) +
                    ", or move the mesh to its origin",
                placeOf(part.node));
        }
    }

    [[nodiscard]] SurfaceEffect atRest(const HandTransform& instead) {
        return m_context.facts().poseEffects().of({}, 0.0F, std::span(&instead, 1), 0.0);
    }

    // The node of the chain that scales most; none if all scales are proportions.
    [[nodiscard]] NodeIndex carrierOfScale(NodeIndex node) const {
        NodeIndex carrier;
        double most = std::log(kScaledPart);
        for (; node; node = m_asset[node].parent) {
            const double size = std::abs(std::log(meanScale(m_asset[node].rest.scale)));
            if (std::isfinite(size) && size > most) {
                most = size;
                carrier = node;
            }
        }
        return carrier;
    }

    // The node between the part and its joint with the largest translation.
    [[nodiscard]] NodeIndex farthestBelow(const RigidPart& part) const {
        NodeIndex farthest = part.node;
        float most = -1.0F;
        for (NodeIndex node = part.node; node && node != part.joint; node = m_asset[node].parent) {
            const float length = glm::length(m_asset[node].rest.translation);
            if (length > most) {
                most = length;
                farthest = node;
            }
        }
        return farthest;
    }

    // Parts that belong to no skeleton and lie at it.
    [[nodiscard]] std::vector<const RigidPart*> partsBeside() const {
        const glm::vec3 margin(static_cast<float>(kBeside * m_size));
        std::vector<const RigidPart*> beside;
        for (const RigidPart& part : m_parts) {
            const bool touches = glm::min(part.box.min, m_skeleton.max + margin) == part.box.min &&
                                 glm::max(part.box.max, m_skeleton.min - margin) == part.box.max;
            if (!part.joint && touches && sizeOf(part.box) < m_size) {
                beside.push_back(&part);
            }
        }
        return beside;
    }

    void checkTravel() {
        const std::vector<const RigidPart*> beside = partsBeside();
        if (beside.empty()) {
            return;
        }
        PoseEvaluator pose(borrowed(m_asset));
        const std::size_t perClip = kTravelMoments * (costOfPosing(m_asset) + 1);
        const std::size_t clips =
            std::min(m_asset.animations.size(), allowedWork(m_asset, kPosedNodes) / perClip);
        for (std::size_t a = 0; a < clips && !m_context.stopped(); ++a) {
            checkTravel(AnimationIndex(a), beside, pose);
        }
    }

    // The first joint of the first skin represents the character.
    void checkTravel(AnimationIndex clip, const std::vector<const RigidPart*>& beside,
                     PoseEvaluator& pose) {
        const Animation& animation = m_asset[clip];
        const NodeIndex root = m_asset.skins.front().joints.front();
        pose.evaluate(clip, animation.startSeconds);
        std::vector<glm::vec3> starts;
        for (const RigidPart* part : beside) {
            starts.emplace_back(pose.world(part->node)[3]);
        }
        const glm::vec3 start(pose.world(root)[3]);
        for (std::size_t i = kTravelMoments; i > 0; --i) {
            const float part = static_cast<float>(i) / float{kTravelMoments};
            const float time = animation.startSeconds + part * animation.durationSeconds();
            pose.evaluate(clip, time);
            const glm::vec3 away = glm::vec3(pose.world(root)[3]) - start;
            const double travelled = static_cast<double>(glm::length(away));
            if (!(travelled > kTravel * m_size)) {
                continue;
            }
            for (std::size_t b = 0; b < beside.size(); ++b) {
                const double moved = static_cast<double>(
                    glm::length(glm::vec3(pose.world(beside[b]->node)[3]) - starts[b]));
                if (moved < kBeside * travelled) {
                    reportLeftBehind({clip, time}, *beside[b], root, glm::dvec3(away));
                }
            }
            return;
        }
    }

    void reportLeftBehind(const ClipMoment& at, const RigidPart& part, NodeIndex root,
                          const glm::dvec3& away) {
        Diagnostic place = placeOf(part.node);
        place.animation = at.animation.value;
        place.seconds = at.seconds;
        m_context.reportEffect(
            "MESH_LEFT_BEHIND",
            nodeName(m_asset, part.node) + " is attached to no joint and stays where it is while " +
                nodeName(m_asset, root) + " travels " + units(glm::length(away)) + " in " +
                clipName(m_asset, at.animation),
            m_context.facts().poseEffects().ofMoving(at.animation, at.seconds, part.node, away),
            "parent " + nodeName(m_asset, part.node) + " to " + nodeName(m_asset, root) +
                ", or bind it to the skeleton",
            std::move(place));
    }

    Context& m_context;
    const Asset& m_asset;
    const std::vector<glm::dmat4>& m_world;  // worldFromNode at rest
    std::vector<NodeIndex> m_jointAbove;     // [node], itself or the closest joint above
    Box m_skeleton;
    double m_size = 0.0;
    std::vector<RigidPart> m_parts;
    bool m_endsEarly = false;  // there are more
};

}  // namespace

void checkAttachments(Context& context) {
    if (!context.asset().skins.empty()) {
        AttachmentCheck(context).check();
    }
}

}  // namespace sinew::check
