// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "model/core/math.h"

namespace sinew::demo {

/// Joints of the orca in the order of its skin, parents first.
enum JointId : std::size_t {
    kRoot,
    kSpine1,
    kSpine2,
    kHead,
    kJaw,
    kDorsal,
    kDorsalTip,
    kFlipperL,
    kFlipperTipL,
    kFlipperR,
    kFlipperTipR,
    kTail1,
    kTail2,
    kTail3,
    kTail4,
    kTail5,
    kTail6,
    kFlukeL,
    kFlukeTipL,
    kFlukeR,
    kFlukeTipR,
    kJointCount,
};

inline constexpr std::size_t kNoParent = static_cast<std::size_t>(-1);

/// At rest every joint is unrotated and unscaled; `position` is its pivot in mesh space, metres.
struct OrcaJoint {
    std::string_view name;
    std::size_t parent;
    glm::vec3 position;
};

[[nodiscard]] std::span<const OrcaJoint> orcaJoints();

/// Translation relative to the parent at rest; the position itself for the root.
[[nodiscard]] glm::vec3 restTranslation(std::size_t joint);

/// One rigid segment of the body axis: its joint and its range, as distances behind the snout in
/// metres.
struct SpineSegment {
    JointId joint;
    float front;
    float back;
};

/// From snout to tail, without gaps.
[[nodiscard]] std::span<const SpineSegment> spineSegments();

}  // namespace sinew::demo
