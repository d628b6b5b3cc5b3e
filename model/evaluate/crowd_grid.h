// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/crowd.h"
#include "model/evaluate/outline.h"

namespace sinew {

/// Copies of an asset on a square grid in the ground plane (x and z), each at its own time of one
/// clip. The first copy has the position and time of the asset; the others surround it. Their times
/// are spread evenly over the clip, with neighbours far apart.
class CrowdGrid {
public:
    /// `one`: the bounds of a copy; if empty, a unit cube. The gap between copies is a quarter of
    /// its width. `animation` none: the rest pose.
    CrowdGrid(const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
              std::size_t copies, const Box& one);

    /// Time of the first copy, in file seconds, clamped to the clip. The other copies continue from
    /// the end at which it is clamped.
    void setTime(float seconds) noexcept;
    /// `seconds` since the start of the clip, not negative; all copies loop.
    void setLoopedTime(double seconds) noexcept;

    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    [[nodiscard]] std::size_t copies() const noexcept { return m_seconds.size(); }
    [[nodiscard]] Crowd& crowd() noexcept { return m_crowd; }
    [[nodiscard]] std::span<const float> seconds() const noexcept { return m_seconds; }
    [[nodiscard]] std::span<const glm::vec3> offsets() const noexcept { return m_offsets; }

    /// Outline around all copies of `one`; if it is empty, around their positions.
    [[nodiscard]] Outline around(const Outline& one) const;

private:
    AnimationIndex m_animation;
    float m_start = 0.0F;  // start of the clip
    float m_duration = 0.0F;
    Crowd m_crowd;
    std::vector<float> m_seconds;
    std::vector<glm::vec3> m_offsets;
};

}  // namespace sinew
