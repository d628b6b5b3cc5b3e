// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/core/file_handle.h"
#include "model/core/file_writer.h"

namespace sinew::cli {

namespace {

/// What `git` answered.
struct GitAnswer {
    int code = 0;      // its exit code
    std::string text;  // standard output and standard error, without the last end of line

    [[nodiscard]] bool done() const noexcept { return code == 0; }
};

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

/// Runs `git` with these arguments in the current folder and waits for it. Throws Failure (exit 2)
/// if it cannot be started.
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

/// The name of the diff driver in the configuration and in the attributes of Git.
constexpr const char* kGitDriver = "sinew";

constexpr auto kLines =
    std::to_array<std::string_view>({"*.glb diff=sinew", "*.gltf diff=sinew", "*.vrm diff=sinew"});

std::string_view withoutReturn(std::string_view line) {
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// With their ends of line.
std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::string_view wordsOf(std::string_view line) {
    return withoutReturn(line.ends_with('\n') ? line.substr(0, line.size() - 1) : line);
}

/// The attributes of a file (gitattributes(5)) with a line for each of .glb, .gltf and .vrm that
/// names the driver: what is missing is appended, where it counts more than earlier lines.
std::string withDriver(std::string_view attributes) {
    std::string text(attributes);
    const std::vector<std::string_view> lines = linesOf(attributes);
    for (const std::string_view wanted : kLines) {
        const bool found = std::any_of(lines.begin(), lines.end(), [wanted](std::string_view line) {
            return wordsOf(line) == wanted;
        });
        if (!found) {
            text += (text.empty() || text.ends_with('\n') ? "" : "\n") + std::string(wanted) + '\n';
        }
    }
    return text;
}

/// The same without those lines.
std::string withoutDriver(std::string_view attributes) {
    std::string text;
    for (const std::string_view line : linesOf(attributes)) {
        if (std::find(kLines.begin(), kLines.end(), wordsOf(line)) == kLines.end()) {
            text += line;
        }
    }
    return text;
}

namespace fs = std::filesystem;

struct GitSetupArguments {
    bool undo = false;
    bool global = false;
};

/// Whose configuration is meant.
std::vector<std::string> configCall(const GitSetupArguments& arguments) {
    return {"config", arguments.global ? "--global" : "--local"};
}

GitAnswer callConfig(const GitSetupArguments& arguments, const std::vector<std::string>& words) {
    std::vector<std::string> call = configCall(arguments);
    call.insert(call.end(), words.begin(), words.end());
    return runGit(call);
}

std::string firstLine(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

fs::path environmentFolder(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? fs::path() : fs::path(value);
}

/// Where Git looks for the user's attributes.
fs::path globalAttributes() {
    const GitAnswer set = runGit({"config", "--global", "--type=path", "core.attributesFile"});
    if (set.done() && !set.text.empty()) {
        return set.text;
    }
    const fs::path config = environmentFolder("XDG_CONFIG_HOME");
    const fs::path home = environmentFolder("HOME");
    if (config.empty() && home.empty()) {
        throw usageFailure("--global needs a home folder");
    }
    return (config.empty() ? home / ".config" : config) / "git" / "attributes";
}

/// Throws Failure (exit 2) outside of a working tree.
fs::path repositoryAttributes() {
    const GitAnswer top = runGit({"rev-parse", "--show-toplevel"});
    if (!top.done() || top.text.empty()) {
        throw usageFailure(
            "git-setup works in the working tree of a Git repository (or with "
            "--global for all): " +
            firstLine(top.text));
    }
    return fs::path(top.text) / ".gitattributes";
}

/// The path of a program in a shell: its name where PATH leads to it.
std::string programWord(const fs::path& program) {
    std::string paths = environmentFolder("PATH").string() + ':';
    std::error_code ignored;
    for (std::size_t end = paths.find(':'); end != std::string::npos; end = paths.find(':')) {
        const fs::path candidate = fs::path(paths.substr(0, end)) / program.filename();
        paths.erase(0, end + 1);
        if (fs::exists(candidate, ignored)) {
            if (fs::equivalent(candidate, program, ignored)) {
                return program.filename().string();
            }
            break;  // another program of this name comes first
        }
    }
    std::string word = "'";
    for (const char letter : program.string()) {
        word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return word + '\'';
}

/// A driver takes precedence over GIT_EXTERNAL_DIFF, through which `git difftool` gets the
/// versions, so it has to call that itself.
std::string unlessExternal(const std::string& command) {
    return "f() { if test -n \"$GIT_EXTERNAL_DIFF\"; then $GIT_EXTERNAL_DIFF \"$@\"; else " +
           command + " \"$@\"; fi; }; f";
}

/// Names and values of the configuration.
std::vector<std::pair<std::string, std::string>> settings() {
    const fs::path self = fs::read_symlink("/proc/self/exe");
    const std::string describes = programWord(self) + " git-diff";
    const std::string driver = std::string("diff.") + kGitDriver;
    const std::string window = programWord(self.parent_path() / "sinew");
    return {{driver + ".command", unlessExternal(describes)},
            {driver + ".textconv", describes},
            {driver + ".xfuncname", "^((clip|skin|mesh|material|nodes|extensions).*)$"},
            {std::string("difftool.") + kGitDriver + ".cmd",
             window + R"( "$LOCAL" --compare "$REMOTE")"}};
}

void writeConfig(const GitSetupArguments& arguments) {
    for (const auto& [name, value] : settings()) {
        const GitAnswer answer = callConfig(arguments, {"--replace-all", name, value});
        if (!answer.done()) {
            throw Failure(ExitCode::BadOutput, "the configuration of Git",
                          "cannot be written: " + firstLine(answer.text));
        }
    }
}

/// Missing sections are not an error.
void removeConfig(const GitSetupArguments& arguments) {
    for (const char* const kind : {"diff.", "difftool."}) {
        (void)callConfig(arguments, {"--remove-section", std::string(kind) + kGitDriver});
    }
}

void writeAttributes(const fs::path& path, const GitSetupArguments& arguments) {
    std::error_code ignored;
    const std::uintmax_t size = fs::exists(path, ignored) ? fs::file_size(path) : 0;
    const std::string before =
        size > 0 ? readTextInput(path.string(), "the attributes of Git", size, true) : "";
    const std::string after = arguments.undo ? withoutDriver(before) : withDriver(before);
    if (after == before) {
        return;
    }
    if (after.empty()) {
        fs::remove(path, ignored);
        return;
    }
    if (arguments.global) {
        fs::create_directories(path.parent_path(), ignored);
    }
    writeOutput(path.string(), after);
}

constexpr const char* kDone =
    "Git knows .glb, .gltf and .vrm files now:\n"
    "  git diff, git log -p --ext-diff   what changed, as a sentence and a list\n"
    "  git log -p, git show              lines per track, joint and primitive that differ\n"
    "  git difftool -t sinew             both versions in the window\n";
constexpr const char* kUndone = "Git treats .glb, .gltf and .vrm files as before.\n";

ExitCode runGitSetup(const GitSetupArguments& arguments, const CommonArguments& common) {
    const fs::path attributes = arguments.global ? globalAttributes() : repositoryAttributes();
    if (arguments.undo) {
        removeConfig(arguments);
    } else {
        writeConfig(arguments);
    }
    writeAttributes(attributes, arguments);
    if (!common.quiet) {
        writeOutput({}, arguments.undo ? kUndone : kDone);
    }
    return ExitCode::Done;
}

}  // namespace

void declareGitSetup(CommandSetup& setup) {
    GitSetupArguments& a = setup.runs(runGitSetup);
    setup.options.flag("--undo", a.undo, "Remove what this command wrote");
    setup.options.flag("--global", a.global,
                       "For all repositories of the user, not for this one alone");
}

}  // namespace sinew::cli
