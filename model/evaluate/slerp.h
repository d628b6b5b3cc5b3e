// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// What two unit quaternions count for between them: from × a + to × b.
struct SlerpWeights {
    double from = 1.0;
    double to = 0.0;
};

/// The shorter way round, as q and -q are the same rotation (glTF 2.0, appendix C.4). `dot` is that
/// of both quaternions, `fraction` from 0 (a) to 1 (b, or -b). Nearly equal ones are mixed
/// straight.
[[nodiscard]] SlerpWeights slerpWeights(double dot, double fraction) noexcept;

}  // namespace sinew
