// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/joint_words.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kMostRead = 256;  // characters
constexpr std::size_t kLeastStem = 3;   // letters after "left" in one word

enum class Sort { Other, Small, Capital, Digit };

Sort sortOf(char each) noexcept {
    if (each >= 'a' && each <= 'z') {
        return Sort::Small;
    }
    if (each >= 'A' && each <= 'Z') {
        return Sort::Capital;
    }
    if (each >= '0' && each <= '9') {
        return Sort::Digit;
    }
    // Letters of other scripts are neither separators nor capitals.
    return static_cast<unsigned char>(each) >= 0x80U ? Sort::Small : Sort::Other;
}

/// Whether a word begins at a place: "leftArm", "LArm", "arm2", "2arm".
bool beginsWord(std::string_view name, std::size_t at) {
    const Sort before = at == 0 ? Sort::Other : sortOf(name[at - 1]);
    const Sort here = sortOf(name[at]);
    if (before == Sort::Other || (here == Sort::Digit) != (before == Sort::Digit)) {
        return true;
    }
    const bool smallNext = at + 1 < name.size() && sortOf(name[at + 1]) == Sort::Small;
    return here == Sort::Capital && (before == Sort::Small || smallNext);
}

std::vector<std::string> wordsIn(std::string_view name) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const Sort sort = sortOf(name[i]);
        if (sort == Sort::Other) {
            continue;
        }
        if (beginsWord(name, i)) {
            words.emplace_back();
        }
        words.back() += sort == Sort::Capital ? static_cast<char>(name[i] - 'A' + 'a') : name[i];
    }
    for (std::string& word : words) {
        word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
    }
    return words;
}

bool isNumber(const std::string& word) {
    return sortOf(word.front()) == Sort::Digit;
}

/// Removes these words from the front, and a number after the last one if `numbered`.
bool takeFront(std::vector<std::string>& words, std::initializer_list<std::string_view> front,
               bool numbered) {
    if (words.size() <= front.size() || !std::equal(front.begin(), front.end(), words.begin())) {
        return false;
    }
    std::size_t count = front.size();
    count += numbered && words.size() > count + 1 && isNumber(words[count]) ? 1U : 0U;
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count));
    return true;
}

std::optional<JointSide> sideOf(std::string_view word) {
    if (word == "left" || word == "l" || word == "lft") {
        return JointSide::Left;
    }
    if (word == "right" || word == "r" || word == "rgt") {
        return JointSide::Right;
    }
    return std::nullopt;
}

/// Removes the word for the side: the first whole one, otherwise the first letter that is one.
JointSide takeSide(std::vector<std::string>& words) {
    for (const bool whole : {true, false}) {
        for (std::size_t i = 0; i < words.size() && words.size() > 1; ++i) {
            if (const auto side = sideOf(words[i]); side && (words[i].size() > 1) == whole) {
                words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
                return *side;
            }
        }
    }
    for (const std::string_view word : {"left", "right"}) {  // "leftarm"
        if (!words.empty() && words.front().starts_with(word) &&
            words.front().size() >= word.size() + kLeastStem) {
            words.front().erase(0, word.size());
            return *sideOf(word);
        }
    }
    return JointSide::None;
}

constexpr std::string_view kSeparators = ":|_. -";
constexpr std::size_t kMostPrefixes = 8;  // prefixes in one name
constexpr std::string_view kMixamo = "mixamorig";
constexpr std::size_t kLeastDigits = 3;  // digits of Blender's numbers

}  // namespace

JointWords jointWords(std::string_view name) {
    name = name.substr(0, kMostRead);
    JointWords out;
    out.ofMixamo = name.find("mixamorig") != std::string_view::npos;
    name.remove_prefix(std::min(name.find_last_of(":|") + 1, name.size()));  // npos + 1 is 0
    std::vector<std::string> words = wordsIn(name);
    out.deforms = takeFront(words, {"def"}, false);
    if (takeFront(words, {"j", "bip"}, false)) {
        takeFront(words, {"c"}, false);
    } else if (!takeFront(words, {"bip"}, true)) {
        takeFront(words, {"cc", "base"}, false);
    }
    takeFront(words, {"mixamorig"}, true);
    out.side = takeSide(words);
    for (const std::string& word : words) {
        const bool digits = !out.stem.empty() && sortOf(out.stem.back()) == Sort::Digit;
        out.stem += digits && isNumber(word) ? '.' + word : word;
    }
    return out;
}

std::string_view withoutNumber(std::string_view name) noexcept {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0) {
        return name;
    }
    const std::string_view number = name.substr(dot + 1);
    const bool counts = number.size() >= kLeastDigits && std::ranges::all_of(number, [](char each) {
                            return sortOf(each) == Sort::Digit;
                        });
    return counts ? name.substr(0, dot) : name;
}

RigNames::RigNames(const Asset& asset) {
    for (const Node& node : asset.nodes) {
        m_names.insert(node.name);
    }
}

std::vector<std::string_view> RigNames::partsOf(std::string_view name) const {
    std::vector<std::string_view> parts;
    if (const std::string_view own = plain(name); own.size() < name.size()) {
        name = own;
        parts.push_back(name);
    }
    if (name.starts_with(kMixamo) && name.size() > kMixamo.size()) {
        parts.push_back(name.substr(kMixamo.size()));
    }
    const std::size_t end = withoutNumber(name).size();  // a number is not a name
    for (std::size_t i = 0; i + 1 < end && parts.size() < kMostPrefixes; ++i) {
        if (kSeparators.find(name[i]) != std::string_view::npos) {
            parts.push_back(name.substr(i + 1));
        }
    }
    return parts;
}

std::string_view RigNames::plain(std::string_view name) const {
    const std::string_view plain = withoutNumber(name);
    return m_names.contains(plain) ? name : plain;
}

}  // namespace sinew
