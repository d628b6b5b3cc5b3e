// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/group_words.h"

#include <set>
#include <vector>

#include "model/words/effect_words.h"
#include "model/words/place_words.h"
#include "model/words/pointed_object.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

bool isAnimated(const Asset& asset, const Diagnostic& finding) {
    return finding.animation && *finding.animation < asset.animations.size();
}

// "'Walk', 'Run', 'Jump' and 4 more clips".
std::string clipNames(const Asset& asset, std::span<const Diagnostic> kept) {
    std::set<std::uint32_t> seen;
    std::vector<std::string> names;
    for (const Diagnostic& finding : kept) {
        if (isAnimated(asset, finding) && seen.insert(*finding.animation).second &&
            names.size() < kNamesShown) {
            names.push_back(clipName(asset, AnimationIndex(std::size_t{*finding.animation})));
        }
    }
    return someOf(names, seen.size()) + (seen.size() > names.size() ? " clips" : "");
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
        return bytes(sums.spareBytes);
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
    const PointedObject first = pointedObject(kept.front().pointer);
    bool alike = !first.pointer.empty() && kept.size() == sums.findings;
    for (const Diagnostic& finding : kept) {
        PointedObject object = pointedObject(finding.pointer);
        alike = alike && object.many == first.many;
        pointers.insert(std::move(object.pointer));
    }
    const std::size_t more = alike ? pointers.size() - 1 : 0;
    if (more > 0) {
        return std::to_string(more) + " more " + std::string(more == 1 ? first.one : first.many);
    }
    return counted(sums.findings - 1, "more place", "more places");
}

}  // namespace

std::string messageWithClip(const Asset& asset, const Diagnostic& finding) {
    if (!isAnimated(asset, finding) || !finding.pointer.starts_with("/animations/")) {
        return finding.message;
    }
    const std::string clip = clipName(asset, AnimationIndex(std::size_t{*finding.animation}));
    return finding.message.find(clip) != std::string::npos ? finding.message
                                                           : clip + ": " + finding.message;
}

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

}  // namespace sinew::check
