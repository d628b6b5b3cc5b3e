// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/baseline/baseline.h"
#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// A baseline in use: takes known findings out of reports, and collects what the next baseline is.
class BaselineCheck {
public:
    /// `file` holds the baseline; paths in it are relative to its folder.
    BaselineCheck(const std::string& file, Baseline baseline);

    /// Moves the findings that are known to `FileReport::known`, fills `gone`, and judges again
    /// whether the file fails. `policy` is that by which the file was judged; what it does not look
    /// for stays in the baseline. A file that was moved is found again by its name if it is the
    /// only one.
    void apply(FileReport& report, const CheckPolicy& policy, bool hasSnapshot);

    /// The baseline with which every finding would be known. Files that no longer exist are left
    /// out, those that were not checked stay.
    [[nodiscard]] Baseline updated() const;

private:
    [[nodiscard]] std::string keyOf(const std::string& file) const;
    [[nodiscard]] bool exists(const std::string& key) const;
    [[nodiscard]] std::string movedFrom(const std::string& key) const;

    std::filesystem::path m_folder;
    Baseline m_before;
    Baseline m_after;
};

}  // namespace sinew::cli
