// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_check.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "model/check/context.h"
#include "model/check/group_findings.h"
#include "model/motion/check_file.h"
#include "model/project/contract_rules.h"

namespace sinew {
namespace {

using Thresholds = decltype(CheckPolicy::parameters);

bool isAboutClips(const ProjectSetting& setting, std::string_view part) {
    return !setting.clips.empty() && setting.name.starts_with("/rules/") &&
           setting.name.find(part) != std::string::npos;
}

/// The rules of each clip that a block is about; null: the rules of the file are its own.
std::vector<std::shared_ptr<const ProjectRules>> rulesOfClips(const Asset& asset,
                                                              const ProjectRules& rules,
                                                              std::string_view part) {
    std::vector<std::shared_ptr<const ProjectRules>> all(asset.animations.size());
    const bool differ =
        std::any_of(rules.settings.begin(), rules.settings.end(),
                    [part](const ProjectSetting& each) { return isAboutClips(each, part); });
    for (std::size_t i = 0; differ && i < all.size(); ++i) {
        all[i] = std::make_shared<const ProjectRules>(rulesOfClip(rules, asset.animations[i].name));
    }
    return all;
}

/// Findings about clips with thresholds of their own are replaced by those of another check.
void checkWithThresholdsOfClips(const std::shared_ptr<const Asset>& asset,
                                const ProjectRules& rules, const CheckOptions& options,
                                const std::stop_token& stop, std::vector<Diagnostic>& findings) {
    const auto own = rulesOfClips(*asset, rules, "/thresholds/");
    std::map<Thresholds, std::set<std::uint32_t>> clips;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i] && own[i]->policy.parameters != options.policy.parameters) {
            clips[own[i]->policy.parameters].insert(static_cast<std::uint32_t>(i));
        }
    }
    for (const auto& [thresholds, which] : clips) {
        const auto isAbout = [&chosen = which](const Diagnostic& finding) {
            return finding.animation && chosen.contains(*finding.animation);
        };
        findings.erase(std::remove_if(findings.begin(), findings.end(), isAbout), findings.end());
        CheckOptions others = options;
        others.policy.parameters = thresholds;
        const std::vector<Diagnostic> more = checkFile(asset, others, stop);
        std::copy_if(more.begin(), more.end(), std::back_inserter(findings), isAbout);
    }
}

/// The codes about which blocks of single clips say something.
std::set<std::string, std::less<>> codesOfClips(const ProjectRules& rules) {
    std::set<std::string, std::less<>> codes;
    for (const ProjectSetting& setting : rules.settings) {
        if (isAboutClips(setting, "/severity")) {
            const std::size_t first = std::string_view("/rules/").size();
            codes.insert(setting.name.substr(first, setting.name.find('/', first) - first));
        }
    }
    return codes;
}

/// Gives a finding the severity of a policy. Whether the policy does not mute it.
bool stays(const CheckPolicy& policy, Diagnostic& finding) {
    if (const auto own = policy.severities.find(finding.code); own != policy.severities.end()) {
        finding.severity = own->second;
    }
    return !policy.mutes(finding.code);
}

/// Leaves the seams of clips to their contract, where one says whether they loop.
void leaveToContracts(const Asset& asset, const ProjectRules& rules,
                      std::vector<Diagnostic>& findings) {
    std::erase_if(findings, [&](const Diagnostic& finding) {
        return finding.code == "LOOP_SEAM" && finding.animation &&
               contractOf(rules, asset.animations[*finding.animation].name).loop;
    });
}

}  // namespace

std::vector<Diagnostic> projectFindings(const std::shared_ptr<const Asset>& asset,
                                        const ProjectRules& rules, const CheckOptions& options,
                                        const std::stop_token& stop) {
    if (rules.empty()) {
        return {};
    }
    check::Context context(*asset, options, stop);
    checkBudgets(context, rules);
    checkNames(context, rules);
    checkFrameRates(context, rules);
    checkContracts(context, asset, rules);
    return context.take();
}

std::vector<Diagnostic> checkByProject(const std::shared_ptr<const Asset>& asset,
                                       const ProjectRules& rules, const CheckOptions& options,
                                       const std::stop_token& stop,
                                       const std::function<void(float)>& progress) {
    std::vector<Diagnostic> findings = checkFile(asset, options, stop, progress);
    if (rules.empty()) {
        return findings;
    }
    checkWithThresholdsOfClips(asset, rules, options, stop, findings);
    std::vector<Diagnostic> more = projectFindings(asset, rules, options, stop);
    std::move(more.begin(), more.end(), std::back_inserter(findings));
    return findings;
}

CheckPolicy policyUnder(const CheckPolicy& user, const ProjectRules& rules,
                        const std::optional<FailOn>& failOn) {
    CheckPolicy policy = user;
    const std::set<std::string, std::less<>> ofClips = codesOfClips(rules);
    for (const std::string& code : rules.policy.muted) {
        if (!ofClips.contains(code)) {
            policy.muted.insert(code);
        }
    }
    for (const auto& [code, severity] : rules.policy.severities) {
        if (!ofClips.contains(code)) {
            policy.severities.insert_or_assign(code, severity);
        }
    }
    for (const auto& [code, thresholds] : rules.policy.parameters) {
        for (const auto& [name, value] : thresholds) {
            policy.parameters[code].insert_or_assign(name, value);
        }
    }
    if (failOn) {
        policy.failOn = *failOn;
    } else if (rules.failOn) {
        policy.failOn = rules.failOn->value;
    }
    return policy;
}

JudgedFindings judgedByProject(const Asset& asset, const ProjectRules& rules,
                               const CheckPolicy& policy, std::vector<Diagnostic> findings) {
    leaveToContracts(asset, rules, findings);
    const std::set<std::string, std::less<>> codes = codesOfClips(rules);
    if (codes.empty()) {
        return judgedFindings(policy, groupedFindings(asset, std::move(findings)));
    }
    const auto clips = rulesOfClips(asset, rules, "/severity");
    std::vector<Diagnostic> kept;
    for (Diagnostic& finding : findings) {
        const bool isOfClip =
            finding.animation && *finding.animation < clips.size() && clips[*finding.animation];
        const CheckPolicy& own = isOfClip ? clips[*finding.animation]->policy : rules.policy;
        if (!codes.contains(finding.code) || stays(own, finding)) {
            kept.push_back(std::move(finding));
        }
    }
    const std::size_t muted = findings.size() - kept.size();
    JudgedFindings judged = judgedFindings(policy, groupedFindings(asset, std::move(kept)));
    judged.muted += muted;
    return judged;
}

}  // namespace sinew
