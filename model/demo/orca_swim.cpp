// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/demo/orca_animation.h"
#include "model/demo/orca_motion.h"

namespace sinew::demo {
namespace {

constexpr int kFrames = 60;

// The flippers steer: they sweep and feather a quarter beat behind the body.
void feather(OrcaPose& pose, double phase) {
    const double flap = 0.10 * std::sin(phase - 1.2);
    const double twist = 0.14 * std::sin(phase - 0.4);
    const double give = 0.12 * std::sin(phase - 2.1);
    pose.rotations[kFlipperL] = roll(flap) * pitch(twist);
    pose.rotations[kFlipperR] = roll(-flap) * pitch(twist);
    pose.rotations[kFlipperTipL] = roll(give);
    pose.rotations[kFlipperTipR] = roll(-give);
}

OrcaPose swim(double seconds) {
    const double phase = 2.0 * glm::pi<double>() * seconds * kFramesPerSecond / kFrames;
    OrcaPose pose;
    addSwimmingWave(pose, phase, 1.0);
    feather(pose, phase);
    pose.rotations[kDorsal] = roll(0.025 * std::sin(phase - 0.8));
    pose.rotations[kDorsalTip] = roll(0.05 * std::sin(phase - 1.6));
    pose.rotations[kRoot] = roll(0.03 * std::sin(phase - 0.6)) * pose.rotations[kRoot];
    return pose;
}

// Makes the last key bit-identical to the first.
void closeLoop(DemoTrack& track) {
    const std::size_t width = track.values.size() / track.times.size();
    std::copy_n(track.values.begin(), width,
                track.values.end() - static_cast<std::ptrdiff_t>(width));
}

}  // namespace

DemoClip swimClip() {
    DemoClip clip{"Swim", linearTracks(swim, frameTimes(kFrames, kFramesPerSecond))};
    for (DemoTrack& track : clip.tracks) {
        closeLoop(track);
    }
    return clip;
}

}  // namespace sinew::demo
