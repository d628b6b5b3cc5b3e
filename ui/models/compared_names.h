// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

class Comparison;

/// Names of the first and of the second file. Two files of one name get their folders, two versions
/// of one file "(now)" and "(before)". Requires an active comparison.
[[nodiscard]] QStringList comparedNames(const Comparison& comparison);

}  // namespace sinew
