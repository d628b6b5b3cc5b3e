// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// A short name for each of `files`: its file name, prefixed with its folder's name if ambiguous.
[[nodiscard]] QStringList shortNames(const QStringList& files);

}  // namespace sinew
