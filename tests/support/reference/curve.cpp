// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/curve.h"

#include <algorithm>
#include <cmath>

namespace sinew::reference {
namespace {

using Number = long double;
using Numbers = std::vector<Number>;

enum Part : std::size_t { InTangent, Value, OutTangent };

Numbers stored(const Sampler& sampler, std::size_t key, Part part) {
    const bool isSpline = sampler.interpolation == Interpolation::CubicSpline;
    const std::size_t place = isSpline ? key * 3 + part : key;
    const auto first = sampler.values.begin() + static_cast<std::ptrdiff_t>(place * sampler.width);
    return Numbers(first, first + sampler.width);
}

// C.3.
Numbers linear(const Numbers& a, const Numbers& b, Number t) {
    Numbers result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        result[i] = (1 - t) * a[i] + t * b[i];
    }
    return result;
}

// C.4: a = arccos(|dot|), s = sign(dot), sin(a (1 - t)) / sin(a) * v + s sin(a t) / sin(a) * w;
// close to a = 0 it turns into the linear one.
Numbers sphericalLinear(const Numbers& a, const Numbers& b, Number t) {
    Number dot = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        dot += a[i] * b[i];
    }
    Numbers towards = b;
    if (dot < 0) {
        for (Number& number : towards) {
            number = -number;
        }
    }
    const Number angle = std::acos(std::min(std::abs(dot), Number(1)));
    if (angle < 1e-9L) {
        return linear(a, towards, t);
    }
    Numbers result(4);
    for (std::size_t i = 0; i < 4; ++i) {
        result[i] = std::sin(angle * (1 - t)) / std::sin(angle) * a[i] +
                    std::sin(angle * t) / std::sin(angle) * towards[i];
    }
    return result;
}

// C.5.
Numbers cubicSpline(const Sampler& sampler, std::size_t key, Number t, Number spacing) {
    const Numbers v0 = stored(sampler, key, Value), b0 = stored(sampler, key, OutTangent);
    const Numbers v1 = stored(sampler, key + 1, Value), a1 = stored(sampler, key + 1, InTangent);
    const Number t2 = t * t, t3 = t * t * t;
    Numbers result(v0.size());
    for (std::size_t i = 0; i < v0.size(); ++i) {
        result[i] = (2 * t3 - 3 * t2 + 1) * v0[i] + spacing * (t3 - 2 * t2 + t) * b0[i] +
                    (-2 * t3 + 3 * t2) * v1[i] + spacing * (t3 - t2) * a1[i];
    }
    return result;
}

// Zero has no direction and stays what it is.
void normalize(Numbers& q) {
    const Number length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (Number& number : q) {
        number = length > 0 ? number / length : number;
    }
}

Numbers between(const Sampler& sampler, std::size_t key, Number seconds, CurveKind kind) {
    const Number from = sampler.times[key], to = sampler.times[key + 1];
    const Number t = (seconds - from) / (to - from);
    switch (sampler.interpolation) {
        case Interpolation::Step:
            return stored(sampler, key, Value);
        case Interpolation::CubicSpline:
            return cubicSpline(sampler, key, t, to - from);
        case Interpolation::Linear:
            break;
    }
    const Numbers a = stored(sampler, key, Value), b = stored(sampler, key + 1, Value);
    return kind == CurveKind::Rotation ? sphericalLinear(a, b, t) : linear(a, b, t);
}

// The last key that is not after `seconds`; the first where all are.
std::size_t keyAt(std::span<const float> times, double seconds) {
    std::size_t key = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (double{times[i]} <= seconds) {
            key = i;
        }
    }
    return key;
}

}  // namespace

std::vector<double> curveAt(const Sampler& sampler, double seconds, CurveKind kind) {
    const std::size_t key = keyAt(sampler.times, seconds);
    const bool holds = seconds < double{sampler.times.front()} || key + 1 == sampler.times.size();
    Numbers value =
        holds ? stored(sampler, key, Value) : between(sampler, key, Number(seconds), kind);
    if (kind == CurveKind::Rotation && sampler.interpolation == Interpolation::CubicSpline) {
        normalize(value);
    }
    return std::vector<double>(value.begin(), value.end());
}

}  // namespace sinew::reference
