// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "model/core/result.h"

namespace sinew {

/// Result of comparing the skinning paths for the current pose, as text.
struct Agreement {
    bool agree = true;
    std::string words;  // UTF-8; one or a few lines
};

/// Error: the device cannot compare them.
using AgreementCheck = std::function<Result<Agreement>()>;

}  // namespace sinew
