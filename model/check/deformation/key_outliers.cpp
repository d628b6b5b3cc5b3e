// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/key_outliers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/core/nth_smallest.h"

namespace sinew::check {
namespace {

constexpr std::size_t kSide = 2;  // keys on either side
constexpr std::size_t kFewestKeys = 7;
constexpr double kSmoothAfter = 0.4;  // share of the outlier: its neighbours once it is removed
constexpr double kBothSides =
    0.9;                        // likewise, of a neighbour: the curve goes on from its new place
constexpr double kAlone = 2.5;  // times every other residual of the track
constexpr double kEvenSpacing = 0.02;   // tolerance relative to the spacing of keys
constexpr double kMovingStep = 20.0;    // tolerances
constexpr double kFrame = 0.15;         // seconds, before a held key: longer, it rests on purpose
constexpr double kStraight = 0.8;       // share of the path over a held key
constexpr double kLikeNeighbors = 0.4;  // share of the step before and after a held key
constexpr double kUsualPace = 0.5;  // share of the track's median step, if a value repeats exactly

// -1 for a rotation on the other half of the sphere than the middle one, otherwise 1.
double signBeside(std::span<const float> value, std::span<const float> middle, bool rotation) {
    return rotation && quaternionDot(value, middle) < 0.0 ? -1.0 : 1.0;
}

bool isEven(const Curve& curve, std::size_t key) {
    const double step = curve.time(key + 1) - curve.time(key);
    for (std::size_t k = key - kSide; k < key + kSide; ++k) {
        const double here = curve.time(k + 1) - curve.time(k);
        if (std::abs(here - step) > kEvenSpacing * step) {
            return false;
        }
    }
    return step > 0.0;
}

// By the cubic through the two keys on either side; `replaced` is taken instead of key `at`. Keeps
// the memory of `expected`.
void expectedValue(const Curve& curve, std::size_t key, std::size_t at,
                   std::span<const float> replaced, std::vector<float>& expected) {
    const bool rotation = curve.isRotation();
    const std::span<const float> middle = curve.value(key);
    const std::array keys{key - kSide, key - 1, key + 1, key + kSide};
    std::array<std::span<const float>, 4> values;
    std::array<double, 4> factors{-1.0, 4.0, 4.0, -1.0};
    for (std::size_t k = 0; k < keys.size(); ++k) {
        values[k] = keys[k] == at ? replaced : curve.value(keys[k]);
        factors[k] *= signBeside(values[k], middle, rotation);
    }
    expected.resize(middle.size());
    double length = 0.0;
    for (std::size_t i = 0; i < middle.size(); ++i) {
        double sum = 0.0;
        for (const std::size_t k : {1U, 2U, 0U, 3U}) {
            sum += factors[k] * static_cast<double>(values[k][i]);
        }
        const double value = sum / 6.0;
        length += value * value;
        expected[i] = static_cast<float>(value);
    }
    if (rotation && length > 0.0) {
        for (float& value : expected) {
            value /= static_cast<float>(std::sqrt(length));
        }
    }
}

constexpr std::size_t kNone = ~std::size_t{0};

std::vector<float> expectedValue(const Curve& curve, std::size_t key) {
    std::vector<float> expected;
    expectedValue(curve, key, kNone, {}, expected);
    return expected;
}

// The largest residual of the keys beside an outlier when it is where it is expected.
double besideWithout(const Curve& curve, std::size_t key, std::span<const float> expected) {
    double largest = 0.0;
    std::vector<float> beside;
    for (const std::size_t k : {key - 1, key + 1}) {
        if (k >= kSide && k + kSide < curve.keyCount()) {
            expectedValue(curve, k, key, expected, beside);
            largest = std::max(largest, curve.distance(curve.value(k), beside));
        }
    }
    return largest;
}

bool isJudged(const Curve& curve) {
    return curve.keyCount() >= kFewestKeys &&
           curve.sampler().interpolation == Interpolation::Linear;
}

bool repeatsExactly(const Curve& curve, std::size_t key) {
    return std::ranges::equal(curve.value(key - 1), curve.value(key));
}

double medianStep(const Curve& curve) {
    std::vector<double> steps;
    for (std::size_t key = 1; key < curve.keyCount(); ++key) {
        steps.push_back(curve.step(key - 1, key));
    }
    return median(steps);
}

}  // namespace

std::vector<double> keyResiduals(const Curve& curve) {
    if (!isJudged(curve)) {
        return {};
    }
    const std::size_t count = curve.keyCount();
    std::vector<double> residuals(count, 0.0);
    std::vector<float> expected;
    for (std::size_t key = kSide; key + kSide < count; ++key) {
        if (isEven(curve, key)) {
            expectedValue(curve, key, kNone, {}, expected);
            residuals[key] = curve.distance(curve.value(key), expected);
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
    const double beside = std::max(residuals[found.key - 1], residuals[found.key + 1]);
    if (beside > kBothSides * found.size || found.size < kAlone * found.others ||
        besideWithout(curve, found.key, found.expected) > kSmoothAfter * found.size) {
        return std::nullopt;
    }
    return found;
}

std::optional<KeyOutlier> heldKey(const Curve& curve) {
    std::optional<KeyOutlier> found;
    const std::size_t count = isJudged(curve) ? curve.keyCount() : 0;
    const double still = curve.tolerance(constantTolerance());
    std::optional<double> usual;
    for (std::size_t key = kSide; key + kSide < count; ++key) {
        if (curve.step(key - 1, key) > still || curve.time(key) - curve.time(key - 1) > kFrame) {
            continue;
        }
        const double before = curve.step(key - 2, key - 1);
        const double after = curve.step(key, key + 1);
        const double next = curve.step(key + 1, key + 2);
        const double slowest = std::min({before, after, next});
        const bool isSmooth = std::min(before, next) > kLikeNeighbors * after &&
                              curve.step(key - 2, key + 1) > kStraight * (before + after);
        if (slowest <= kMovingStep * still || (!isSmooth && !repeatsExactly(curve, key))) {
            continue;
        }
        if (!isSmooth) {
            // Fast motion has no direction to continue, but never repeats a value to the last bit.
            usual = usual ? usual : medianStep(curve);
            if (slowest < kUsualPace * *usual) {
                continue;
            }
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
