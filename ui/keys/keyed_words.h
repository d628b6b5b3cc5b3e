// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>
#include <functional>

class QObject;
class QWidget;

namespace sinew {

// Words that name keys. No other text for users names a key of the table: the user changes them.

/// "Wireframe over what is shown (Z)"; without a key, only the words. Behind the first line.
[[nodiscard]] QString withKey(const QString& words, const QKeySequence& key);
/// With the present key of the action.
[[nodiscard]] QString withKeyOf(const QString& action, const QString& words);

/// Runs `tell` now and whenever keys change, while `context` lives.
void followKeys(QObject& context, const std::function<void()>& tell);

/// Keeps these words with the present key of the action as the tool tip of the widget. Replaces an
/// earlier tip.
void setKeyedTip(QWidget& widget, const QString& action, const QString& words);

}  // namespace sinew
