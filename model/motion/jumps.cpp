// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/jumps.h"

#include <algorithm>
#include <limits>

#include "model/core/parallel.h"

namespace sinew {
namespace {

// How far from its old place a spike may land, as a share of its height.
constexpr double kReturns = 0.5;

/// The lengths of the steps of one track, as speeds, so that a short first or last step is equal.
class StepsOfTrack {
public:
    StepsOfTrack(const LocalTrack& track, std::span<const float> seconds)
        : m_track(track), m_seconds(seconds) {
        for (std::size_t i = 0; i + 1 < seconds.size(); ++i) {
            m_amounts.push_back(glm::length(track.change(i, i + 1)));
        }
    }

    [[nodiscard]] std::size_t count() const noexcept { return m_amounts.size(); }
    [[nodiscard]] double amount(std::size_t step) const noexcept { return m_amounts[step]; }
    [[nodiscard]] double back(std::size_t time) const noexcept {
        return glm::length(m_track.change(time - 1, time + 1));
    }
    [[nodiscard]] double time(std::size_t step) const noexcept {
        return double{m_seconds[step + 1]} - double{m_seconds[step]};
    }
    /// The fastest of the two steps before `first` and the two after `last`.
    [[nodiscard]] double speedAround(std::size_t first, std::size_t last) const noexcept {
        double fastest = 0.0;
        for (std::size_t i = first - std::min<std::size_t>(first, 2); i < first; ++i) {
            fastest = std::max(fastest, speed(i));
        }
        for (std::size_t i = last + 1; i <= last + 2 && i < count(); ++i) {
            fastest = std::max(fastest, speed(i));
        }
        return fastest;
    }

private:
    [[nodiscard]] double speed(std::size_t step) const noexcept {
        return time(step) > 0.0 ? amount(step) / time(step) : 0.0;
    }

    const LocalTrack& m_track;
    std::span<const float> m_seconds;
    std::vector<double> m_amounts;
};

class JumpSearch {
public:
    JumpSearch(const LocalTrack& track, std::span<const float> seconds, const RigSize& rig,
               const JumpLimits& limits)
        : m_track(track), m_steps(track, seconds), m_rig(rig), m_limits(limits) {}

    [[nodiscard]] std::vector<JointJump> find() const {
        std::vector<JointJump> jumps;
        for (std::size_t step = 0; step < m_steps.count() && m_steps.count() > 2; ++step) {
            if (!isLarge(m_steps.amount(step))) {
                continue;
            }
            if (isSpike(step)) {
                add(JointJump::Kind::Spike, step, step + 1, jumps);
                ++step;
            } else {
                add(JointJump::Kind::Step, step, step, jumps);
            }
        }
        return jumps;
    }

private:
    [[nodiscard]] bool isLarge(double amount) const {
        return m_track.path == ChannelPath::Rotation
                   ? amount >= m_limits.leastRadians
                   : m_rig.moved(m_track.node, m_track.path, amount) >=
                         m_limits.leastPart * m_rig.size;
    }

    [[nodiscard]] bool isSpike(std::size_t step) const {
        if (step + 1 >= m_steps.count() || !isLarge(m_steps.amount(step + 1))) {
            return false;
        }
        return m_steps.back(step + 1) <=
               kReturns * std::min(m_steps.amount(step), m_steps.amount(step + 1));
    }

    void add(JointJump::Kind kind, std::size_t first, std::size_t last,
             std::vector<JointJump>& jumps) const {
        const double amount = std::min(m_steps.amount(first), m_steps.amount(last));
        const double around = m_steps.speedAround(first, last) * m_steps.time(first);
        if (amount > m_limits.timesAround * around) {
            jumps.push_back(
                {.kind = kind,
                 .node = m_track.node,
                 .path = m_track.path,
                 .time = first + 1,
                 .amount = m_steps.amount(first),
                 .around = around,
                 .moved = m_rig.moved(m_track.node, m_track.path, m_steps.amount(first))});
        }
    }

    const LocalTrack& m_track;
    StepsOfTrack m_steps;
    const RigSize& m_rig;
    const JumpLimits& m_limits;
};

}  // namespace

double JointJump::timesAround() const noexcept {
    return around > 0.0 ? amount / around : std::numeric_limits<double>::infinity();
}

JumpList findJumps(const Animation& clip, std::vector<const Channel*> channels,
                   std::span<const float> seconds, const RigSize& rig, const JumpLimits& limits,
                   const std::stop_token& stop) {
    JumpList list;
    std::erase_if(channels, [](const Channel* c) { return c->path == ChannelPath::Scale; });
    const std::size_t all = channels.size();
    std::erase_if(channels, [&clip](const Channel* channel) {
        return clip.samplers[channel->sampler.value].interpolation == Interpolation::Step;
    });
    list.steppedTracks = all - channels.size();
    std::vector<std::vector<JointJump>> found(channels.size());
    onAllCores(channels.size(), stop, [&](std::size_t i) {
        const LocalTrack track = localTrack(clip, *channels[i], seconds);
        found[i] = JumpSearch(track, seconds, rig, limits).find();
    });
    for (const std::vector<JointJump>& some : found) {
        list.jumps.insert(list.jumps.end(), some.begin(), some.end());
    }
    list.count = list.jumps.size();
    std::stable_sort(list.jumps.begin(), list.jumps.end(),
                     [](const JointJump& a, const JointJump& b) { return a.moved > b.moved; });
    list.jumps.resize(std::min(list.count, kMostJumps));
    return list;
}

}  // namespace sinew
