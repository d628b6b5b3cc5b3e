// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/args/input_files.h"
#include "app/cli/args/options.h"
#include "model/project/project_rules.h"

namespace sinew {
class ProjectRuleFinder;
}

namespace sinew::cli {

/// --config and --no-config.
struct ProjectArguments {
    std::string config;
    bool none = false;
    /// Reads each rule file once. Made with the first use.
    std::shared_ptr<std::shared_ptr<ProjectRuleFinder>> finder =
        std::make_shared<std::shared_ptr<ProjectRuleFinder>>();
};

/// `files`: the assets whose rules are looked for; the command may read their rule files. Both must
/// outlive the options.
void addProjectOptions(Options& options, ProjectArguments& arguments, const FileArguments& files);
void addProjectOptions(Options& options, ProjectArguments& arguments, const std::string& file);

/// The rules of files, read before anything else is done. For several threads.
class RulesOfFiles {
public:
    /// Throws Failure (exit 2) for a broken rule file.
    RulesOfFiles(const ProjectArguments& arguments, const std::vector<InputPath>& paths);

    /// No rules for any other file.
    [[nodiscard]] const ProjectRules& operator[](const std::string& file) const;

private:
    std::map<std::string, std::shared_ptr<const ProjectRules>, std::less<>> m_rules;
};

}  // namespace sinew::cli
