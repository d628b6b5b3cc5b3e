// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "model/evaluate/worst_values.h"
#include "model/motion/motion_rules.h"
#include "model/weights/displacement.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_statistics.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

constexpr double kShared = 0.15;  // least share of either joint at a vertex
constexpr std::size_t kFewestVertices = 3;
constexpr double kUpright = 0.9;      // volume of the unit axes
constexpr float kWholeAtRest = 0.6F;  // area; what collapses at rest is not caused by a clip
constexpr std::size_t kMostPairsReported = 2;  // limit per clip

/// The rotation of a matrix that rotates and scales; none if it mirrors, shears or flattens.
std::optional<glm::dmat3> rotationOf(const glm::mat4& matrix) {
    glm::dmat3 rotation(matrix);
    for (int axis = 0; axis < 3; ++axis) {
        const double length = glm::length(rotation[axis]);
        if (!(length > 1e-6) || !std::isfinite(length)) {
            return {};
        }
        rotation[axis] /= length;
    }
    // 1 for axes at right angles; shear from above says nothing about a twist.
    return glm::determinant(rotation) > kUpright ? std::optional(rotation) : std::nullopt;
}

bool isAbove(const Asset& asset, NodeIndex upper, NodeIndex lower) {
    const NodeIndex parent = asset[lower].parent;
    return parent && (parent == upper || asset[parent].parent == upper);
}

/// A vertex that follows two joints.
struct SharedVertex {
    std::uint32_t upper = 0;
    std::uint32_t lower = 0;
    double share = 0.0;  // share of the lower one among both
};

/// None: one joint moves it, or neither of the two strongest is above the other.
std::optional<SharedVertex> sharedByTwo(const Asset& asset, const Skin& skin,
                                        std::span<const JointWeight> influences) {
    JointWeight first;
    JointWeight second;
    double all = 0.0;
    for (const JointWeight& influence : influences) {
        all += double{influence.weight};
        if (influence.weight > first.weight) {
            second = std::exchange(first, influence);
        } else if (influence.weight > second.weight) {
            second = influence;
        }
    }
    if (!(double{second.weight} >= kShared * all) || !(all > 0.0)) {
        return {};
    }
    if (isAbove(asset, skin.joints[second.joint], skin.joints[first.joint])) {
        std::swap(first, second);
    } else if (!isAbove(asset, skin.joints[first.joint], skin.joints[second.joint])) {
        return {};
    }
    return SharedVertex{first.joint, second.joint,
                        double{second.weight} / (double{first.weight} + double{second.weight})};
}

/// From the origin of one joint to that of the other in the bind pose, a unit vector; 0 if they are
/// at one place.
glm::dvec3 boneBetween(const Skin& skin, std::uint32_t upper, std::uint32_t lower) {
    const auto origin = [&skin](std::uint32_t joint) {
        return glm::dvec3(glm::inverse(glm::dmat4(skin.inverseBindMatrices[joint]))[3]);
    };
    const glm::dvec3 bone = origin(lower) - origin(upper);
    const double length = glm::length(bone);
    return length > 0.0 && std::isfinite(length) ? bone / length : glm::dvec3(0.0);
}

/// What a turn about the bone leaves of the cross-section of a vertex with this share.
double areaAfterTurn(double share, double radians) {
    const double other = 1.0 - share;
    return share * share + other * other + 2.0 * share * other * std::cos(radians);
}

/// [joint]: a joint of the skin below it; itself if there is none.
std::vector<std::uint32_t> childJoints(const Asset& asset, const Skin& skin) {
    std::map<NodeIndex, std::uint32_t> jointOf;
    std::vector<std::uint32_t> children(skin.joints.size());
    for (std::uint32_t j = 0; j < skin.joints.size(); ++j) {
        jointOf.try_emplace(skin.joints[j], j);
        children[j] = j;
    }
    for (std::uint32_t j = 0; j < skin.joints.size(); ++j) {
        const NodeIndex parent = asset[skin.joints[j]].parent;
        if (const auto above = parent ? jointOf.find(parent) : jointOf.end();
            above != jointOf.end()) {
            children[above->second] = j;
        }
    }
    return children;
}

