// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose.h"

namespace sinew {

class WorkerPool;

/// Output of a crowd evaluation, one instance after another. Each span is empty (not wanted) or has
/// room for all instances. Written once, never read, so it may be mapped device memory.
struct CrowdMatrices {
    std::span<glm::mat4> palettes = {};  // Crowd::jointCount() each: all skins, one after another
    std::span<glm::mat4> world = {};     // one per node each, or per entry of `nodes`
    std::span<const NodeIndex> nodes = {};  // nodes in `world`; empty: all, by index
    std::span<float> weights = {};          // Asset::weightCount each, see Pose::weights
};

/// Many copies of an asset that play the same clip, each at its own time. The result for an
/// instance is bit-identical to that of `PoseEvaluator` and depends only on its time. Uses all
/// cores; does not allocate after construction.
class Crowd {
public:
    /// `animation` none: the rest pose. `threads`: maximum number of threads.
    Crowd(std::shared_ptr<const ClipLibrary> clips, AnimationIndex animation,
          std::size_t threads = std::numeric_limits<std::size_t>::max());

    /// `seconds` is file time, one per instance; times outside the clip are clamped.
    void evaluate(std::span<const float> seconds, const CrowdMatrices& out) noexcept;

    /// Joints of all skins together.
    [[nodiscard]] std::size_t jointCount() const noexcept { return m_restPalettes.size(); }
    /// Index of the skin's first matrix within an instance's palettes.
    [[nodiscard]] std::size_t firstJoint(SkinIndex skin) const noexcept {
        return m_firstJoints[skin.value];
    }

private:
    /// Per-thread state.
    struct Worker {
        explicit Worker(const Asset& asset);

        Pose pose;
        Hierarchy hierarchy;
        ClipCursor cursor;
    };

    void evaluateOne(Worker& worker, std::size_t instance, float seconds,
                     const CrowdMatrices& out) const noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
    WorkerPool* m_pool;                        // borrowed, never null
    const PreparedClip* m_prepared = nullptr;  // none: the rest pose
    std::vector<std::size_t> m_firstJoints;    // [skin]
    std::vector<glm::mat4> m_restPalettes;     // palettes of all skins
    std::vector<Worker> m_workers;
};

}  // namespace sinew
