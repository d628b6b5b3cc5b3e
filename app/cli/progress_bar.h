// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

/// A bar on standard error, only where that is a terminal; gone again when it ends.
class ProgressBar {
public:
    ProgressBar(std::string what, bool quiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// `part` from 0 to 1. Draws when a whole percent or what is being done has changed.
    void show(float part);
    void show(const std::string& what, float part);

private:
    std::string m_what;
    bool m_visible;
    int m_percent = -1;  // as drawn; -1: not yet
};

}  // namespace sinew::cli
