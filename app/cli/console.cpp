// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "app/common/failure.h"
#include "model/image/image_codec.h"

namespace sinew::cli {

namespace {

void writeStandardOutput(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() ||
        std::fflush(stdout) != 0) {
        throw Failure(ExitCode::BadOutput, {},
                      std::string("cannot write to standard output: ") + std::strerror(errno));
    }
}

}  // namespace

bool isStandardOutput(const std::string& path) {
    return path == "-";
}

void note(bool quiet, const std::string& message) {
    if (!quiet) {
        const std::string line = failureLine({}, message);
        std::fwrite(line.data(), 1, line.size(), stderr);
    }
}

Answer::Answer(std::string outputPath)
    : m_outputPath(isStandardOutput(outputPath) ? std::string() : std::move(outputPath)) {}

void Answer::write(std::string_view text) {
    if (m_outputPath.empty()) {
        writeStandardOutput(text);
    } else {
        m_pending += text;
    }
}

void Answer::finish() {
    if (!m_outputPath.empty()) {
        writeOutput(m_outputPath, m_pending);
    }
}

void writeOutput(const std::string& path, std::string_view bytes) {
    if (isStandardOutput(path)) {
        writeStandardOutput(bytes);
        return;
    }
    const std::span data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const Status status = writeFile(path, data);
    if (!status) {
        throw Failure(ExitCode::BadOutput, path, describe(status.error()));
    }
}

void refuseOverwritingInput(const std::string& input, const std::string& output) {
    std::error_code ignored;
    if (!output.empty() && !isStandardOutput(output) &&
        std::filesystem::equivalent(input, output, ignored)) {
        throw Failure(ExitCode::Usage, output, "the output would replace the input");
    }
}

}  // namespace sinew::cli
