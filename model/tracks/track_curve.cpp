// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/track_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <utility>

#include "model/evaluate/sampler.h"
#include "model/tracks/rotation_curves.h"

namespace sinew {
namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;
constexpr double kSmallTurn =
    10.0 / kDegrees;  // largest turn between two points of the unrolled angles
constexpr double kMostParts = 36.0;
constexpr std::size_t kSplineParts = 8;
constexpr float kVisible = 1e-3F;  // share of a curve's height

std::uint32_t widthOf(const Track& track, const CurveForm& form) noexcept {
    if (track.property != TrackProperty::Rotation) {
        return track.components;
    }
    switch (form.rotation) {
        case RotationForm::Quaternion:
            return 4;
        case RotationForm::Euler:
            return 3;
        case RotationForm::Speed:
            break;
    }
    return 1;
}

/// The stored values, mixed as they are.
void blendStored(const Sampler& sampler, float seconds, std::uint32_t& hint,
                 std::span<float> out) noexcept {
    const KeySpan span = findKeys(sampler.times, seconds, hint);
    hint = span.key;
    const std::span<const float> from = keyValue(sampler, span.key);
    const std::span<const float> to = keyValue(sampler, span.next);
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = static_cast<float>(std::lerp(double{from[i]}, double{to[i]}, span.fraction));
    }
}

glm::dquat quaternion(std::span<const float> xyzw) noexcept {
    return {double{xyzw[3]}, double{xyzw[0]}, double{xyzw[1]}, double{xyzw[2]}};
}

float before(float seconds) noexcept {
    return std::nextafter(seconds, -std::numeric_limits<float>::infinity());
}

}  // namespace

TrackCurve::TrackCurve(std::shared_ptr<const Asset> asset, AnimationIndex animation,
                       const Track& track, const CurveForm& form, const std::stop_token& stop)
    : m_asset(std::move(asset)),
      m_animation(animation),
      m_track(track),
      m_form(track.property == TrackProperty::Rotation ? form : CurveForm()),
      m_sampler(&(*m_asset)[animation].samplers[track.sampler.value]),
      m_width(widthOf(track, form)),
      m_stored(m_form.rotation == RotationForm::Quaternion),
      m_evaluator(*m_asset, animation, track),
      m_segments(m_width),
      m_spans(m_width) {
    m_direct = m_evaluator.isPlain() && m_sampler->width == m_width;
    if (m_form.rotation == RotationForm::Euler) {
        findAngles(stop);
    }
    findSpans(stop);
}

TrackCurve::Scratch TrackCurve::scratch() const {
    return {.track = m_evaluator.scratch(),
            .values = std::vector<float>(m_track.components),
            .row = std::vector<float>(m_width)};
}

void TrackCurve::sample(float seconds, Scratch& scratch, std::span<float> out) const noexcept {
    if (m_form.rotation == RotationForm::Speed) {
        out.front() = static_cast<float>(kDegrees * angularSpeed(*m_sampler, seconds, scratch.key));
        return;
    }
    if (m_direct) {
        sampleCurve(*m_sampler, seconds, false, scratch.key, out);
        return;
    }
    if (m_stored) {
        m_evaluator.sample(seconds, scratch.track, out);
        return;
    }
    m_evaluator.sample(seconds, scratch.track, scratch.values);
    writeAngles(quaternion(scratch.values), anglesBefore(seconds), out);
}

void TrackCurve::samplePlain(float seconds, Scratch& scratch, std::span<float> out) const noexcept {
    if (m_form.rotation == RotationForm::Speed) {
        out.front() =
            static_cast<float>(kDegrees * plainAngularSpeed(*m_sampler, seconds, scratch.key));
        return;
    }
    if (m_stored) {
        blendStored(*m_sampler, seconds, scratch.key, out);
        return;
    }
    m_evaluator.sample(seconds, scratch.track, scratch.values);
    const glm::dvec3 right =
        nearestEuler(quaternion(scratch.values), m_form.order, anglesBefore(seconds));
    blendStored(*m_sampler, seconds, scratch.key, scratch.values);
    writeAngles(quaternion(scratch.values), right, out);
}

void TrackCurve::writeAngles(const glm::dquat& rotation, const glm::dvec3& near,
                             std::span<float> out) const noexcept {
    const bool known = glm::length(rotation) > 0.0;
    const glm::dvec3 angles = nearestEuler(rotation, m_form.order, near);
    for (glm::length_t i = 0; i < 3; ++i) {
        out[static_cast<std::size_t>(i)] = known ? static_cast<float>(kDegrees * angles[i])
                                                 : std::numeric_limits<float>::quiet_NaN();
    }
}

glm::dvec3 TrackCurve::anglesBefore(float seconds) const noexcept {
    const auto after = std::upper_bound(m_angleTimes.begin(), m_angleTimes.end(), seconds);
    const auto place = std::max<std::ptrdiff_t>(after - m_angleTimes.begin(), 1) - 1;
    return m_angles.empty() ? glm::dvec3(0.0)
                            : glm::dvec3(m_angles[static_cast<std::size_t>(place)]);
}

