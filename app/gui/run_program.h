// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/start_options.h"

namespace sinew {

class SharedWindow;

/// Opens the window and runs it until it is closed; needs the QApplication. Returns the exit code.
/// If the window cannot open, standard error has the reason; without a Vulkan driver a dialog shows
/// it too, and this returns when the dialog is closed. `shared`: hands over the files of other
/// starts; null: none does.
[[nodiscard]] int runProgram(StartOptions options, SharedWindow* shared = nullptr);

}  // namespace sinew
