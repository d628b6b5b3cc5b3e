// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/group_findings.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include "model/check/rank.h"
#include "model/check/rule.h"
#include "model/load/findings.h"
#include "model/words/effect_words.h"
#include "model/words/place_words.h"
#include "model/words/pointed_object.h"
#include "model/words/words.h"

namespace sinew {
namespace {

// What a group of findings sums up to.
struct GroupSums {
    std::size_t findings = 0;     // those of the group, and those that were only counted
    std::size_t occurrences = 0;  // the sum of their `count`
    std::uint64_t spareBytes = 0;
};

bool isAnimated(const Asset& asset, const Diagnostic& finding) {
    return finding.animation && *finding.animation < asset.animations.size();
}

// "'Walk', 'Run', 'Jump' and 4 more clips".
std::string clipNames(const Asset& asset, std::span<const Diagnostic> kept) {
    std::set<std::uint32_t> seen;
    std::vector<std::string> names;
    for (const Diagnostic& finding : kept) {
        if (isAnimated(asset, finding) && seen.insert(*finding.animation).second &&
            names.size() < words::kNamesShown) {
            names.push_back(
                words::clipName(asset, AnimationIndex(std::size_t{*finding.animation})));
        }
    }
    return words::someOf(names, seen.size()) + (seen.size() > names.size() ? " clips" : "");
}

// Where the words about its effect begin in the message of a finding; npos: it has none.
std::size_t beginOfEffect(const Asset& asset, const Diagnostic& finding) {
    return finding.effect
               ? finding.message.rfind(effectWords(asset, *finding.effect, !finding.animation))
               : std::string::npos;
}

// After the last semicolon, apart from that of the effect.
std::string restOf(const Asset& asset, const Diagnostic& finding) {
    const std::size_t effect = beginOfEffect(asset, finding);
    const bool has = effect != std::string::npos && effect > 0;
    const std::size_t before = finding.message.rfind("; ", has ? effect - 1 : std::string::npos);
    const std::size_t found = before == std::string::npos ? effect : before;
    return found == std::string::npos ? std::string() : finding.message.substr(found + 2);
}

std::string filledIn(std::string_view words, const Asset& asset, std::span<const Diagnostic> kept,
                     const GroupSums& sums) {
    if (words == "n") {
        return std::to_string(sums.occurrences);
    }
    if (words == "places") {
        return std::to_string(sums.findings);
    }
    if (words == "clips") {
        return clipNames(asset, kept);
    }
    if (words == "first") {
        return placeWords(asset, kept.front());
    }
    if (words == "bytes") {
        return words::bytes(sums.spareBytes);
    }
    return words == "rest" ? restOf(asset, kept.front()) : std::string();
}

std::string fromTemplate(std::string_view text, const Asset& asset,
                         std::span<const Diagnostic> kept, const GroupSums& sums) {
    std::string message;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        message += text.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        const std::size_t close = text.find('}', open);
        message += filledIn(text.substr(open + 1, close - open - 1), asset, kept, sums);
        text.remove_prefix(close + 1);
    }
    return message.ends_with("; ") ? message.substr(0, message.size() - 2) : message;
}

// "3 more accessors", or "7 more places" if they are of different kinds.
std::string howManyMore(std::span<const Diagnostic> kept, const GroupSums& sums) {
    std::set<std::string> pointers;
    const words::PointedObject first = words::pointedObject(kept.front().pointer);
    bool alike = !first.pointer.empty() && kept.size() == sums.findings;
    for (const Diagnostic& finding : kept) {
        words::PointedObject object = words::pointedObject(finding.pointer);
        alike = alike && object.many == first.many;
        pointers.insert(std::move(object.pointer));
    }
    const std::size_t more = alike ? pointers.size() - 1 : 0;
    if (more > 0) {
        return std::to_string(more) + " more " + std::string(more == 1 ? first.one : first.many);
    }
    return counted(sums.findings - 1, "more place", "more places");
}

// The message of a finding; if it lies in an animation, the name comes first unless the message
// has it.
std::string messageWithClip(const Asset& asset, const Diagnostic& finding) {
    if (!isAnimated(asset, finding) || !finding.pointer.starts_with("/animations/")) {
        return finding.message;
    }
    const std::string clip =
        words::clipName(asset, AnimationIndex(std::size_t{*finding.animation}));
    return finding.message.find(clip) != std::string::npos ? finding.message
                                                           : clip + ": " + finding.message;
}

// The message of two or more findings of one rule, by its traits. `kept` has at least one.
std::string groupMessage(const Asset& asset, const Rule& rule, std::span<const Diagnostic> kept,
                         const GroupSums& sums) {
    if (!rule.many.empty()) {
        const Diagnostic& first = kept.front();
        const std::size_t effect = beginOfEffect(asset, first);
        const bool missing = effect != std::string::npos && !rule.many.ends_with("{rest}");
        return fromTemplate(rule.many, asset, kept, sums) +
               (missing ? first.message.substr(effect) : std::string());
    }
    std::string message =
        messageWithClip(asset, kept.front()) + "; likewise in " + howManyMore(kept, sums);
    if (!rule.unit.empty()) {
        message +=
            ", " + std::to_string(sums.occurrences) + ' ' + std::string(rule.unit) + " in all";
    }
    return message;
}

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
    GroupSums sums;

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
        result.message = load::onOneLine(messageWithClip(asset, result));
        return result;
    }
    result.message =
        load::onOneLine(groupMessage(asset, ruleOf(result.code), group.kept, group.sums));
    result.count = group.sums.occurrences;
    result.spareBytes = group.sums.spareBytes;
    group.kept.resize(std::min(group.kept.size(), kMostPlaces));
    for (Diagnostic& place : group.kept) {
        place.message = load::onOneLine(messageWithClip(asset, place));
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
