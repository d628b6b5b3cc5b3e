// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <cstddef>

#include "model/demo/orca_animation.h"
#include "model/demo/orca_motion.h"

namespace sinew::demo {
namespace {

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

DemoTrack heldTrack(JointId joint) {
    return {jointNode(joint),
            ChannelPath::Rotation,
            Interpolation::Step,
            frameTimes(static_cast<int>(kJawOpen.size() - 1) * kHeldFrames, kFramesPerSecond,
                       kHeldFrames),
            {}};
}

void append(DemoTrack& track, const glm::dquat& q) {
    for (const double c : {q.x, q.y, q.z, q.w}) {
        track.values.push_back(static_cast<float>(c));
    }
}

DemoTrack jawTrack() {
    DemoTrack track = heldTrack(kJaw);
    for (const double degrees : kJawOpen) {
        append(track, pitch(glm::radians(degrees)));
    }
    return track;
}

DemoTrack headTrack() {
    DemoTrack track = heldTrack(kHead);
    for (std::size_t i = 0; i < kHeadYaw.size(); ++i) {
        append(track, yaw(glm::radians(kHeadYaw[i])) * pitch(glm::radians(kHeadNod[i])));
    }
    return track;
}

DemoTrack flipperTrack(JointId joint, double side) {
    DemoTrack track = heldTrack(joint);
    for (const double degrees : kWave) {
        append(track, roll(side * glm::radians(degrees)));
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

DemoClip chatterClip() {
    return {"Chatter",
            {jawTrack(), headTrack(), flipperTrack(kFlipperL, 1.0), flipperTrack(kFlipperR, -1.0),
             faceTrack()}};
}

}  // namespace sinew::demo
