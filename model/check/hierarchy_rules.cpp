// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_relational.hpp>
#include <map>
#include <optional>
#include <set>

#include "model/asset/allowed_work.h"
#include "model/check/context.h"
#include "model/check/deformation/surface_effect.h"
#include "model/check/moved_nodes.h"
#include "model/check/places.h"
#include "model/check/tally.h"
#include "model/core/nth_smallest.h"
#include "model/core/words.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/rest_pose.h"
#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

bool isIdentity(const glm::dmat4& m, double tolerance) {
    return glm::all(glm::equal(m, glm::dmat4(1.0), tolerance));
}

// Where the nodes of skinned meshes would put them, and where the joints put them at rest.
class MeshPlaces {
public:
    MeshPlaces(Context& context, const std::vector<glm::dmat4>& world)
        : m_asset(context.asset()),
          m_world(world),
          m_pose(borrowed(m_asset)),
          m_left(allowedWork(m_asset, kPlacedVertices)),
          m_size(context.facts().reach().modelSize) {
        m_pose.evaluate({}, 0.0F);
    }

    /// How far apart half of the vertices are at least, as a share of the model's size; none beyond
    /// the budget.
    [[nodiscard]] std::optional<double> apart(NodeIndex node, SurfaceEffect& farthest) {
        std::vector<float> distances;
        const std::vector<Primitive>& primitives = m_asset[m_asset[node].mesh].primitives;
        farthest = {.mesh = m_asset[node].mesh};
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            addDistances(node, p, distances, farthest);
        }
        farthest.measured = !distances.empty() && m_size > 0.0;
        if (!farthest.measured) {
            return {};
        }
        farthest.share = farthest.distance / m_size;
        return double{median(distances)} / m_size;
    }

private:
    static constexpr std::size_t kPlacedVertices = 1'000'000;  // total of all nodes
    static constexpr std::size_t kSampled = 500;               // vertices of a primitive

    void addDistances(NodeIndex node, std::size_t index, std::vector<float>& distances,
                      SurfaceEffect& farthest) {
        const MeshIndex mesh = m_asset[node].mesh;
        const Primitive& primitive = m_asset[mesh].primitives[index];
        const std::size_t step = 1 + primitive.vertexCount() / kSampled;
        const std::size_t cost = primitive.vertexCount() / step + 1;
        if (!isSkinned(m_asset[node], primitive) || cost > m_left) {
            return;
        }
        m_left -= cost;
        DeformInput input = deformInput(m_pose, node, WeightSource::Normalized);
        input.vertexStep = static_cast<std::uint32_t>(step);
        deformPrimitive(primitive, input, m_posed);
        const glm::mat4 worldFromMesh(m_world[node.value]);
        for (std::size_t i = 0; i < m_posed.positions.size(); ++i) {
            const glm::vec3 placed(worldFromMesh * glm::vec4(primitive.positions[i * step], 1.0F));
            const float distance = glm::length(placed - m_posed.positions[i]);
            if (std::isfinite(distance)) {
                distances.push_back(distance);
            }
            keepFarthest(farthest, double{distance}, mesh, index, i * step);
        }
    }

    const Asset& m_asset;
    const std::vector<glm::dmat4>& m_world;
    PoseEvaluator m_pose;
    std::size_t m_left;
    double m_size;
    DeformedVertices m_posed;
};

void ignoredTransforms(Context& context, const std::vector<glm::dmat4>& world) {
    const Asset& asset = context.asset();
    const double tolerance = context.parameter("SKINNED_MESH_TRANSFORM", "difference");
    const double visible = context.parameter("SKINNED_MESH_TRANSFORM", "visible");
    std::optional<MeshPlaces> places;
    for (std::size_t i = 0; i < asset.nodes.size() && !context.stopped(); ++i) {
        const Node& node = asset.nodes[i];
        if (!node.mesh || !node.skin || isIdentity(world[i], tolerance)) {
            continue;
        }
        Diagnostic place = placeOf(NodeIndex(i));
        place.mesh = node.mesh.value;
        place.skin = node.skin.value;
        const glm::dmat4 own = node.matrix ? glm::dmat4(*node.matrix) : toMatrixDouble(node.rest);
        if (!isIdentity(own, tolerance)) {
            if (!places) {
                places.emplace(context, world);
            }
            const std::optional<double> apart = places->apart(NodeIndex(i), place.effect.emplace());
            const bool isSeen = !apart || *apart >= visible;
            context.reportAs(
                isSeen ? Severity::Warning : Severity::Info, "SKINNED_MESH_TRANSFORM",
                "the skinned mesh " + nodeName(asset, NodeIndex(i)) +
                    " has its own transform, which has no effect: only the joints move it" +
                    (!isSeen ? ", to where its own transform would put it"
                     : apart ? "; its own transform would put it elsewhere by " + percent(*apart) +
                                   " of the model's size"
                             : "") +
                    ": apply the transform of " + nodeName(asset, NodeIndex(i)),
                std::move(place));
        } else {
            place.effect = SurfaceEffect{};
            context.reportAs(
                Severity::Info, "SKINNED_MESH_TRANSFORM",
                "the skinned mesh " + nodeName(asset, NodeIndex(i)) +
                    " has a transformed ancestor, which has no effect, because only "
                    "the joints move it: move the joints with it, or parent the mesh to the scene",
                std::move(place));
        }
    }
}

