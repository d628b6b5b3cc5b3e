// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/cli/render/render_job.h"

namespace sinew::cli {

/// Draws many files one after another by `draw`, which returns the exit code of one; the next is
/// loaded meanwhile. What is wrong with one file is reported and does not keep the others back:
/// returns the highest exit code. Throws Failure: exit 2 if the name of the pictures cannot differ
/// from file to file, exit 4.
[[nodiscard]] ExitCode renderFiles(
    const RenderOptions& options, const RenderRequest& request,
    const std::function<ExitCode(const RenderOptions&, const RenderInput&)>& draw);

}  // namespace sinew::cli
