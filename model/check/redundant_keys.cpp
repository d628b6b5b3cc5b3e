// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/redundant_keys.h"

#include <algorithm>
#include <cmath>

namespace sinew::check {
namespace {

// A rotation of nearly half a turn has no unique direction, so runs stay narrower.
constexpr double kWidestTurn = 2.5;  // radians

glm::dquat unitQuaternion(std::span<const float> v) {
    return glm::normalize(glm::dquat(v[3], v[0], v[1], v[2]));
}

/// A run that starts at one key: the slopes that still pass within the tolerance of every key of
/// the run. Rotations are axis times angle relative to the first key, in which slerp is a straight
/// line.
class KeyRun {
public:
    KeyRun(const Curve& curve, double tolerance)
        : m_curve(curve),
          m_tolerance(curve.path() == ChannelPath::Weights ? tolerance
                                                           : tolerance / std::sqrt(3.0)) {}

    void startAt(std::size_t key) {
        m_start = key;
        m_low.clear();
        m_high.clear();
    }

    /// Extends the run to the next key; false if the straight line to it misses an earlier key.
    [[nodiscard]] bool extendTo(std::size_t key) {
        const double time = m_curve.time(key) - m_curve.time(m_start);
        if (!(time > 0.0) || !measure(key)) {
            return false;
        }
        const bool first = m_low.empty();
        for (std::size_t i = 0; i < m_offset.size() && !first; ++i) {
            if (!(m_offset[i] / time >= m_low[i] && m_offset[i] / time <= m_high[i])) {
                return false;
            }
        }
        if (first) {
            m_low.assign(m_offset.size(), -HUGE_VAL);
            m_high.assign(m_offset.size(), HUGE_VAL);
        }
        for (std::size_t i = 0; i < m_offset.size(); ++i) {
            m_low[i] = std::max(m_low[i], (m_offset[i] - m_tolerance) / time);
            m_high[i] = std::min(m_high[i], (m_offset[i] + m_tolerance) / time);
        }
        return true;
    }

private:
    // The key's offset from the run's first key; false if it cannot be part of the run.
    bool measure(std::size_t key) {
        const std::span<const float> from = m_curve.value(m_start);
        const std::span<const float> to = m_curve.value(key);
        if (!m_curve.isRotation()) {
            m_offset.resize(from.size());
            for (std::size_t i = 0; i < from.size(); ++i) {
                m_offset[i] = double{to[i]} - double{from[i]};
            }
            return true;
        }
        glm::dquat turn = glm::conjugate(unitQuaternion(from)) * unitQuaternion(to);
        if (turn.w < 0.0) {
            turn = -turn;
        }
        const double sine = std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
        const double angle = 2.0 * std::atan2(sine, turn.w);
        const double scale = sine > 0.0 ? angle / sine : 0.0;
        m_offset = {turn.x * scale, turn.y * scale, turn.z * scale};
        return angle <= kWidestTurn;
    }

    const Curve& m_curve;
    double m_tolerance;  // tolerance per component
    std::size_t m_start = 0;
    std::vector<double> m_offset;
    std::vector<double> m_low;  // slopes
    std::vector<double> m_high;
};

std::size_t repeatedSteps(const Curve& curve, double tolerance) {
    std::size_t count = 0;
    std::size_t held = 0;
    for (std::size_t key = 1; key + 1 < curve.keyCount(); ++key) {
        if (curve.step(key, held) <= tolerance) {
            ++count;
        } else {
            held = key;
        }
    }
    return count;
}

}  // namespace

std::size_t redundantKeys(const Curve& curve, const CurveTolerance& tolerance) {
    if (curve.sampler().interpolation == Interpolation::CubicSpline || curve.keyCount() < 3) {
        return 0;
    }
    if (curve.sampler().interpolation == Interpolation::Step) {
        return repeatedSteps(curve, curve.tolerance(tolerance));
    }
    KeyRun run(curve, curve.tolerance(tolerance));
    std::size_t start = 0;
    std::size_t spare = 0;
    run.startAt(start);
    for (std::size_t key = 1; key < curve.keyCount(); ++key) {
        if (run.extendTo(key)) {
            spare += key > start + 1 ? 1U : 0U;
            continue;
        }
        start = key - 1;
        run.startAt(start);
        if (!run.extendTo(key)) {  // two keys at the same time, or half a turn
            start = key;
            run.startAt(start);
        }
    }
    return spare;
}

}  // namespace sinew::check
