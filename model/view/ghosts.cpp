// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/ghosts.h"

#include <algorithm>
#include <utility>

#include "model/core/parallel.h"

namespace sinew {

namespace {

constexpr float kFaintestGhost = 0.3F;  // of the opacity of the nearest
constexpr float kSameMoment = 1e-5F;    // seconds

/// From 1 for the nearest to kFaintestGhost for the last of them.
float fading(std::uint32_t number, std::uint32_t count) noexcept {
    const float away = count < 2 ? 0.0F : float(number - 1) / float(count - 1);
    return 1.0F - (1.0F - kFaintestGhost) * away;
}

void addEnd(const MotionDisplay& display, const GhostRange& range, GhostKind kind,
            std::vector<GhostTime>& out) {
    const float seconds = kind == GhostKind::First ? range.start : range.end;
    out.push_back({.seconds = seconds, .kind = kind, .opacity = display.ghostOpacity});
}

}  // namespace

void ghostTimes(const MotionDisplay& display, const GhostRange& range,
                std::vector<GhostTime>& out) {
    out.clear();
    if (display.seamGhost) {
        addEnd(display, range, GhostKind::First, out);
        addEnd(display, range, GhostKind::Last, out);
    }
    if (!display.ghosts || !(range.framesPerSecond > 0.0)) {
        return;
    }
    const double step = double(std::max(display.ghostStep, 1U)) / range.framesPerSecond;
    const std::uint32_t before = std::min(display.ghostsBefore, kMostGhosts);
    const std::uint32_t after = std::min(display.ghostsAfter, kMostGhosts);
    for (std::uint32_t number = std::max(before, after); number > 0; --number) {
        const auto away = static_cast<float>(number * step);
        if (number <= before && range.seconds - away >= range.start - kSameMoment) {
            out.push_back({.seconds = std::max(range.seconds - away, range.start),
                           .kind = GhostKind::Past,
                           .opacity = display.ghostOpacity * fading(number, before)});
        }
        if (number <= after && range.seconds + away <= range.end + kSameMoment) {
            out.push_back({.seconds = std::min(range.seconds + away, range.end),
                           .kind = GhostKind::Future,
                           .opacity = display.ghostOpacity * fading(number, after)});
        }
    }
}

void GhostPoses::follow(const std::shared_ptr<const ClipLibrary>& clips, const PoseMoment& present,
                        std::span<const GhostTime> times, const MomentAt& momentAt) {
    if (clips != m_clips) {
        clear();
        m_clips = clips;
    }
    while (m_posed.size() < times.size()) {
        m_posed.push_back(std::make_unique<Posed>(Posed{.evaluator = PoseEvaluator(clips)}));
    }
    m_ghosts.clear();
    for (std::size_t i = 0; i < times.size(); ++i) {
        m_ghosts.push_back({&m_posed[i]->evaluator, times[i].kind, times[i].opacity});
    }
    onAllCores(times.size(), {}, [&](std::size_t i) {
        Posed& posed = *m_posed[i];
        posed.next = present;
        momentAt(times[i].seconds, posed.next);
        if (!posed.known || posed.next != posed.moment) {
            evaluate(posed.evaluator, posed.next);
            std::swap(posed.moment, posed.next);
            posed.known = true;
        }
    });
}

void GhostPoses::clear() noexcept {
    m_ghosts.clear();
    m_posed.clear();
    m_clips.reset();
}

}  // namespace sinew
