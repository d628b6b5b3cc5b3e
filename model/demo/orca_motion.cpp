// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_motion.h"

#include <algorithm>
#include <cmath>

#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr double kDifferenceSeconds = 1e-4;

// Ends of a spine segment for measuring its slope (metres behind the snout); open ends use the ends
// of the body.
double frontOf(const SpineSegment& segment) {
    return std::max<double>(segment.front, 0.1);
}
double backOf(const SpineSegment& segment) {
    return std::min<double>(segment.back, 5.65);
}

// Height of the axis while swimming. The wave is smallest behind the head, grows towards the
// flukes and is a little longer than the animal.
double waveHeight(double d, double phase) {
    constexpr double kWaveLength = 6.6;
    const double behind = std::max(d - 1.7, 0.0) / 4.3;
    const double ahead = std::max(1.7 - d, 0.0) / 1.7;
    const double amplitude = 0.035 + 0.36 * behind * behind + 0.03 * ahead;
    return amplitude * std::sin(phase - 2.0 * glm::pi<double>() * d / kWaveLength);
}

double slopeAngle(double front, double back, double phase) {
    return std::atan2(waveHeight(back, phase) - waveHeight(front, phase), back - front);
}

// The same rotation in the hemisphere of `reference`.
glm::dquat near(const glm::dquat& q, const glm::dquat& reference) {
    return glm::dot(q, reference) < 0.0 ? -q : q;
}

// A joint that never leaves its rest needs no track.
bool moves(std::span<const OrcaPose> poses, std::size_t joint) {
    constexpr glm::dquat kRest{1.0, 0.0, 0.0, 0.0};
    return std::any_of(poses.begin(), poses.end(),
                       [&](const OrcaPose& pose) { return pose.rotations[joint] != kRest; });
}

std::vector<OrcaPose> posesAt(const OrcaMotion& motion, std::span<const float> times,
                              double offset) {
    std::vector<OrcaPose> poses;
    for (const float time : times) {
        poses.push_back(motion(static_cast<double>(time) + offset));
    }
    return poses;
}

glm::dvec3 rootTranslation(const OrcaPose& pose) {
    return glm::dvec3(restTranslation(kRoot)) + pose.rootOffset;
}

// A key, between its tangents if it has any.
template <class Value>
void appendKey(DemoTrack& track, const Value& value, const Value& slope) {
    const bool isCubic = track.interpolation == Interpolation::CubicSpline;
    if (isCubic) {
        append(track.values, slope);
    }
    append(track.values, value);
    if (isCubic) {
        append(track.values, slope);
    }
}

}  // namespace

glm::dquat pitch(double radians) {
    return glm::angleAxis(radians, glm::dvec3(1.0, 0.0, 0.0));
}
glm::dquat yaw(double radians) {
    return glm::angleAxis(radians, glm::dvec3(0.0, 1.0, 0.0));
}
glm::dquat roll(double radians) {
    return glm::angleAxis(radians, glm::dvec3(0.0, 0.0, 1.0));
}

void addSwimmingWave(OrcaPose& pose, double phase, double strength) {
    std::array<double, kJointCount> worldPitch{};
    for (const SpineSegment& segment : spineSegments()) {
        worldPitch[segment.joint] = strength * slopeAngle(frontOf(segment), backOf(segment), phase);
    }
    for (const SpineSegment& segment : spineSegments()) {
        const std::size_t parent = orcaJoints()[segment.joint].parent;
        const double parentPitch = parent == kNoParent ? 0.0 : worldPitch[parent];
        pose.rotations[segment.joint] =
            pose.rotations[segment.joint] * pitch(worldPitch[segment.joint] - parentPitch);
    }
    pose.rootOffset.y += strength * waveHeight(2.65, phase);

    const double flukes = strength * slopeAngle(5.7, 6.1, phase - 0.35) - worldPitch[kTail6];
    const double tips = 0.35 * flukes;
    for (const JointId joint : {kFlukeL, kFlukeR}) {
        pose.rotations[joint] = pose.rotations[joint] * pitch(flukes);
    }
    // The tips yield to the water and trail behind the stroke.
    const double give = 0.22 * strength * std::cos(phase - 2.0 * glm::pi<double>() * 5.8 / 6.6);
    pose.rotations[kFlukeTipL] = pose.rotations[kFlukeTipL] * pitch(tips) * roll(-give);
    pose.rotations[kFlukeTipR] = pose.rotations[kFlukeTipR] * pitch(tips) * roll(give);
}

double curve(std::span<const CurveKey> keys, double seconds) {
    if (seconds <= keys.front().seconds) {
        return keys.front().value;
    }
    if (seconds >= keys.back().seconds) {
        return keys.back().value;
    }
    const auto next = std::upper_bound(keys.begin(), keys.end(), seconds,
                                       [](double s, const CurveKey& k) { return s < k.seconds; });
    const CurveKey& b = *next;
    const CurveKey& a = *(next - 1);
    const double width = b.seconds - a.seconds;
    const double t = (seconds - a.seconds) / width;
    return hermite(a.value, a.slope, b.value, b.slope, width, t);
}

std::vector<float> frameTimes(int intervals, double framesPerSecond, int step) {
    std::vector<float> times;
    for (int i = 0; i <= intervals; i += step) {
        times.push_back(static_cast<float>(i / framesPerSecond));
    }
    return times;
}

std::vector<DemoTrack> motionTracks(const OrcaMotion& motion, Interpolation interpolation,
                                    std::span<const float> times) {
    const std::vector<OrcaPose> poses = posesAt(motion, times, 0.0);
    const std::vector<OrcaPose> before = posesAt(motion, times, -kDifferenceSeconds);
    const std::vector<OrcaPose> after = posesAt(motion, times, kDifferenceSeconds);
    constexpr double kPerSecond = 0.5 / kDifferenceSeconds;
    std::vector<DemoTrack> tracks;
    const auto add = [&](std::size_t joint, ChannelPath path) {
        tracks.push_back({jointNode(joint), path, interpolation, {times.begin(), times.end()}, {}});
    };
    add(kRoot, ChannelPath::Translation);
    for (std::size_t k = 0; k < times.size(); ++k) {
        appendKey(tracks.back(), rootTranslation(poses[k]),
                  (after[k].rootOffset - before[k].rootOffset) * kPerSecond);
    }
    for (std::size_t joint = 0; joint < kJointCount; ++joint) {
        if (!moves(poses, joint)) {
            continue;
        }
        add(joint, ChannelPath::Rotation);
        glm::dquat last = poses.front().rotations[joint];
        for (std::size_t k = 0; k < times.size(); ++k) {
            last = near(poses[k].rotations[joint], last);
            appendKey(
                tracks.back(), last,
                (near(after[k].rotations[joint], last) - near(before[k].rotations[joint], last)) *
                    kPerSecond);
        }
    }
    return tracks;
}

}  // namespace sinew::demo