double turnBetween(const glm::dmat3& a, const glm::dmat3& b) {
    const glm::dmat3 turn = glm::transpose(a) * b;
    return std::acos(std::clamp((turn[0][0] + turn[1][1] + turn[2][2] - 1.0) / 2.0, -1.0, 1.0));
}

}  // namespace

CollapseSearch::CollapseSearch(check::Context& context, std::shared_ptr<const ClipLibrary> clips,
                               double modelSize)
    : m_context(context),
      m_asset(context.asset()),
      m_walk(std::move(clips)),
      m_modelSize(modelSize) {
    std::set<std::pair<MeshIndex, SkinIndex>> known;
    for (const NodeIndex node : skinnedNodes(m_asset)) {
        if (!context.stopped() && known.emplace(m_asset[node].mesh, m_asset[node].skin).second) {
            addPairs(node);
        }
    }
    std::erase_if(m_pairs, [](const Pair& pair) { return pair.vertices < kFewestVertices; });
    const PoseEvaluator rest(m_walk.clips());
    for (const Pair& pair : m_pairs) {
        m_areaAtRest.push_back(areaOf(pair, rest));
    }
}

void CollapseSearch::addPairs(NodeIndex node) {
    const Skin& skin = m_asset[m_asset[node].skin];
    const std::vector<Primitive>& primitives = m_asset[m_asset[node].mesh].primitives;
    const std::vector<std::uint32_t> children = childJoints(m_asset, skin);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t>
        positions;  // position in m_pairs
    for (std::uint32_t p = 0; p < primitives.size(); ++p) {
        VertexInfluences influences(primitives[p], skin.joints.size());
        for (std::uint32_t v = 0; v < primitives[p].vertexCount() && !m_context.stopped(); ++v) {
            const auto shared = sharedByTwo(m_asset, skin, influences.at(v));
            if (!shared) {
                continue;
            }
            const auto [known, isNew] =
                positions.try_emplace({shared->upper, shared->lower}, m_pairs.size());
            if (isNew) {
                m_pairs.push_back(
                    {.node = node,
                     .upper = shared->upper,
                     .lower = shared->lower,
                     .bone = boneBetween(skin, shared->upper, shared->lower),
                     .below = boneBetween(skin, shared->lower, children[shared->lower])});
            }
            Pair& pair = m_pairs[known->second];
            if (pair.vertices++ == 0 ||
                std::abs(shared->share - 0.5) < std::abs(pair.share - 0.5)) {
                pair.primitive = p;
                pair.vertex = v;
                pair.share = shared->share;
            }
        }
    }
}

/// How much is left of a small area across the bone, or across that below: the cofactors of the
/// blended matrix. 1 where that is not known.
float CollapseSearch::areaOf(const Pair& pair, const PoseEvaluator& pose) {
    const std::span<const glm::mat4> palette = pose.palette(pose.asset()[pair.node].skin);
    const auto upper = rotationOf(palette[pair.upper]);
    const auto lower = rotationOf(palette[pair.lower]);
    if (!upper || !lower || pair.bone == glm::dvec3(0.0)) {
        return 1.0F;
    }
    const glm::dmat3 blended = (1.0 - pair.share) * *upper + pair.share * *lower;
    const auto across = [&blended](const glm::dvec3& bone) {
        return glm::length(glm::cross(blended[1], blended[2]) * bone.x +
                           glm::cross(blended[2], blended[0]) * bone.y +
                           glm::cross(blended[0], blended[1]) * bone.z);
    };
    const double area = across(pair.bone);
    return static_cast<float>(pair.below == glm::dvec3(0.0) ? area
                                                            : std::min(area, across(pair.below)));
}

