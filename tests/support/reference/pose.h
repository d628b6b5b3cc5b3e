// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::reference {

using Vector = std::array<double, 3>;
using Quaternion = std::array<double, 4>;  // x, y, z, w
using Matrix = std::array<double, 16>;     // columns one after another

[[nodiscard]] Matrix product(const Matrix& a, const Matrix& b);
[[nodiscard]] Vector transformed(const Matrix& matrix, const Vector& point);
[[nodiscard]] Vector originOf(const Matrix& matrix);

struct LocalTransform {
    Vector translation{};
    Quaternion rotation{0, 0, 0, 1};
    Vector scale{1, 1, 1};
    bool fromMatrix = false;  // the node's stored matrix holds
};

/// Everything that follows from asset, animation and time.
struct Pose {
    std::vector<LocalTransform> local;            // [node]
    std::vector<std::vector<double>> weights;     // [node]
    std::vector<bool> visible;                    // [node], of itself alone
    std::vector<std::vector<double>> properties;  // same layout as Asset::animatedProperties
    std::vector<Matrix> world;                    // [node]
    std::vector<std::vector<Matrix>> joints;      // [skin]: world of the joint × inverse bind
};

[[nodiscard]] Pose restPose(const Asset& asset);

/// The animation over the rest pose, or the rest pose alone without an animation.
[[nodiscard]] Pose poseAt(const Asset& asset, AnimationIndex animation, double seconds);

/// `world` and `joints` from `local` (3.5.3, 3.7.3.3).
void placeNodes(const Asset& asset, Pose& pose);

/// Diagonal of the box around the nodes' origins.
[[nodiscard]] double sizeOf(const std::vector<Matrix>& world);

}  // namespace sinew::reference
