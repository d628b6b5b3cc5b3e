// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/foot_names.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "model/core/name_words.h"

namespace sinew {
namespace {

struct FootSpelling {
    std::string_view text;
    FootWord word;
    bool inside;  // also as a part of a word: "leftfoot", "toebase"
};

constexpr auto kFootSpellings = std::to_array<FootSpelling>({
    {"ball", FootWord::Ball, false},
    {"toe", FootWord::Toe, true},
    {"foot", FootWord::Foot, true},
    {"feet", FootWord::Foot, false},
    {"paw", FootWord::Paw, false},
    {"paws", FootWord::Paw, false},
    {"hoof", FootWord::Hoof, true},
    {"hooves", FootWord::Hoof, false},
    {"heel", FootWord::Heel, true},
    {"ankle", FootWord::Ankle, true},
});

constexpr auto kHelpers = std::to_array<std::string_view>(
    {"ik", "pole", "target", "ctrl", "ctl", "control", "controller", "end", "nub", "tip", "roll",
     "pivot", "helper", "effector", "mch", "goal"});

constexpr auto kNoLimbs = std::to_array<std::string_view>(
    {"tail",  "hair",   "fin",    "fluke",  "cape",   "cloak", "skirt", "cloth",  "dress", "coat",
     "scarf", "weapon", "sword",  "gun",    "tongue", "ear",   "wing",  "eye",    "jaw",   "belt",
     "rope",  "chain",  "ribbon", "spring", "hem",    "prop",  "flap",  "antenna"});

bool isOneOf(const std::string& word, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::optional<FootWord> footWord(std::string_view name) {
    std::optional<FootWord> best;
    for (const std::string& word : wordsOfName(name)) {
        if (isOneOf(word, kHelpers)) {
            return {};
        }
        for (const FootSpelling& known : kFootSpellings) {
            const bool says =
                known.inside ? word.find(known.text) != std::string::npos : word == known.text;
            if (says && (!best || known.word < *best)) {
                best = known.word;
            }
        }
    }
    return best;
}

bool prefersDeeper(FootWord word) noexcept {
    return word != FootWord::Ball && word != FootWord::Toe;
}

bool isNoLimb(std::string_view name) {
    const std::vector<std::string> words = wordsOfName(name);
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return isOneOf(word, kNoLimbs) ||
               std::any_of(kNoLimbs.begin(), kNoLimbs.end(), [&word](std::string_view known) {
                   return known.size() >= 4 && word.find(known) != std::string::npos;
               });
    });
}

}  // namespace sinew
