// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "app/cli/command_setup.h"
#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// The command "schema" of a program that writes these formats.
void declareSchemas(CommandSetup& setup, std::span<const JsonFormat* const> formats);

}  // namespace sinew::cli
