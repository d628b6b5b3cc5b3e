// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

namespace sinew {

/// The order of names for readers: case-insensitive, runs of digits by their number, so that
/// "Bone2" comes before "Bone10". Does not depend on the locale.
[[nodiscard]] bool naturallyBefore(QStringView a, QStringView b);

}  // namespace sinew
