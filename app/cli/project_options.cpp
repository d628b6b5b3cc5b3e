// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/project_options.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/project/rule_finder.h"

namespace sinew::cli {

namespace {

/// Throws Failure (exit 2).
ProjectRuleFinder& finderOf(const ProjectArguments& arguments) {
    if (arguments.none && !arguments.config.empty()) {
        throw usageFailure("--config and --no-config cannot be combined");
    }
    std::shared_ptr<ProjectRuleFinder>& finder = *arguments.finder;
    if (!finder) {
        finder =
            std::make_unique<ProjectRuleFinder>(arguments.none             ? RuleSearch::None
                                                : arguments.config.empty() ? RuleSearch::Upwards
                                                                           : RuleSearch::OneFile,
                                                arguments.config);
    }
    return *finder;
}

/// Without a path there is nothing to look for.
bool hasRules(const ProjectArguments& arguments, const std::string& file) {
    return !isStandardInput(file) || !arguments.config.empty();
}

void declare(Options& options, ProjectArguments& arguments) {
    options.value("--config", arguments.config, "RULES",
                  "The rules of the project, in place of every sinew.json in and\nabove the folder "
                  "of FILE");
    options.readsFile(arguments.config);
    options.flag("--no-config", arguments.none, "No rules of a project");
}

/// An error here occurs again when the rules are used, and is reported then.
std::vector<std::string> ruleFiles(const ProjectArguments& arguments,
                                   const std::vector<InputPath>& paths) {
    ProjectRuleFinder& finder = finderOf(arguments);
    std::set<std::string> baselines;
    for (const InputPath& path : paths) {
        if (!hasRules(arguments, path.file)) {
            continue;
        }
        if (const auto rules = finder.rulesOf(path.file); rules && (*rules)->baseline) {
            baselines.insert((*rules)->baseline->value);
        }
    }
    std::vector<std::string> files = finder.filesRead();
    files.insert(files.end(), baselines.begin(), baselines.end());
    return files;
}

}  // namespace

void addProjectOptions(Options& options, ProjectArguments& arguments, const FileArguments& files) {
    declare(options, arguments);
    options.readsMore([&arguments, &files] { return ruleFiles(arguments, inputPaths(files, {})); });
}

void addProjectOptions(Options& options, ProjectArguments& arguments, const std::string& file) {
    declare(options, arguments);
    options.readsMore([&arguments, &file] { return ruleFiles(arguments, {{.file = file}}); });
}

RulesOfFiles::RulesOfFiles(const ProjectArguments& arguments, const std::vector<InputPath>& paths) {
    ProjectRuleFinder& finder = finderOf(arguments);
    for (const InputPath& path : paths) {
        if (!path.problem.empty() || !hasRules(arguments, path.file)) {
            continue;
        }
        Result<std::shared_ptr<const ProjectRules>> rules = finder.rulesOf(path.file);
        if (!rules) {
            const std::string& words = rules.error().message;
            const std::size_t place = words.find(": ");
            throw Failure(ExitCode::Usage, words.substr(0, place),
                          words.substr(std::min(place, words.size() - 2) + 2));
        }
        m_rules.emplace(path.file, std::move(*rules));
    }
}

const ProjectRules& RulesOfFiles::operator[](const std::string& file) const {
    static const ProjectRules kNone;
    const auto found = m_rules.find(file);
    return found == m_rules.end() ? kNone : *found->second;
}

}  // namespace sinew::cli
