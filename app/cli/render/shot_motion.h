// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/render_options.h"
#include "model/motion/clip_motion.h"
#include "model/motion/trails.h"
#include "model/view/ghosts.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew::cli {

/// Trails, ghosts, and what follows the root in the pictures of `render`.
class ShotMotion {
public:
    /// `choice` is borrowed. `fileCamera`: the camera is one of the file, which follows nothing.
    ShotMotion(std::shared_ptr<const ClipLibrary> clips, const RenderChoice& choice,
               bool fileCamera);

    /// The node that the camera follows in a clip; none: it stays, or nothing moves.
    [[nodiscard]] NodeIndex cameraFollows(AnimationIndex animation);

    /// Adds the motion at a moment to a frame, whose camera is placed for the first key if it
    /// follows a node. `evaluator` is posed. The frame borrows from this until the next call.
    void fill(const PoseEvaluator& evaluator, AnimationIndex animation, float seconds,
              FrameInput& input);

    /// What jumps at the loop seam, and why something is not shown that was asked for.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }

private:
    [[nodiscard]] NodeIndex rootOf(AnimationIndex animation);
    /// Null for layers and without a clip.
    const ClipMotion* motionOf(AnimationIndex animation);
    /// What is played of a clip, or of the layers, around a moment.
    [[nodiscard]] GhostRange rangeOf(AnimationIndex animation, float seconds) const;
    [[nodiscard]] PlayedPoses played(AnimationIndex animation) const;
    [[nodiscard]] std::shared_ptr<const TrailSet> foundTrails(AnimationIndex animation,
                                                              std::vector<NodeIndex> nodes,
                                                              const GhostRange& range);
    void fillGhosts(AnimationIndex animation, const GhostRange& range, FrameInput& input);
    void fillTrails(AnimationIndex animation, const GhostRange& range, FrameInput& input);
    void follow(const PoseEvaluator& evaluator, AnimationIndex animation, FrameInput& input);

    std::shared_ptr<const ClipLibrary> m_clips;
    const RenderChoice& m_choice;
    bool m_cameraFollows;
    std::map<AnimationIndex, NodeIndex> m_roots;
    std::map<AnimationIndex, std::optional<ClipMotion>> m_motions;
    std::map<AnimationIndex, std::shared_ptr<const TrailSet>> m_trails;
    std::vector<GhostTime> m_times;
    GhostPoses m_ghosts;
    std::vector<std::string> m_notices;
};

}  // namespace sinew::cli
