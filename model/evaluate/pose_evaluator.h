// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/hand_pose.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/motion/in_place.h"
#include "model/evaluate/pose.h"

namespace sinew {

class PoseBlender;

/// Everything that follows from (asset, animation, time), or from layers of them, and from what is
/// set by hand: the pose, the world matrices, what is visible and one palette per skin. A pure
/// function of these: whatever was evaluated before does not matter, to the last bit. Only what the
/// clip or the hand can move is computed anew.
/// Buffers are reused: after construction `evaluate` allocates only when the library has yet to
/// compile the clip.
class PoseEvaluator {
public:
    explicit PoseEvaluator(std::shared_ptr<const Asset> asset);

    /// Shares the compiled clips of the library's asset with other evaluators.
    explicit PoseEvaluator(std::shared_ptr<const ClipLibrary> clips);
    ~PoseEvaluator();
    PoseEvaluator(PoseEvaluator&&) noexcept;
    PoseEvaluator& operator=(PoseEvaluator&&) noexcept;

    /// The rest pose when `animation` is none. `seconds` is file time; outside the clip it holds.
    void evaluate(AnimationIndex animation, float seconds);

    /// Clips blended, see PoseBlender. Allocates on the first use and when there are more layers
    /// than ever before.
    void evaluate(std::span<const PoseLayer> layers);

    /// From the next `evaluate` on: what of the motion of `root` is left out, see keepInPlace. It
    /// stays where it is at the first key of the clip; for layers, where it is when each of them is
    /// at the first key of its own clip. Until then the pose is the rest pose.
    void setInPlace(NodeIndex root, const InPlace& parts);

    /// From the next `evaluate` on: what replaces the local transforms of some nodes, after clips,
    /// layers and `setInPlace`. Nodes that the asset does not have are left out. Other values for
    /// the same parts of the same nodes do not allocate; else the pose is the rest pose until then.
    void setHandPose(const HandPose& hand);
    [[nodiscard]] const HandPose& handPose() const noexcept { return m_hand; }

    /// Grows whenever what the evaluator holds may have changed.
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
    /// Whether the node and all above it are visible (KHR_node_visibility).
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
    /// World matrices, palettes and visibility after the pose was written.
    void follow(const MovedNodes& moved) noexcept;
    void spreadVisibility() noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<ClipCursor> m_cursors;  // per animation
    MovedNodes m_everything;

    AnimationIndex m_animation;  // what the buffers hold: none is the rest pose, or layers
    float m_seconds = 0.0F;

    std::unique_ptr<PoseBlender> m_blender;       // none before layers were evaluated
    std::vector<AnimationIndex> m_layerClips;     // of the layers that the buffers hold
    std::vector<const MovedNodes*> m_layerMoves;  // theirs
    std::vector<PoseLayer> m_firstFrames;         // the layers, each at its clip's first key
    bool m_holdsLayers = false;

    NodeIndex m_root;  // none: nothing is kept in place
    InPlace m_inPlace;
    MovedNodes m_rootMoves;
    glm::dmat4 m_reference{1.0};  // worldFromNode of m_root where it stays

    HandPose m_hand;
    MovedNodes m_handMoves;
    bool m_handIsNew = false;

    std::uint64_t m_revision = 0;
    MovedNodes m_moves;  // of layers, or of a clip and what changes it: the root in place, the hand
    Pose m_pose;
    Hierarchy m_hierarchy;
    std::vector<std::uint8_t> m_visible;             // per node: 1 where nothing hides it
    std::vector<std::vector<glm::mat4>> m_palettes;  // per skin
};

}  // namespace sinew
