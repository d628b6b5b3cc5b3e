// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/evaluate/blend/small_clips.h"

// Clips of one key each, and layers of them.
namespace sinew::test {

inline constexpr NodeIndex kRoot{0U};
inline constexpr NodeIndex kChild{1U};
inline constexpr glm::vec3 kZ{0.0F, 0.0F, 1.0F};

/// A root at (1, 1, 1) and its child; clips 0, 1 and 2 put the root at (10, 0, 0), (0, 10, 0) and
/// (0, 0, 10), clip 3 has no channel for it.
inline std::shared_ptr<const ClipLibrary> places() {
    SmallClips made;
    const NodeIndex root = made.node({}, {.translation = {1.0F, 1.0F, 1.0F}});
    const NodeIndex child = made.node(root);
    for (std::size_t i = 0; i < 3; ++i) {
        std::vector<float> place(3, 0.0F);
        place[i] = 10.0F;
        made.still(made.clip(), root, ChannelPath::Translation, place);
    }
    made.still(made.clip(), child, ChannelPath::Translation, {5.0F, 5.0F, 5.0F});
    return made.library();
}

/// One node; a clip per rotation.
inline std::shared_ptr<const ClipLibrary> turns(const glm::quat& rest,
                                                const std::vector<glm::quat>& clips) {
    SmallClips made;
    const NodeIndex node = made.node({}, {.rotation = rest});
    for (const glm::quat& rotation : clips) {
        made.still(made.clip(), node, ChannelPath::Rotation, numbersOf(rotation));
    }
    return made.library();
}

inline PoseLayer layer(std::size_t animation, float weight = 1.0F,
                       LayerMode mode = LayerMode::Blend) {
    return {.animation = AnimationIndex(animation), .weight = weight, .mode = mode};
}

}  // namespace sinew::test
