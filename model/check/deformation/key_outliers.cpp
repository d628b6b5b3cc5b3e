// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/key_outliers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew::check {
namespace {

constexpr std::size_t kSide = 2;  // keys on either side
constexpr std::size_t kFewestKeys = 7;
constexpr double kSmoothAfter = 0.4;    // share of the outlier: its neighbours once it is removed
constexpr double kAlone = 2.5;          // times every other residual of the track
constexpr double kEvenSpacing = 0.02;   // tolerance relative to the spacing of keys
constexpr double kMovingStep = 20.0;    // tolerances
constexpr double kFrame = 0.15;         // seconds, before a held key: longer, it rests on purpose
constexpr double kStraight = 0.8;       // share of the path over a held key
constexpr double kLikeNeighbors = 0.4;  // share of the step before and after a held key

using Values = std::array<std::vector<double>, 2 * kSide + 1>;

// The value of a key with the sign of the middle one; normalised sums follow.
std::vector<double> alignedTo(std::span<const float> value, std::span<const float> middle,
                              bool rotation) {
    double dot = 0.0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        dot += static_cast<double>(value[i]) * static_cast<double>(middle[i]);
    }
    const double sign = rotation && dot < 0.0 ? -1.0 : 1.0;
    std::vector<double> aligned;
    for (const float component : value) {
        aligned.push_back(sign * static_cast<double>(component));
    }
    return aligned;
}

bool isEven(std::span<const float> times, std::size_t key) {
    const double step = static_cast<double>(times[key + 1]) - static_cast<double>(times[key]);
    for (std::size_t k = key - kSide; k < key + kSide; ++k) {
        const double here = static_cast<double>(times[k + 1]) - static_cast<double>(times[k]);
        if (std::abs(here - step) > kEvenSpacing * step) {
            return false;
        }
    }
    return step > 0.0;
}

// By the cubic through the two keys on either side; `replaced` is taken instead of key `at`.
std::vector<float> expectedValue(const Curve& curve, std::size_t key, std::size_t at,
                                 std::span<const float> replaced) {
    const bool rotation = curve.path() == ChannelPath::Rotation;
    const std::span<const float> middle = curve.value(key);
    const auto valueOf = [&](std::size_t k) {
        return alignedTo(k == at ? replaced : curve.value(k), middle, rotation);
    };
    const std::vector<double> before = valueOf(key - 1);
    const std::vector<double> after = valueOf(key + 1);
    const std::vector<double> first = valueOf(key - kSide);
    const std::vector<double> last = valueOf(key + kSide);
    std::vector<float> expected;
    double length = 0.0;
    for (std::size_t i = 0; i < middle.size(); ++i) {
        const double value = (4.0 * (before[i] + after[i]) - first[i] - last[i]) / 6.0;
        length += value * value;
        expected.push_back(static_cast<float>(value));
    }
    if (rotation && length > 0.0) {
        for (float& value : expected) {
            value /= static_cast<float>(std::sqrt(length));
        }
    }
    return expected;
}

constexpr std::size_t kNone = ~std::size_t{0};

std::vector<float> expectedValue(const Curve& curve, std::size_t key) {
    return expectedValue(curve, key, kNone, {});
}

// The largest residual of the keys beside an outlier when it is where it is expected.
double besideWithout(const Curve& curve, std::size_t key, std::span<const float> expected) {
    double largest = 0.0;
    for (const std::size_t k : {key - 1, key + 1}) {
        if (k >= kSide && k + kSide < curve.keyCount()) {
            largest = std::max(
                largest, curve.distance(curve.value(k), expectedValue(curve, k, key, expected)));
        }
    }
    return largest;
}

}  // namespace

std::vector<double> keyResiduals(const Curve& curve) {
    const std::size_t count = curve.keyCount();
    if (count < kFewestKeys || curve.sampler().interpolation != Interpolation::Linear) {
        return {};
    }
    std::vector<double> residuals(count, 0.0);
    for (std::size_t key = kSide; key + kSide < count; ++key) {
        if (isEven(curve.sampler().times, key)) {
            residuals[key] = curve.distance(curve.value(key), expectedValue(curve, key));
        }
    }
    return residuals;
}

std::optional<KeyOutlier> worstOutlier(const Curve& curve, const std::vector<double>& residuals) {
    const auto worst = std::ranges::max_element(residuals);
    if (worst == residuals.end() || !(*worst > 0.0)) {
        return std::nullopt;
    }
    KeyOutlier found{.key = static_cast<std::size_t>(worst - residuals.begin()), .size = *worst};
    for (std::size_t key = 0; key < residuals.size(); ++key) {
        if (key + kSide < found.key || key > found.key + kSide) {
            found.others = std::max(found.others, residuals[key]);
        }
    }
    found.expected = expectedValue(curve, found.key);
    if (found.size < kAlone * found.others ||
        besideWithout(curve, found.key, found.expected) > kSmoothAfter * found.size) {
        return std::nullopt;
    }
    return found;
}

std::optional<KeyOutlier> heldKey(const Curve& curve) {
    std::optional<KeyOutlier> found;
    const std::size_t count = curve.keyCount();
    if (count < kFewestKeys || curve.sampler().interpolation != Interpolation::Linear) {
        return found;
    }
    const double still = curve.tolerance(constantTolerance());
    const auto step = [&](std::size_t from, std::size_t to) {
        return curve.distance(curve.value(from), curve.value(to));
    };
    for (std::size_t key = kSide; key + kSide < count; ++key) {
        const SharedArray<float>& times = curve.sampler().times;
        if (step(key - 1, key) > still || double{times[key]} - double{times[key - 1]} > kFrame) {
            continue;
        }
        const double before = step(key - 2, key - 1);
        const double after = step(key, key + 1);
        const double next = step(key + 1, key + 2);
        const bool amidMotion = std::min({before, after, next}) > kMovingStep * still &&
                                std::min(before, next) > kLikeNeighbors * after &&
                                step(key - 2, key + 1) > kStraight * (before + after);
        if (!amidMotion) {
            continue;
        }
        if (found) {
            return std::nullopt;  // animated in steps of several keys
        }
        found = KeyOutlier{.key = key, .held = true, .expected = expectedValue(curve, key)};
        found->size = curve.distance(curve.value(key), found->expected);
    }
    return found;
}

}  // namespace sinew::check
