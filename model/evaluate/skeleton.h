// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A node that counts as a joint.
struct SkeletonJoint {
    static constexpr std::uint32_t kNone = 0xffffffffU;

    NodeIndex node;
    std::uint32_t parent = kNone;   // index of the nearest ancestor joint
    float rank = 0.0F;              // 0 at a root to 1 at every leaf
    bool leaf = false;              // no joint below
    glm::vec3 tip{0.0F};            // end of a leaf's bone, in joint space
    glm::mat4 meshFromJoint{0.0F};  // bind matrix of the first skin with this joint; otherwise
                                    // zeros
};

/// A bone from a joint to its child joint, or from a leaf to its short end.
struct SkeletonBone {
    std::uint32_t joint = 0;                     // the joint where it begins and that moves it
    std::uint32_t child = SkeletonJoint::kNone;  // none: the joint is a leaf
};

struct BoneEnds {
    glm::vec3 head;
    glm::vec3 tail;
};

/// The skeleton of a scene: every joint in the scene of any skin, once. If there is none: the nodes
/// whose translation, rotation or scale is animated, and their descendants, but not those of a VRM
/// animation that represent expressions or the direction of the eyes; in a scene without meshes,
/// every node.
struct Skeleton {
    std::vector<SkeletonJoint> joints;  // parents first
    std::vector<SkeletonBone> bones;    // ordered by their first joint
    bool alone = false;                 // no mesh of the scene draws anything, so only the
                                        // skeleton shows the motion

    /// `placed`: one matrix per joint, from joint space to the target space.
    [[nodiscard]] BoneEnds ends(const SkeletonBone& bone,
                                std::span<const glm::mat4> placed) const noexcept;
};

/// Length of a leaf's bone relative to the bone that leads to it, in the rest pose.
inline constexpr float kLeafShare = 0.35F;

/// `scene` none: all nodes.
[[nodiscard]] Skeleton skeletonOf(const Asset& asset, SceneIndex scene);

/// [node]: whether a clip moves, turns or scales it; not nodes of a VRM animation that carry
/// weights of expressions or the direction of the eyes.
[[nodiscard]] std::vector<bool> movedByClips(const Asset& asset);

}  // namespace sinew
