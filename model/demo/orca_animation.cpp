// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <array>
#include <cmath>
#include <cstddef>

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

// Denser where the motion is fast: 5.5 s in total.
constexpr std::array kKeyFrames{0,  6,  11, 16, 21, 26, 31, 35, 39, 43,  47,  51,  55,
                                59, 63, 67, 71, 75, 80, 85, 90, 96, 103, 111, 121, 132};

// The flight from 2.0 to 3.1 s is a parabola: 5 m/s upwards at its start, 9.81 m/s² downwards.
constexpr std::array kHeight{CurveKey{0.0, 0.0, 0.0},      CurveKey{0.5, -0.12, -0.7},
                             CurveKey{1.3, -1.35, 0.0},    CurveKey{2.0, 0.35, 5.0},
                             CurveKey{3.1, -0.085, -5.79}, CurveKey{3.75, -1.55, 0.0},
                             CurveKey{5.5, 0.0, 0.0}};
constexpr std::array kForward{CurveKey{0.0, 0.0, 0.0},  CurveKey{0.8, 0.15, 0.1},
                              CurveKey{2.0, -0.3, 1.0}, CurveKey{3.1, 0.8, 1.0},
                              CurveKey{3.9, 1.0, 0.0},  CurveKey{5.5, 0.0, 0.0}};
// Degrees; nose up is positive.
constexpr std::array kNoseUp{CurveKey{0.0, 0.0, 0.0},     CurveKey{0.75, -30.0, -20.0},
                             CurveKey{1.05, -28.0, 50.0}, CurveKey{1.9, 62.0, 60.0},
                             CurveKey{2.4, 66.0, -30.0},  CurveKey{3.1, 18.0, -60.0},
                             CurveKey{3.9, -4.0, 0.0},    CurveKey{5.5, 0.0, 0.0}};
constexpr std::array kTwist{CurveKey{0.0, 0.0, 0.0},    CurveKey{1.7, 0.0, 0.0},
                            CurveKey{2.4, 80.0, 150.0}, CurveKey{3.1, 185.0, 130.0},
                            CurveKey{4.0, 280.0, 90.0}, CurveKey{5.2, 360.0, 0.0}};
// Degrees over the whole spine; positive arches the back inwards.
constexpr std::array kArch{CurveKey{0.0, 0.0, 0.0},    CurveKey{0.6, -40.0, 0.0},
                           CurveKey{1.3, 45.0, 40.0},  CurveKey{1.9, 25.0, -60.0},
                           CurveKey{2.5, -12.0, 0.0},  CurveKey{3.1, 30.0, 20.0},
                           CurveKey{3.6, 20.0, -30.0}, CurveKey{4.6, 0.0, 0.0}};
constexpr std::array kBeat{CurveKey{0.0, 0.0, 0.0},  CurveKey{0.9, 0.7, 0.8},
                           CurveKey{1.5, 1.25, 0.0}, CurveKey{2.3, 0.35, -0.6},
                           CurveKey{3.0, 0.2, 0.0},  CurveKey{4.3, 0.6, 0.0},
                           CurveKey{5.5, 0.0, 0.0}};
constexpr std::array kSpread{CurveKey{0.0, 0.0, 0.0}, CurveKey{1.6, -22.0, 0.0},
                             CurveKey{2.5, 38.0, 0.0}, CurveKey{3.2, 30.0, -30.0},
                             CurveKey{4.2, 0.0, 0.0}};
constexpr std::array kGape{CurveKey{1.7, 0.0, 0.0}, CurveKey{2.4, 14.0, 0.0},
                           CurveKey{3.2, 0.0, 0.0}};

double radiansAt(std::span<const CurveKey> degrees, double seconds) {
    return glm::radians(curve(degrees, seconds));
}

// Distributes the arch over the spine joints: more to the tail than to the chest.
void arch(OrcaPose& pose, double radians) {
    using Share = std::pair<JointId, double>;
    constexpr std::array kBack{Share{kTail1, 0.13}, Share{kTail2, 0.15}, Share{kTail3, 0.15},
                               Share{kTail4, 0.14}, Share{kTail5, 0.12}, Share{kTail6, 0.08}};
    constexpr std::array kAhead{Share{kSpine1, 0.10}, Share{kSpine2, 0.09}, Share{kHead, 0.06}};
    for (const auto& [joint, share] : kBack) {
        pose.rotations[joint] = pitch(share * radians);
    }
    for (const auto& [joint, share] : kAhead) {
        pose.rotations[joint] = pitch(-share * radians);
    }
}

OrcaPose breach(double seconds) {
    OrcaPose pose;
    arch(pose, radiansAt(kArch, seconds));
    addSwimmingWave(pose, 2.0 * glm::pi<double>() * (1.25 * seconds - 0.2), curve(kBeat, seconds));
    pose.rootOffset.y += curve(kHeight, seconds);
    pose.rootOffset.z += curve(kForward, seconds);
    pose.rotations[kRoot] = pitch(-radiansAt(kNoseUp, seconds)) * roll(radiansAt(kTwist, seconds)) *
                            pose.rotations[kRoot];

    const double spread = radiansAt(kSpread, seconds);
    pose.rotations[kFlipperL] = roll(spread);
    pose.rotations[kFlipperR] = roll(-spread);
    pose.rotations[kFlipperTipL] = roll(0.4 * spread);
    pose.rotations[kFlipperTipR] = roll(-0.4 * spread);
    pose.rotations[kJaw] = pitch(radiansAt(kGape, seconds));
    pose.rotations[kDorsalTip] =
        roll(0.002 * (curve(kTwist, seconds + 0.1) - curve(kTwist, seconds - 0.1)));
    return pose;
}

