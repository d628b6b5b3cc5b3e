// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/subtree.h"
#include "model/core/name_pattern.h"
#include "model/facts/frame_grid.h"
#include "model/load/source/path.h"
#include "model/motion/motion_rules.h"
#include "model/project/contract_rules.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

/// Objects of one kind that names are asked of.
struct NamedObjects {
    const char* kind;                                              // "joint"
    const char* pointer;                                           // that of their list
    std::vector<std::pair<std::string_view, Diagnostic>> objects;  // those with a name
};

NamedObjects nodesOf(const Asset& asset) {
    NamedObjects named{"node", "/nodes", {}};
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        Diagnostic place;
        place.pointer = load::pointerTo("nodes", n);
        place.node = static_cast<std::uint32_t>(n);
        named.objects.emplace_back(asset.nodes[n].name, std::move(place));
    }
    return named;
}

NamedObjects jointsOf(const Asset& asset) {
    const std::vector<bool> isJoint = jointsOfSkins(asset);
    NamedObjects named = nodesOf(asset);
    named.kind = "joint";
    named.pointer = "/skins";
    std::erase_if(named.objects,
                  [&](const auto& object) { return !isJoint[object.second.node.value()]; });
    return named;
}

NamedObjects clipsOf(const Asset& asset) {
    NamedObjects named{"clip", "/animations", {}};
    for (std::size_t a = 0; a < asset.animations.size(); ++a) {
        named.objects.emplace_back(asset.animations[a].name, placeOfClip(AnimationIndex(a)));
    }
    return named;
}

bool isOf(const NamePattern& pattern, std::string_view name) {
    return !name.empty() && pattern.matches(name);
}

void checkRequired(check::Context& context, const NamedObjects& named,
                   const Setting<std::string>& wanted) {
    const Result<NamePattern> pattern = NamePattern::parse(wanted.value);
    if (!pattern || std::any_of(named.objects.begin(), named.objects.end(),
                                [&](const auto& each) { return isOf(*pattern, each.first); })) {
        return;
    }
    Diagnostic place;
    place.pointer = named.objects.empty() ? "" : named.pointer;
    context.report("NAME_REQUIRED",
                   "no " + std::string(named.kind) + " matches '" + wanted.value + "'; " +
                       originInWords(wanted.origin) +
                       ", requires one: add it, or rename the one "
                       "that is meant",
                   std::move(place));
}

void checkForbidden(check::Context& context, const NamedObjects& named,
                    const Setting<std::string>& unwanted) {
    const Result<NamePattern> pattern = NamePattern::parse(unwanted.value);
    for (const auto& [name, place] : named.objects) {
        if (context.stopped() || !pattern) {
            return;
        }
        if (isOf(*pattern, name)) {
            context.report("NAME_FORBIDDEN",
                           "the " + std::string(named.kind) + " '" +
                               std::string(name.substr(0, kMostShownBytes)) +
                               "' has a forbidden name; " + originInWords(unwanted.origin) +
                               ", forbids '" + unwanted.value + "': rename it",
                           place);
        }
    }
}

void checkNamesOf(check::Context& context, const NameRules& rules, const NamedObjects& named) {
    for (const Setting<std::string>& each : rules.required) {
        checkRequired(context, named, each);
    }
    for (const Setting<std::string>& each : rules.forbidden) {
        checkForbidden(context, named, each);
    }
}

/// Whether the keys lie on frames of one of the rates: it is the clip's, or a multiple of it.
bool suits(double framesPerSecond, const std::vector<double>& rates, double tolerance) {
    return std::any_of(rates.begin(), rates.end(), [&](double rate) {
        const double times = std::max(1.0, std::round(rate / framesPerSecond));
        return std::abs(rate - times * framesPerSecond) <= tolerance * rate;
    });
}

std::string ratesInWords(const std::vector<double>& rates) {
    std::string words;
    for (std::size_t i = 0; i < rates.size(); ++i) {
        words += (i == 0 ? "" : i + 1 == rates.size() ? " or " : ", ") + frameRateText(rates[i]);
    }
    return words + " fps";
}

void checkFrameRate(check::Context& context, AnimationIndex clip, const ProjectRules& rules) {
    const FrameGrid& grid = context.facts().frameGrid(clip);
    const std::string name = clipName(context.asset(), clip);
    if (!grid.found()) {
        context.gap("FRAME_RATE", name, "its key times have no common rate", placeOfClip(clip));
        return;
    }
    const std::vector<double>& rates = rules.frameRates->value;
    if (!suits(grid.framesPerSecond, rates, rules.policy.parameter("FRAME_RATE", "rate"))) {
        context.report("FRAME_RATE",
                       name + " has " + frameRateText(grid.framesPerSecond) +
                           " fps, by its key times" +
                           askedFor(rules.frameRates->origin, ratesInWords(rates)) +
                           ": export it at that rate",
                       placeOfClip(clip));
    }
}

}  // namespace

void checkNames(check::Context& context, const ProjectRules& rules) {
    const Asset& asset = context.asset();
    const NameRules& joints = rules.jointNames;
    checkNamesOf(context, rules.nodeNames, nodesOf(asset));
    checkNamesOf(context, rules.clipNames, clipsOf(asset));
    if (asset.skins.empty()) {
        for (const Setting<std::string>& each : joints.required) {
            context.gap("NAME_REQUIRED", "the joint '" + each.value + "'", "the file has no skin",
                        {});
        }
        return;
    }
    checkNamesOf(context, joints, jointsOf(asset));
}

void checkFrameRates(check::Context& context, const ProjectRules& rules) {
    const Asset& asset = context.asset();
    for (std::size_t a = 0; a < asset.animations.size() && !context.stopped(); ++a) {
        const ProjectRules own = rulesOfClip(rules, asset.animations[a].name);
        if (own.frameRates) {
            checkFrameRate(context, AnimationIndex(a), own);
        }
    }
}

}  // namespace sinew
