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

void writeError(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

ProgressBar::ProgressBar(std::string what, bool quiet)
    : m_what(std::move(what)), m_visible(!quiet && ::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (m_percent >= 0) {
        std::fputs("\r\x1b[K", stderr);
        std::fflush(stderr);
    }
}

void ProgressBar::show(float part) {
    show(m_what, part);
}

void ProgressBar::show(const std::string& what, float part) {
    const int percent = static_cast<int>(100.0F * std::clamp(part, 0.0F, 1.0F));
    if (!m_visible || (percent == m_percent && what == m_what)) {
        return;
    }
    m_percent = percent;
    m_what = what;
    const auto filled = static_cast<std::size_t>(percent * kWidth / 100);
    writeError("\r\x1b[K" + m_what + " [" + std::string(filled, '#') +
               std::string(kWidth - filled, ' ') + "] " + std::to_string(percent) + " %");
}

}  // namespace sinew::cli