// Held poses, three frames each at 24 fps: 3 s. Degrees.
constexpr int kHeldFrames = 3;
constexpr std::array kJawOpen{0.0,  16.0, 4.0,  22.0, 8.0,  18.0, 2.0, 0.0, 0.0,
                              14.0, 24.0, 10.0, 26.0, 12.0, 20.0, 3.0, 0.0, 0.0,
                              0.0,  18.0, 6.0,  24.0, 10.0, 2.0,  0.0};
constexpr std::array kHeadYaw{0.0, 0.0, 3.0, 3.0, 0.0,  -3.0, -3.0, 0.0, 0.0,  0.0, 0.0, 0.0, 0.0,
                              0.0, 0.0, 5.0, 9.0, -8.0, 8.0,  -7.0, 5.0, -2.0, 0.0, 0.0, 0.0};
constexpr std::array kHeadNod{0.0,  -4.0, -2.0, -5.0, -2.0, -4.0, 0.0, 0.0, 2.0,
                              -5.0, -8.0, -5.0, -9.0, -5.0, -6.0, 0.0, 0.0, 0.0,
                              0.0,  -3.0, -1.0, -4.0, -2.0, 0.0,  0.0};

constexpr std::array kWave{0.0,  4.0,   -4.0, 6.0,   -6.0, 5.0,  0.0, 0.0, 0.0,
                           -6.0, 8.0,   -8.0, 10.0,  -6.0, 4.0,  0.0, 0.0, -12.0,
                           18.0, -10.0, 20.0, -10.0, 14.0, -4.0, 0.0};

/// Weights of Smile, Puff and Blink at one frame.
struct FaceKey {
    int frame;
    std::array<float, 3> weights;
};
constexpr std::array kFace{FaceKey{0, {0.0F, 0.0F, 0.0F}},  FaceKey{12, {0.8F, 0.0F, 0.0F}},
                           FaceKey{18, {0.9F, 0.0F, 0.0F}}, FaceKey{20, {0.8F, 0.1F, 1.0F}},
                           FaceKey{22, {0.6F, 0.3F, 0.0F}}, FaceKey{26, {0.1F, 1.0F, 0.0F}},
                           FaceKey{30, {0.3F, 0.1F, 0.0F}}, FaceKey{42, {1.0F, 0.0F, 0.0F}},
                           FaceKey{44, {1.0F, 0.0F, 1.0F}}, FaceKey{46, {1.0F, 0.0F, 0.0F}},
                           FaceKey{56, {0.7F, 0.5F, 0.0F}}, FaceKey{60, {0.5F, 0.2F, 1.0F}},
                           FaceKey{63, {0.4F, 0.1F, 0.0F}}, FaceKey{72, {0.0F, 0.0F, 0.0F}}};

// `rotation`: that of a place in the lists above.
template <class Rotation>
DemoTrack heldTrack(JointId joint, const Rotation& rotation) {
    DemoTrack track{jointNode(joint),
                    ChannelPath::Rotation,
                    Interpolation::Step,
                    frameTimes(static_cast<int>(kJawOpen.size() - 1) * kHeldFrames,
                               kFramesPerSecond, kHeldFrames),
                    {}};
    for (std::size_t i = 0; i < kJawOpen.size(); ++i) {
        append(track.values, rotation(i));
    }
    return track;
}

DemoTrack faceTrack() {
    DemoTrack track{kMeshNode, ChannelPath::Weights, Interpolation::Linear, {}, {}};
    for (const FaceKey& key : kFace) {
        track.times.push_back(static_cast<float>(key.frame / kFramesPerSecond));
        track.values.insert(track.values.end(), key.weights.begin(), key.weights.end());
    }
    return track;
}

}  // namespace

DemoClip swimClip() {
    DemoClip clip{"Swim",
                  motionTracks(swim, Interpolation::Linear, frameTimes(kFrames, kFramesPerSecond))};
    for (DemoTrack& track : clip.tracks) {
        closeLoop(track);
    }
    return clip;
}

DemoClip breachClip() {
    std::vector<float> times;
    times.reserve(std::size(kKeyFrames));
    for (const int frame : kKeyFrames) {
        times.push_back(static_cast<float>(frame / kFramesPerSecond));
    }
    return {"Breach", motionTracks(breach, Interpolation::CubicSpline, times)};
}

DemoClip chatterClip() {
    const auto open = [](std::size_t i) { return pitch(glm::radians(kJawOpen[i])); };
    const auto turn = [](std::size_t i) {
        return yaw(glm::radians(kHeadYaw[i])) * pitch(glm::radians(kHeadNod[i]));
    };
    const auto wave = [](double side) {
        return [side](std::size_t i) { return roll(side * glm::radians(kWave[i])); };
    };
    return {"Chatter",
            {heldTrack(kJaw, open), heldTrack(kHead, turn), heldTrack(kFlipperL, wave(1.0)),
             heldTrack(kFlipperR, wave(-1.0)), faceTrack()}};
}

}  // namespace sinew::demo
