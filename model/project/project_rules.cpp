// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/project_rules.h"

#include <utility>

#include "model/project/patterns.h"
#include "model/project/settings_to_rules.h"

namespace sinew {
namespace {

template <class T>
void takeOver(std::optional<T>& into, const std::optional<T>& from) {
    if (from) {
        into = from;
    }
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

}  // namespace sinew
