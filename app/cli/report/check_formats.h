// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "app/cli/report/check_report.h"

namespace sinew::cli {

/// What reports are about and look like, beside the files.
struct ReportOptions {
    std::optional<float> maxDisplacement = {};
    TextStyle style = {};
};

/// A value of `check --format`.
struct CheckFormat {
    const char* name;
    bool regions;  // `FindingDetails` need regions
    std::unique_ptr<ReportWriter> (*make)(ReportWriter::Sink sink, const ReportOptions& options);
};

/// The default first.
[[nodiscard]] std::span<const CheckFormat> checkFormats() noexcept;

/// Throws Failure (exit 2).
[[nodiscard]] const CheckFormat& checkFormatNamed(const std::string& name);

}  // namespace sinew::cli
