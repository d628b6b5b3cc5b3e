// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report_validation.h"

#include "app/cli/console.h"

namespace sinew::cli {

ExitCode reportValidation(const OffscreenRenderer& renderer) {
    const std::vector<std::string> errors = renderer.validationErrors();
    for (const std::string& error : errors) {
        note(false, "validation: " + error);
    }
    return errors.empty() ? ExitCode::Done : ExitCode::Validation;
}

}  // namespace sinew::cli
