// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "model/core/diagnostic.h"

namespace sinew {

/// The codes under which the Khronos glTF validator reports what a finding, or any of its places,
/// is about; sorted, none twice. Empty for what it does not check. Where the validator has several
/// codes for one rule, the words of the finding decide.
[[nodiscard]] std::vector<std::string_view> khronosCodes(const Diagnostic& finding);

}  // namespace sinew
