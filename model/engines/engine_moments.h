// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A pose that is compared.
struct EngineMoment {
    AnimationIndex animation = {};  // none: at rest
    float seconds = 0.0F;           // file time
    std::optional<std::uint64_t> frame = {};
};

struct EngineMoments {
    std::vector<EngineMoment> list;  // rest pose first, then ordered by clip and time
    std::uint64_t frames = 0;        // total of all clips
    std::uint64_t step = 1;          // every how many frames of a clip
    std::size_t clipStep = 1;        // every how many clips

    [[nodiscard]] bool leavesOut() const noexcept { return step > 1 || clipStep > 1; }
};

/// The rest pose and every frame of every clip, at least one per clip: the time of its first key if
/// no frame is in it. If these are more than `most`, about so many of them, evenly spaced.
[[nodiscard]] EngineMoments engineMoments(const Asset& asset, std::uint64_t most);

/// The same for one clip, without the rest pose.
[[nodiscard]] EngineMoments clipMoments(const Asset& asset, AnimationIndex animation,
                                        std::uint64_t most);

}  // namespace sinew
