// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/contract_rules.h"

#include <algorithm>
#include <string>
#include <vector>

#include "model/project/clip_contract_check.h"
#include "model/project/clip_groups.h"
#include "model/project/patterns.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// The patterns that match no clip, which are probably misspelt, or meant for other files.
void reportUnmatched(check::Context& context, const std::vector<std::string>& patterns) {
    if (patterns.empty() || context.asset().animations.empty()) {
        return;
    }
    std::vector<std::string> quoted;
    for (const std::string& pattern : patterns) {
        quoted.push_back("'" + pattern + "'");
    }
    Diagnostic place;
    place.pointer = "/animations";
    context.gap(
        "CONTRACT_NO_CLIP",
        words::someOf({quoted.begin(), quoted.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                            quoted.size(), words::kNamesShown))},
                      quoted.size()),
        "no clip of the file matches", place, false);
}

std::vector<std::string> unmatched(const Asset& asset, const ProjectRules& rules) {
    std::vector<std::string> patterns;
    const auto add = [&](const std::string& pattern) {
        if (std::none_of(asset.animations.begin(), asset.animations.end(),
                         [&](const Animation& clip) { return matchesName(pattern, clip.name); })) {
            patterns.push_back(pattern);
        }
    };
    for (const ClipContractRow& row : rules.contracts) {
        add(row.clips.value);
    }
    for (const ClipGroup& group : rules.groups) {
        for (const std::string& pattern : group.clips) {
            add(pattern);
        }
    }
    return patterns;
}

}  // namespace

std::string askedFor(const SettingOrigin& origin, const std::string& what) {
    return "; " + originInWords(origin) + ", asks for " + what;
}

void checkContracts(check::Context& context, const std::shared_ptr<const Asset>& asset,
                    const ProjectRules& rules) {
    if (rules.contracts.empty() && rules.groups.empty()) {
        return;
    }
    std::vector<AnimationIndex> clips;
    for (std::size_t a = 0; a < asset->animations.size(); ++a) {
        clips.emplace_back(a);
    }
    ClipMeasures measures(asset, clips, context.stop());
    for (const AnimationIndex clip : clips) {
        const std::string& name = (*asset)[clip].name;
        const ClipContract contract = contractOf(rules, name);
        const CheckPolicy policy = rulesOfClip(rules, name).policy;
        if (!context.stopped()) {
            ClipContractCheck(context, measures, clip, contract, policy).check();
        }
    }
    for (const ClipGroup& group : rules.groups) {
        checkGroup(context, measures, group, clipsOfGroup(*asset, group));
    }
    reportUnmatched(context, unmatched(*asset, rules));
}

}  // namespace sinew
