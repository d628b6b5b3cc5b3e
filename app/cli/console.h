// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::cli {

/// One line on standard error, unless `quiet`.
void note(bool quiet, const std::string& message);

/// Whether an output path is "-" or a name of the same, such as /dev/stdout.
[[nodiscard]] bool isStandardOutput(const std::string& path);

/// The output of a command: standard output in pieces, or, if a path is given, a file written
/// completely by `finish`. Throws Failure (exit 4).
class Answer {
public:
    explicit Answer(std::string outputPath);
    void write(std::string_view text);
    void finish();

private:
    std::string m_outputPath;
    std::string m_pending;  // the whole text, if it goes to a file
};

/// Writes a complete file or none; "-" is standard output. Throws Failure (exit 4; PipeClosed for a
/// pipe that nothing reads any more).
void writeOutput(const std::string& path, std::string_view bytes);

/// Whether an output path is a terminal, under whatever name.
[[nodiscard]] bool isTerminal(const std::string& path);

/// Refuses to write `what` ("a PNG image") to a terminal. Throws Failure (exit 2).
void refuseTerminal(const std::string& output, const char* what);

/// Refuses to overwrite the input. Throws Failure (exit 2).
void refuseOverwritingInput(const std::string& input, const std::string& output);

}  // namespace sinew::cli
