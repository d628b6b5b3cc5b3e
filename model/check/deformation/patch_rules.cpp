// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/check/deformation/deformation_rules.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/joint_pairs.h"
#include "model/check/places.h"
#include "model/check/stray_search.h"
#include "model/evaluate/rest_pose.h"
#include "model/weights/joint_islands.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

// Weights below them connect nothing: traces of a joint reach far on many rigs, and where the
// patch is close to where both limbs meet, more than traces lie between it and them.
constexpr std::array kConnectingWeights{0.03F, 0.12F, 0.3F};
constexpr float kFarPatch = 0.005F;     // share of the surface's diagonal
constexpr float kPatchWeight = 0.1F;    // less is hardly seen
constexpr float kClearPatch = 0.3F;     // a lower weight is only information
constexpr double kOwnersShare = 0.3;    // the own joint's share of the weight on a patch
constexpr double kVisiblePatch = 0.01;  // share of the model's size; less is only information
constexpr std::size_t kPatchVertices = 2'000'000;  // total of all surfaces
constexpr std::size_t kMostPatches = 256;          // that are reported
constexpr std::size_t kPosedParts = 20'000'000;    // nodes and vertices, over all moments
constexpr std::size_t kMostSearches = 64;          // limit for equal positions
constexpr std::size_t kPatchMoments = 24;          // total of all clips
constexpr std::size_t kPatchMomentsPerClip = 4;

class PatchCheck {
public:
    /// `modelSize`: in world units.
    PatchCheck(Context& context, double modelSize)
        : m_context(context),
          m_asset(context.asset()),
          m_pose(borrowed(m_asset)),
          m_posing(costOfPosing(m_asset)),
          m_posedLeft(allowedWork(m_asset, kPosedParts)),
          m_size(modelSize) {}

    void check() {
        std::set<std::pair<MeshIndex, SkinIndex>> seen;
        std::size_t left = allowedWork(m_asset, kPatchVertices);
        for (std::size_t n = 0; n < m_asset.nodes.size() && !m_context.stopped(); ++n) {
            const Node& node = m_asset.nodes[n];
            if (!node.mesh || !node.skin || !seen.emplace(node.mesh, node.skin).second) {
                continue;
            }
            const std::size_t count = influencesOf(node.mesh);
            if (count == 0) {
                continue;
            }
            if (count > left) {
                m_context.gap("STRAY_PATCH", meshName(m_asset, node.mesh),
                              "this surface and those before it have too many influences",
                              placeOf(node.mesh));
                continue;
            }
            left -= count;
            check(NodeIndex(n));
        }
        if (m_patchesLeft == 0) {
            m_context.gap("STRAY_PATCH", {},
                          "after " + std::to_string(kMostPatches) + " patches the search stopped",
                          {});
        }
    }

private:
    // Vertices times sets; 0 without any.
    [[nodiscard]] std::size_t influencesOf(MeshIndex mesh) const {
        std::size_t count = 0;
        for (const Primitive& primitive : m_asset[mesh].primitives) {
            count += primitive.vertexCount() * primitive.influenceSets.size();
        }
        return count;
    }

    void check(NodeIndex node) {
        m_node = node;
        const Skin& skin = m_asset[m_asset[node].skin];
        m_pose.evaluate({}, 0.0F);
        m_surface = skinnedSurface(m_pose, node, m_context.stop());
        m_firstVertex.assign(m_asset[m_asset[node].mesh].primitives.size(), 0);
        for (const SkinnedSurface::Part& part : m_surface.parts) {
            m_firstVertex[part.primitive] = part.firstVertex;
        }
        m_parents = parentJoints(m_asset, skin);
        m_counterparts = pairJoints(m_asset, skin);
        std::set<std::pair<std::size_t, std::uint32_t>> known;  // joint and vertex of an island
        for (const float least : kConnectingWeights) {
            const auto islands = jointIslands(m_surface, skin.joints.size(), m_context.stop(),
                                              {.weight = least, .farShare = kFarPatch});
            for (std::size_t j = 0; j < islands.size(); ++j) {
                for (const JointIsland& island : islands[j]) {
                    if (island.largest >= kPatchWeight && m_patchesLeft > 0 &&
                        !known.contains({j, vertexAt(island.members.front())}) &&
                        !m_context.stopped()) {
                        consider(j, island);
                        for (const SkinnedSurface::Place& member : island.members) {
                            known.emplace(j, vertexAt(member));
                        }
                    }
                }
            }
        }
    }