void CollapseSearch::look(const ClipMotion& motion) {
    if (m_pairs.empty() || m_context.stopped()) {
        return;
    }
    const WalkOptions options{.stop = m_context.stop()};
    const std::size_t workers = m_walk.workers(motion.seconds.size(), options);
    std::vector<WorstValues> worst(workers);
    std::vector<std::vector<float>> areas(workers, std::vector<float>(m_pairs.size()));
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i, std::size_t worker) {
        for (std::size_t p = 0; p < m_pairs.size(); ++p) {
            areas[worker][p] = areaOf(m_pairs[p], pose);
        }
        keepWorst(areas[worker], static_cast<std::uint32_t>(i), std::less<>(), worst[worker]);
    };
    if (!m_walk.inParts({.animation = motion.animation}, motion.seconds, visit, options)) {
        return;
    }
    for (std::size_t worker = 1; worker < workers; ++worker) {
        keepWorst(worst[worker], std::less<>(), worst[0]);
    }
    std::vector<std::size_t> found;
    const double least = m_context.parameter("JOINT_COLLAPSES", "area");
    const double turn = glm::radians(m_context.parameter("JOINT_COLLAPSES", "turn"));
    for (std::size_t p = 0; p < m_pairs.size(); ++p) {
        const double limit = std::max(least, areaAfterTurn(m_pairs[p].share, turn));
        if (double{worst[0].values[p]} < limit && m_areaAtRest[p] > kWholeAtRest) {
            found.push_back(p);
        }
    }
    std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
        return worst[0].values[a] < worst[0].values[b];
    });
    found.resize(std::min(found.size(), kMostPairsReported));
    for (const std::size_t p : found) {
        report(motion, m_pairs[p], worst[0].values[p], worst[0].positions[p]);
    }
}

void CollapseSearch::report(const ClipMotion& motion, const Pair& pair, float area,
                            std::size_t time) {
    const Node& node = m_asset[pair.node];
    PoseEvaluator pose(m_walk.clips());
    pose.evaluate(motion.animation, motion.seconds[time]);
    DisplacementMeter meter(m_asset, pair.node, Compared::DualQuaternion);
    const double moved{meter.distances(pose, pair.primitive)[pair.vertex]};
    const std::span<const glm::mat4> palette = pose.palette(node.skin);
    const double turn =
        turnBetween(*rotationOf(palette[pair.upper]), *rotationOf(palette[pair.lower]));
    const double share = moved / m_modelSize;
    Diagnostic place = placeOfClip(motion.animation);
    place.node = m_asset[node.skin].joints[pair.lower].value;
    place.skin = node.skin.value;
    place.joint = pair.lower;
    place.mesh = node.mesh.value;
    place.primitive = pair.primitive;
    place.vertex = pair.vertex;
    place.seconds = motion.seconds[time];
    place.count = pair.vertices;
    const SurfaceEffect effect{.distance = moved,
                               .share = share,
                               .mesh = node.mesh,
                               .primitive = pair.primitive,
                               .vertex = pair.vertex,
                               .animation = motion.animation,
                               .seconds = motion.seconds[time]};
    const std::string lower = jointName(m_asset, node.skin, pair.lower);
    const std::string upper = jointName(m_asset, node.skin, pair.upper);
    m_context.reportEffect(
        share < m_context.parameter("JOINT_COLLAPSES", "effect") ? Severity::Info
                                                                 : Severity::Warning,
        "JOINT_COLLAPSES",
        lower + " is turned by " + degrees(turn) + " against " + upper + " at frame " +
            std::to_string(motion.frameOf(time)) + " (" + seconds(double{motion.seconds[time]}) +
            "): " + percent(double{area}) + " of the cross-section are left",
        effect,
        "turn " + lower + " less, or weight the " + std::to_string(pair.vertices) +
            " vertices between both to a twist joint",
        std::move(place));
}

}  // namespace sinew
