// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <string>

namespace sinew::cli {

/// A progress bar on standard error, only if that is a terminal; erased at the end, and while
/// something is written to standard output or standard error. One at a time; thread-safe.
class ProgressBar {
public:
    ProgressBar(std::string what, bool quiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// `part` from 0 to 1. Draws if the percentage or the label has changed.
    void show(float part);
    void show(const std::string& what, float part);

    /// Whether a bar is ever drawn.
    [[nodiscard]] bool visible() const noexcept { return m_visible; }

    /// Erases the bar that is drawn, if any; the next `show` draws it again.
    static void erase();

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

}  // namespace sinew::cli
