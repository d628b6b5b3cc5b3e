// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_skeleton.h"

#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr std::array<OrcaJoint, kJointCount> kJoints{{
    {"Root", kNoParent, meshPoint(0.0F, 0.0F, 2.65F)},
    {"Spine.01", kRoot, meshPoint(0.0F, 0.02F, 2.25F)},
    {"Spine.02", kSpine1, meshPoint(0.0F, 0.03F, 1.65F)},
    {"Head", kSpine2, meshPoint(0.0F, 0.0F, 1.02F)},
    {"Jaw", kHead, meshPoint(0.0F, -0.16F, 0.66F)},
    {"Dorsal.01", kRoot, meshPoint(0.0F, 0.56F, 2.66F)},
    {"Dorsal.02", kDorsal, meshPoint(0.0F, 1.15F, 2.84F)},
    {"Flipper.L", kSpine2, meshPoint(0.47F, -0.36F, 1.44F)},
    {"FlipperTip.L", kFlipperL, meshPoint(0.88F, -0.68F, 1.66F)},
    {"Flipper.R", kSpine2, meshPoint(-0.47F, -0.36F, 1.44F)},
    {"FlipperTip.R", kFlipperR, meshPoint(-0.88F, -0.68F, 1.66F)},
    {"Tail.01", kRoot, meshPoint(0.0F, 0.0F, 3.05F)},
    {"Tail.02", kTail1, meshPoint(0.0F, 0.0F, 3.55F)},
    {"Tail.03", kTail2, meshPoint(0.0F, 0.0F, 4.05F)},
    {"Tail.04", kTail3, meshPoint(0.0F, 0.0F, 4.50F)},
    {"Tail.05", kTail4, meshPoint(0.0F, 0.0F, 4.92F)},
    {"Tail.06", kTail5, meshPoint(0.0F, 0.0F, 5.32F)},
    {"Fluke.L", kTail6, meshPoint(0.12F, 0.0F, 5.55F)},
    {"FlukeTip.L", kFlukeL, meshPoint(0.50F, 0.0F, 5.80F)},
    {"Fluke.R", kTail6, meshPoint(-0.12F, 0.0F, 5.55F)},
    {"FlukeTip.R", kFlukeR, meshPoint(-0.50F, 0.0F, 5.80F)},
}};

constexpr std::array kSegments{
    SpineSegment{kHead, -9.0F, 1.02F},   SpineSegment{kSpine2, 1.02F, 1.65F},
    SpineSegment{kSpine1, 1.65F, 2.25F}, SpineSegment{kRoot, 2.25F, 3.05F},
    SpineSegment{kTail1, 3.05F, 3.55F},  SpineSegment{kTail2, 3.55F, 4.05F},
    SpineSegment{kTail3, 4.05F, 4.50F},  SpineSegment{kTail4, 4.50F, 4.92F},
    SpineSegment{kTail5, 4.92F, 5.32F},  SpineSegment{kTail6, 5.32F, 99.0F}};

}  // namespace

std::span<const OrcaJoint> orcaJoints() {
    return kJoints;
}

glm::vec3 restTranslation(std::size_t joint) {
    const OrcaJoint& self = kJoints[joint];
    return self.parent == kNoParent ? self.position : self.position - kJoints[self.parent].position;
}

std::span<const SpineSegment> spineSegments() {
    return kSegments;
}

}  // namespace sinew::demo
