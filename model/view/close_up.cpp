// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/close_up.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>
#include <vector>

#include "model/asset/subtree.h"
#include "model/evaluate/visit_points.h"
#include "model/view/marked_points.h"
#include "model/view/shown_nodes.h"
#include "model/view/sight_blockers.h"
#include "model/view/view_mode.h"

namespace sinew {
namespace {

constexpr float kSurroundings =
    0.24F;                          // least radius that is framed, relative to that of the whole
constexpr float kGrazing = 0.2F;    // cosine of the angle below which a surface is seen too flat
constexpr float kCentral = 0.1F;    // a joint this close to the middle is on no side; of the radius
constexpr float kMostTilt = 0.6F;   // radians, when it turns to the side of a joint
constexpr float kSteepest = 1.45F;  // radians; straight from above, the picture has no upright
constexpr std::array kTilts{0.5F, 0.9F, 1.3F};  // radians from the normal
constexpr int kTurns = 8;
constexpr float kFullTurn = 2.0F * std::numbers::pi_v<float>;

/// Those of the nodes that have a mesh in the picture.
std::vector<NodeIndex> drawnOf(const PoseEvaluator& evaluator, const ViewOptions& view,
                               std::vector<NodeIndex> nodes) {
    std::erase_if(nodes, [&](NodeIndex node) {
        return !evaluator.asset()[node].mesh || !drawsNode(view, evaluator, node);
    });
    return nodes;
}

std::vector<NodeIndex> drawnWithSkin(const PoseEvaluator& evaluator, const ViewOptions& view,
                                     SkinIndex skin) {
    const std::vector<Node>& all = evaluator.asset().nodes;
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; skin && i < all.size(); ++i) {
        if (all[i].skin == skin) {
            nodes.emplace_back(i);
        }
    }
    return drawnOf(evaluator, view, std::move(nodes));
}

Box boxOf(const PoseEvaluator& evaluator, const ViewOptions& view,
          const std::vector<NodeIndex>& nodes) {
    if (viewModeInfo(view.mode).posed) {
        return nodeBounds(evaluator, nodes, view.weights);
    }
    const Asset& asset = evaluator.asset();
    Box box;
    for (const NodeIndex node : nodes) {
        for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
            for (const glm::vec3& position : primitive.positions) {
                box.add(position);
            }
        }
    }
    return box;
}

/// Of what a vertex of the node belongs to.
float radiusOfWhole(const PoseEvaluator& evaluator, const ViewOptions& view, NodeIndex node) {
    const std::vector<NodeIndex> nodes =
        drawnWithSkin(evaluator, view, evaluator.asset()[node].skin);
    return boxOf(evaluator, view, nodes.empty() ? std::vector{node} : nodes).radius();
}

/// The box, with at least that radius.
Box widened(Box box, float radius) {
    if (box.radius() < radius) {
        const glm::vec3 half(radius / std::numbers::sqrt3_v<float>);
        const glm::vec3 center = box.center();
        box.add(center - half);
        box.add(center + half);
    }
    return box;
}

Box boxOf(std::span<const MarkedPoint> points) {
    Box box;
    for (const MarkedPoint& point : points) {
        box.add(point.position);
    }
    return box;
}

OrbitCamera framing(const OrbitCamera& from, const Box& box, float aspect) {
    OrbitCamera camera = from;
    frame(camera, box, aspect);
    camera.sceneRadius = std::max(from.sceneRadius, camera.sceneRadius);
    return camera;
}

OrbitCamera turned(OrbitCamera camera, const glm::vec3& towardsEye) {
    camera.yawRadians = std::atan2(towardsEye.x, towardsEye.z);
    camera.pitchRadians =
        std::clamp(std::asin(std::clamp(towardsEye.y, -1.0F, 1.0F)), -kSteepest, kSteepest);
    return camera;
}

/// Moves the camera back until the surfaces in front of its target are before the eye, with room
/// for what was in the picture. `whole`: radius of what the target is in; what is farther from it
/// than all of that is another thing, such as a wall.
void moveOutside(OrbitCamera& camera, const PoseEvaluator& evaluator, const ViewOptions& view,
                 const SightBlockers& blockers, float whole) {
    if (camera.orthographic || !viewModeInfo(view.mode).posed) {
        return;  // sees everything in front of its target; or points are elsewhere
    }
    const glm::vec3 towardsEye = glm::normalize(camera.eye() - camera.target);
    const float radius = camera.distance * std::tan(0.5F * camera.fovYRadians);
    const float within = 2.0F * whole;
    float nearest =
        blockers.farthest(camera.target, towardsEye, within);  // distance before the target
    const auto look = [&](std::span<const glm::vec3> points) {
        for (const glm::vec3& point : points) {
            const glm::vec3 offset = point - camera.target;
            const float along = glm::dot(offset, towardsEye);
            const bool inPicture = glm::length(offset - along * towardsEye) < radius;
            nearest = inPicture && along <= within ? std::max(nearest, along) : nearest;
        }
    };
    visitPosedPoints(evaluator, drawnMeshNodes(view, evaluator), view.weights, 1, look);
    camera.distance = std::max(camera.distance, nearest + radius);
}

