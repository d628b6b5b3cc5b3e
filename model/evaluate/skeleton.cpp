// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/skeleton.h"

#include <algorithm>

#include "model/asset/subtree.h"
#include "model/core/finite.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/rest_pose.h"
#include "model/evaluate/scene_content.h"

namespace sinew {
namespace {

constexpr std::uint32_t kNone = SkeletonJoint::kNone;

using NodeMask = std::vector<bool>;  // [node of the asset]

NodeMask animatedSubtrees(const Asset& asset) {
    NodeMask mask = movedByClips(asset);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && mask[parent.value]) {
            mask[node.value] = true;
        }
    }
    return mask;
}

bool anyOf(const std::vector<NodeIndex>& nodes, const NodeMask& mask) {
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](NodeIndex node) { return mask[node.value]; });
}

NodeMask jointMask(const Asset& asset, const std::vector<NodeIndex>& nodes, bool alone) {
    for (NodeMask mask : {jointsOfSkins(asset), animatedSubtrees(asset)}) {
        if (anyOf(nodes, mask)) {
            return mask;
        }
    }
    return NodeMask(asset.nodes.size(), alone);
}

void collectJoints(const Asset& asset, const std::vector<NodeIndex>& nodes, const NodeMask& mask,
                   Skeleton& out) {
    std::vector<std::uint32_t> nearest(asset.nodes.size(), kNone);  // nearest joint at or above
                                                                    // each node
    for (const NodeIndex node : nodes) {
        const NodeIndex parent = asset[node].parent;
        const std::uint32_t above = parent ? nearest[parent.value] : kNone;
        nearest[node.value] = above;
        if (mask[node.value]) {
            nearest[node.value] = static_cast<std::uint32_t>(out.joints.size());
            out.joints.push_back({.node = node, .parent = above, .leaf = true});
            if (above != kNone) {
                out.joints[above].leaf = false;
            }
        }
    }
}

void collectBones(Skeleton& out) {
    for (std::uint32_t i = 0; i < out.joints.size(); ++i) {
        if (out.joints[i].parent != kNone) {
            out.bones.push_back({.joint = out.joints[i].parent, .child = i});
        }
        if (out.joints[i].leaf) {
            out.bones.push_back({.joint = i});
        }
    }
    std::stable_sort(
        out.bones.begin(), out.bones.end(),
        [](const SkeletonBone& a, const SkeletonBone& b) { return a.joint < b.joint; });
}

void rankJoints(Skeleton& out) {
    std::vector<std::uint32_t> depth(out.joints.size(), 0);   // number of ancestor joints
    std::vector<std::uint32_t> height(out.joints.size(), 0);  // longest path to a leaf
    for (std::size_t i = 0; i < out.joints.size(); ++i) {
        const std::uint32_t parent = out.joints[i].parent;
        depth[i] = parent == kNone ? 0 : depth[parent] + 1;
    }
    for (std::size_t i = out.joints.size(); i-- > 0;) {
        const std::uint32_t parent = out.joints[i].parent;
        if (parent != kNone) {
            height[parent] = std::max(height[parent], height[i] + 1);
        }
        const std::uint32_t length = depth[i] + height[i];
        out.joints[i].rank =
            length == 0 ? 0.0F : static_cast<float>(depth[i]) / static_cast<float>(length);
    }
}

void placeTips(const Asset& asset, Skeleton& out) {
    const std::vector<glm::dmat4> world = restWorld(asset);
    for (SkeletonJoint& joint : out.joints) {
        if (!joint.leaf || joint.parent == kNone) {
            continue;
        }
        const glm::dmat4& own = world[joint.node.value];
        const glm::dvec3 along(own[3] - world[out.joints[joint.parent].node.value][3]);
        const glm::dvec3 tip = glm::inverse(glm::dmat3(own)) * (double{kLeafShare} * along);
        joint.tip = isFinite(tip) ? glm::vec3(tip) : glm::vec3(0.0F);
    }
}

void placeBind(const Asset& asset, Skeleton& out) {
    std::vector<std::uint32_t> jointOf(asset.nodes.size(), kNone);
    for (std::uint32_t i = 0; i < out.joints.size(); ++i) {
        jointOf[out.joints[i].node.value] = i;
    }
    for (const Skin& skin : asset.skins) {
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            const std::uint32_t joint = jointOf[skin.joints[i].value];
            if (joint == kNone || out.joints[joint].meshFromJoint[3].w != 0.0F) {
                continue;
            }
            const glm::mat4 bind = glm::inverse(skin.inverseBindMatrices[i]);
            if (isFinite(glm::dvec3(bind[0] + bind[1] + bind[2] + bind[3]))) {
                out.joints[joint].meshFromJoint = bind;
            }
        }
    }
}

}  // namespace

std::vector<bool> movedByClips(const Asset& asset) {
    std::vector<bool> moved(asset.nodes.size(), false);
    for (const Animation& animation : asset.animations) {
        for (const Channel& channel : animation.channels) {
            if (channel.path != ChannelPath::Weights && channel.node.value < moved.size()) {
                moved[channel.node.value] = true;
            }
        }
    }
    if (asset.vrmAnimation) {
        for (const VrmExpressionNode& expression : asset.vrmAnimation->expressions) {
            moved[expression.node.value] = false;
        }
        if (asset.vrmAnimation->lookAt) {
            moved[asset.vrmAnimation->lookAt.value] = false;
        }
    }
    return moved;
}

BoneEnds Skeleton::ends(const SkeletonBone& bone,
                        std::span<const glm::mat4> placed) const noexcept {
    const glm::mat4& head = placed[bone.joint];
    const glm::vec3 tail = bone.child != kNone
                               ? glm::vec3(placed[bone.child][3])
                               : glm::vec3(head * glm::vec4(joints[bone.joint].tip, 1.0F));
    return {glm::vec3(head[3]), tail};
}

Skeleton skeletonOf(const Asset& asset, SceneIndex scene) {
    Skeleton result;
    const std::vector<NodeIndex> nodes = sceneNodes(asset, scene);
    result.alone = sceneContent(asset, scene) != SceneContent::Surfaces;
    collectJoints(asset, nodes, jointMask(asset, nodes, result.alone), result);
    collectBones(result);
    rankJoints(result);
    placeTips(asset, result);
    placeBind(asset, result);
    return result;
}

}  // namespace sinew
