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
/// clip: what shows a budget at work. The first copy stands where the asset stands and is at the
/// time that is shown; the others are around it and spread evenly over the clip, and neighbours lie
/// far apart in it.
class CrowdGrid {
public:
    /// `one`: the space that a copy takes; an empty one counts as a cube of side 1. Copies stand a
    /// quarter of its width apart. The rest pose when `animation` is none.
    CrowdGrid(std::shared_ptr<const ClipLibrary> clips, AnimationIndex animation,
              std::size_t copies, const Box& one);

    /// `seconds` of the first copy, file time; outside the clip it holds, and the others go on from
    /// the end that it holds at.
    void setTime(float seconds) noexcept;
    /// `seconds` since the start of the clip, not negative; after its end all go on at its start.
    void setLoopedTime(double seconds) noexcept;

    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    [[nodiscard]] std::size_t copies() const noexcept { return m_seconds.size(); }
    [[nodiscard]] Crowd& crowd() noexcept { return m_crowd; }
    [[nodiscard]] std::span<const float> seconds() const noexcept { return m_seconds; }
    [[nodiscard]] std::span<const glm::vec3> offsets() const noexcept { return m_offsets; }

    /// What surrounds all copies of `one`; of an empty one the places where they stand.
    [[nodiscard]] Outline around(const Outline& one) const;

private:
    AnimationIndex m_animation;
    float m_start = 0.0F;  // of the clip
    float m_duration = 0.0F;
    Crowd m_crowd;
    std::vector<float> m_seconds;
    std::vector<glm::vec3> m_offsets;
};

}  // namespace sinew
