// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/failure.h"

#include "model/core/utf8.h"

namespace sinew {

Failure usageFailure(const std::string& message) {
    return {ExitCode::Usage, {}, message};
}

Failure notAvailable(const std::string& what) {
    return usageFailure(what + " is not available in this version");
}

Failure inputFailure(const std::string& file, const Error& error) {
    return {ExitCode::BadInput, file, describe(error)};
}

std::string failureLine(const std::string& file, const std::string& message) {
    std::string line = "sinew-cli: ";
    line += file.empty() ? message : file + ": " + message;
    replaceControls(line, ' ');
    while (!line.empty() && line.back() == ' ') {
        line.pop_back();
    }
    return line + '\n';
}

}  // namespace sinew
