// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/expression_pose.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/motion/in_place.h"
#include "model/evaluate/pose.h"

namespace sinew {

class PoseBlender;

/// Evaluates (asset, animation, time), or layers of them, plus the pose by hand: the pose, world
/// matrices, visibility and one palette per skin. A pure function of these inputs: earlier
/// evaluations never change a bit of the result. Recomputes only what the clip or the pose by hand
/// can move.
/// Buffers are reused: after construction `evaluate` allocates only if the library has not compiled
/// the clip yet.
class PoseEvaluator {
public:
    explicit PoseEvaluator(std::shared_ptr<const Asset> asset);

    /// Shares the compiled clips of the library's asset with other evaluators.
    explicit PoseEvaluator(std::shared_ptr<const ClipLibrary> clips);
    ~PoseEvaluator();
    PoseEvaluator(PoseEvaluator&&) noexcept;
    PoseEvaluator& operator=(PoseEvaluator&&) noexcept;

    /// `animation` none: the rest pose. `seconds` is file time, clamped to the clip.
    void evaluate(AnimationIndex animation, float seconds);

    /// Blends clips, see PoseBlender. Allocates on the first use and if there are more layers than
    /// ever before.
    void evaluate(std::span<const PoseLayer> layers);

    /// Sets which parts of the motion of `root` are removed from the next `evaluate` on, see
    /// keepInPlace. The root stays where it is at the first key of the clip, or with every layer at
    /// the first key of its clip. Until then the pose is the rest pose.
    void setInPlace(NodeIndex root, const InPlace& parts);

    /// Sets the pose by hand from the next `evaluate` on; it is applied after clips, layers and
    /// `setInPlace`. Ignores nodes, morph targets and expressions that the asset does not have.
    /// Does not allocate if only values change; otherwise the pose is the rest pose until then.
    void setHandPose(const HandPose& hand);
    [[nodiscard]] const HandPose& handPose() const noexcept { return m_hand; }

    /// Increases whenever the results may have changed.
    [[nodiscard]] std::uint64_t revision() const noexcept { return m_revision; }

    [[nodiscard]] const Asset& asset() const noexcept { return *m_clips->asset(); }
    [[nodiscard]] const std::shared_ptr<const Asset>& sharedAsset() const noexcept {
        return m_clips->asset();
    }
    [[nodiscard]] const std::shared_ptr<const ClipLibrary>& clips() const noexcept {
        return m_clips;
    }
    [[nodiscard]] const Pose& pose() const noexcept { return m_pose; }
    [[nodiscard]] std::span<const glm::mat4> world() const noexcept { return m_hierarchy.world(); }
    [[nodiscard]] const glm::mat4& world(NodeIndex node) const noexcept {
        return m_hierarchy.world()[node.value];
    }
    /// Whether the node and all its ancestors are visible (KHR_node_visibility).
    [[nodiscard]] bool isVisible(NodeIndex node) const noexcept {
        return m_visible[node.value] != 0;
    }
    [[nodiscard]] std::span<const glm::mat4> palette(SkinIndex skin) const noexcept {
        return m_palettes[skin.value];
    }

private:
    void restoreRest();
    void restoreChanged() noexcept;
    void beginLayers(std::span<const PoseLayer> layers);
    [[nodiscard]] bool holds(std::span<const PoseLayer> layers) const noexcept;
    void blend(std::span<const PoseLayer> layers);
    void unitePartsOf(std::span<const MovedNodes* const> parts);
    void takeReference() noexcept;
    void applyInPlace() noexcept;
    void applyHand() noexcept;
    [[nodiscard]] bool changesClips() const noexcept { return m_root || !m_hand.empty(); }
    /// Updates world matrices, palettes and visibility from the pose.
    void follow(const MovedNodes& moved) noexcept;
    void spreadVisibility() noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<ClipCursor> m_cursors;  // [animation]
    MovedNodes m_everything;

    AnimationIndex m_animation;  // contents of the buffers; none: the rest pose, or layers
    float m_seconds = 0.0F;

    std::unique_ptr<PoseBlender> m_blender;       // null until layers are evaluated
    std::vector<AnimationIndex> m_layerClips;     // clips of the layers in the buffers
    std::vector<const MovedNodes*> m_layerMoves;  // moved nodes of m_layerClips
    std::vector<PoseLayer> m_firstFrames;         // the layers, each at its clip's first key
    bool m_holdsLayers = false;

    NodeIndex m_root;  // none: nothing is kept in place
    InPlace m_inPlace;
    MovedNodes m_rootMoves;
    glm::dmat4 m_reference{1.0};  // worldFromNode of m_root to keep

    HandPose m_hand;
    ExpressionPose m_expressions;  // what those of m_hand make of the pose
    MovedNodes m_handMoves;
    bool m_handIsNew = false;

    std::uint64_t m_revision = 0;
    MovedNodes m_moves;  // moved by the layers, or by a clip plus root in place and pose by hand
    Pose m_pose;
    Hierarchy m_hierarchy;
    std::vector<std::uint8_t> m_visible;             // [node]: 1 if visible
    std::vector<std::vector<glm::mat4>> m_palettes;  // [skin]
};

}  // namespace sinew
