// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/failure.h"

#include <filesystem>

#include "model/core/utf8.h"

namespace sinew {

Failure usageFailure(const std::string& message) {
    return {ExitCode::Usage, {}, message};
}

Failure inputFailure(const std::string& file, const Error& error) {
    return {ExitCode::BadInput, file, describe(error)};
}

std::string failureLine(const std::string& file, const std::string& message) {
    const std::size_t end = message.find_last_not_of(" \n");
    const std::string words = message.substr(0, end == std::string::npos ? 0 : end + 1);
    return std::string(program_invocation_short_name) + ": " +
           oneLine(file.empty() ? words : shownName(file) + ": " + words) + '\n';
}

void refuseAny(std::initializer_list<Refusal> refusals) {
    for (const Refusal& refusal : refusals) {
        if (refusal.applies) {
            throw usageFailure(refusal.words);
        }
    }
}

std::string nameWithoutFolder(const std::string& file) {
    return file == kStandardStream ? shownName(file)
                                   : std::filesystem::path(file).filename().string();
}

std::string shownName(const std::string& file) {
    return file == kStandardStream ? "standard input" : oneLine(file);
}

}  // namespace sinew
