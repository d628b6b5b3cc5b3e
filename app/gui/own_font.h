// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Gives Qt the font that is part of the program if it finds none on the machine. Needs the
/// QApplication; before the first widget.
void provideFont();

}  // namespace sinew
