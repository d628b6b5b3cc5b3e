// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>

#include "model/core/result.h"

namespace sinew {

/// Exit codes for scripts. Their meaning never changes.
enum class ExitCode : int {
    Done = 0,
    Found = 1,          // done, and something was found or differs
    Usage = 2,          // an unknown option, animation, joint, camera or view; nothing was written
    BadInput = 3,       // the input cannot be read or is not valid glTF
    BadOutput = 4,      // the output cannot be written; no partial file is left behind
    NoDevice = 5,       // no usable Vulkan device, or the layer asked for is missing
    Validation = 6,     // the Vulkan validation layer reported an error
    Interrupted = 130,  // stopped by Ctrl+C between two pictures
    PipeClosed = 141,   // standard output was closed early, as by "| head": no message
};

/// Ends a command with an exit code and a one-line message on standard error. `file` is the file
/// concerned; empty means the command's input.
class Failure : public std::runtime_error {
public:
    Failure(ExitCode code, std::string file, const std::string& message)
        : std::runtime_error(message), m_code(code), m_file(std::move(file)) {}
    [[nodiscard]] ExitCode code() const noexcept { return m_code; }
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

private:
    ExitCode m_code;
    std::string m_file;
};

[[nodiscard]] Failure usageFailure(const std::string& message);

[[nodiscard]] Failure inputFailure(const std::string& file, const Error& error);

/// The value of an input. Throws Failure (exit 3) if there is none.
template <class T>
[[nodiscard]] T fromInput(const std::string& file, Result<T> result) {
    if (!result) {
        throw inputFailure(file, result.error());
    }
    return std::move(result).value();
}

/// The same of an output (exit 4).
template <class T>
T toOutput(const std::string& path, Result<T> result) {
    if (!result) {
        throw Failure(ExitCode::BadOutput, path, describe(result.error()));
    }
    return std::move(result).value();
}

/// A condition that is refused, and why.
struct Refusal {
    bool applies;
    const char* words;
};

/// Throws the first that applies (exit 2).
void refuseAny(std::initializer_list<Refusal> refusals);

/// The name of a file without its folders; as `shownName` for standard input.
[[nodiscard]] std::string nameWithoutFolder(const std::string& file);

/// The file name that means standard input or output.
inline constexpr const char* kStandardStream = "-";

/// A file name for people: on one line; "standard input" for "-".
[[nodiscard]] std::string shownName(const std::string& file);

/// "sinew-cli: FILE: message", with the name of the running program; always on one line.
[[nodiscard]] std::string failureLine(const std::string& file, const std::string& message);

}  // namespace sinew
