// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/blend/node_subtrees.h"
#include "model/evaluate/blend/pose_layer.h"
#include "model/evaluate/blend/target_value.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew {

/// Blends clips target by target:
/// 1. `Blend` layers that have a channel for the target are averaged by weight; a sum above 1 is
///    normalised, a sum below 1 is completed with the rest pose. Rotations: normalised weighted
///    sum, with every quaternion flipped to the hemisphere of the rest rotation. Reordering these
///    layers gives a bit-identical pose.
/// 2. `Override` layers in order: result = mix(result, layer, weight), weight clamped to 0..1;
///    rotations take the shortest path.
/// 3. `Additive` layers in order: translation, weights and properties add weight × difference,
///    rotation is result × (reference⁻¹ × layer)^weight, scale is multiplied by
///    mix(1, layer / reference, weight) (where the reference is 0: weight × layer is added).
/// Visibility counts as 0 or 1; a node is visible from 0.5. If the weighted sum of rotations is
/// zero, the rest rotation is used. Results are bit-identical regardless of earlier blends. A
/// single layer of weight 1 is bit-identical to the clip.
class PoseBlender {
public:
    explicit PoseBlender(std::shared_ptr<const ClipLibrary> clips);

    /// Writes every target that any animation of the asset drives to `out`, which must have been
    /// sized by `resetToRest` for the same asset; other targets are unchanged. A stored matrix is
    /// replaced by its decomposition if an effective layer drives a part of it. Allocates only if
    /// there are more layers than ever before or a clip is sampled for the first time.
    void blend(std::span<const PoseLayer> layers, Pose& out);

    [[nodiscard]] const Asset& asset() const noexcept { return *m_clips->asset(); }

private:
    struct Slot {
        PoseTarget target;
        TargetValue rest;
        TargetValue value;  // the sum, then the result
        double weight = 0.0;
        std::uint32_t layers = 0;  // effective layers
        bool turned = false;       // the last summed rotation had its sign flipped
    };

    void average(std::span<const PoseLayer> layers);
    void addWeighted(const PoseLayer& layer);
    void finishAverage() noexcept;
    void mixOver(const PoseLayer& layer);
    void addDifference(const PoseLayer& layer);
    void write(Pose& out) const noexcept;

    template <class Use>
    void forTargets(const PoseLayer& layer, Use use);
    [[nodiscard]] TargetValue referenceOf(const PoseLayer& layer, const Slot& slot) const noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
    NodeSubtrees m_subtrees;
    std::vector<Slot> m_slots;                            // every target that any clip drives
    std::vector<std::vector<std::uint32_t>> m_clipSlots;  // [animation]
    std::vector<ClipCursor> m_cursors, m_startCursors;    // [animation]
    std::vector<const PoseLayer*> m_order;
    Pose m_sample;  // pose of one layer; only targets of its clip are valid
    Pose m_start;   // pose of one clip at its first key, likewise
};

}  // namespace sinew
