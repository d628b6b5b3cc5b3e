// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/baseline/baseline_option.h"

#include <filesystem>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"

namespace sinew::cli {

void addBaselineOptions(Options& options, BaselineArguments& arguments) {
    options.value("--baseline", arguments.used, "FILE",
                  "Findings that this file lists are known: counted, not shown,\nand no reason to "
                  "fail; those that are gone are named");
    options.readsFile(arguments.used);
    options.value(
        "--update-baseline", arguments.updated, "FILE",
        "The same, then write the findings of this check to the file\n(sinew.baseline/1), without "
        "what is gone, and end with 0, or 3 if a\nfile cannot be read");
    options.readsFile(arguments.updated);
    options.writesFile(arguments.updated);
}

Baselines::Baselines(const BaselineArguments& arguments, const std::string& output, bool quiet)
    : m_arguments(arguments), m_quiet(quiet) {
    if (!arguments.used.empty() && !arguments.updated.empty()) {
        throw usageFailure("--baseline and --update-baseline cannot be combined");
    }
    if (!ofOption().empty()) {
        read(ofOption(), output);
    }
}

const std::string& Baselines::ofOption() const {
    return m_arguments.used.empty() ? m_arguments.updated : m_arguments.used;
}

void Baselines::add(const ProjectRules& project, const std::string& output) {
    if (project.baseline && ofOption().empty() && !m_checks.contains(project.baseline->value)) {
        read(project.baseline->value, output);
    }
}

void Baselines::read(const std::string& file, const std::string& output) {
    refuseOverwritingInput(file, output);
    std::error_code ignored;
    if (!m_arguments.updated.empty() && !std::filesystem::exists(file, ignored)) {
        m_checks.emplace(file, BaselineCheck(file, {}));
        return;
    }
    const std::string text = readTextInput(file, "the baseline", kMostBaselineBytes + 1, m_quiet);
    m_checks.emplace(file, BaselineCheck(file, fromInput(file, readBaseline(text))));
}

BaselineCheck* Baselines::find(const ProjectRules& project) {
    const bool isOfProject = project.baseline && ofOption().empty();
    const auto found = m_checks.find(isOfProject ? project.baseline->value : ofOption());
    return found == m_checks.end() ? nullptr : &found->second;
}

void Baselines::update() const {
    if (!m_arguments.updated.empty()) {
        writeOutput(m_arguments.updated, baselineText(m_checks.at(ofOption()).updated()));
    }
}

}  // namespace sinew::cli
