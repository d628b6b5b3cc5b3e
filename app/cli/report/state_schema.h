// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// Of states as they are written; readers accept null for every member.
extern const JsonFormat kStateSchema;

}  // namespace sinew::cli
