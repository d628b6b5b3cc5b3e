// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <span>
#include <vector>

#include "model/demo/demo_asset.h"

namespace sinew::demo {

/// A pose relative to rest: one rotation per joint, in the parent's axes, and the root's
/// displacement in metres.
struct OrcaPose {
    std::array<glm::dquat, kJointCount> rotations;  // unit
    glm::dvec3 rootOffset{0.0};

    OrcaPose() { rotations.fill(glm::dquat(1.0, 0.0, 0.0, 0.0)); }
};

/// A pose as a smooth function of time in seconds.
using OrcaMotion = std::function<OrcaPose(double seconds)>;

/// Adds the swimming wave, which runs from the head to the flukes: the pitch of each spine joint at
/// `phase` (radians; one beat is 2 pi). `strength` 1 is a calm cruise.
void addSwimmingWave(OrcaPose& pose, double phase, double strength);

/// Rotations in radians: pitch about X (positive raises the tail, lowers the nose), yaw about Y,
/// roll about Z.
[[nodiscard]] glm::dquat pitch(double radians);
[[nodiscard]] glm::dquat yaw(double radians);
[[nodiscard]] glm::dquat roll(double radians);

/// A key of an authored curve, with its slope per second.
struct CurveKey {
    double seconds;
    double value;
    double slope;
};

/// Cubic Hermite curve, clamped to the first and last key.
[[nodiscard]] double curve(std::span<const CurveKey> keys, double seconds);

/// Times 0 to `intervals` / `framesPerSecond`, one per frame.
[[nodiscard]] std::vector<float> frameTimes(int intervals, double framesPerSecond, int step = 1);

/// Tracks of every joint's rotation and the root's translation, sampled at `times`; those of cubic
/// splines have the motion's own derivatives as tangents (per second).
[[nodiscard]] std::vector<DemoTrack> motionTracks(const OrcaMotion& motion,
                                                  Interpolation interpolation,
                                                  std::span<const float> times);

/// Appends the components of a vector, or of a quaternion as x, y, z, w.
template <class Vector>
void append(std::vector<float>& values, const Vector& vector) {
    for (glm::length_t i = 0; i < Vector::length(); ++i) {
        values.push_back(static_cast<float>(vector[i]));
    }
}

}  // namespace sinew::demo
