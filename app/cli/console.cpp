// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <stop_token>
#include <thread>
#include <utility>

#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/core/file_handle.h"
#include "model/core/file_target.h"
#include "model/core/file_writer.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

constexpr int kWidth = 32;

std::mutex g_mutex;  // guards the line that the bar is drawn on
bool g_isDrawn = false;
bool g_isHidden = false;
std::string g_place;  // words about the file, before those of a bar
thread_local KeptNotes* t_kept = nullptr;

std::string g_line;  // bytes of the last bar
std::chrono::steady_clock::time_point g_changed;

void writeLine(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
}

/// While a bar is drawn and does not change, adds how long: a stage that reports no share is not a
/// standstill.
class Waiting {
public:
    Waiting() {
        try {
            m_thread = std::jthread([this](const std::stop_token& stop) { show(stop); });
        } catch (const std::system_error&) {  // no more threads: the bar does not move
        }
    }

private:
    void show(const std::stop_token& stop) {
        using std::chrono::seconds;
        std::unique_lock lock(g_mutex);
        while (!m_end.wait_for(lock, stop, seconds(1), [&stop] { return stop.stop_requested(); })) {
            const auto since =
                std::chrono::duration_cast<seconds>(std::chrono::steady_clock::now() - g_changed);
            if (g_isDrawn && since >= seconds(1)) {
                writeLine(g_line + ", for " + std::to_string(since.count()) + " s");
            }
        }
    }

    std::condition_variable_any m_end;
    std::jthread m_thread;
};

void eraseLine() {
    if (g_isDrawn) {
        std::fputs("\r\x1b[K", stderr);
        std::fflush(stderr);
        g_isDrawn = false;
    }
}

constexpr std::size_t kPieceBytes = 1U << 18U;

void writeStandardOutput(std::string_view text) {
    const ProgressBar::Gap gap;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() ||
        std::fflush(stdout) != 0) {
        throw Failure(errno == EPIPE ? ExitCode::PipeClosed : ExitCode::BadOutput, {},
                      "cannot write to standard output: " + writeProblem(errno));
    }
}

/// Of an output path (empty: standard output); 0: there is none yet.
mode_t modeOf(const std::string& path) {
    struct stat facts {};
    const bool known = path.empty() || isStandardOutput(path) ? ::fstat(STDOUT_FILENO, &facts) == 0
                                                              : ::stat(path.c_str(), &facts) == 0;
    return known ? facts.st_mode : 0;
}

std::span<const std::uint8_t> bytesOf(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

ProgressBar::ProgressBar(std::string what, bool quiet)
    : m_what(std::move(what)),
      m_visible(!quiet && !g_isHidden && !t_kept && ::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    erase();
}

void ProgressBar::erase() {
    const Gap gap;
}

ProgressBar::OfMany::OfMany(bool hidden) {
    g_isHidden = hidden;
}

ProgressBar::OfMany::~OfMany() {
    const Gap gap;
    g_isHidden = false;
    g_place.clear();
}

void ProgressBar::OfMany::begin(std::size_t place, std::size_t total) {
    const Gap gap;
    g_place = std::to_string(place) + " of " + std::to_string(total) + ": ";
}

ProgressBar::Gap::Gap() : m_lock(g_mutex) {
    eraseLine();
}

void ProgressBar::show(float part) {
    show(m_what, part);
}

void ProgressBar::show(const std::string& what, float part) {
    if (!m_visible) {
        return;
    }
    const std::lock_guard lock(g_mutex);
    const int least = what == m_what ? m_percent : 0;
    const int percent = std::max(least, static_cast<int>(100.0F * std::clamp(part, 0.0F, 1.0F)));
    if (g_isDrawn && percent == m_percent && what == m_what) {
        return;
    }
    m_percent = percent;
    m_what = what;
    const auto filled = static_cast<std::size_t>(percent * kWidth / 100);
    g_line = "\r\x1b[K" + g_place + m_what + " [" + std::string(filled, '#') +
             std::string(kWidth - filled, ' ') + "] " + std::to_string(percent) + " %";
    g_changed = std::chrono::steady_clock::now();
    writeLine(g_line);
    g_isDrawn = true;
    static const Waiting kWaiting;  // starts with the first bar
}

bool isStandardOutput(const std::string& path) {
    constexpr std::array<std::string_view, 4> kNames = {kStandardStream, "/dev/stdout", "/dev/fd/1",
                                                        "/proc/self/fd/1"};
    return std::find(kNames.begin(), kNames.end(), path) != kNames.end();
}

bool mayReachTerminal(const std::string& path) {
    const mode_t mode = modeOf(path);
    return mode != 0 && !S_ISREG(mode);
}

bool isPiped(const std::string& path) {
    const mode_t mode = modeOf(path);
    return S_ISFIFO(mode) || S_ISSOCK(mode);
}

bool isTerminal(const std::string& path) {
    if (isStandardOutput(path)) {
        return ::isatty(STDOUT_FILENO) == 1;
    }
    std::error_code ignored;
    if (!std::filesystem::is_character_file(path, ignored)) {
        return false;
    }
    const FileHandle file(::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    return file && ::isatty(file.number()) == 1;
}

void note(bool quiet, const std::string& message) {
    if (!quiet && t_kept) {
        t_kept->notes.push_back(oneLine(message));
    } else if (!quiet) {
        const std::string line = failureLine({}, message);
        const ProgressBar::Gap gap;
        std::fwrite(line.data(), 1, line.size(), stderr);
    }
}

KeptNotes::KeptNotes() {
    t_kept = this;
}

KeptNotes::~KeptNotes() {
    t_kept = nullptr;
}

Answer::Answer(const std::string& path) {
    if (path.empty() || isStandardOutput(path)) {
        return;
    }
    m_path = path;
    m_file = std::make_unique<FileWriter>(toOutput(path, FileWriter::open(path)));
    m_pending.reserve(kPieceBytes);
}

Answer::~Answer() = default;

void Answer::write(std::string_view bytes) {
    if (!m_file) {
        writeStandardOutput(bytes);
        return;
    }
    if (m_pending.size() + bytes.size() > kPieceBytes) {
        toOutput(m_path, m_file->write(bytesOf(m_pending)));
        m_pending.clear();
    }
    if (bytes.size() > kPieceBytes) {
        toOutput(m_path, m_file->write(bytesOf(bytes)));
    } else {
        m_pending += bytes;
    }
}

void Answer::finish() {
    if (m_file) {
        toOutput(m_path, m_file->write(bytesOf(m_pending)));
        m_pending.clear();
        toOutput(m_path, m_file->finish());
    }
}

void writeOutput(const std::string& path, std::string_view bytes) {
    Answer output(path);
    output.write(bytes);
    output.finish();
}

void refuseTerminal(const std::string& output, const char* what) {
    if (isTerminal(output)) {
        const std::string name = isStandardOutput(output) ? "standard output" : output;
        throw Failure(ExitCode::Usage, name,
                      "it is a terminal, and " + std::string(what) +
                          " is not text; name a file or pipe it into a program");
    }
}

void refuseOverwritingInput(const std::string& input, const std::string& output) {
    std::error_code ignored;
    if (!output.empty() && !isStandardInput(input) && !isStandardOutput(output) &&
        std::filesystem::equivalent(input, output, ignored)) {
        throw Failure(ExitCode::Usage, output, "the output would replace the input");
    }
}

}  // namespace sinew::cli
