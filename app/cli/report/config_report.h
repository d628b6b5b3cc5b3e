// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/report/json_format.h"
#include "model/core/json_writer.h"
#include "model/project/project_rules.h"

namespace sinew::cli {

/// A setting of the command line.
struct OptionSetting {
    std::string name;  // that of a `ProjectSetting`
    std::string value;
    std::string option;  // "--fail-on"
};

/// Every setting that applies to a file, and what set it.
struct ConfigReport {
    std::string file;
    const ProjectRules& rules;                // borrowed
    std::vector<OptionSetting> options = {};  // these count more than the rules
};

extern const JsonFormat kConfigFormat;

/// Lines of name, value and "PATH:LINE:COLUMN".
[[nodiscard]] std::string configText(const ConfigReport& report);
void writeConfig(JsonWriter& json, const ConfigReport& report);

}  // namespace sinew::cli
