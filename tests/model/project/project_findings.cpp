// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/project/project_findings.h"

#include "model/project/project_check.h"
#include "model/project/project_file.h"
#include "model/project/project_rules.h"

namespace sinew::test {

std::string ProjectVerdict::codes() const {
    std::string codes;
    const auto add = [&codes](const std::string& code) {
        codes += (codes.empty() ? "" : " ") + code;
    };
    for (const Diagnostic& finding : findings) {
        add(finding.code);
    }
    for (const CoverageGap& gap : gaps) {
        add("?" + gap.code);
    }
    return codes;
}

std::string ProjectVerdict::message() const {
    return findings.size() == 1 ? findings.front().message : std::string();
}

ProjectVerdict verdictOn(const std::shared_ptr<const Asset>& asset, const std::string& rules) {
    const Result<ProjectFile> file = parseProjectFile("/p/sinew.json", rules);
    if (!file) {
        return {.findings = {{.code = "BROKEN", .message = file.error().message}}, .gaps = {}};
    }
    std::vector<ProjectSetting> settings;
    for (const ProjectBlock& block : file->blocks) {
        settings.insert(settings.end(), block.settings.begin(), block.settings.end());
    }
    const ProjectRules own = rulesFromSettings(std::move(settings));
    ProjectVerdict verdict;
    verdict.findings = projectFindings(asset, own, {.policy = own.policy, .gaps = &verdict.gaps});
    verdict.gaps = judgedGaps(own.policy, std::move(verdict.gaps));
    return verdict;
}

}  // namespace sinew::test
