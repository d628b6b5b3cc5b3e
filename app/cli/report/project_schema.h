// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// Of rule files (sinew.json), from the table of settings.
extern const JsonFormat kProjectSchema;

}  // namespace sinew::cli
