// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/git/git_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "app/common/failure.h"
#include "model/core/file_handle.h"

namespace sinew::cli {

namespace {

/// Standard input is empty; both outputs go into a pipe.
class SpawnActions {
public:
    explicit SpawnActions(int output) {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, output, STDERR_FILENO);
    }
    ~SpawnActions() { ::posix_spawn_file_actions_destroy(&m_actions); }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* get() const noexcept { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

[[nodiscard]] Failure noGit(int problem) {
    return usageFailure(std::string("git cannot be started: ") + std::strerror(problem));
}

std::string readAll(int file) {
    std::string text;
    std::array<char, 4096> piece{};
    while (true) {
        const ssize_t got = ::read(file, piece.data(), piece.size());
        if (got > 0) {
            text.append(piece.data(), static_cast<std::size_t>(got));
        } else if (got == 0 || errno != EINTR) {
            break;
        }
    }
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text;
}

int exitCodeOf(pid_t process) {
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

GitAnswer runGit(const std::vector<std::string>& arguments) {
    std::vector<std::string> words{"git"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw noGit(errno);
    }
    const FileHandle reading(ends[0]);
    FileHandle writing(ends[1]);
    const SpawnActions actions(writing.number());
    pid_t process = 0;
    const int problem =
        ::posix_spawnp(&process, "git", actions.get(), nullptr, pointers.data(), environ);
    if (problem != 0) {
        throw noGit(problem);
    }
    writing = FileHandle();
    std::string text = readAll(reading.number());
    return {.code = exitCodeOf(process), .text = std::move(text)};
}

}  // namespace sinew::cli
