// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/asset/asset.h"

namespace sinew {

/// A channel by its position in the file's list: it drives a node's transform or weights, or a
/// property (KHR_animation_pointer). Borrowed from the animation.
struct FoundChannel {
    const Channel* channel = nullptr;
    const PropertyChannel* property = nullptr;

    [[nodiscard]] bool found() const noexcept { return channel != nullptr || property != nullptr; }
    [[nodiscard]] SamplerIndex sampler() const noexcept;  // none if nothing was found
};

[[nodiscard]] FoundChannel findChannel(const Animation& animation,
                                       std::uint32_t fileIndex) noexcept;

/// Sets start and end of a clip to the first and the last key time over all its channels. Leaves
/// them where no channel has a key.
void setKeyRange(Animation& animation);
}  // namespace sinew
