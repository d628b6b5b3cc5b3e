// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/joint_picker.h"

#include "model/view/pick/pick_line.h"
#include "model/view/shown_nodes.h"

namespace sinew {

void JointPicker::findSkeleton(SceneIndex scene) {
    if (m_scene != scene) {
        m_skeleton = skeletonOf(m_evaluator.asset(), scene);
        m_scene = scene;
    }
}

bool JointPicker::alwaysShown(SceneIndex scene) {
    findSkeleton(scene);
    return m_skeleton.alone;
}

void JointPicker::place(const PickQuery& query) {
    findSkeleton(query.view.scene);
    const bool bindPose = !viewModeInfo(query.view.mode).posed;
    m_placed.clear();
    for (const SkeletonJoint& joint : m_skeleton.joints) {
        m_placed.push_back(bindPose ? joint.meshFromJoint : m_evaluator.world(joint.node));
    }
}

NodeIndex JointPicker::pick(const PickQuery& query) {
    place(query);
    const PickLine line =
        pickLine(glm::dmat4(query.camera.clipFromView) * glm::dmat4(query.camera.viewFromWorld),
                 query.pixel, query.size);
    NodeIndex found;
    double least = 2.0 * double{query.reachPixels};
    const auto isShown = [&](std::uint32_t joint) {
        return showsNode(query.view, m_skeleton.joints[joint].node);
    };
    const auto offer = [&](std::uint32_t joint, bool passes, const ElementHit& hit) {
        if (passes && hit.apart <= least && (!found || hit.apart < least) && isShown(joint)) {
            least = hit.apart;
            found = m_skeleton.joints[joint].node;
        }
    };
    ElementHit hit;
    for (std::uint32_t i = 0; i < m_placed.size(); ++i) {
        offer(i, passesPoint(seenBy(line, glm::vec3(m_placed[i][3])), hit), hit);
    }
    if (found) {
        return found;
    }
    least = double{query.reachPixels};
    for (const SkeletonBone& bone : m_skeleton.bones) {
        if (bone.child != SkeletonJoint::kNone && !isShown(bone.child)) {
            continue;  // such bones are not drawn
        }
        const BoneEnds ends = m_skeleton.ends(bone, m_placed);
        offer(bone.joint, passesSegment(seenBy(line, ends.head), seenBy(line, ends.tail), hit),
              hit);
    }
    return found;
}

}  // namespace sinew
