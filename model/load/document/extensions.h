// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/load/findings.h"

namespace sinew::load {

/// `asset.version` must be 2.x; a `minVersion` above 2.0 is reported (glTF 2.0, 3.2).
[[nodiscard]] Status checkVersion(const JsonValue& root, Findings& findings);

/// Unsupported required extensions are an error that names all of them; unsupported optional ones
/// are reported as ignored. The table of supported extensions is in the .cpp.
[[nodiscard]] Status checkExtensions(const JsonValue& root, Findings& findings,
                                     const std::stop_token& stop);

}  // namespace sinew::load
