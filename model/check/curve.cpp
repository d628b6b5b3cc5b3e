// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/curve.h"

#include <algorithm>
#include <cmath>

#include "model/check/places.h"
#include "model/evaluate/sampler.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew::check {
namespace {

double largest(std::span<const float> values) {
    double most = 0.0;
    for (const float value : values) {
        most = std::max(most, std::abs(static_cast<double>(value)));
    }
    return most;
}

double angleBetween(std::span<const float> a, std::span<const float> b) {
    // From the chord, which is accurate at small angles.
    double same = 0.0;
    double opposite = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        const double p = a[i];
        const double q = b[i];
        same += (p - q) * (p - q);
        opposite += (p + q) * (p + q);
    }
    return 4.0 * std::asin(std::min(1.0, std::sqrt(std::min(same, opposite)) / 2.0));
}

}  // namespace

CurveTolerance constantTolerance(const CheckPolicy& policy) {
    return {.angle = policy.parameter("CONSTANT_TRACK", "angle"),
            .size = policy.parameter("CONSTANT_TRACK", "size"),
            .weight = policy.parameter("CONSTANT_TRACK", "weight")};
}

Curve::Curve(const Asset& asset, AnimationIndex animation, const Channel& channel)
    : m_animation(animation),
      m_channel(&channel),
      m_sampler(&asset[animation].samplers[channel.sampler.value]) {}

double Curve::largestValue() const {
    if (!m_largest) {
        m_largest = largest(m_sampler->values);
    }
    return *m_largest;
}

double Curve::tolerance(const CurveTolerance& tolerance) const {
    switch (path()) {
        case ChannelPath::Rotation:
            return tolerance.angle;
        case ChannelPath::Weights:
            return tolerance.weight;
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            break;
    }
    return tolerance.size * std::max(largestValue(), 1e-6);
}

std::span<const float> Curve::part(std::size_t key, std::size_t which) const {
    const std::size_t width = m_sampler->width;
    return std::span(m_sampler->values)
        .subspan(key * m_sampler->keyStride() + which * width, width);
}

std::span<const float> Curve::value(std::size_t key) const {
    return part(key, m_sampler->interpolation == Interpolation::CubicSpline ? 1 : 0);
}

std::vector<float> Curve::at(double seconds) const {
    std::vector<float> value(m_sampler->width);
    std::uint32_t cursor = 0;
    sampleCurve(*m_sampler, static_cast<float>(seconds), isRotation(), cursor, value);
    return value;
}

std::span<const float> Curve::inTangent(std::size_t key) const {
    return part(key, 0);
}

std::span<const float> Curve::outTangent(std::size_t key) const {
    return part(key, 2);
}

double Curve::distance(std::span<const float> a, std::span<const float> b) const {
    if (isRotation()) {
        return angleBetween(a, b);
    }
    double sum = 0.0;
    double most = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double difference = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        sum += difference * difference;
        most = std::max(most, std::abs(difference));
    }
    return path() == ChannelPath::Weights ? most : std::sqrt(sum);
}

bool Curve::isConstant(const CurveTolerance& tolerance) const {
    const bool cubic = m_sampler->interpolation == Interpolation::CubicSpline;
    const double most = this->tolerance(tolerance);
    for (std::size_t key = 0; key < keyCount(); ++key) {
        if (!(step(key, 0) <= most)) {
            return false;
        }
        if (cubic && keyCount() > 1 &&
            !(std::max(largest(inTangent(key)), largest(outTangent(key))) <= most)) {
            return false;
        }
    }
    return true;
}

std::vector<float> Curve::rest(const Asset& asset) const {
    const Node& node = asset[m_channel->node];
    return targetValue(*m_channel, node.rest, node.restWeights);
}

double Curve::range() const {
    double most = 0.0;
    for (std::size_t key = 1; key < keyCount(); ++key) {
        most = std::max(most, step(key, 0));
    }
    return most;
}

Diagnostic Curve::place(const char* property, std::optional<std::size_t> key) const {
    Diagnostic place = channelPlace();
    if (key) {
        place.key = static_cast<std::uint32_t>(*key);
    }
    place.pointer = load::pointerTo("animations", std::size_t{m_animation.value}, "samplers",
                                    std::size_t{m_channel->sampler.value}, property);
    return place;
}

Diagnostic Curve::channelPlace() const {
    Diagnostic place = placeOf(m_animation);
    place.pointer += "/channels/" + std::to_string(m_channel->fileIndex);
    place.node = m_channel->node.value;
    place.channel = m_channel->fileIndex;
    return place;
}

std::vector<float> targetValue(const Channel& channel, const Transform& transform,
                               std::span<const float> weights) {
    const auto& [translation, rotation, scale] = transform;
    switch (channel.path) {
        case ChannelPath::Translation:
            return {translation.x, translation.y, translation.z};
        case ChannelPath::Rotation:
            return {rotation.x, rotation.y, rotation.z, rotation.w};
        case ChannelPath::Scale:
            return {scale.x, scale.y, scale.z};
        case ChannelPath::Weights:
            break;
    }
    if (channel.morphTarget != kAllMorphTargets) {
        return {weights[channel.morphTarget]};
    }
    return {weights.begin(), weights.end()};
}

std::string keyWords(const Curve& curve, std::size_t key) {
    return "key " + std::to_string(key) + " at " + words::seconds(curve.time(key));
}

std::string amountWords(const Curve& curve, double amount) {
    return curve.isRotation() ? words::degrees(amount) : words::shortly(amount);
}

double quaternionDot(std::span<const float> a, std::span<const float> b) noexcept {
    double dot = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        dot += double{a[i]} * double{b[i]};
    }
    return dot;
}

std::size_t storedComponentBytes(const Asset& asset, AnimationIndex animation,
                                 SamplerIndex sampler) {
    const JsonValue* accessor =
        storedAccessor(asset,
                       load::pointerTo("animations", std::size_t{animation.value}, "samplers",
                                       std::size_t{sampler.value}),
                       "output");
    switch (accessor != nullptr ? accessor->integer("componentType", 0) : 0) {
        case 5120:  // BYTE
        case 5121:  // UNSIGNED_BYTE
            return 1;
        case 5122:  // SHORT
        case 5123:  // UNSIGNED_SHORT
            return 2;
        default:
            return 4;
    }
}

}  // namespace sinew::check
