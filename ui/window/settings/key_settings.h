// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QObject;
class QSettings;

namespace sinew {

/// Restores the keys that the user chose, before actions get theirs. What is not a key, not an
/// action or taken by another action is ignored and moved to the group "aside"; returns a line for
/// each.
[[nodiscard]] QStringList restoreKeys(QSettings& settings);

/// Keeps changes of the keys in the settings while `context` lives.
void keepKeys(QSettings& settings, QObject& context);

}  // namespace sinew
