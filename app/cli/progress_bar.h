// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

/// A progress bar on standard error, only if that is a terminal; erased at the end.
class ProgressBar {
public:
    ProgressBar(std::string what, bool quiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// `part` from 0 to 1. Draws if the percentage or the label has changed.
    void show(float part);
    void show(const std::string& what, float part);

private:
    std::string m_what;
    bool m_visible;
    int m_percent = -1;  // as drawn; -1: not yet
};

}  // namespace sinew::cli
