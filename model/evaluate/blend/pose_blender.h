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
///    divided, one below 1 is filled up with the rest pose. Rotations: normalised weighted sum,
///    every quaternion turned into the hemisphere of the rest rotation, so order does not matter:
///    the same layers in any order give the same pose, bit for bit.
/// 2. `Override` layers in order: result = mix(result, layer, weight), weight held to 0..1;
///    rotations by the shortest way.
/// 3. `Additive` layers in order: translation, weights and properties add weight × difference,
///    rotation is result × (reference⁻¹ × layer)^weight, scale is multiplied by
///    mix(1, layer / reference, weight) (where the reference is 0: weight × layer is added).
/// Visibility counts as 0 or 1 and shows from 0.5 on. Where the weighted sum of rotations is zero
/// the rest rotation stands. The same layers give the same pose, bit for bit, whatever was blended
/// before. One layer of weight 1 is the clip itself, bit for bit.
class PoseBlender {
public:
    explicit PoseBlender(std::shared_ptr<const ClipLibrary> clips);

    /// Writes every target that some animation of the asset drives over `out`, which must have
    /// been sized by `resetToRest` for the same asset; other targets are left as they are. A stored
    /// matrix gives way to its decomposition where a layer that counts drives a part of it.
    /// Allocates only when there are more layers than ever before, or a clip is sampled for the
    /// first time.
    void blend(std::span<const PoseLayer> layers, Pose& out);

    [[nodiscard]] const Asset& asset() const noexcept { return *m_clips->asset(); }

private:
    struct Slot {
        PoseTarget target;
        TargetValue rest;
        TargetValue value;  // summed, then as it comes out
        double weight = 0.0;
        std::uint32_t layers = 0;  // that count
        bool turned = false;       // the last summed rotation was stored with the other sign
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
    std::vector<Slot> m_slots;                            // every target that some clip drives
    std::vector<std::vector<std::uint32_t>> m_clipSlots;  // per animation
    std::vector<ClipCursor> m_cursors, m_startCursors;    // per animation
    std::vector<const PoseLayer*> m_order;
    Pose m_sample;  // of one layer; only what its clip drives means anything
    Pose m_start;   // of one clip at its first key, likewise
};

}  // namespace sinew
