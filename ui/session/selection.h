// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>

#include "model/asset/object_ref.h"
#include "model/view/chosen_joints.h"
#include "model/view/hand_posing.h"
#include "model/view/selection_state.h"

namespace sinew {

class Appearance;

/// What is selected in an asset, which vertices are marked, what is under the pointer, and what is
/// posed by hand. The selected object can be anything in the file; node, joint and skin follow it
/// if it appears in the picture. Several joints of the current skin can be selected; object and
/// node are those of the current one. Setters emit only if something changes; indices that the
/// asset does not have count as none.
class Selection final : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr);

    /// Starts over with another asset: its default scene, its first skin, nothing selected. Keeps
    /// the gizmo tool. Emits nothing.
    void setAsset(std::shared_ptr<const Asset> asset);

    [[nodiscard]] const ObjectRef& object() const noexcept { return m_object; }
    [[nodiscard]] SceneIndex scene() const noexcept { return m_scene; }
    [[nodiscard]] SkinIndex skin() const noexcept { return m_skin; }
    /// In that skin; the current one of several.
    [[nodiscard]] JointIndex joint() const noexcept { return m_joints.current(); }
    [[nodiscard]] const ChosenJoints& joints() const noexcept { return m_joints; }
    [[nodiscard]] NodeIndex node() const noexcept { return m_node; }
    void setObject(const ObjectRef& object);
    void setScene(SceneIndex scene);
    void setSkin(SkinIndex skin);
    void setNode(NodeIndex node);     // also selects the joint of a joint node; none: the file
    void setJoint(JointIndex joint);  // alone, in the current skin
    void setJoints(const ChosenJoints& joints);  // and the node of the current one
    void setJointAndNode(JointIndex joint);
    void clear();
    [[nodiscard]] bool empty() const noexcept;  // no object, node, joint or vertex is selected

    /// Vertices that the picture marks with dots. They belong to the selection: another object,
    /// node, skin or joint removes them.
    [[nodiscard]] const std::shared_ptr<const MarkedVertices>& marked() const noexcept {
        return m_marked;
    }
    void setMarked(std::shared_ptr<const MarkedVertices> marked);  // null: none

    [[nodiscard]] SelectionState state() const;
    void restore(const SelectionState& wanted);  // `wanted` belongs to the same asset

    // Under the pointer.
    [[nodiscard]] const PointedAt& pointedAt() const noexcept { return m_pointed; }
    [[nodiscard]] NodeIndex hovered() const noexcept { return m_pointed.node(); }
    void setPointedAt(const PointedAt& pointed);
    /// The node whose translation track is under the pointer in the timeline; none: no such track.
    [[nodiscard]] NodeIndex pointedTrack() const noexcept { return m_pointedTrack; }
    void setPointedTrack(NodeIndex node);
    /// Announces a click in the picture that selected a surface, after it did.
    void noteClick(const PointedAt& clicked);

    // Posing by hand: on top of the animation, until it is reset or the asset changes.
    [[nodiscard]] const HandPosing& posing() const noexcept { return m_posing; }
    void setByHand(const HandTransform& transform);
    void resetByHand(NodeIndex node);
    void resetByHand();                      // all nodes
    void setHandPose(const HandPose& pose);  // pose of all nodes
    void setGizmoTool(GizmoTool tool);
    void setGizmoAxes(GizmoAxes axes);
    void setGizmoHot(GizmoPart part);

signals:
    void objectChanged();
    void sceneChanged();
    void skinChanged();
    void jointChanged();  // the current joint, or which are selected with it
    void nodeChanged();
    void shownChanged();   // scene, skin, joint, node or marks: what the picture highlights
    void markedChanged();  // the marked vertices
    void pointedAtChanged();
    void hoveredChanged();                                  // the hovered node changed
    void vertexClicked(const sinew::MarkedVertex& vertex);  // nearest to a click on a surface
    void pointedTrackChanged();
    void handPoseChanged();
    void gizmoChanged();  // tool, axes, or the part under the pointer

private:
    void applyObject(const ObjectRef& object);
    void chooseNode(NodeIndex node);
    void applyNode(NodeIndex node);
    void applySkin(SkinIndex skin);
    void applyJoints(const ChosenJoints& joints);
    void applyHandPose(HandPose pose);

    std::shared_ptr<const Asset> m_asset;
    ObjectRef m_object;
    SceneIndex m_scene;
    SkinIndex m_skin;
    ChosenJoints m_joints;
    NodeIndex m_node;
    std::shared_ptr<const MarkedVertices> m_marked;
    PointedAt m_pointed;
    NodeIndex m_pointedTrack;
    HandPosing m_posing;
};

/// Selects a joint in the current skin and colours the mesh by its weight; none: back to shaded.
void showJoint(Selection& selection, Appearance& appearance, JointIndex joint);
/// The same for several: by the sum of their weights.
void showJoints(Selection& selection, Appearance& appearance, const ChosenJoints& joints);

}  // namespace sinew
