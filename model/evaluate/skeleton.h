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
    std::uint32_t parent = kNone;   // position of the nearest joint above
    float rank = 0.0F;              // 0 at a root to 1 at every tip
    bool leaf = false;              // no joint below
    glm::vec3 tip{0.0F};            // of a leaf: where its bone ends, in its own space
    glm::mat4 meshFromJoint{0.0F};  // at bind time, of the first skin that has it; else zeros
};

/// From a joint to the joint below; from a leaf to its own short end.
struct SkeletonBone {
    std::uint32_t joint = 0;                     // where it begins, and what moves it
    std::uint32_t child = SkeletonJoint::kNone;  // none: the joint is a leaf
};

struct BoneEnds {
    glm::vec3 head;
    glm::vec3 tail;
};

/// What of a scene is a skeleton: every joint of every skin that the scene has nodes of, once each.
/// Without any: the nodes that animations move by translation, rotation or scale, with what hangs
/// below them; and in a scene that draws nothing, every node.
struct Skeleton {
    std::vector<SkeletonJoint> joints;  // parents first
    std::vector<SkeletonBone> bones;    // in the order of the joints they begin at
    bool alone = false;                 // the scene has no mesh: nothing else shows the motion

    /// `placed` holds a matrix per joint, from the joint's space to where the bones are wanted.
    [[nodiscard]] BoneEnds ends(const SkeletonBone& bone,
                                std::span<const glm::mat4> placed) const noexcept;
};

/// A leaf's bone ends beyond it by this share of the bone that leads to it, in the rest pose.
inline constexpr float kLeafShare = 0.35F;

/// `scene` none: of every node.
[[nodiscard]] Skeleton skeletonOf(const Asset& asset, SceneIndex scene);

}  // namespace sinew
