// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/picture_arguments.h"

#include <algorithm>
#include <cassert>
#include <variant>

#include "app/cli/args/options.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/core/suggestion.h"
#include "model/view/look_text.h"
#include "model/view/palette.h"

namespace sinew::cli {

namespace {

constexpr std::string_view kAllWords = "all";

bool isList(const LookOption& option) {
    return option.flag.word != nullptr;
}

bool hasFlag(const LookOption& option, std::string_view flag) {
    return option.flag.name != nullptr && option.flag.name == flag;
}

bool isOptionalChoice(const LookOption& option) {
    return option.flag.name != nullptr && option.flag.value == nullptr &&
           std::holds_alternative<LookChoice>(option.kind);
}

/// The default value of a flag without a value.
std::string_view valueWhenLeftOut(const LookOption& option) {
    return isList(option) ? kAllWords : std::get<LookChoice>(option.kind).words.back().word;
}

/// The first option with the flag that `fits`; null: none.
const LookOption* findOption(std::string_view flag, bool (*fits)(const LookOption&)) {
    const std::span<const LookOption> all = lookOptions();
    const auto found = std::find_if(all.begin(), all.end(), [&](const LookOption& option) {
        return hasFlag(option, flag) && fits(option);
    });
    return found == all.end() ? nullptr : &*found;
}

/// The option that declares the flag: the first of those that share it. Null: none.
const LookOption* declaringOption(std::string_view flag) {
    return findOption(flag, [](const LookOption&) { return true; });
}

const LookOption& optionOf(std::string_view flag) {
    const LookOption* const found = declaringOption(flag);
    assert(found != nullptr);
    return *found;
}

std::vector<std::string_view> listWords(std::string_view flag) {
    std::vector<std::string_view> words;
    for (const LookOption& option : lookOptions()) {
        if (hasFlag(option, flag) && isList(option)) {
            words.emplace_back(option.flag.word);
        }
    }
    return words;
}

bool isListOf(std::string_view flag, std::string_view text) {
    const std::vector<std::string_view> words = listWords(flag);
    const std::vector<std::string_view> parts = partsOf(text);
    return std::all_of(parts.begin(), parts.end(), [&words](std::string_view part) {
        return part == kAllWords || std::find(words.begin(), words.end(), part) != words.end();
    });
}

/// Whether a word after such a flag is its value. A flag without a display option takes any word
/// that is not an option.
bool isValueOf(std::string_view flag, std::string_view word) {
    const LookOption* const option = declaringOption(flag);
    if (option == nullptr) {
        return !word.starts_with('-');
    }
    if (isList(*option)) {
        return isListOf(flag, word);
    }
    Look ignored;
    return setValueText(*option, ignored, word).ok();
}

std::string defaultText(const LookOption& option) {
    const bool isSwitch = std::holds_alternative<LookSwitch>(option.kind);
    return isSwitch ? (isOn(option, Look()) ? "on" : "off") : valueText(option, Look());
}

void declare(Options& options, const LookOption& option, PictureArgument& argument) {
    const LookFlag& flag = option.flag;
    if (flag.value != nullptr) {
        options.value(flag.name, argument.text, flag.value, flag.help, defaultText(option));
    } else if (isOptionalChoice(option) || isList(option)) {
        const std::string leftOut(valueWhenLeftOut(option));
        options.optionalValue(flag.name, argument.text, leftOut, flag.help);
    } else {
        options.flag(flag.name, argument.given, flag.help);
    }
}

bool declares(const LookOption& option) {
    return option.flag.name != nullptr && &optionOf(option.flag.name) == &option;
}

/// The choice with the name of a switch; null: none.
const LookOption* choiceBeside(std::string_view flag) {
    return findOption(flag, [](const LookOption& option) {
        return std::holds_alternative<LookChoice>(option.kind);
    });
}

/// The words that an option takes; none for those without a fixed list.
std::vector<std::string_view> acceptedWords(const LookOption& option) {
    std::vector<std::string_view> words;
    if (const auto* const choice = std::get_if<LookChoice>(&option.kind)) {
        for (const LookWord& word : choice->words) {
            words.emplace_back(word.word);
        }
    } else if (std::holds_alternative<LookPalette>(option.kind)) {
        for (const PaletteInfo& palette : palettes()) {
            words.emplace_back(palette.name);
        }
    }
    return words;
}

void parse(const LookSwitch& option, const LookFlag& flag, const std::string& text, Look& look) {
    const LookOption* const choice = choiceBeside(flag.name);
    if (choice == nullptr || text == "on" || text == "off") {
        option.field.set(look, parseOnOff(flag.name, text));
        return;
    }
    if (!setValueText(*choice, look, text).ok()) {
        std::vector<std::string_view> words = acceptedWords(*choice);
        words.insert(words.end(), {"on", "off"});
        throw usageFailure(std::string(flag.name) + " '" + text + "': must be on, off, " +
                           wordList(std::get<LookChoice>(choice->kind).words) +
                           didYouMean(text, words));
    }
    option.field.set(look, true);
}

void parse(const LookNumber& number, const LookFlag& flag, const std::string& text, Look& look) {
    const auto& [least, most] = number.accepted;
    setShownValue(number, look, parseFloatBetween(flag.name, text, least, most));
}

void parse(const LookCount& count, const LookFlag& flag, const std::string& text, Look& look) {
    count.field.set(look, parseCount(flag.name, text, count.least, count.most));
}

template <class Kind>
void parse(const Kind&, const LookFlag& flag, const std::string& text, Look& look) {
    if (const Status status = setValueText(optionOf(flag.name), look, text); !status) {
        throw usageFailure(std::string(flag.name) + " '" + text + "': " + status.error().message +
                           didYouMean(text, acceptedWords(optionOf(flag.name))));
    }
}

void parseList(const LookFlag& flag, const std::string& text, Look& look) {
    if (!isListOf(flag.name, text)) {
        std::string valid;
        for (const std::string_view word : listWords(flag.name)) {
            valid.append(word).append(", ");
        }
        throw usageFailure(std::string(flag.name) + " '" + text + "': must be " + valid +
                           "several with commas, or all");
    }
    for (const LookOption& option : lookOptions()) {
        if (hasFlag(option, flag.name) && isList(option)) {
            copyValue(option, Look(), look);
        }
    }
    for (const std::string_view part : partsOf(text)) {
        for (const LookOption& option : lookOptions()) {
            if (hasFlag(option, flag.name) && (part == kAllWords || part == option.flag.word)) {
                std::get<LookSwitch>(option.kind).field.set(look, true);
            }
        }
    }
}

/// Sets a flag without a value, whatever the look has: the opposite of the default.
void setFlag(const LookOption& option, Look& look) {
    Look usual;
    toggle(option, usual);
    copyValue(option, usual, look);
}

/// `look`: what is not given.
Look parseLook(const std::vector<PictureArgument>& arguments, Look look) {
    const std::span<const LookOption> all = lookOptions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PictureArgument& argument = arguments[i];
        if (argument.given) {
            setFlag(all[i], look);
        } else if (!argument.text.empty() && isList(all[i])) {
            parseList(all[i].flag, argument.text, look);
        } else if (!argument.text.empty()) {
            parseLookFlag(all[i].flag.name, argument.text, look);
        }
    }
    return look;
}

}  // namespace

