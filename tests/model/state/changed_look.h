// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/look_option.h"

namespace sinew::test {

/// Sets an option to an accepted value other than the default.
void changeValue(const LookOption& option, Look& look);

}  // namespace sinew::test
