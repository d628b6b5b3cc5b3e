// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "model/core/function_ref.h"
#include "model/evaluate/played_poses.h"

namespace sinew {

struct WalkOptions {
    std::stop_token stop = {};
    /// Gets the finished fraction, ascending to 1, in steps of a percent or more; one call at a
    /// time, on any thread.
    std::function<void(float)> progress = {};
    /// Upper bound, for visitors that keep much for every worker.
    std::size_t workers = std::numeric_limits<std::size_t>::max();
};

/// Visits the poses of what is played: the one loop over the frames of a clip. The poses do not
/// depend on the order or the thread, to the last bit. Keeps its evaluators for the next walk. Used
/// by one thread at a time.
class PoseWalk {
public:
    explicit PoseWalk(std::shared_ptr<const ClipLibrary> clips)
        : PoseWalk(std::move(clips), mostWorkers()) {}
    PoseWalk(std::shared_ptr<const ClipLibrary> clips, std::size_t workers)
        : m_clips(std::move(clips)), m_workers(workers) {}

    [[nodiscard]] const std::shared_ptr<const ClipLibrary>& clips() const noexcept {
        return m_clips;
    }

    /// `position`: in `seconds`.
    using Visit = FunctionRef<void(const PoseEvaluator& pose, std::size_t position)>;
    using VisitPart =
        FunctionRef<void(const PoseEvaluator& pose, std::size_t position, std::size_t worker)>;

    // False after a stop, which is checked before every pose: the caller returns nothing.

    /// On this thread, in order: for visitors that use all cores themselves or that keep state from
    /// pose to pose.
    bool inOrder(const PlayedPoses& played, std::span<const float> seconds, Visit visit,
                 const WalkOptions& options = {});
    /// On all cores: equal parts of the times, each in order. Rethrows the first exception of a
    /// visitor.
    bool inParts(const PlayedPoses& played, std::span<const float> seconds, Visit visit,
                 const WalkOptions& options = {});
    /// Worker w visits the w-th of `workers` parts, so that what a visitor keeps for each of them
    /// can be put together as if all had been visited in order.
    bool inParts(const PlayedPoses& played, std::span<const float> seconds, VisitPart visit,
                 const WalkOptions& options = {});

    /// The number of parts of a walk through so many poses; at least 1.
    [[nodiscard]] std::size_t workers(std::size_t poses, const WalkOptions& options = {}) const;

private:
    [[nodiscard]] static std::size_t mostWorkers() noexcept;
    bool walk(std::size_t parts, const PlayedPoses& played, std::span<const float> seconds,
              VisitPart visit, const WalkOptions& options);

    std::shared_ptr<const ClipLibrary> m_clips;
    std::size_t m_workers;  // upper bound
    std::vector<PoseEvaluator> m_evaluators;
};

}  // namespace sinew
