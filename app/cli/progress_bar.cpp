// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace sinew::cli {

namespace {

constexpr int kWidth = 32;

std::mutex g_mutex;  // guards the line that the bar is drawn on
bool g_isDrawn = false;

void eraseLine() {
    if (g_isDrawn) {
        std::fputs("\r\x1b[K", stderr);
        std::fflush(stderr);
        g_isDrawn = false;
    }
}

}  // namespace

ProgressBar::ProgressBar(std::string what, bool quiet)
    : m_what(std::move(what)), m_visible(!quiet && ::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    erase();
}

void ProgressBar::erase() {
    const Gap gap;
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
    const int percent = static_cast<int>(100.0F * std::clamp(part, 0.0F, 1.0F));
    const std::lock_guard lock(g_mutex);
    if (g_isDrawn && percent == m_percent && what == m_what) {
        return;
    }
    m_percent = percent;
    m_what = what;
    const auto filled = static_cast<std::size_t>(percent * kWidth / 100);
    const std::string line = "\r\x1b[K" + m_what + " [" + std::string(filled, '#') +
                             std::string(kWidth - filled, ' ') + "] " + std::to_string(percent) +
                             " %";
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
    g_isDrawn = true;
}

}  // namespace sinew::cli