// For each root, the scenes that list it, sorted.
std::vector<std::vector<std::size_t>> scenesOfRoots(const Asset& asset,
                                                    const std::vector<NodeIndex>& rootOf) {
    std::vector<std::vector<std::size_t>> scenes(asset.nodes.size());
    for (std::size_t s = 0; s < asset.scenes.size(); ++s) {
        for (const NodeIndex listed : asset.scenes[s].roots) {
            std::vector<std::size_t>& list = scenes[rootOf[listed.value].value];
            if (list.empty() || list.back() != s) {
                list.push_back(s);
            }
        }
    }
    return scenes;
}

// The joints of a skin below one root.
struct RootShare {
    NodeIndex root;
    Tally joints;
};

// Sorted by root.
std::vector<RootShare> rootShares(const Skin& skin, const std::vector<NodeIndex>& rootOf) {
    std::map<NodeIndex, Tally> byRoot;
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        byRoot[rootOf[skin.joints[j].value]].add(j);
    }
    std::vector<RootShare> shares;
    shares.reserve(byRoot.size());
    for (const auto& [root, joints] : byRoot) {
        shares.push_back({root, joints});
    }
    return shares;
}

// 3.7.3.2: a scene with a skinned mesh must contain its joints.
class ScenesWithoutJoints {
public:
    explicit ScenesWithoutJoints(Context& context)
        : m_context(context),
          m_rootOf(rootOfNodes(context.asset())),
          m_scenesOf(scenesOfRoots(context.asset(), m_rootOf)),
          m_shares(context.asset().skins.size()) {}

    void check() {
        const Asset& asset = m_context.asset();
        std::set<std::pair<NodeIndex, SkinIndex>> seen;
        for (std::size_t i = 0; i < asset.nodes.size() && !m_context.stopped() && m_looks > 0;
             ++i) {
            const Node& node = asset.nodes[i];
            if (node.mesh && node.skin && seen.emplace(m_rootOf[i], node.skin).second) {
                check(i, node.skin);
            }
        }
        if (m_looks == 0) {
            m_context.gap("JOINT_OUTSIDE_SCENE", {},
                          "there are too many skins, roots and scenes to compare them all", {});
        }
    }

private:
    void check(std::size_t node, SkinIndex skin) {
        const NodeIndex shown = m_rootOf[node];
        const std::vector<RootShare> roots = apart(shown, skin);
        for (const std::size_t scene : m_scenesOf[shown.value]) {
            Tally missing;
            for (const RootShare& share : roots) {
                if (!isIn(scene, share.root)) {
                    missing.first =
                        missing ? std::min(missing.first, share.joints.first) : share.joints.first;
                    missing.count += share.joints.count;
                }
            }
            if (missing) {
                report(node, skin, scene, missing);
                return;
            }
        }
        for (const RootShare& share : roots) {
            m_together.emplace(shown, share.root);
        }
    }

    // The roots of joints that may be missing in a scene of `shown`.
    std::vector<RootShare> apart(NodeIndex shown, SkinIndex skin) {
        std::vector<RootShare>& shares = m_shares[skin.value];
        if (shares.empty()) {
            shares = rootShares(m_context.asset()[skin], m_rootOf);
        }
        std::vector<RootShare> roots;
        for (const RootShare& share : shares) {
            m_looks -= m_looks > 0 ? 1 : 0;
            if (share.root != shown && !m_together.contains({shown, share.root})) {
                roots.push_back(share);
            }
        }
        return roots;
    }

    bool isIn(std::size_t scene, NodeIndex root) {
        m_looks -= m_looks > 0 ? 1 : 0;
        const std::vector<std::size_t>& scenes = m_scenesOf[root.value];
        return std::binary_search(scenes.begin(), scenes.end(), scene);
    }

    void report(std::size_t node, SkinIndex skin, std::size_t scene, const Tally& missing) {
        const std::string& name = m_context.asset().scenes[scene].name;
        Diagnostic place = placeOf(NodeIndex(node));
        place.pointer += "/skin";
        place.count = missing.count;
        place.skin = skin.value;
        place.joint = missing.first;
        m_context.report("JOINT_OUTSIDE_SCENE",
                         displayName(name.substr(0, kMostShownBytes), "scene", scene) +
                             " shows the skinned mesh " +
                             nodeName(m_context.asset(), NodeIndex(node)) + " but not " +
                             std::to_string(missing.count) + " of its joints: add the root of " +
                             jointName(m_context.asset(), skin, missing.first) + " to the scene",
                         std::move(place));
    }

    Context& m_context;
    std::vector<NodeIndex> m_rootOf;
    std::vector<std::vector<std::size_t>> m_scenesOf;
    std::vector<std::vector<RootShare>> m_shares;  // [skin], computed on demand
    std::set<std::pair<NodeIndex, NodeIndex>> m_together;
    // Budget: thousands of skins with joints below thousands of roots in thousands of scenes are
    // not checked completely.
    std::size_t m_looks = 20'000'000;
};

