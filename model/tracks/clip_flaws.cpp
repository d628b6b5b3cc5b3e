// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/clip_flaws.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "model/asset/unit_rotation.h"
#include "model/check/loop.h"
#include "model/check/rotation_step.h"
#include "model/check/rule.h"
#include "model/evaluate/sampler.h"

namespace sinew {
namespace {

KeyBit severityBit(Severity severity) noexcept {
    switch (severity) {
        case Severity::Info:
            return KeyBit::Info;
        case Severity::Warning:
            return KeyBit::Warning;
        case Severity::Error:
            break;
    }
    return KeyBit::Error;
}

KeyBit kindBit(Interpolation interpolation) noexcept {
    switch (interpolation) {
        case Interpolation::Linear:
            return KeyBit::Linear;
        case Interpolation::Step:
            return KeyBit::Step;
        case Interpolation::CubicSpline:
            break;
    }
    return KeyBit::Spline;
}

KeyMark finding(KeyBit bit, Severity severity) noexcept {
    KeyMark mark(bit);
    mark.add(severityBit(severity));
    return mark;
}

/// A finding as a mark, with the severity of its rule.
KeyMark finding(KeyBit bit) {
    const auto* known = std::ranges::find(kKeyFindings, bit, &KeyFinding::bit);
    const Rule* rule = findRule(known->code);
    return finding(bit, rule != nullptr ? rule->severity : Severity::Warning);
}

std::vector<std::uint32_t> channelsOf(const std::vector<check::LoopTrack>& tracks) {
    std::vector<std::uint32_t> channels;
    for (const check::LoopTrack& track : tracks) {
        channels.push_back(track.curve.channel().fileIndex);
    }
    std::ranges::sort(channels);
    return channels;
}

/// The marks of one track.
class TrackMarks {
public:
    TrackMarks(const Asset& asset, AnimationIndex animation, const Track& track,
               std::uint32_t component)
        : m_track(track),
          m_sampler(asset[animation].samplers[track.sampler.value]),
          m_cubic(m_sampler.interpolation == Interpolation::CubicSpline),
          m_first(component == kAllComponents ? 0 : component),
          m_count(component == kAllComponents ? m_sampler.width : 1),
          m_marks(m_sampler.times.size(), kindBit(m_sampler.interpolation)) {}

    void addValues() {
        const KeyMark broken = finding(KeyBit::NotFinite);
        for (std::size_t key = 0; key < m_marks.size(); ++key) {
            if (!finite(key)) {
                m_marks[key].add(broken);
            }
            if (key + 1 < m_marks.size() && held(key)) {
                m_marks[key].add(KeyBit::Held);
            }
        }
    }

    void addTimes(const FrameGrid& grid) {
        const KeyMark same = finding(KeyBit::SameTime);
        const KeyMark off = finding(KeyBit::OffGrid);
        const bool onGrid = m_track.property != TrackProperty::Pointer && grid.found();
        for (std::size_t key = 0; key < m_marks.size(); ++key) {
            const float time = m_sampler.times[key];
            if (key > 0 && time == m_sampler.times[key - 1]) {
                m_marks[key].add(same);
            }
            if (onGrid && !grid.holds(double{time})) {
                m_marks[key].add(off);
            }
        }
    }

    void addRotations() {
        if (m_track.property != TrackProperty::Rotation || m_sampler.width != 4) {
            return;
        }
        const KeyMark notUnit = finding(KeyBit::NotUnit);
        const KeyMark halfTurn = finding(KeyBit::HalfTurn);
        const KeyMark flipped =
            finding(KeyBit::SignFlipped, m_cubic ? Severity::Warning : Severity::Info);
        const double nearHalf = check::halfTurnCosine();
        const bool steps = m_sampler.interpolation != Interpolation::Step;
        for (std::size_t key = 0; key < m_marks.size(); ++key) {
            if (!isUnitRotation(keyValue(m_sampler, key).data())) {
                m_marks[key].add(notUnit);
            }
            if (!steps || key == 0) {
                continue;
            }
            switch (check::rotationStep(keyValue(m_sampler, key - 1), keyValue(m_sampler, key),
                                        nearHalf)) {
                case check::RotationStep::Clear:
                    break;
                case check::RotationStep::SignFlipped:
                    m_marks[key].add(flipped);
                    break;
                case check::RotationStep::HalfTurn:
                    m_marks[key].add(halfTurn);
                    break;
            }
        }
    }

    void addSeam(const ClipFlaws& flaws) {
        if (m_track.property == TrackProperty::Pointer || m_marks.empty()) {
            return;
        }
        const auto mark = [&](const std::vector<std::uint32_t>& channels, KeyMark seam) {
            if (std::ranges::binary_search(channels, m_track.channel)) {
                m_marks.front().add(seam);
                m_marks.back().add(seam);
            }
        };
        mark(flaws.seams, finding(KeyBit::LoopSeam, flaws.seamSeverity));
        mark(flaws.jumps, finding(KeyBit::SpeedJump));
    }

    [[nodiscard]] std::vector<KeyMark> take() { return std::move(m_marks); }

private:
    /// Only the components that the marks are about.
    [[nodiscard]] std::span<const float> shown(std::size_t key, std::size_t which) const {
        return keyPart(m_sampler, key, which).subspan(m_first, m_count);
    }
    [[nodiscard]] bool finite(std::size_t key) const {
        for (std::size_t which = 0; which < (m_cubic ? 3U : 1U); ++which) {
            for (const float number : shown(key, which)) {
                if (!std::isfinite(number)) {
                    return false;
                }
            }
        }
        return true;
    }
    [[nodiscard]] bool held(std::size_t key) const {
        const std::size_t middle = m_cubic ? 1 : 0;
        if (!std::ranges::equal(shown(key, middle), shown(key + 1, middle))) {
            return false;
        }
        const auto flat = [](std::span<const float> tangent) {
            return std::ranges::all_of(tangent, [](float slope) { return slope == 0.0F; });
        };
        return !m_cubic || (flat(shown(key, 2)) && flat(shown(key + 1, 0)));
    }

    const Track& m_track;
    const Sampler& m_sampler;
    bool m_cubic;
    std::size_t m_first;
    std::size_t m_count;
    std::vector<KeyMark> m_marks;
};

}  // namespace

ClipFlaws clipFlaws(const Asset& asset, AnimationIndex animation, const FrameGrid& grid,
                    const std::stop_token& stop) {
    ClipFlaws flaws{.grid = grid};
    const check::Loop loop = check::lookAtLoop(asset, animation, stop);
    if (stop.stop_requested() || !loop.isLoop) {
        return flaws;
    }
    const bool once = check::isOneShot(asset[animation], loop);
    flaws.seams = channelsOf(loop.jumps);
    flaws.jumps = once ? std::vector<std::uint32_t>() : channelsOf(loop.kinks);
    flaws.seamSeverity = once ? Severity::Info : Severity::Warning;
    return flaws;
}

std::vector<KeyMark> keyMarks(const Asset& asset, AnimationIndex animation, const Track& track,
                              const ClipFlaws& flaws, std::uint32_t component) {
    TrackMarks marks(asset, animation, track, component);
    marks.addValues();
    marks.addTimes(flaws.grid);
    marks.addRotations();
    marks.addSeam(flaws);
    return marks.take();
}

}  // namespace sinew
