// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

class QFontMetrics;

namespace sinew {

/// Names in rows of `width` pixels. All are whole if all fit; otherwise those that begin with
/// `prefix` (see sharedPrefix) lose it, and what is still too long keeps the letters by which it
/// differs from the others: "…LeftToeBase".
[[nodiscard]] std::vector<QString> tellingNames(const std::vector<QString>& names,
                                                const QString& prefix, const QFontMetrics& metrics,
                                                int width);

}  // namespace sinew
