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

/// What a crowd is evaluated into, one instance after another. Empty: not wanted; else of the size
/// that all instances take. Written once, never read: it may be mapped memory of a device.
struct CrowdMatrices {
    std::span<glm::mat4> palettes = {};  // Crowd::jointCount() each: all skins, one after another
    std::span<glm::mat4> world = {};     // one per node each, or per entry of `nodes`
    std::span<const NodeIndex> nodes = {};  // whose world matrices; empty: all, by index
    std::span<float> weights = {};          // Asset::weightCount each, see Pose::weights
};

/// Many copies of an asset, all in the same clip, each at its own time. What comes out for an
/// instance is what `PoseEvaluator` gives, bit for bit, and depends on its time alone. Works on all
/// cores; after construction nothing is allocated.
class Crowd {
public:
    /// The rest pose when `animation` is none. `threads`: at work at once, at most.
    Crowd(std::shared_ptr<const ClipLibrary> clips, AnimationIndex animation,
          std::size_t threads = std::numeric_limits<std::size_t>::max());

    /// `seconds` is file time, one per instance; outside the clip it holds.
    void evaluate(std::span<const float> seconds, const CrowdMatrices& out) noexcept;

    /// Joints of all skins together.
    [[nodiscard]] std::size_t jointCount() const noexcept { return m_restPalettes.size(); }
    /// Where the skin's palette begins among an instance's matrices.
    [[nodiscard]] std::size_t firstJoint(SkinIndex skin) const noexcept {
        return m_firstJoints[skin.value];
    }

private:
    /// What one thread evaluates with.
    struct Worker {
        explicit Worker(const Asset& asset);

        Pose pose;
        Hierarchy hierarchy;
        ClipCursor cursor;
    };

    void evaluateOne(Worker& worker, std::size_t instance, float seconds,
                     const CrowdMatrices& out) const noexcept;

    std::shared_ptr<const ClipLibrary> m_clips;
    const PreparedClip* m_prepared = nullptr;  // none: the rest pose
    std::vector<std::size_t> m_firstJoints;    // per skin
    std::vector<glm::mat4> m_restPalettes;     // of all skins
    std::vector<Worker> m_workers;
};

}  // namespace sinew
