// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/target_value.h"

#include <algorithm>
#include <cmath>

#include "model/evaluate/sampler.h"

namespace sinew {

namespace {

using Kind = PoseTarget::Kind;

TargetValue fromVector(const glm::vec3& v) noexcept {
    return {v.x, v.y, v.z, 0.0};
}

TargetValue propertyOf(const AnimatedProperty& property, const Pose& pose) noexcept {
    TargetValue value(0.0);
    for (std::uint32_t i = 0; i < std::min(property.width, 4U); ++i) {
        value[static_cast<int>(i)] = double{pose.properties[property.first + i]};
    }
    return value;
}

void setProperty(const AnimatedProperty& property, const TargetValue& value, Pose& pose) noexcept {
    for (std::uint32_t i = 0; i < std::min(property.width, 4U); ++i) {
        pose.properties[property.first + i] = static_cast<float>(value[static_cast<int>(i)]);
    }
}

glm::dquat toRotation(const TargetValue& v) noexcept {
    return {v.w, v.x, v.y, v.z};
}

TargetValue fromRotation(const glm::dquat& q) noexcept {
    return {q.x, q.y, q.z, q.w};
}

TargetValue slerp(const TargetValue& a, const TargetValue& b, double weight) noexcept {
    const SlerpWeights weights = slerpWeights(glm::dot(a, b), weight);
    return normalized(weights.from * a + weights.to * b, a);
}

/// The rotation by `weight` times the angle, along the shorter path.
glm::dquat power(const glm::dquat& q, double weight) noexcept {
    const double sign = q.w < 0.0 ? -1.0 : 1.0;
    const glm::dvec3 v = sign * glm::dvec3(q.x, q.y, q.z);
    const double sine = std::sqrt(glm::dot(v, v));
    if (!(sine > 0.0)) {
        return {1.0, 0.0, 0.0, 0.0};
    }
    const double half = weight * std::atan2(sine, sign * q.w);
    const glm::dvec3 part = v * (std::sin(half) / sine);
    return {std::cos(half), part.x, part.y, part.z};
}

TargetValue turnedBy(const TargetValue& base, const TargetValue& layer,
                     const TargetValue& reference, double weight) noexcept {
    const glm::dquat difference = glm::conjugate(toRotation(reference)) * toRotation(layer);
    return normalized(fromRotation(toRotation(base) * power(difference, weight)), base);
}

TargetValue scaledBy(const TargetValue& base, const TargetValue& layer,
                     const TargetValue& reference, double weight) noexcept {
    TargetValue result(0.0);
    for (int i = 0; i < 3; ++i) {
        result[i] = reference[i] != 0.0
                        ? base[i] * (1.0 - weight + weight * (layer[i] / reference[i]))
                        : base[i] + weight * layer[i];
    }
    return result;
}

}  // namespace

TargetValue valueOf(const Asset& asset, const Pose& pose, const PoseTarget& target) noexcept {
    switch (target.kind) {
        case Kind::Translation:
            return fromVector(pose.translation(target.node));
        case Kind::Rotation: {
            const glm::quat q = pose.rotation(target.node);
            return {q.x, q.y, q.z, q.w};
        }
        case Kind::Scale:
            return fromVector(pose.scale(target.node));
        case Kind::Weight:
            return {pose.weights[target.index], 0.0, 0.0, 0.0};
        case Kind::Visible:
            return {pose.visible[target.index] != 0 ? 1.0 : 0.0, 0.0, 0.0, 0.0};
        case Kind::Property:
            return propertyOf(asset.animatedProperties[target.index], pose);
    }
    return TargetValue(0.0);
}

void setValue(const Asset& asset, const PoseTarget& target, const TargetValue& value,
              Pose& pose) noexcept {
    switch (target.kind) {
        case Kind::Translation:
            pose.setTranslation(target.node, glm::vec3(value));
            return;
        case Kind::Rotation:
            pose.setRotation(target.node, glm::quat(toRotation(value)));
            return;
        case Kind::Scale:
            pose.setScale(target.node, glm::vec3(value));
            return;
        case Kind::Weight:
            pose.weights[target.index] = static_cast<float>(value.x);
            return;
        case Kind::Visible:
            pose.visible[target.index] = value.x >= 0.5 ? 1 : 0;
            return;
        case Kind::Property:
            setProperty(asset.animatedProperties[target.index], value, pose);
            return;
    }
}

TargetValue turnedTowards(const TargetValue& pole, const TargetValue& value) noexcept {
    const double dot = glm::dot(pole, value);
    if (dot != 0.0) {
        return dot < 0.0 ? -value : value;
    }
    for (int i = 3; i >= 0; --i) {
        if (value[i] != 0.0) {
            return value[i] < 0.0 ? -value : value;
        }
    }
    return value;
}

TargetValue normalized(const TargetValue& rotation, const TargetValue& fallback) noexcept {
    const double squared = glm::dot(rotation, rotation);
    return squared > 1e-30 ? rotation / std::sqrt(squared) : fallback;
}

TargetValue mixed(Kind kind, const TargetValue& a, const TargetValue& b, double weight) noexcept {
    if (weight <= 0.0) {
        return a;
    }
    if (weight >= 1.0) {
        return b;
    }
    return kind == Kind::Rotation ? slerp(a, b, weight) : a * (1.0 - weight) + b * weight;
}

TargetValue withDifference(Kind kind, const TargetValue& base, const TargetValue& layer,
                           const TargetValue& reference, double weight) noexcept {
    if (layer == reference || weight == 0.0) {
        return base;
    }
    switch (kind) {
        case Kind::Rotation:
            return layer == -reference ? base : turnedBy(base, layer, reference, weight);
        case Kind::Scale:
            return scaledBy(base, layer, reference, weight);
        case Kind::Translation:
        case Kind::Weight:
        case Kind::Visible:
        case Kind::Property:
            break;
    }
    return base + weight * (layer - reference);
}

}  // namespace sinew
