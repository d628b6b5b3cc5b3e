// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/group_findings.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "model/check/group_words.h"
#include "model/check/rank.h"
#include "model/check/rule.h"
#include "model/load/findings.h"

namespace sinew {
namespace {

// The object that a finding is grouped by: its kind and index.
using GroupedBy = std::pair<char, std::uint64_t>;

GroupedBy groupedBy(const Diagnostic& finding, std::size_t position) {
    const FindingGroup group = ruleOf(finding.code).group;
    if (group == FindingGroup::Apart) {
        return {'a', position};
    }
    if (group == FindingGroup::File || finding.severity == Severity::Info) {
        return {'f', 0};
    }
    if (group == FindingGroup::Clip) {
        return {'c', finding.animation.value_or(~0U)};
    }
    return finding.skin ? GroupedBy('s', *finding.skin)
                        : GroupedBy('m', finding.mesh.value_or(~0U));
}

struct GroupOfFindings {
    std::vector<Diagnostic> kept;
    check::GroupSums sums;

    void add(Diagnostic finding) {
        ++sums.findings;
        sums.occurrences += finding.count;
        sums.spareBytes += finding.spareBytes;
        kept.push_back(std::move(finding));
    }
};

class FindingGroups {
public:
    void add(Diagnostic finding, std::size_t position) {
        const auto key = std::tuple(finding.code, finding.severity, groupedBy(finding, position));
        const auto [known, isNew] = m_positions.try_emplace(key, m_groups.size());
        if (isNew) {
            m_groups.emplace_back();
        }
        m_groups[known->second].add(std::move(finding));
    }

    /// Adds what was only counted to the one group of its rule. False: there is none, or several.
    bool addRest(const std::string& code, std::size_t findings, std::size_t occurrences) {
        GroupOfFindings* only = nullptr;
        for (GroupOfFindings& group : m_groups) {
            if (group.kept.front().code == code) {
                if (only != nullptr) {
                    return false;
                }
                only = &group;
            }
        }
        if (only != nullptr) {
            only->sums.findings += findings;
            only->sums.occurrences += occurrences;
        }
        return only != nullptr;
    }

    std::vector<GroupOfFindings>& all() noexcept { return m_groups; }

private:
    std::vector<GroupOfFindings> m_groups;
    std::map<std::tuple<std::string, Severity, GroupedBy>, std::size_t> m_positions;
};

Diagnostic merged(const Asset& asset, GroupOfFindings& group) {
    rankPlaces(group.kept);
    Diagnostic result = group.kept.front();
    if (group.sums.findings == 1) {
        result.message = load::onOneLine(check::messageWithClip(asset, result));
        return result;
    }
    result.message =
        load::onOneLine(check::groupMessage(asset, ruleOf(result.code), group.kept, group.sums));
    result.count = group.sums.occurrences;
    result.spareBytes = group.sums.spareBytes;
    group.kept.resize(std::min(group.kept.size(), kMostPlaces));
    for (Diagnostic& place : group.kept) {
        place.message = load::onOneLine(check::messageWithClip(asset, place));
    }
    result.places = std::move(group.kept);
    return result;
}

}  // namespace

std::vector<Diagnostic> groupedFindings(const Asset& asset, std::vector<Diagnostic> findings) {
    FindingGroups groups;
    std::vector<Diagnostic> rests;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (load::leftOut(findings[i])) {
            rests.push_back(std::move(findings[i]));
        } else {
            groups.add(std::move(findings[i]), i);
        }
    }
    std::vector<Diagnostic> result;
    for (Diagnostic& rest : rests) {
        const load::LeftOut left = load::leftOut(rest).value_or(load::LeftOut{});
        if (!groups.addRest(left.code, left.findings, rest.count)) {
            result.push_back(std::move(rest));
        }
    }
    for (GroupOfFindings& group : groups.all()) {
        result.push_back(merged(asset, group));
    }
    rankFindings(result);
    return result;
}

std::vector<Diagnostic> groupedFindings(const Asset& asset, const std::vector<Diagnostic>& loader,
                                        const std::vector<Diagnostic>& lint) {
    std::vector<Diagnostic> all = loader;
    all.insert(all.end(), lint.begin(), lint.end());
    return groupedFindings(asset, std::move(all));
}

}  // namespace sinew
