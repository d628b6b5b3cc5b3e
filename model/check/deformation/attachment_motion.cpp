// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "model/asset/allowed_work.h"
#include "model/asset/subtree.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/moved_nodes.h"
#include "model/check/places.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/rest_pose.h"
#include "model/weights/skinned_surface.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

// Relative to the model's size.
constexpr double kAtSkin = 0.05;      // distance at rest
constexpr double kLeavesSkin = 0.08;  // farther than at rest

constexpr double kSheared = 0.035;  // cosine between axes, or what is missing to a right angle
constexpr std::size_t kMostProps = 64;
constexpr std::size_t kSampledSkin = 20'000;  // vertices of all surfaces
constexpr std::size_t kPropMoments = 32;      // total of all clips
constexpr std::size_t kPropMomentsPerClip = 6;
constexpr std::size_t kPosedForProps = 20'000'000;  // nodes, over all moments

// A point of a skinned surface: its stored position and what moves it.
struct SkinPoint {
    NodeIndex node;  // draws the mesh
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
    glm::vec3 stored{0.0F};
    std::vector<JointWeight> influences;
};

// A mesh without a skin below a joint.
struct Prop {
    NodeIndex node;
    NodeIndex joint;
    Box box = {};  // mesh space
    SkinPoint nearest = {};
    double atRest = std::numeric_limits<double>::max();  // distance to `nearest`
    double farthest = 0.0;
    double shear = 0.0;
    ClipMoment farMoment = {};  // no animation: rest
    ClipMoment shearMoment = {};
};

double shearOf(const glm::mat4& world) {
    std::array<glm::dvec3, 3> axes;
    for (int i = 0; i < 3; ++i) {
        axes[static_cast<std::size_t>(i)] = glm::normalize(glm::dvec3(world[i]));
    }
    return std::max({std::abs(glm::dot(axes[0], axes[1])), std::abs(glm::dot(axes[1], axes[2])),
                     std::abs(glm::dot(axes[2], axes[0]))});
}

double distanceTo(const Prop& prop, const glm::mat4& worldFromMesh, const glm::vec3& point) {
    const glm::vec3 local(glm::inverse(worldFromMesh) * glm::vec4(point, 1.0F));
    const glm::vec3 inside = glm::clamp(local, prop.box.min, prop.box.max);
    const glm::vec3 nearest(worldFromMesh * glm::vec4(inside, 1.0F));
    return double{glm::length(nearest - point)};
}

class AttachmentMotion {
public:
    AttachmentMotion(Context& context, double modelSize)
        : m_context(context),
          m_asset(context.asset()),
          m_size(modelSize),
          m_pose(borrowed(m_asset)) {
        m_pose.evaluate({}, 0.0F);
    }

    void check() {
        collectProps();
        if (m_props.empty()) {
            return;
        }
        findSkin();
        const std::size_t affordable =
            allowedWork(m_asset, kPosedForProps) / (costOfPosing(m_asset) + 1);
        std::vector<ClipMoment> moments =
            clipMoments(m_asset, kPropMomentsPerClip, std::min(kPropMoments, affordable));
        measure({});
        for (const ClipMoment& moment : moments) {
            if (m_context.stopped()) {
                return;
            }
            m_pose.evaluate(moment.animation, moment.seconds);
            measure(moment);
        }
        for (const Prop& prop : m_props) {
            report(prop);
        }
    }

private:
    void collectProps() {
        const std::vector<NodeIndex> jointAbove = closestJoints(m_asset);
        for (std::size_t n = 0; n < m_asset.nodes.size(); ++n) {
            const Node& node = m_asset.nodes[n];
            if (!node.mesh || node.skin || node.instances || !jointAbove[n]) {
                continue;
            }
            if (m_props.size() == kMostProps) {
                reportGaps();
                return;
            }
            Prop prop{.node = NodeIndex(n),
                      .joint = jointAbove[n],
                      .box = storedBox(m_asset[node.mesh], m_context.stop())};
            if (!prop.box.empty()) {
                m_props.push_back(std::move(prop));
            }
        }
    }

