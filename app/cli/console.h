// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::cli {

/// One line on standard error, unless `quiet`.
void note(bool quiet, const std::string& message);

/// Whether an output's path is "-".
[[nodiscard]] bool isStandardOutput(const std::string& path);

/// Where an answer goes: standard output in pieces, or, where a path is given, a file that appears
/// whole when `finish` is called. Throws Failure (exit 4).
class Answer {
public:
    explicit Answer(std::string outputPath);
    void write(std::string_view text);
    void finish();

private:
    std::string m_outputPath;
    std::string m_pending;  // all of the text where it goes to a file
};

/// Writes a whole file or none, or "-", standard output. Throws Failure (exit 4).
void writeOutput(const std::string& path, std::string_view bytes);

/// A tool that only reads must not write over what it reads. Throws Failure (exit 2).
void refuseOverwritingInput(const std::string& input, const std::string& output);

}  // namespace sinew::cli
