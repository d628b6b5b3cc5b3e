// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/played_poses.h"
#include "model/evaluate/played_range.h"
#include "model/view/motion_display.h"

namespace sinew {

/// What a ghost shows: a moment before or after the present one, or an end of the clip.
enum class GhostKind : std::uint8_t { Past, Future, First, Last };

struct GhostTime {
    float seconds = 0.0F;  // file time, or mixer time
    GhostKind kind = GhostKind::Past;
    float opacity = 1.0F;

    bool operator==(const GhostTime&) const = default;
};

/// The clip around the present moment.
struct GhostRange {
    float seconds = 0.0F;
    float start = 0.0F;
    float end = 0.0F;
    double framesPerSecond = 30.0;
    PlayedRange loop = {};  // what is played over and over; none: ghosts end with the clip
};

/// The ghosts that the display asks for, in drawing order: the ends of the clip, then the farthest
/// in time first, faintest first. In a loop the last moments come before the first ones and the
/// first ones after the last, at most once around; otherwise ghosts outside of the range are left
/// out. Reuses `out`.
void ghostTimes(const MotionDisplay& display, const GhostRange& range, std::vector<GhostTime>& out);

/// One ghost of a frame. Borrowed.
struct Ghost {
    const PoseEvaluator* evaluator = nullptr;
    GhostKind kind = GhostKind::Past;
    float opacity = 1.0F;
};

/// The poses of the ghosts, each with its own evaluator.
class GhostPoses {
public:
    /// Evaluates on all cores the ghosts whose moment differs from before. Allocates only for more
    /// ghosts than ever before, another asset, or what an evaluator allocates.
    void follow(const std::shared_ptr<const ClipLibrary>& clips, const PlayedPoses& played,
                std::span<const GhostTime> times);
    void clear() noexcept;

    /// In the order of the times. Borrowed until the next call.
    [[nodiscard]] std::span<const Ghost> ghosts() const noexcept { return m_ghosts; }

private:
    struct Posed {
        PoseEvaluator evaluator;
        PoseMoment moment = {};  // moment of the evaluator
        PoseMoment next = {};
        bool known = false;
    };

    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<std::unique_ptr<Posed>> m_posed;
    std::vector<Ghost> m_ghosts;
};

}  // namespace sinew