    void reportGaps() {
        for (const char* code : {"ATTACHMENT_LEAVES_SKIN", "ATTACHMENT_SHEARED"}) {
            m_context.gap(code, {},
                          "only the first " + std::to_string(kMostProps) +
                              " meshes attached to joints are checked",
                          {});
        }
    }

    // The vertices of skinned meshes that are nearest to the props at rest.
    void findSkin() {
        std::size_t left = kSampledSkin;
        for (std::size_t n = 0; n < m_asset.nodes.size() && !m_context.stopped(); ++n) {
            const Node& node = m_asset.nodes[n];
            if (!node.mesh || !node.skin || left == 0) {
                continue;
            }
            const SkinnedSurface surface = skinnedSurface(m_pose, NodeIndex(n), m_context.stop());
            const std::size_t step = 1 + surface.positions.size() / left;
            left -= std::min(left, surface.positions.size() / step + 1);
            for (std::size_t v = 0; v < surface.positions.size(); v += step) {
                offer(NodeIndex(n), surface, static_cast<std::uint32_t>(v));
            }
        }
    }

    void offer(NodeIndex node, const SkinnedSurface& surface, std::uint32_t vertex) {
        for (Prop& prop : m_props) {
            const double distance =
                distanceTo(prop, m_pose.world(prop.node), surface.positions[vertex]);
            if (distance < prop.atRest) {
                const SkinnedSurface::Place place = surface.placeOf(vertex);
                const auto influences = surface.influencesAt(vertex);
                prop.atRest = distance;
                prop.nearest = {
                    node,
                    place.primitive,
                    place.vertex,
                    m_asset[m_asset[node].mesh].primitives[place.primitive].positions[place.vertex],
                    {influences.begin(), influences.end()}};
            }
        }
    }

    [[nodiscard]] std::optional<glm::vec3> posed(const SkinPoint& point) const {
        if (!point.node) {
            return {};
        }
        const std::span<const glm::mat4> palette = m_pose.palette(m_asset[point.node].skin);
        glm::vec3 sum(0.0F);
        float weights = 0.0F;
        for (const JointWeight& influence : point.influences) {
            sum += influence.weight *
                   glm::vec3(palette[influence.joint] * glm::vec4(point.stored, 1.0F));
            weights += influence.weight;
        }
        return weights > 0.0F ? std::optional(sum / weights) : std::nullopt;
    }

    void measure(const ClipMoment& moment) {
        for (Prop& prop : m_props) {
            const glm::mat4& world = m_pose.world(prop.node);
            if (const double shear = shearOf(world); shear > prop.shear) {
                prop.shear = shear;
                prop.shearMoment = moment;
            }
            const std::optional<glm::vec3> point = posed(prop.nearest);
            const double distance = point ? distanceTo(prop, world, *point) : 0.0;
            if (std::isfinite(distance) && distance > prop.farthest) {
                prop.farthest = distance;
                prop.farMoment = moment;
            }
        }
    }

    [[nodiscard]] Diagnostic placeOf(const Prop& prop, const ClipMoment& moment) const {
        Diagnostic place = check::placeOf(prop.node);
        place.mesh = m_asset[prop.node].mesh.value;
        if (moment.animation) {
            place.animation = moment.animation.value;
            place.seconds = moment.seconds;
        }
        return place;
    }

    [[nodiscard]] std::string when(const ClipMoment& moment) const {
        return momentWords(m_asset, moment.animation, moment.seconds);
    }

    // The node above that scales most unevenly.
    [[nodiscard]] NodeIndex unevenAbove(NodeIndex node) const {
        NodeIndex carrier = node;
        float most = 1.0F;
        for (; node; node = m_asset[node].parent) {
            const glm::vec3 scale = glm::abs(m_asset[node].rest.scale);
            const float least = std::min({scale.x, scale.y, scale.z});
            const float ratio = std::max({scale.x, scale.y, scale.z}) / std::max(least, 1e-6F);
            if (ratio > most) {
                most = ratio;
                carrier = node;
            }
        }
        return carrier;
    }

