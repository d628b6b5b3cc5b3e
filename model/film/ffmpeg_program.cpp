// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/ffmpeg_program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "model/core/file_target.h"
#include "model/core/utf8.h"

namespace sinew {
namespace {

constexpr int kPollMilliseconds = 50;  // interval between checks of the stop token
constexpr std::size_t kMostMessageBytes = 4000;
constexpr std::size_t kMostLines = 3;
constexpr int kOutputNumber = 3;  // number in FfmpegProgram::kOutput

class FfmpegActions {
public:
    FfmpegActions(int input, int output, int words) {
        ::posix_spawn_file_actions_init(&m_actions);
        // The output first: it could have one of the numbers that are replaced.
        ::posix_spawn_file_actions_adddup2(&m_actions, output, kOutputNumber);
        ::posix_spawn_file_actions_adddup2(&m_actions, input, STDIN_FILENO);
        ::posix_spawn_file_actions_addopen(&m_actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawn_file_actions_adddup2(&m_actions, words, STDERR_FILENO);
    }
    ~FfmpegActions() { ::posix_spawn_file_actions_destroy(&m_actions); }
    FfmpegActions(const FfmpegActions&) = delete;
    FfmpegActions& operator=(const FfmpegActions&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* get() const noexcept { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

Error cannotStart(int problem) {
    if (problem == ENOENT) {
        return {ErrorCode::OutputUnwritable, std::string("the format") + kNeedsFfmpeg, {}};
    }
    return {ErrorCode::OutputUnwritable,
            "ffmpeg cannot be started: " + std::generic_category().message(problem),
            {}};
}

Error ffmpegCancelled() {
    return {ErrorCode::Cancelled, "writing the film was cancelled", {}};
}

/// A number above those that the program expects its files at.
FileHandle aboveStandardNumbers(int number) {
    FileHandle given(number);
    const int moved = ::fcntl(number, F_DUPFD_CLOEXEC, kOutputNumber + 1);
    return moved < 0 ? std::move(given) : FileHandle(moved);
}

/// The last lines, without the addresses of the program's objects: "[libx264 @ 0x5581] …".
std::string lastLines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (const std::size_t close = line.find("] ");
            line.starts_with('[') && close != std::string_view::npos) {
            line.remove_prefix(close + 2);
        }
        if (!line.empty() && line != "Conversion failed!") {
            lines.push_back(oneLine(line));
        }
    }
    if (lines.size() > kMostLines) {
        lines.erase(lines.begin(), lines.end() - kMostLines);
    }
    std::string words;
    for (const std::string& line : lines) {
        words += (words.empty() ? "" : "; ") + line;
    }
    return words;
}

}  // namespace

bool ffmpegIsInstalled() {
    const char* const set = std::getenv("PATH");
    std::string_view folders = set != nullptr ? set : "/bin:/usr/bin";
    while (true) {
        const std::size_t end = folders.find(':');
        const std::filesystem::path program =
            std::filesystem::path(folders.substr(0, end)) / "ffmpeg";
        std::error_code ignored;
        if (std::filesystem::is_regular_file(program, ignored) &&
            ::access(program.c_str(), X_OK) == 0) {
            return true;
        }
        if (end == std::string_view::npos) {
            return false;
        }
        folders.remove_prefix(end + 1);
    }
}

Result<std::unique_ptr<FfmpegProgram>> FfmpegProgram::start(std::vector<std::string> arguments,
                                                            int output) {
    // A socket instead of a pipe: a write to one that is closed need not raise a signal.
    std::array<int, 2> frames{};
    std::array<int, 2> words{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, frames.data()) != 0) {
        return cannotStart(errno);
    }
    FileHandle input = aboveStandardNumbers(frames[0]);
    const FileHandle childInput = aboveStandardNumbers(frames[1]);
    if (::pipe2(words.data(), O_CLOEXEC) != 0) {
        return cannotStart(errno);
    }
    FileHandle messages = aboveStandardNumbers(words[0]);
    const FileHandle childMessages = aboveStandardNumbers(words[1]);
    ::fcntl(messages.number(), F_SETFL, O_NONBLOCK);
    ::fcntl(input.number(), F_SETFL, O_NONBLOCK);

    arguments.insert(arguments.begin(), "ffmpeg");
    std::vector<char*> pointers;
    for (std::string& argument : arguments) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    const FfmpegActions actions(childInput.number(), output, childMessages.number());
    pid_t process = 0;
    const int problem =
        ::posix_spawnp(&process, "ffmpeg", actions.get(), nullptr, pointers.data(), environ);
    if (problem != 0) {
        return cannotStart(problem);
    }
    return std::unique_ptr<FfmpegProgram>(
        new FfmpegProgram(process, std::move(input), std::move(messages)));
}

FfmpegProgram::~FfmpegProgram() {
    if (m_process != 0) {
        ::kill(m_process, SIGKILL);
        static_cast<void>(exitStatus());
    }
}

/// Waits a moment for room in its input, or for words. False once its standard error is closed: the
/// program has ended.
bool FfmpegProgram::waitForRoom() {
    std::array<pollfd, 2> files{};
    files[0] = {m_messagePipe.number(), POLLIN, 0};
    files[1] = {m_input.number(), POLLOUT, 0};
    ::poll(files.data(), m_input ? 2 : 1, kPollMilliseconds);
    return readMessages();
}

bool FfmpegProgram::readMessages() {
    std::array<char, 1024> piece{};
    while (true) {
        const ssize_t got = ::read(m_messagePipe.number(), piece.data(), piece.size());
        if (got == 0) {
            return false;
        }
        if (got < 0) {
            return errno == EAGAIN || errno == EINTR;
        }
        m_messages.append(piece.data(), static_cast<std::size_t>(got));
        if (m_messages.size() > kMostMessageBytes) {
            m_messages.erase(0, m_messages.size() - kMostMessageBytes);
        }
    }
}

Status FfmpegProgram::write(std::span<const std::uint8_t> bytes, const std::stop_token& stop) {
    while (!bytes.empty()) {
        if (stop.stop_requested()) {
            return ffmpegCancelled();
        }
        const ssize_t sent =
            ::send(m_input.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(sent));
        } else if (errno != EAGAIN && errno != EINTR) {
            return failure();
        } else if (!waitForRoom()) {
            return failure();
        }
    }
    return Nothing{};
}

Status FfmpegProgram::finish(const std::stop_token& stop) {
    m_input = FileHandle();
    while (waitForRoom()) {
        if (stop.stop_requested()) {
            return ffmpegCancelled();
        }
    }
    return exitStatus() == 0 ? Status(Nothing{}) : Status(failure());
}

/// Its exit code, or 128 and the number of the signal that ended it.
int FfmpegProgram::exitStatus() {
    int status = 0;
    while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
    }
    m_process = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/// After its input or standard error was closed by it: it ends by itself.
Error FfmpegProgram::failure() {
    m_input = FileHandle();
    while (m_process != 0 && waitForRoom()) {
    }
    if (m_process != 0) {
        static_cast<void>(exitStatus());
    }
    const std::string words = lastLines(m_messages);
    return {ErrorCode::OutputUnwritable,
            std::string(kCannotWrite) + "ffmpeg failed" +
                (words.empty() ? " without a message" : ": " + words),
            {}};
}

}  // namespace sinew
