// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/file_handle.h"
#include "model/core/result.h"

namespace sinew {

/// Follows the name of what needs it.
inline constexpr const char* kNeedsFfmpeg =
    " needs the program ffmpeg, which is not installed (Debian: apt install ffmpeg)";

/// Whether there is such a program in PATH.
[[nodiscard]] bool ffmpegIsInstalled();

/// A running `ffmpeg` that reads its standard input and writes an open file of this process. It is
/// killed at the end of its life. A closed pipe is an error, not a signal. Errors:
/// OutputUnwritable, with the last words of the program; Cancelled.
class FfmpegProgram {
public:
    /// The name of the output for the arguments: file descriptor 3 of the program.
    static constexpr const char* kOutput = "file:/proc/self/fd/3";

    /// `output`: the number of the open file that is written. No shell reads the arguments.
    [[nodiscard]] static Result<std::unique_ptr<FfmpegProgram>> start(
        std::vector<std::string> arguments, int output);
    ~FfmpegProgram();
    FfmpegProgram(const FfmpegProgram&) = delete;
    FfmpegProgram& operator=(const FfmpegProgram&) = delete;

    /// Waits until the program has taken the bytes.
    [[nodiscard]] Status write(std::span<const std::uint8_t> bytes, const std::stop_token& stop);
    /// Ends the input and waits for the program.
    [[nodiscard]] Status finish(const std::stop_token& stop);

private:
    FfmpegProgram(pid_t process, FileHandle input, FileHandle words) noexcept
        : m_process(process), m_input(std::move(input)), m_messagePipe(std::move(words)) {}

    [[nodiscard]] bool waitForRoom();
    [[nodiscard]] bool readMessages();
    [[nodiscard]] int exitStatus();
    [[nodiscard]] Error failure();

    pid_t m_process;  // 0: it has ended
    FileHandle m_input;
    FileHandle m_messagePipe;
    std::string m_messages;  // end of what it wrote on standard error
};

}  // namespace sinew
