// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "app/cli/report/json_format.h"
#include "model/core/result.h"

namespace sinew::cli {

/// [object], named as in `FindingDetails::objects`: the number of findings.
using KnownObjects = std::map<std::string, std::size_t>;

/// [severity][code]: the findings of a file that are known. A finding whose severity changes is
/// another one.
using KnownFindings = std::map<std::string, std::map<std::string, KnownObjects>>;

/// Findings that do not count, because they were there before (sinew.baseline/1).
struct Baseline {
    std::map<std::string, KnownFindings> files = {};  // [path from the folder of the baseline]
};

inline constexpr std::size_t kMostBaselineBytes = std::size_t{64} << 20U;

/// Errors: InvalidJson; InvalidRequest with a pointer.
[[nodiscard]] Result<Baseline> readBaseline(std::string_view text);

/// Sorted, a line per object, so that versions can be compared line by line.
[[nodiscard]] std::string baselineText(const Baseline& baseline);

extern const JsonFormat kBaselineFormat;

}  // namespace sinew::cli
