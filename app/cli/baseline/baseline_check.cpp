// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/baseline/baseline_check.h"

#include <algorithm>
#include <utility>

#include "app/common/failure.h"
#include "model/check/rule.h"
#include "model/check/tables.h"

namespace sinew::cli {

namespace {

namespace fs = std::filesystem;

bool isRuleOf(std::span<const Rule> table, std::string_view code) {
    return std::any_of(table.begin(), table.end(),
                       [code](const Rule& rule) { return rule.code == code; });
}

/// Whether a check by this policy would have reported a finding.
bool looksFor(const CheckPolicy& policy, bool hasSnapshot, const std::string& severity,
              const std::string& code) {
    const auto* found = std::find_if(kSeverities.begin(), kSeverities.end(),
                                     [&](Severity each) { return severity == severityName(each); });
    return (found == kSeverities.end() || policy.shows(code, *found)) &&
           (policy.maxDisplacement || !isRuleOf(check::engineTable(), code)) &&
           (hasSnapshot || !isRuleOf(check::snapshotTable(), code));
}

/// Takes up to `count` from an entry; returns what it did not have.
std::size_t takeFrom(KnownObjects& known, const std::string& object, std::size_t count) {
    const auto found = known.find(object);
    if (found == known.end()) {
        return count;
    }
    const std::size_t taken = std::min(count, found->second);
    found->second -= taken;
    return count - taken;
}

/// Takes what a finding is about out of the known objects; returns the objects that are new.
/// Objects without an entry of their own may be among those that were only counted, and and vice
/// versa.
std::vector<std::string> takeKnown(KnownObjects& known, const KnownObjects& objects) {
    std::vector<std::string> fresh;
    for (const auto& [object, count] : objects) {
        std::size_t left = takeFrom(known, object, count);
        if (object != kManyObjects) {
            left = takeFrom(known, kManyObjects, left);
        } else {
            for (auto entry = known.begin(); left > 0 && entry != known.end(); ++entry) {
                left = takeFrom(known, entry->first, left);
            }
        }
        if (left > 0) {
            fresh.push_back(object);
        }
    }
    return fresh;
}

/// Moves known findings, and their details, to lists of their own.
void moveKnown(FileReport& report, const std::vector<bool>& isKnown) {
    std::vector<Diagnostic> findings;
    std::vector<FindingDetails> details;
    for (std::size_t i = 0; i < isKnown.size(); ++i) {
        (isKnown[i] ? report.known : findings).push_back(std::move(report.findings[i]));
        (isKnown[i] ? report.knownDetails : details).push_back(std::move(report.details[i]));
    }
    report.findings = std::move(findings);
    report.details = std::move(details);
}

}  // namespace

BaselineCheck::BaselineCheck(const std::string& file, Baseline baseline)
    : m_folder(fs::absolute(file).lexically_normal().parent_path()),
      m_before(std::move(baseline)),
      m_after(m_before) {}

std::string BaselineCheck::keyOf(const std::string& file) const {
    return file == kStandardStream ? file
                                   : fs::absolute(file)
                                         .lexically_normal()
                                         .lexically_relative(m_folder)
                                         .generic_string();
}

bool BaselineCheck::exists(const std::string& key) const {
    std::error_code ignored;
    return key == kStandardStream || fs::exists(m_folder / key, ignored);
}

std::string BaselineCheck::movedFrom(const std::string& key) const {
    std::string only;
    for (const auto& [other, findings] : m_before.files) {
        if (fs::path(other).filename() == fs::path(key).filename() && !exists(other)) {
            if (!only.empty()) {
                return {};
            }
            only = other;
        }
    }
    return only;
}

void BaselineCheck::apply(FileReport& report, const CheckPolicy& policy, bool hasSnapshot) {
    report.hasBaseline = true;
    if (!report.error.empty()) {
        return;
    }
    const std::string key = keyOf(report.file);
    const std::string old = m_before.files.contains(key) ? key : movedFrom(key);
    KnownFindings left = old.empty() ? KnownFindings() : m_before.files.at(old);
    KnownFindings after;

    std::vector<bool> isKnown;
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        const Diagnostic& finding = report.findings[i];
        FindingDetails& details = report.details[i];
        const std::string severity = severityName(finding.severity);
        for (const auto& [object, count] : details.objects) {
            after[severity][finding.code][object] += count;
        }
        details.newObjects = takeKnown(left[severity][finding.code], details.objects);
        isKnown.push_back(details.newObjects.empty());
        if (details.newObjects.size() == details.objects.size()) {
            details.newObjects.clear();  // all of it is new
        }
    }
    for (const auto& [severity, rules] : left) {
        for (const auto& [code, objects] : rules) {
            const bool isLookedFor = looksFor(policy, hasSnapshot, severity, code);
            for (const auto& [object, count] : objects) {
                if (count > 0 && isLookedFor) {
                    report.gone.push_back({severity, code, object, count});
                } else if (count > 0) {
                    after[severity][code][object] += count;
                }
            }
        }
    }
    moveKnown(report, isKnown);
    report.judged.fails =
        std::any_of(report.findings.begin(), report.findings.end(),
                    [&](const Diagnostic& finding) { return policy.failOn.fails(finding); });
    report.judged.violations = static_cast<std::size_t>(
        std::count_if(report.findings.begin(), report.findings.end(), isViolation));

    m_after.files.erase(old);
    m_after.files.erase(key);
    if (!after.empty()) {
        m_after.files.emplace(key, std::move(after));
    }
}

Baseline BaselineCheck::updated() const {
    Baseline baseline = m_after;
    std::erase_if(baseline.files, [this](const auto& entry) { return !exists(entry.first); });
    return baseline;
}

}  // namespace sinew::cli
