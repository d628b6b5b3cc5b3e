// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/result.h"

namespace sinew {

std::string describe(const Error& error) {
    return error.pointer.empty() ? error.message : error.message + " (at " + error.pointer + ")";
}

}  // namespace sinew
