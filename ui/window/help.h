// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace sinew {

void showAbout(QWidget* parent);
void showShortcuts(QWidget* parent);

}  // namespace sinew
