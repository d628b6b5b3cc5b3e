// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_setup.h"
#include "app/cli/export/export_options.h"

namespace sinew::cli {

/// Writes a pose or a clip of the model as .glb or .obj. Throws Failure.
ExitCode exportModel(const ExportArguments& arguments, const CommonArguments& common);

}  // namespace sinew::cli
