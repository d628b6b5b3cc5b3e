// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "app/cli/args/options.h"
#include "app/cli/baseline/baseline_check.h"
#include "model/project/project_rules.h"

namespace sinew::cli {

/// --baseline and --update-baseline.
struct BaselineArguments {
    std::string used;
    std::string updated;
};

void addBaselineOptions(Options& options, BaselineArguments& arguments);

/// The baselines of a check: that of an option, or else those that the projects of its files name.
class Baselines {
public:
    /// Reads that of an option, if any. `arguments` is borrowed. Throws Failure: exit 2 for both
    /// options, or if the output would replace it; 3.
    Baselines(const BaselineArguments& arguments, const std::string& output, bool quiet);

    /// Reads the one that a project names, if any, once, unless there is an option. Throws Failure,
    /// as above.
    void add(const ProjectRules& project, const std::string& output);

    /// That of the option, or the one that the project of a file names. Null: none.
    [[nodiscard]] BaselineCheck* find(const ProjectRules& project);

    /// Writes the file of --update-baseline, if any. Throws Failure (exit 4).
    void update() const;

private:
    [[nodiscard]] const std::string& ofOption() const;
    void read(const std::string& file, const std::string& output);

    const BaselineArguments& m_arguments;
    bool m_quiet;
    std::map<std::string, BaselineCheck> m_checks;  // [file]
};

}  // namespace sinew::cli
