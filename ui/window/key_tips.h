// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QObject;

namespace sinew {

/// Keeps the key of every action below `root` in its tool tip: "Frame the selection (F)". Also when
/// the tool tip, the text or the key of the action changes. Call it when all actions exist.
void nameKeysInTips(const QObject& root);

}  // namespace sinew