/// "1 x 1.002 x 1": with enough digits to distinguish the smallest from the largest.
std::string factors(const glm::vec3& scale) {
    const float least = std::min({scale.x, scale.y, scale.z});
    const float most = std::max({scale.x, scale.y, scale.z});
    const auto words = [&](float factor) {
        return shortlyUnlike(double{factor}, double{factor == least ? most : least});
    };
    return words(scale.x) + " x " + words(scale.y) + " x " + words(scale.z);
}

/// How far skins are from joints with axes at right angles, in the pose that shears them most.
class ShearOfSkins {
public:
    explicit ShearOfSkins(Context& context)
        : m_context(context),
          m_asset(context.asset()),
          m_left(allowedWork(m_asset, kPosedForShear)),
          m_moments(clipMoments(m_asset, 2, kShearMoments)) {
        m_moments.emplace_back();  // the rest pose
    }

    [[nodiscard]] SurfaceEffect effectOf(SkinIndex skin) {
        const std::size_t cost = m_moments.size() * costOfPosing(m_asset);
        if (cost > m_left) {
            return {.measured = false};
        }
        m_left -= cost;
        if (!m_pose) {
            m_pose.emplace(borrowed(m_asset));
        }
        std::vector<JointChange> worst;
        ClipMoment at;
        double most = 0.0;
        for (const ClipMoment& moment : m_moments) {
            m_pose->evaluate(moment.animation, moment.seconds);
            std::vector<JointChange> changes = withoutShear(skin);
            double sum = 0.0;
            for (const JointChange& each : changes) {
                for (int axis = 0; axis < 3; ++axis) {
                    sum += glm::dot(each.change[axis], each.change[axis]);
                }
            }
            if (sum > most) {
                most = sum;
                at = moment;
                worst = std::move(changes);
            }
        }
        SurfaceEffect effect = m_context.facts().bindEffects().of(skin, worst);
        effect.animation = at.animation;
        effect.seconds = at.seconds;
        return effect;
    }

private:
    static constexpr std::size_t kPosedForShear = 5'000'000;  // matrices, of all skins
    static constexpr std::size_t kShearMoments = 16;

    [[nodiscard]] std::vector<JointChange> withoutShear(SkinIndex index) const {
        const Skin& skin = m_asset[index];
        std::vector<JointChange> changes;
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            const glm::mat4& world = m_pose->world(skin.joints[j]);
            const glm::dmat4 straight = toMatrixDouble(decompose(world));
            changes.push_back(
                {j, (straight - glm::dmat4(world)) * glm::dmat4(skin.inverseBindMatrices[j])});
        }
        return changes;
    }

    Context& m_context;
    const Asset& m_asset;
    std::size_t m_left;
    std::vector<ClipMoment> m_moments;
    std::optional<PoseEvaluator> m_pose;
};

void nonUniformScales(Context& context) {
    ShearOfSkins shear(context);
    const Asset& asset = context.asset();
    const double uneven = context.parameter("JOINT_NONUNIFORM_SCALE", "scale");
    const std::vector<bool> turnsBelow =
        nodesWithTurnsBelow(asset, context.parameter("JOINT_NONUNIFORM_SCALE", "turn"));
    std::vector<bool> seen(asset.nodes.size(), false);  // skins share chains
    for (std::size_t s = 0; s < asset.skins.size() && !context.stopped(); ++s) {
        std::vector<NodeIndex> found;
        for (const NodeIndex joint : asset.skins[s].joints) {
            for (NodeIndex n = joint; n && !seen[n.value]; n = asset[n].parent) {
                seen[n.value] = true;
                if (isUneven(asset[n].rest.scale, uneven) && turnsBelow[n.value]) {
                    found.push_back(n);
                }
            }
        }
        if (found.empty()) {
            continue;
        }
        std::sort(found.begin(), found.end());
        std::vector<std::string> names;
        for (std::size_t i = 0; i < std::min(found.size(), kNamesShown); ++i) {
            names.push_back(nodeName(asset, found[i]));
        }
        const glm::vec3& scale = asset[found.front()].rest.scale;
        Diagnostic place = placeOf(found.front());
        place.pointer += asset[found.front()].matrix ? "/matrix" : "/scale";
        place.count = found.size();
        place.skin = static_cast<std::uint32_t>(s);
        context.reportEffect(
            "JOINT_NONUNIFORM_SCALE",
            counted(found.size(), "node", "nodes") + " in the joint chains of " +
                skinName(asset, SkinIndex(s)) + (found.size() == 1 ? " scales" : " scale") +
                " unevenly: " + someOf(names, found.size()) + ", the first by " + factors(scale) +
                "; rotating joints below it shear",
            shear.effectOf(SkinIndex(s)),
            "apply the scale of " + someOf(names, found.size()) + ", or animate with uniform scale",
            std::move(place));
    }
}

}  // namespace

void checkHierarchy(Context& context) {
    ignoredTransforms(context, context.facts().restWorld());
    ScenesWithoutJoints(context).check();
    nonUniformScales(context);
}

}  // namespace sinew::check
