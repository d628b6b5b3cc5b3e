// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/crowd.h"
#include "model/evaluate/outline.h"

namespace sinew {

/// Copies of the file on a square grid in the ground plane, around the place of the one that is
/// selected and inspected. All play one clip, each from another moment on.
class ShownCrowd {
public:
    /// As a frame wants it; borrowed until the next call. No crowd: nothing but one copy.
    struct View {
        Crowd* crowd = nullptr;
        std::span<const float> seconds = {};
        std::span<const glm::vec3> offsets = {};  // world space
    };

    /// Where copies of what `one` surrounds stand, and forgets what was evaluated with.
    void place(std::size_t copies, const Box& one);
    void forget() noexcept { m_crowd.reset(); }

    /// The copies at `seconds` of the clip from `start` to `end`; they go on at its end from its
    /// start.
    [[nodiscard]] View at(const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
                          float seconds, float start, float end);

    /// What surrounds all copies of `one`.
    [[nodiscard]] Outline around(const Outline& one) const;

private:
    std::vector<glm::vec3> m_offsets;
    std::vector<float> m_seconds;
    std::unique_ptr<Crowd> m_crowd;  // made when first asked for
    AnimationIndex m_animation;
};

}  // namespace sinew