/// Directions around the normal, nearest first.
std::vector<glm::vec3> directionsAround(const glm::vec3& normal) {
    const glm::vec3 other =
        std::abs(normal.y) < 0.9F ? glm::vec3(0.0F, 1.0F, 0.0F) : glm::vec3(1.0F, 0.0F, 0.0F);
    const glm::vec3 side = glm::normalize(glm::cross(other, normal));
    const glm::vec3 up = glm::cross(normal, side);
    std::vector<glm::vec3> directions{normal};
    for (const float tilt : kTilts) {
        for (int i = 0; i < kTurns; ++i) {
            const float angle = kFullTurn * static_cast<float>(i) / kTurns;
            directions.push_back(std::cos(tilt) * normal +
                                 std::sin(tilt) * (std::cos(angle) * up + std::sin(angle) * side));
        }
    }
    return directions;
}

}  // namespace

std::optional<OrbitCamera> cameraOnVertices(const PoseEvaluator& evaluator, const ViewOptions& view,
                                            const OrbitCamera& from, float aspect) {
    MarkedPoints points;
    points.follow(evaluator, view);
    if (points.points().empty()) {
        return std::nullopt;
    }
    const MarkedPoint& main = points.points().front();
    const NodeIndex node = view.marked->vertices[main.index].node;
    const float whole = radiusOfWhole(evaluator, view, node);
    const OrbitCamera camera =
        framing(from, widened(boxOf(points.points()), kSurroundings * whole), aspect);
    const SightBlockers blockers(evaluator, view, node);
    const glm::vec3 normal = blockers.normalAt(main.position);
    const glm::vec3 towardsEye = glm::normalize(camera.eye() - main.position);
    const bool flat = glm::dot(normal, normal) == 0.0F;
    std::vector<OrbitCamera> candidates;
    if (flat || glm::dot(normal, towardsEye) >= kGrazing) {
        candidates.push_back(camera);
    }
    for (const glm::vec3& direction : directionsAround(flat ? towardsEye : normal)) {
        candidates.push_back(turned(camera, direction));
    }
    for (const OrbitCamera& candidate : candidates) {
        if (blockers.outside(main.position, candidate.eye())) {
            return candidate;
        }
    }
    for (OrbitCamera candidate : candidates) {
        if (!blockers.hide(main.position, candidate.eye())) {
            moveOutside(candidate, evaluator, view, blockers, whole);
            if (!blockers.hide(main.position, candidate.eye())) {
                return candidate;
            }
        }
    }
    OrbitCamera last = camera;
    moveOutside(last, evaluator, view, blockers, whole);
    return last;
}

OrbitCamera cameraOnJoint(const PoseEvaluator& evaluator, const ViewOptions& view, NodeIndex joint,
                          SkinIndex skin, const OrbitCamera& from, float aspect) {
    const glm::vec3 at(evaluator.world(joint)[3]);
    Box box;
    for (const NodeIndex node : subtreeNodes(evaluator.asset(), joint)) {
        box.add(glm::vec3(evaluator.world(node)[3]));
    }
    const std::vector<NodeIndex> surfaces = drawnWithSkin(evaluator, view, skin);
    const Box whole = boxOf(evaluator, view, surfaces);
    if (whole.empty()) {
        return framing(from,
                       widened(box, box.radius() > 0.0F ? 0.0F : kSurroundings * from.sceneRadius),
                       aspect);
    }
    OrbitCamera camera = framing(from, widened(box, kSurroundings * whole.radius()), aspect);
    const glm::vec3 outwards = at - whole.center();
    const float distance = glm::length(outwards);
    const glm::vec3 towardsEye = glm::normalize(camera.eye() - camera.target);
    if (distance > kCentral * whole.radius() && glm::dot(outwards, towardsEye) < 0.0F) {
        camera = turned(camera, outwards / distance);
        camera.pitchRadians = std::clamp(camera.pitchRadians, -kMostTilt, kMostTilt);
    }
    moveOutside(camera, evaluator, view, SightBlockers(evaluator, view, surfaces.front()),
                whole.radius());
    return camera;
}

OrbitCamera cameraOnNode(const PoseEvaluator& evaluator, const ViewOptions& view, NodeIndex node,
                         const OrbitCamera& from, float aspect, SkinIndex with) {
    const std::vector<NodeIndex> surfaces = drawnMeshNodes(view, evaluator);
    std::vector<NodeIndex> framed = subtreeNodes(evaluator.asset(), node);
    const std::vector<NodeIndex> body = drawnWithSkin(evaluator, view, with);
    framed.insert(framed.end(), body.begin(), body.end());
    Box box = boxOf(evaluator, view, drawnOf(evaluator, view, std::move(framed)));
    if (box.empty()) {
        box.add(glm::vec3(evaluator.world(node)[3]));
    }
    const float whole = boxOf(evaluator, view, surfaces).radius();
    OrbitCamera camera = framing(
        from, widened(box, kSurroundings * (whole > 0.0F ? whole : from.sceneRadius)), aspect);
    moveOutside(camera, evaluator, view, SightBlockers(evaluator, view, node), whole);
    return camera;
}

}  // namespace sinew
