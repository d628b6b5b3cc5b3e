// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/diagnose/diagnosis.h"

namespace sinew {

/// What the symptom asks to measure and finds wrong.
[[nodiscard]] std::vector<Cause> measuredCauses(const std::shared_ptr<const ClipLibrary>& clips,
                                                Measurement measured, const std::stop_token& stop);

}  // namespace sinew
