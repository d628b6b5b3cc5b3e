// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_rules.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "model/core/json_pointer.h"
#include "model/project/budget_table.h"
#include "model/project/patterns.h"

namespace sinew {
namespace {

template <class T>
void takeOver(std::optional<T>& into, const std::optional<T>& from) {
    if (from) {
        into = from;
    }
}

using Tokens = std::vector<std::string>;

std::vector<double> numbersOf(const JsonValue& value) {
    std::vector<double> numbers;
    for (const JsonValue& each : *value.array()) {
        numbers.push_back(*each.number());
    }
    return numbers;
}

std::optional<Severity> namedSeverity(const std::string& name) {
    for (const Severity severity : kSeverities) {
        if (name == severityName(severity)) {
            return severity;
        }
    }
    return {};
}

FailOn failOnNamed(const std::string& name) {
    return name == "violation" ? FailOn{.from = Severity::Error, .violations = true}
                               : FailOn{.from = namedSeverity(name)};
}

WantedValue wantedIn(const JsonValue& value) {
    return {.value = *value.find("value")->number(),
            .tolerance = *value.find("tolerance")->number()};
}

MovementOwner ownerNamed(const std::string& name) {
    return name == kMovementOwnerWords[0] ? MovementOwner::Animation : MovementOwner::Game;
}

std::vector<Setting<std::string>> patternsIn(const ProjectSetting& setting) {
    std::vector<Setting<std::string>> patterns;
    for (std::string& text : textsOf(setting.value)) {
        patterns.push_back({std::move(text), setting.origin});
    }
    return patterns;
}

/// Applies settings, each of which is effective, to the rules.
class RulesBuilder {
public:
    void add(const ProjectSetting& setting) {
        const Tokens name = *splitPointer(setting.name);
        const std::string& area = name.front();
        if (area == "rules") {
            addRule(name, setting);
        } else if (area == "failOn") {
            m_rules.failOn = {failOnNamed(*setting.value.string()), setting.origin};
            m_rules.policy.failOn = m_rules.failOn->value;
        } else if (area == "baseline") {
            m_rules.baseline = {*setting.value.string(), setting.origin};
        } else if (area == "budgets") {
            addBudget(name[1], setting);
        } else if (area == "names") {
            NameRules& names = name[1] == "nodes"    ? m_rules.nodeNames
                               : name[1] == "joints" ? m_rules.jointNames
                                                     : m_rules.clipNames;
            (name[2] == "required" ? names.required : names.forbidden) = patternsIn(setting);
        } else if (area == "frameRates") {
            m_rules.frameRates = {numbersOf(setting.value), setting.origin};
        } else if (area == "contracts") {
            addContract(name, setting);
        } else if (area == "groups") {
            addGroups(setting);
        }
    }

    [[nodiscard]] ProjectRules take() { return std::move(m_rules); }

private:
    void addRule(const Tokens& name, const ProjectSetting& setting) {
        const std::string& code = name[1];
        CheckPolicy& policy = m_rules.policy;
        if (name[2] == "thresholds") {
            policy.parameters[code][name[3]] = *setting.value.number();
        } else if (name[2] == "reason") {
            m_rules.muted[code].reason = *setting.value.string();
        } else if (const auto severity = namedSeverity(*setting.value.string())) {
            policy.severities[code] = *severity;
        } else if (*setting.value.string() == "off") {
            policy.muted.insert(code);
            m_rules.muted[code].origin = setting.origin;
        }
    }

    void addBudget(const std::string& name, const ProjectSetting& setting) {
        if (name == kTextureFormatsSetting) {
            m_rules.textureFormats = {textsOf(setting.value), setting.origin};
        } else if (const BudgetRow* row = findBudget(name)) {
            m_rules.budgets[row->budget] = {*setting.value.number(), setting.origin};
        }
    }

