// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/played_poses.h"
#include "model/view/ghosts.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew {

class Session;

/// Everything that a picture is drawn from, as a value: another thread can draw it while the
/// session goes on.
struct FrozenFrame {
    std::shared_ptr<const ClipLibrary> clips;
    PoseMoment moment;
    FrameInput input;  // borrows nothing: without evaluator, crowd, ghosts and path
    std::shared_ptr<const MotionPath> path;
    std::optional<glm::vec3> pathPosition;
    AnimationIndex crowdClip;
    std::vector<float> crowdSeconds;  // one per copy; empty: no crowd
    std::vector<glm::vec3> crowdOffsets;
    std::vector<GhostTime> ghosts;
    PlayedPoses played;  // of the ghosts
};

/// The session's current state, for a picture of this aspect ratio. Requires an asset.
[[nodiscard]] FrozenFrame freezeFrame(Session& session, float aspect);

/// A frozen frame brought back to draw it: owns what the input borrows.
class ThawedFrame {
public:
    /// `evaluator` belongs to the frame's clips; borrowed, like the frame.
    ThawedFrame(const FrozenFrame& frame, PoseEvaluator& evaluator);

    [[nodiscard]] const FrameInput& input() const noexcept { return m_input; }

private:
    FrameInput m_input;
    std::unique_ptr<Crowd> m_crowd;
    GhostPoses m_ghosts;
};

}  // namespace sinew