    [[nodiscard]] std::uint32_t vertexAt(const SkinnedSurface::Place& place) const {
        return m_firstVertex[place.primitive] + place.vertex;
    }

    // The joint with the most weight on an island, apart from its own; none if it has little.
    [[nodiscard]] std::optional<std::size_t> ownerOf(std::size_t joint,
                                                     const JointIsland& island) const {
        std::map<std::size_t, double> weights;
        double all = 0.0;
        for (const SkinnedSurface::Place& place : island.members) {
            for (const JointWeight& influence : m_surface.influencesAt(vertexAt(place))) {
                all += static_cast<double>(influence.weight);
                if (influence.joint != joint) {
                    weights[influence.joint] += static_cast<double>(influence.weight);
                }
            }
        }
        const auto most = std::ranges::max_element(
            weights, [](const auto& a, const auto& b) { return a.second < b.second; });
        return most != weights.end() && most->second > kOwnersShare * all
                   ? std::optional(most->first)
                   : std::nullopt;
    }

    [[nodiscard]] bool isAbove(std::size_t above, std::size_t below) const {
        JointIndex joint(below);
        for (int i = 0; i < 3 && joint; ++i) {
            joint = m_parents[joint.value];
            if (joint && joint.value == above) {
                return true;
            }
        }
        return false;
    }

    // Joints of one limb share regions; the same limb on the other side does not.
    [[nodiscard]] bool mayShare(std::size_t a, std::size_t b) const {
        if (m_counterparts[a] == b) {
            return false;
        }
        return isAbove(a, b) || isAbove(b, a) ||
               (m_parents[a] && m_parents[b] && m_parents[a] == m_parents[b]);
    }

    struct WorstVertex {
        SurfaceEffect effect;
        SkinnedSurface::Place place;
        float weight = 0.0F;
    };

    void consider(std::size_t joint, const JointIsland& island) {
        const std::optional<std::size_t> owner = ownerOf(joint, island);
        const bool counterpart = owner && m_counterparts[joint] == *owner;
        if (!owner || mayShare(joint, *owner) || (!counterpart && isReportedAsStray(island))) {
            return;
        }
        --m_patchesLeft;
        report(joint, *owner, island, worstOf(joint, island));
    }

    // Whether STRAY_INFLUENCE sees it: a single vertex, the first one at its position.
    [[nodiscard]] bool isReportedAsStray(const JointIsland& island) {
        if (island.vertices > 1 || m_searches == 0) {
            return island.vertices == 1;
        }
        --m_searches;
        const Primitive& primitive =
            m_asset[m_asset[m_node].mesh].primitives[island.nearest.primitive];
        const glm::vec3& position = primitive.positions[island.nearest.vertex];
        for (std::size_t v = 0; v < island.nearest.vertex; ++v) {
            if (primitive.positions[v] == position) {
                return false;
            }
        }
        return true;
    }

    // The vertex that the joint moves farthest from where the others alone would put it.
    [[nodiscard]] WorstVertex worstOf(std::size_t joint, const JointIsland& island) {
        WorstVertex worst;
        worst.place = island.nearest;
        const std::size_t cost = m_posing + island.members.size();
        const std::size_t affordable = m_posedLeft / cost;
        const std::vector<ClipMoment> moments =
            clipMoments(m_asset, kPatchMomentsPerClip, std::min(kPatchMoments, affordable));
        m_posedLeft -= moments.size() * cost;
        worst.effect.measured = affordable > 0;
        for (const ClipMoment& moment : moments) {
            m_pose.evaluate(moment.animation, moment.seconds);
            compare(joint, island, moment.animation, moment.seconds, worst);
        }
        m_pose.evaluate({}, 0.0F);
        const std::span<const JointWeight> here = m_surface.influencesAt(vertexAt(worst.place));
        for (const JointWeight& influence : here) {
            worst.weight = influence.joint == joint ? influence.weight : worst.weight;
        }
        worst.effect.mesh = m_asset[m_node].mesh;
        worst.effect.primitive = worst.place.primitive;
        worst.effect.vertex = worst.place.vertex;
        worst.effect.share = worst.effect.distance / m_size;
        return worst;
    }