std::size_t TrackCurve::parts(std::size_t key) const noexcept {
    if (m_sampler->interpolation == Interpolation::Step) {
        return 1;
    }
    if (m_track.property == TrackProperty::Rotation) {
        const double steps = std::ceil(largestTurn(*m_sampler, key) / kSmallTurn);
        return steps > 1.0 ? static_cast<std::size_t>(std::min(steps, kMostParts)) : 1;
    }
    return m_sampler->interpolation == Interpolation::CubicSpline ? kSplineParts : 1;
}

/// Follows the rotation in small steps, each of which takes the angles that are nearest to those of
/// the last one; the first those nearest to 0.
void TrackCurve::findAngles(const std::stop_token& stop) {
    TrackEvaluator::Scratch scratch = m_evaluator.scratch();
    std::vector<float> value(4);
    glm::dvec3 angles(0.0);
    const auto follow = [&](float seconds) {
        m_evaluator.sample(seconds, scratch, value);
        const glm::dquat rotation = quaternion(value);
        if (const double length = glm::length(rotation); length > 0.0 && std::isfinite(length)) {
            angles = nearestEuler(rotation, m_form.order, angles);
        }
        m_angleTimes.push_back(seconds);
        m_angles.emplace_back(angles);
    };
    const std::span<const float> times = m_sampler->times;
    for (std::size_t key = 0; key < times.size() && !stop.stop_requested(); ++key) {
        follow(times[key]);
        const std::size_t count = key + 1 < times.size() ? parts(key) : 1;
        for (std::size_t part = 1; part < count; ++part) {
            follow(std::lerp(times[key], times[key + 1],
                             static_cast<float>(part) / static_cast<float>(count)));
        }
    }
}

void TrackCurve::appendTurns(std::size_t key, std::vector<float>& times) const {
    const std::size_t count = parts(key);
    const float from = m_sampler->times[key];
    const float to = m_sampler->times[key + 1];
    const auto begin = static_cast<std::ptrdiff_t>(times.size());
    for (std::size_t part = 1; part < count; ++part) {
        times.push_back(std::lerp(from, to, static_cast<float>(part) / static_cast<float>(count)));
    }
    if (m_sampler->interpolation == Interpolation::CubicSpline &&
        m_track.property != TrackProperty::Rotation) {
        appendSplineTurns(*m_sampler, key, times);
    }
    std::sort(times.begin() + begin, times.end());
}

bool TrackCurve::passes(std::size_t key) const noexcept {
    const std::span<const float> times = m_sampler->times;
    return m_direct && m_sampler->interpolation != Interpolation::Step &&
           (key + 1 == times.size() || times[key] < times[key + 1]) &&
           (key == 0 || times[key - 1] < times[key]);
}

/// From the key to just before the next one. `times` is working memory.
void TrackCurve::includeSegment(std::size_t key, Scratch& scratch, std::vector<float>& times,
                                std::span<ValueSpan> spans) const {
    times.assign(1, m_sampler->times[key]);
    if (key + 1 < m_sampler->times.size()) {
        appendTurns(key, times);
        times.push_back(before(m_sampler->times[key + 1]));
    }
    for (const float seconds : times) {
        sample(seconds, scratch, scratch.row);
        for (std::size_t i = 0; i < m_width; ++i) {
            spans[i].include(scratch.row[i]);
        }
    }
}

void TrackCurve::findSpans(const std::stop_token& stop) {
    Scratch at = scratch();
    std::vector<float> times;
    std::vector<float> plain(m_width);
    std::vector<float> played(m_width);
    std::vector<float> apart(m_width, 0.0F);
    std::vector<ValueSpan> segment(m_width);
    for (std::size_t key = 0; key < m_sampler->times.size() && !stop.stop_requested(); ++key) {
        segment.assign(m_width, {});
        includeSegment(key, at, times, segment);
        m_segments.add(segment);
        for (std::size_t i = 0; i < m_width; ++i) {
            m_spans[i].include(segment[i]);
        }
        if (m_direct && m_sampler->interpolation == Interpolation::Linear) {
            continue;  // the played curve is the plain blend
        }
        times.push_back(std::midpoint(times.front(), times.back()));
        for (const float seconds : times) {
            sample(seconds, at, played);
            samplePlain(seconds, at, plain);
            for (std::size_t i = 0; i < m_width; ++i) {
                apart[i] = std::fmax(apart[i], std::abs(plain[i] - played[i]));
            }
        }
    }
    for (std::size_t i = 0; i < m_width; ++i) {
        m_plainDiffers = m_plainDiffers || apart[i] > std::max(kVisible * m_spans[i].size(), 1e-6F);
    }
}

void TrackCurve::include(std::size_t first, std::size_t last, Scratch& scratch,
                         std::span<ValueSpan> spans) const {
    const SegmentSpans::Covered covered = m_segments.include(first, last, spans);
    std::vector<float> times;
    for (std::size_t key = first; key < last; ++key) {
        if (key == covered.first && covered.first < covered.end) {
            key = covered.end - 1;
            continue;
        }
        includeSegment(key, scratch, times, spans);
    }
}

std::size_t TrackCurve::floatCount() const noexcept {
    return m_sampler->values.size() + m_sampler->times.size() + 4 * m_angles.size();
}

}  // namespace sinew
