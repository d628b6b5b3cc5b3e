// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Weights of two unit quaternions in a slerp: from × a + to × b.
struct SlerpWeights {
    double from = 1.0;
    double to = 0.0;
};

/// Takes the shorter path, since q and -q are the same rotation (glTF 2.0, appendix C.4). `dot` is
/// the dot product of both quaternions; `fraction` runs from 0 (a) to 1 (b or -b). Nearly equal
/// quaternions are mixed linearly.
[[nodiscard]] SlerpWeights slerpWeights(double dot, double fraction) noexcept;

}  // namespace sinew