void addLookOptions(Options& options, std::initializer_list<LookSection> sections,
                    PictureArguments& arguments) {
    const std::span<const LookOption> all = lookOptions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool wanted =
            std::find(sections.begin(), sections.end(), all[i].section) != sections.end();
        if (wanted && declares(all[i])) {
            declare(options, all[i], arguments.look[i]);
        }
    }
}

void addPictureOptions(Options& options, PictureProgram program, PictureGroup group,
                       PictureArguments& arguments) {
    const std::span<const PictureOption> all = pictureOptions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const char* const help = all[i].helpIn(program);
        if (all[i].group != group || help == nullptr) {
            continue;
        }
        PictureArgument& argument = arguments.others[i];
        switch (all[i].takes) {
            case OptionTakes::Nothing:
                options.flag(all[i].name, argument.given, help);
                break;
            case OptionTakes::Value:
                argument.standard = all[i].standardIn(program);
                options.value(all[i].name, argument.text, all[i].type, help, argument.standard);
                break;
            case OptionTakes::OptionalValue:
                options.optionalValue(all[i].name, argument.text, all[i].standardIn(program), help);
                break;
            case OptionTakes::Values:
                options.values(all[i].name, argument.texts, all[i].type, help);
                break;
        }
    }
}

void readPicture(const PictureArguments& arguments, PictureRequest& request) {
    if (request.base != nullptr) {
        startFrom(*request.base, request);
    }
    static_cast<Look&>(request.view) = parseLook(arguments.look, request.view);
    request.view.grid = request.view.grid && !request.view.transparent;
    const std::span<const PictureOption> all = pictureOptions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PictureArgument& argument = arguments.others[i];
        const std::string& text =
            argument.text.empty() && request.base == nullptr ? argument.standard : argument.text;
        if (!text.empty() || !argument.texts.empty() || argument.given) {
            all[i].read(text.empty() ? std::span(argument.texts) : std::span(&text, 1), request);
        }
    }
}