    // Of the mesh as it is posed against `instead`, another worldFromMesh.
    [[nodiscard]] SurfaceEffect effectOf(const Prop& prop, const ClipMoment& moment,
                                         const glm::dmat4& instead) const {
        const glm::dmat4 change = instead - glm::dmat4(m_pose.world(prop.node));
        SurfaceEffect effect{.animation = moment.animation, .seconds = moment.seconds};
        const std::vector<Primitive>& primitives = m_asset[m_asset[prop.node].mesh].primitives;
        for (std::size_t p = 0; p < primitives.size() && !m_context.stopped(); ++p) {
            for (std::size_t v = 0; v < primitives[p].vertexCount(); ++v) {
                const glm::dvec4 stored(glm::dvec3(primitives[p].positions[v]), 1.0);
                keepFarthest(effect, glm::length(glm::dvec3(change * stored)),
                             m_asset[prop.node].mesh, p, v);
            }
        }
        effect.share = effect.distance / m_size;
        return effect;
    }

    // Against axes at right angles.
    void reportShear(const Prop& prop, const std::string& hangs) {
        const NodeIndex carrier = unevenAbove(prop.node);
        const ClipMoment& moment = prop.shearMoment;
        m_pose.evaluate(moment.animation, moment.seconds);
        m_context.reportEffect(
            "ATTACHMENT_SHEARED",
            hangs + " and is sheared by " + degrees(std::asin(prop.shear)) + ' ' + when(moment) +
                ", because " + nodeName(m_asset, carrier) + " scales unevenly above a rotation",
            effectOf(prop, moment, toMatrixDouble(decompose(m_pose.world(prop.node)))),
            "apply the scale of " + nodeName(m_asset, carrier), placeOf(prop, moment));
    }

    void report(const Prop& prop) {
        const std::string hangs =
            nodeName(m_asset, prop.node) + " is attached to " + nodeName(m_asset, prop.joint);
        if (prop.shear > kSheared && std::isfinite(prop.shear)) {
            reportShear(prop, hangs);
        }
        const SkinPoint& skin = prop.nearest;
        if (!skin.node || prop.atRest > kAtSkin * m_size ||
            prop.farthest - prop.atRest < kLeavesSkin * m_size) {
            return;
        }
        const auto strongest = std::max_element(
            skin.influences.begin(), skin.influences.end(),
            [](const JointWeight& a, const JointWeight& b) { return a.weight < b.weight; });
        // Below that joint, as it lies at rest.
        const SkinIndex index = m_asset[skin.node].skin;
        const NodeIndex joint = m_asset[index].joints[strongest->joint];
        m_pose.evaluate({}, 0.0F);
        const glm::dmat4 jointFromMesh =
            glm::inverse(glm::dmat4(m_pose.world(joint))) * glm::dmat4(m_pose.world(prop.node));
        m_pose.evaluate(prop.farMoment.animation, prop.farMoment.seconds);
        m_context.reportEffect(
            "ATTACHMENT_LEAVES_SKIN",
            hangs + " and leaves the skin: it is " + units(prop.atRest) + " from vertex " +
                std::to_string(skin.vertex) + " of " + meshName(m_asset, m_asset[skin.node].mesh) +
                " at rest, and " + units(prop.farthest) + ' ' + when(prop.farMoment),
            effectOf(prop, prop.farMoment, glm::dmat4(m_pose.world(joint)) * jointFromMesh),
            "parent " + nodeName(m_asset, prop.node) + " to " +
                jointName(m_asset, index, strongest->joint) + ", which moves that vertex",
            placeOf(prop, prop.farMoment));
    }

    Context& m_context;
    const Asset& m_asset;
    double m_size;
    PoseEvaluator m_pose;
    std::vector<Prop> m_props;
};

}  // namespace

void checkAttachmentMotion(Context& context) {
    const Asset& asset = context.asset();
    if (asset.skins.empty()) {
        return;
    }
    const double size = context.facts().reach().modelSize;
    if (size > 0.0 && std::isfinite(size)) {
        AttachmentMotion(context, size).check();
    }
}

}  // namespace sinew::check
