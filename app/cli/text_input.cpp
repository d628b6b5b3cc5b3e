// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_input.h"

#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

/// Read like a file once something writes into it; a terminal shows what the command waits for.
std::vector<std::uint8_t> readPipe(const std::string& path, std::size_t mostBytes, bool quiet) {
    return readNamedPipe(path, mostBytes, [&] {
        note(quiet || ::isatty(STDERR_FILENO) != 1,
             shownName(path) + ": it is a pipe; waiting for what writes into it");
    });
}

}  // namespace

std::string readTextInput(const std::string& path, const char* what, std::size_t mostBytes,
                          bool quiet) {
    std::error_code ignored;
    const bool isPipe = std::filesystem::is_fifo(path, ignored);
    if (isPipe || isStandardInput(path)) {
        const std::vector<std::uint8_t> bytes =
            isPipe ? readPipe(path, mostBytes, quiet) : readStandardInput(mostBytes);
        return {bytes.begin(), bytes.end()};
    }
    std::ifstream file(path, std::ios::binary);
    std::string text(mostBytes, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad()) {
        throw Failure(ExitCode::BadInput, path,
                      what + std::string(" cannot be read: ") +
                          (errno == EISDIR ? "it is a folder" : std::strerror(errno)));
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

}  // namespace sinew::cli
