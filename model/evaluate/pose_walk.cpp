// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose_walk.h"

#include <algorithm>

#include "model/core/percent_done.h"
#include "model/core/throwing_loop.h"
#include "model/core/worker_pool.h"

namespace sinew {
namespace {

constexpr std::size_t kLeastPosesOfWorker = 16;  // fewer are not worth an evaluator
constexpr std::size_t kMostWorkers = 8;

/// Compiles what is played, so that a stop can end that too. False after a stop.
bool compile(const ClipLibrary& clips, const PlayedPoses& played, const std::stop_token& stop) {
    const std::vector<AnimationIndex> used = playedClips(*clips.asset(), played);
    return std::all_of(used.begin(), used.end(),
                       [&](AnimationIndex clip) { return clips.prepare(clip, stop); });
}

}  // namespace

std::size_t PoseWalk::mostWorkers() noexcept {
    return std::min(WorkerPool::shared().threads(), kMostWorkers);
}

bool PoseWalk::inOrder(const PlayedPoses& played, std::span<const float> seconds, Visit visit,
                       const WalkOptions& options) {
    const auto visitAny = [&](const PoseEvaluator& pose, std::size_t i, std::size_t) {
        visit(pose, i);
    };
    return walk(1, played, seconds, visitAny, options);
}

bool PoseWalk::inParts(const PlayedPoses& played, std::span<const float> seconds, Visit visit,
                       const WalkOptions& options) {
    const auto visitAny = [&](const PoseEvaluator& pose, std::size_t i, std::size_t) {
        visit(pose, i);
    };
    return inParts(played, seconds, VisitPart(visitAny), options);
}

bool PoseWalk::inParts(const PlayedPoses& played, std::span<const float> seconds, VisitPart visit,
                       const WalkOptions& options) {
    return walk(workers(seconds.size(), options), played, seconds, visit, options);
}

std::size_t PoseWalk::workers(std::size_t poses, const WalkOptions& options) const {
    const std::size_t most = std::min(m_workers, options.workers);
    return std::clamp<std::size_t>(poses / kLeastPosesOfWorker + 1, 1,
                                   std::max(most, std::size_t{1}));
}

bool PoseWalk::walk(std::size_t parts, const PlayedPoses& played, std::span<const float> seconds,
                    VisitPart visit, const WalkOptions& options) {
    const std::stop_token& stop = options.stop;
    if (!compile(*m_clips, played, stop)) {
        return false;
    }
    while (m_evaluators.size() < parts) {
        m_evaluators.emplace_back(m_clips);
    }
    PercentDone done(seconds.size(), options.progress);
    const auto visitPart = [&](std::size_t part) {
        PoseEvaluator& pose = m_evaluators[part];
        PoseMoment moment;
        const std::size_t end = seconds.size() * (part + 1) / parts;
        for (std::size_t i = seconds.size() * part / parts; i < end && !stop.stop_requested();
             ++i) {
            setMoment(pose.asset(), played, seconds[i], moment);
            evaluate(pose, moment);
            visit(pose, i, part);
            done.add();
        }
    };
    if (parts == 1) {
        visitPart(0);
    } else {
        runThrowing(parts, stop, visitPart);
    }
    return !stop.stop_requested();
}

}  // namespace sinew
