// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
class FileWriter;
}

namespace sinew::cli {

/// A progress bar on standard error, only if that is a terminal; erased at the end, and while
/// something is written to standard output or standard error. One at a time; thread-safe.
class ProgressBar {
public:
    ProgressBar(std::string what, bool quiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// `part` from 0 to 1. Draws if the percentage or the label has changed. Under one label it
    /// never goes back: of threads that report in any order, the farthest is shown.
    void show(float part);
    void show(const std::string& what, float part);

    /// Whether a bar is ever drawn.
    [[nodiscard]] bool visible() const noexcept { return m_visible; }

    /// Erases the bar that is drawn, if any; the next `show` draws it again.
    static void erase();

    /// While it lives, the words of all bars begin with the place of a file: "3 of 20: ". None is
    /// drawn if they would get between the lines of an answer, `hidden`.
    class OfMany {
    public:
        explicit OfMany(bool hidden);
        ~OfMany();
        OfMany(const OfMany&) = delete;
        OfMany& operator=(const OfMany&) = delete;

        /// `place` from 1 on.
        static void begin(std::size_t place, std::size_t total);
    };

    /// Erases it, and none is drawn as long as this lives: no thread's bar gets into another's
    /// line.
    class Gap {
    public:
        Gap();

    private:
        std::unique_lock<std::mutex> m_lock;
    };

private:
    std::string m_what;
    bool m_visible;
    int m_percent = -1;  // last drawn value; -1: none yet
};

/// One line on standard error, unless `quiet`.
void note(bool quiet, const std::string& message);

/// While it lives, notes of its thread are kept instead of printed, and the thread draws no bars.
class KeptNotes {
public:
    KeptNotes();
    ~KeptNotes();
    KeptNotes(const KeptNotes&) = delete;
    KeptNotes& operator=(const KeptNotes&) = delete;

    std::vector<std::string> notes;  // each is a line
};

/// Whether an output path is "-" or a name of the same, such as /dev/stdout.
[[nodiscard]] bool isStandardOutput(const std::string& path);

/// The output of a command in pieces: to standard output, or, if a path is given, to a file that is
/// in place after `finish`. Throws Failure (exit 4; PipeClosed for a pipe that nothing reads any
/// more).
class Answer {
public:
    explicit Answer(const std::string& outputPath);
    ~Answer();  // removes what is not finished
    Answer(const Answer&) = delete;
    Answer& operator=(const Answer&) = delete;

    void write(std::string_view bytes);
    void finish();

private:
    std::string m_path;
    std::unique_ptr<FileWriter> m_file;  // null: standard output
    std::string m_pending;               // bytes for the file, up to a piece
};

/// An answer that is complete.
void writeOutput(const std::string& path, std::string_view bytes);

/// Whether what is written to an output path (empty: standard output) may come to the terminal
/// while it is written: unless it is a file. The reader of a pipe may print to the same terminal.
[[nodiscard]] bool mayReachTerminal(const std::string& path);

/// Whether what is written to an output path (empty: standard output) goes through a pipe: its
/// reader may print to the terminal that shows the bar.
[[nodiscard]] bool isPiped(const std::string& path);

/// Whether an output path is a terminal, under whatever name.
[[nodiscard]] bool isTerminal(const std::string& path);

/// Refuses to write `what` ("a PNG image") to a terminal. Throws Failure (exit 2).
void refuseTerminal(const std::string& output, const char* what);

/// Refuses to overwrite the input. Throws Failure (exit 2).
void refuseOverwritingInput(const std::string& input, const std::string& output);

}  // namespace sinew::cli
