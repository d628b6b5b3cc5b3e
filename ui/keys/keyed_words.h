// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>
#include <functional>

#include "model/view/look_option.h"

class QObject;
class QWidget;

namespace sinew {

// Words that name keys. No other text for users names a key of the table: the user changes them.

/// "Wireframe over what is shown (Z)"; without a key, only the words. After the first line.
[[nodiscard]] QString withKey(const QString& words, const QKeySequence& key);
/// With the present key of the action.
[[nodiscard]] QString withKeyOf(const QString& action, const QString& words);

/// Runs `act` now and whenever keys change, while `context` lives.
void followKeys(QObject& context, const std::function<void()>& act);

/// Keeps these words with the present key of the action as the tool tip of the widget. Replaces an
/// earlier tip.
void setKeyedTip(QWidget& widget, const QString& action, const QString& words);

// Translated texts of the table of display options.

[[nodiscard]] QString lookText(const char* words);

/// With the present key: "Wireframe over what is shown (Z)"; without one, only the text.
[[nodiscard]] QString withKey(const QString& words, const LookOption& option);

/// Keeps the key of every action below `root` in its tool tip: "Frame the selection (F)". Also when
/// the tool tip, the text or the key of the action changes. Call it when all actions exist.
void nameKeysInTips(const QObject& root);

}  // namespace sinew
