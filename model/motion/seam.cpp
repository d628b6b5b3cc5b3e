// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/seam.h"

#include <algorithm>
#include <optional>

#include "model/check/loop.h"
#include "model/core/parallel.h"

namespace sinew {
namespace {

constexpr double kVisibleGap = 1.0 / 2000.0;  // share of the rig's size
constexpr double kVisibleVelocity = 1.0 / 50.0;
constexpr double kSharper = 1.2;  // ratio to any change of velocity inside the clip

// A path that ends far away without returning, by its length and by its mean step.
constexpr double kDirect = 0.5;
constexpr double kManySteps = 4.0;

struct GapsOfTrack {
    std::optional<SeamGap> pose;
    std::optional<SeamGap> velocity;
    bool travels = false;
};

class SeamOfTrack {
public:
    SeamOfTrack(const LocalTrack& track, std::span<const float> seconds, const RigSize& rig)
        : m_track(track), m_seconds(seconds), m_rig(rig) {}

    [[nodiscard]] bool travels() const {
        double path = 0.0;
        for (std::size_t i = 0; i < last(); ++i) {
            path += glm::length(m_track.change(i, i + 1));
        }
        const double gap = glm::length(m_track.change(0, last()));
        return gap >= kDirect * path && gap * static_cast<double>(last()) >= kManySteps * path &&
               m_rig.moved(m_track.node, m_track.path, gap) > kVisibleVelocity * m_rig.size;
    }

    [[nodiscard]] std::optional<SeamGap> pose() const {
        return visible(glm::length(m_track.change(last(), 0)), 0.0, kVisibleGap);
    }

    [[nodiscard]] std::optional<SeamGap> velocityGap() const {
        double inside = 0.0;
        for (std::size_t i = 0; i + 1 < last(); ++i) {
            inside = std::max(inside, glm::distance(velocity(i), velocity(i + 1)));
        }
        const double seam = glm::distance(velocity(last() - 1), velocity(0));
        return seam > kSharper * inside ? visible(seam, inside, kVisibleVelocity) : std::nullopt;
    }

private:
    [[nodiscard]] std::size_t last() const noexcept { return m_seconds.size() - 1; }

    [[nodiscard]] glm::dvec3 velocity(std::size_t i) const {
        const double time = double{m_seconds[i + 1]} - double{m_seconds[i]};
        return time > 0.0 ? m_track.change(i, i + 1) / time : glm::dvec3(0.0);
    }

    [[nodiscard]] std::optional<SeamGap> visible(double amount, double inside, double part) const {
        const double moved = m_rig.moved(m_track.node, m_track.path, amount);
        if (!(moved > part * m_rig.size)) {
            return {};
        }
        return SeamGap{.node = m_track.node,
                       .path = m_track.path,
                       .amount = amount,
                       .moved = moved,
                       .inside = inside};
    }

    const LocalTrack& m_track;
    std::span<const float> m_seconds;
    const RigSize& m_rig;
};

GapsOfTrack gapsOf(const LocalTrack& track, bool isRoot, std::span<const float> seconds,
                   const RigSize& rig) {
    const SeamOfTrack seam(track, seconds, rig);
    GapsOfTrack gaps;
    gaps.travels = isRoot && track.path == ChannelPath::Translation && seam.travels();
    if (!gaps.travels) {
        gaps.pose = seam.pose();
    }
    gaps.velocity = seam.velocityGap();
    return gaps;
}

void largestFirst(std::vector<SeamGap>& gaps) {
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const SeamGap& a, const SeamGap& b) { return a.moved > b.moved; });
    gaps.resize(std::min(gaps.size(), kMostGaps));
}

}  // namespace

LoopSeam findSeam(const Asset& asset, AnimationIndex animation, NodeIndex root,
                  std::span<const Channel* const> channels, std::span<const float> seconds,
                  const RigSize& rig, const std::stop_token& stop) {
    LoopSeam seam;
    if (seconds.size() < 3) {
        return seam;
    }
    const Animation& clip = asset[animation];
    const check::Loop loop = check::lookAtLoop(asset, animation, stop);
    seam.tracksClose = loop.isLoop;
    seam.isLoop = loop.isLoop && !check::isOneShot(clip, loop);
    std::vector<GapsOfTrack> found(channels.size());
    onAllCores(channels.size(), stop, [&](std::size_t i) {
        found[i] = gapsOf(localTrack(clip, *channels[i], seconds), channels[i]->node == root,
                          seconds, rig);
    });
    for (const GapsOfTrack& gaps : found) {
        if (gaps.pose) {
            seam.pose.push_back(*gaps.pose);
        }
        if (gaps.velocity) {
            seam.velocity.push_back(*gaps.velocity);
        }
        if (gaps.travels) {
            seam.travels = root;
        }
    }
    largestFirst(seam.pose);
    largestFirst(seam.velocity);
    return seam;
}

}  // namespace sinew
