// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "model/core/result.h"

namespace sinew {

/// How far the ways of skinning are apart for the present pose, for people.
struct Agreement {
    bool agree = true;
    std::string words;  // UTF-8; one or a few lines
};

/// Fails in words where the device cannot compare them.
using AgreementCheck = std::function<Result<Agreement>()>;

}  // namespace sinew
