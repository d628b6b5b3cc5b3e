// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "model/asset/animation.h"

namespace sinew {

/// Names of interpolations in a file (glTF 2.0, 5.9 Animation Sampler): [Interpolation].
inline constexpr std::array kGltfInterpolations{"LINEAR", "STEP", "CUBICSPLINE"};
/// Names of paths in a file (glTF 2.0, 5.5 Animation Channel Target): [ChannelPath].
inline constexpr std::array kGltfPaths{"translation", "rotation", "scale", "weights"};

[[nodiscard]] constexpr const char* gltfInterpolation(Interpolation interpolation) noexcept {
    return kGltfInterpolations[static_cast<std::size_t>(interpolation)];
}

[[nodiscard]] constexpr const char* gltfPath(ChannelPath path) noexcept {
    return kGltfPaths[static_cast<std::size_t>(path)];
}

/// The enumerator of a name in such a list; none if it is not in it.
template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> namedIn(const std::array<const char*, N>& names,
                                                    std::string_view name) noexcept {
    for (std::size_t i = 0; i < N; ++i) {
        if (name == names[i]) {
            return static_cast<Enum>(i);
        }
    }
    return {};
}

}  // namespace sinew
