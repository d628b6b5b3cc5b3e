// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/ghosts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "model/core/parallel.h"

namespace sinew {

namespace {

constexpr float kFaintestGhost = 0.3F;  // share of the opacity of the nearest
constexpr float kSameMoment = 1e-5F;    // seconds

/// From 1 for the nearest to kFaintestGhost for the last of them.
float fading(std::uint32_t number, std::uint32_t count) noexcept {
    const float away = count < 2 ? 0.0F : float(number - 1) / float(count - 1);
    return 1.0F - (1.0F - kFaintestGhost) * away;
}

/// The moment that is so far from the present one: none beyond the ends of the clip, or once around
/// the loop.
std::optional<float> ghostMoment(const GhostRange& range, float away) noexcept {
    const PlayedRange& loop = range.loop;
    const float seconds = range.seconds + away;
    if (!loop.lasts()) {
        const bool inside =
            seconds >= range.start - kSameMoment && seconds <= range.end + kSameMoment;
        return inside ? std::optional(std::clamp(seconds, range.start, range.end)) : std::nullopt;
    }
    if (std::abs(away) > loop.length() - kSameMoment) {
        return {};
    }
    const float around = seconds < loop.start - kSameMoment ? loop.length()
                         : seconds > loop.end + kSameMoment ? -loop.length()
                                                            : 0.0F;
    return std::clamp(seconds + around, loop.start, loop.end);
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
        const auto add = [&](GhostKind kind, float offset, std::uint32_t count) {
            const std::optional<float> seconds = ghostMoment(range, offset);
            if (number <= count && seconds) {
                out.push_back({.seconds = *seconds,
                               .kind = kind,
                               .opacity = display.ghostOpacity * fading(number, count)});
            }
        };
        add(GhostKind::Past, -away, before);
        add(GhostKind::Future, away, after);
    }
}

void GhostPoses::follow(const std::shared_ptr<const ClipLibrary>& clips, const PlayedPoses& played,
                        std::span<const GhostTime> times) {
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
        setMoment(*clips->asset(), played, times[i].seconds, posed.next);
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
