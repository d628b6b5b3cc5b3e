// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/animation.h"

namespace sinew {

/// The name of an interpolation in a file (glTF 2.0, 5.9 Animation Sampler).
[[nodiscard]] constexpr const char* gltfInterpolation(Interpolation interpolation) noexcept {
    switch (interpolation) {
        case Interpolation::Linear:
            return "LINEAR";
        case Interpolation::Step:
            return "STEP";
        case Interpolation::CubicSpline:
            break;
    }
    return "CUBICSPLINE";
}

/// The name of a path in a file (glTF 2.0, 5.5 Animation Channel Target).
[[nodiscard]] constexpr const char* gltfPath(ChannelPath path) noexcept {
    switch (path) {
        case ChannelPath::Translation:
            return "translation";
        case ChannelPath::Rotation:
            return "rotation";
        case ChannelPath::Scale:
            return "scale";
        case ChannelPath::Weights:
            break;
    }
    return "weights";
}

}  // namespace sinew