    void addContract(const Tokens& name, const ProjectSetting& setting) {
        if (m_rules.contracts.empty() || m_rules.contracts.back().clips.value != name[1]) {
            m_rules.contracts.push_back({.clips = {name[1], setting.origin}});
        }
        ClipContract& contract = m_rules.contracts.back().contract;
        const JsonValue& value = setting.value;
        const SettingOrigin& origin = setting.origin;
        if (name[2] == "loop") {
            contract.loop = {*value.boolean(), origin};
        } else if (name[2] == "duration") {
            contract.duration = {wantedIn(value), origin};
        } else if (name[2] == "speed") {
            contract.speed = {wantedIn(value), origin};
        } else if (name[2] == "ground") {
            contract.ground = {ownerNamed(*value.string()), origin};
        } else if (name[2] == "yaw") {
            contract.yaw = {ownerNamed(*value.string()), origin};
        } else if (name[2] == "requiredBones") {
            contract.requiredBones = {textsOf(value), origin};
        } else if (name[2] == "animatesBones") {
            contract.animatesBones = {textsOf(value), origin};
        }
    }

    void addGroups(const ProjectSetting& setting) {
        for (std::size_t i = 0; i < setting.items.size(); ++i) {
            const JsonValue& each = (*setting.value.array())[i];
            m_rules.groups.push_back({.clips = textsOf(*each.find("clips")),
                                      .sharesPhase = each.lists("share", "phase"),
                                      .sharesLength = each.lists("share", "length"),
                                      .origin = setting.items[i]});
        }
    }

    ProjectRules m_rules;
};

/// Without those that a later one replaces.
std::vector<ProjectSetting> effective(std::vector<ProjectSetting> settings) {
    std::set<std::pair<std::string, std::vector<std::string>>> later;
    std::vector<ProjectSetting> kept;
    for (auto setting = settings.rbegin(); setting != settings.rend(); ++setting) {
        const bool isReplaced =
            later.contains({setting->name, {}}) || later.contains({setting->name, setting->clips});
        later.insert({setting->name, setting->clips});
        if (!isReplaced) {
            kept.push_back(std::move(*setting));
        }
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
}

}  // namespace

ProjectRules rulesOfClip(const ProjectRules& rules, std::string_view clip) {
    std::vector<ProjectSetting> own;
    bool differs = false;
    for (ProjectSetting setting : rules.settings) {
        if (setting.clips.empty()) {
            own.push_back(std::move(setting));
        } else if (matchesAnyName(setting.clips, clip)) {
            differs = true;
            setting.clips.clear();
            own.push_back(std::move(setting));
        }
    }
    if (!differs) {
        return rules;
    }
    ProjectRules result = rulesFromSettings(std::move(own));
    result.files = rules.files;
    return result;
}

ClipContract contractOf(const ProjectRules& rules, std::string_view clip) {
    ClipContract all;
    for (const ClipContractRow& row : rules.contracts) {
        if (matchesName(row.clips.value, clip)) {
            const ClipContract& own = row.contract;
            takeOver(all.loop, own.loop);
            takeOver(all.duration, own.duration);
            takeOver(all.speed, own.speed);
            takeOver(all.ground, own.ground);
            takeOver(all.yaw, own.yaw);
            takeOver(all.requiredBones, own.requiredBones);
            takeOver(all.animatesBones, own.animatesBones);
        }
    }
    return all;
}

ProjectRules rulesFromSettings(std::vector<ProjectSetting> settings) {
    settings = effective(std::move(settings));
    RulesBuilder builder;
    for (const ProjectSetting& setting : settings) {
        if (setting.clips.empty() && !setting.value.isNull()) {
            builder.add(setting);
        }
    }
    ProjectRules rules = builder.take();
    for (auto rule = rules.muted.begin(); rule != rules.muted.end();) {
        rule = rules.policy.mutes(rule->first) ? std::next(rule) : rules.muted.erase(rule);
    }
    rules.settings = std::move(settings);
    return rules;
}

}  // namespace sinew