    void compare(std::size_t joint, const JointIsland& island, AnimationIndex clip, float time,
                 WorstVertex& worst) {
        const std::span<const glm::mat4> palette = m_pose.palette(m_asset[m_node].skin);
        for (const SkinnedSurface::Place& place : island.members) {
            const glm::vec4 stored(
                m_asset[m_asset[m_node].mesh].primitives[place.primitive].positions[place.vertex],
                1.0F);
            glm::vec3 with(0.0F);
            glm::vec3 without(0.0F);
            float all = 0.0F;
            float others = 0.0F;
            for (const JointWeight& influence : m_surface.influencesAt(vertexAt(place))) {
                const glm::vec3 moved =
                    influence.weight * glm::vec3(palette[influence.joint] * stored);
                with += moved;
                all += influence.weight;
                if (influence.joint != joint) {
                    without += moved;
                    others += influence.weight;
                }
            }
            const double distance = static_cast<double>(glm::length(with / all - without / others));
            if (others > 0.0F && distance > worst.effect.distance) {
                worst.effect.distance = distance;
                worst.effect.seconds = time;
                worst.effect.animation = clip;
                worst.place = place;
            }
        }
    }

    void report(std::size_t joint, std::size_t owner, const JointIsland& island,
                const WorstVertex& worst) {
        const SkinIndex skin = m_asset[m_node].skin;
        const MeshIndex mesh = m_asset[m_node].mesh;
        const std::string name = jointName(m_asset, skin, joint);
        Diagnostic place = placeOf(mesh, worst.place.primitive);
        place.vertex = worst.place.vertex;
        place.skin = skin.value;
        place.joint = static_cast<std::uint32_t>(joint);
        place.count = island.vertices;
        for (const SkinnedSurface::Place& member : island.members) {
            if (member.primitive == worst.place.primitive) {
                place.vertices.push_back(member.vertex);
            }
        }
        m_context.reportEffect(
            (worst.effect.measured && worst.effect.share < kVisiblePatch) ||
                    island.largest < kClearPatch
                ? Severity::Info
                : Severity::Warning,
            "STRAY_PATCH",
            counted(island.vertices, "vertex", "vertices") + " of " + meshName(m_asset, mesh) +
                " on " + jointName(m_asset, skin, owner) +
                (island.vertices == 1 ? " follows " : " follow ") + name + " by up to " +
                percent(island.largest) + ", apart from the region of that joint",
            worst.effect,
            "remove " + percent(worst.weight) + " of " + name + " from vertex " +
                std::to_string(worst.place.vertex) +
                (island.vertices == 1 ? "" : " and all of it from the others"),
            std::move(place));
    }

    Context& m_context;
    const Asset& m_asset;
    PoseEvaluator m_pose;
    std::size_t m_posing;  // cost of a pose
    std::size_t m_posedLeft;
    double m_size;
    std::size_t m_searches = kMostSearches;
    std::size_t m_patchesLeft = kMostPatches;
    NodeIndex m_node;  // whose surface is checked
    SkinnedSurface m_surface;
    std::vector<std::uint32_t> m_firstVertex;  // [primitive], of the surface
    std::vector<JointIndex> m_parents;
    std::vector<std::optional<std::size_t>> m_counterparts;
};

}  // namespace

void checkPatches(Context& context) {
    const Asset& asset = context.asset();
    if (asset.skins.empty()) {
        return;
    }
    const double size = context.facts().reach().modelSize;
    if (size > 0.0 && std::isfinite(size)) {
        PatchCheck(context, size).check();
    }
}

}  // namespace sinew::check