bool isLookFlagGiven(const PictureArguments& arguments, std::string_view flag) {
    const auto option = static_cast<std::size_t>(&optionOf(flag) - lookOptions().data());
    return !arguments.look[option].text.empty();
}

void parseLookFlag(const char* flag, const std::string& text, Look& look) {
    const LookOption& option = optionOf(flag);
    std::visit([&](const auto& kind) { parse(kind, option.flag, text, look); }, option.kind);
}

std::string lookFlagText(const char* flag, const Look& look) {
    return valueText(optionOf(flag), look);
}

std::vector<std::string_view> lookFlagWords(std::string_view flag) {
    const LookOption* const option = declaringOption(flag);
    std::vector<std::string_view> words;
    if (option != nullptr && isList(*option)) {
        words = listWords(flag);
        words.push_back(kAllWords);
    } else if (option != nullptr) {
        if (std::holds_alternative<LookSwitch>(option->kind) && option->flag.value != nullptr) {
            words = {"on", "off"};
        }
        const LookOption* const choice = choiceBeside(flag);
        const std::vector<std::string_view> more =
            acceptedWords(choice != nullptr ? *choice : *option);
        words.insert(words.end(), more.begin(), more.end());
    }
    return words;
}

std::vector<std::string> flagsWithOptionalValue() {
    std::vector<std::string> flags;
    for (const LookOption& option : lookOptions()) {
        if (declares(option) && (isList(option) || isOptionalChoice(option))) {
            flags.emplace_back(option.flag.name);
        }
    }
    for (const PictureOption& option : pictureOptions()) {
        if (option.takes == OptionTakes::OptionalValue) {
            flags.emplace_back(option.name);
        }
    }
    return flags;
}

std::vector<std::string> joinOptionalValues(std::span<const char* const> words) {
    const std::vector<std::string> flags = flagsWithOptionalValue();
    std::vector<std::string> joined;
    for (const std::string_view word : words) {
        const bool behindFlag = !joined.empty() && !word.empty() &&
                                std::find(flags.begin(), flags.end(), joined.back()) != flags.end();
        if (behindFlag && isValueOf(joined.back(), word)) {
            joined.back().append("=").append(word);
        } else {
            joined.emplace_back(word);
        }
    }
    return joined;
}

}  // namespace sinew::cli
