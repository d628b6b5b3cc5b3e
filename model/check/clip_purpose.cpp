// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/clip_purpose.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/core/name_words.h"

namespace sinew::check {
namespace {

// A word of at least this length also matches longer ones: "walk" matches "walking".
constexpr std::size_t kStemLength = 4;

constexpr auto kLoopWords = std::to_array<std::string_view>(
    {"idle",  "walk",    "run",     "runs",   "running", "jog",     "jogging", "sprint",
     "loop",  "looped",  "cycle",   "swim",   "fly",     "flies",   "flying",  "flight",
     "hover", "crawl",   "trot",    "gallop", "canter",  "march",   "sneak",   "strafe",
     "tread", "float",   "glide",   "breath", "dance",   "dancing", "flap",    "wiggle",
     "wag",   "wagging", "cycling", "rowing", "ambient"});

constexpr auto kOneShotWords = std::to_array<std::string_view>(
    {"punch",     "kick",   "jump",     "land",      "death",      "die",    "dies",
     "dying",     "dead",   "hit",      "hits",      "hurt",       "react",  "attack",
     "shoot",     "shot",   "fire",     "throw",     "toss",       "slash",  "stab",
     "chop",      "slice",  "swing",    "block",     "dodge",      "roll",   "spawn",
     "despawn",   "appear", "vanish",   "intro",     "outro",      "start",  "stop",
     "end",       "begin",  "open",     "close",     "sit",        "sits",   "sitting",
     "stand",     "wake",   "lie",      "lying",     "pick",       "drop",   "use",
     "interact",  "cheer",  "wave",     "waving",    "yes",        "no",     "nod",
     "salute",    "bow",    "cast",     "spell",     "reload",     "draw",   "sheathe",
     "unsheathe", "equip",  "fall",     "celebrate", "victory",    "defeat", "weapon",
     "bite",      "eat",    "jab",      "uppercut",  "spit",       "grab",   "emote",
     "gesture",   "trip",   "launch",   "takeoff",   "knock",      "stun",   "recover",
     "explode",   "break",  "shatter",  "activate",  "deactivate", "enter",  "exit",
     "thumbsup",  "clap",   "backflip", "flip"});

bool anyIsIn(const std::vector<std::string>& words, std::span<const std::string_view> list) {
    return std::any_of(words.begin(), words.end(), [list](const std::string& word) {
        return std::any_of(list.begin(), list.end(), [&word](std::string_view known) {
            return word == known || (known.size() >= kStemLength && word.starts_with(known));
        });
    });
}

}  // namespace

ClipPurpose clipPurpose(std::string_view name) {
    const std::vector<std::string> words = wordsOfName(name);
    if (anyIsIn(words, kLoopWords)) {
        return ClipPurpose::Loop;
    }
    return anyIsIn(words, kOneShotWords) ? ClipPurpose::OneShot : ClipPurpose::Unknown;
}

}  // namespace sinew::check
