// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/look_text.h"

#include <cmath>
#include <optional>
#include <utility>

#include "model/core/number_text.h"
#include "model/core/shortest_digits.h"
#include "model/view/palette.h"

namespace sinew {

namespace {

constexpr std::string_view kStudio = "studio";
constexpr std::string_view kNone = "none";

Error needed(std::string what) {
    return {ErrorCode::InvalidRequest, std::move(what), {}};
}

std::string write(const LookSwitch& option, const Look& look) {
    return option.field.get(look) ? "true" : "false";
}

std::string write(const LookChoice& option, const Look& look) {
    return option.words[option.field.get(look)].word;
}

std::string write(const LookNumber& option, const Look& look) {
    return shortestDigits(option.field.get(look));
}

std::string write(const LookCount& option, const Look& look) {
    return std::to_string(option.field.get(look));
}

std::string write(const LookColor& option, const Look& look) {
    const std::optional<glm::vec3> color = option.field.get(look);
    return color ? shortestDigits(color->r) + ' ' + shortestDigits(color->g) + ' ' +
                       shortestDigits(color->b)
                 : std::string(kStudio);
}

std::string write(const LookFile& option, const Look& look) {
    std::string path = option.field.get(look);
    if (path.empty()) {
        return std::string(kStudio);
    }
    return path == kNoEnvironment ? std::string(kNone) : path;
}

std::string write(const LookPalette& option, const Look& look) {
    return option.field.get(look);
}

std::string write(const LookText& option, const Look& look) {
    std::string text = option.field.get(look);
    return text.empty() ? std::string(kNone) : text;
}

std::string write(const LookView& option, const Look& look) {
    return std::string(viewModeInfo(option.field.get(look)).name);
}

std::string write(const LookVariant& option, const Look& look) {
    const VariantIndex variant = option.field.get(look);
    return variant ? std::to_string(variant.value) : std::string(kNone);
}

Status read(const LookSwitch& option, Look& look, std::string_view text) {
    if (text != "true" && text != "false") {
        return needed("must be true or false");
    }
    option.field.set(look, text == "true");
    return Nothing{};
}

Status read(const LookChoice& option, Look& look, std::string_view text) {
    for (std::size_t i = 0; i < option.words.size(); ++i) {
        if (option.words[i].word == text) {
            option.field.set(look, i);
            return Nothing{};
        }
    }
    return needed("must be " + wordList(option.words));
}

Status read(const LookNumber& option, Look& look, std::string_view text) {
    const std::optional<float> value = numberIn<float>(text);
    if (!value || !std::isfinite(*value)) {
        return needed("must be a finite number");
    }
    Look changed = look;
    option.field.set(changed, *value);
    const float shown = shownValue(option, changed);
    if (shown < option.accepted.least || shown > option.accepted.most) {
        return needed("must be from " + shortestDigits(option.accepted.least) + " to " +
                      shortestDigits(option.accepted.most));
    }
    look = changed;
    return Nothing{};
}

Status read(const LookCount& option, Look& look, std::string_view text) {
    const std::optional<std::uint32_t> value = numberIn<std::uint32_t>(text);
    if (!value || *value < option.least || *value > option.most) {
        return needed("must be a whole number from " + std::to_string(option.least) + " to " +
                      std::to_string(option.most));
    }
    option.field.set(look, *value);
    return Nothing{};
}

/// Three numbers from 0 to 1, separated by spaces.
std::optional<glm::vec3> readColor(std::string_view text) {
    glm::vec3 color(0.0F);
    for (int i = 0; i < 3; ++i) {
        const std::size_t end = i < 2 ? text.find(' ') : text.size();
        const auto value = numberIn<float>(text.substr(0, end));
        if (end == std::string_view::npos || !value || !(*value >= 0.0F && *value <= 1.0F)) {
            return std::nullopt;
        }
        color[i] = *value;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return color;
}

Status read(const LookColor& option, Look& look, std::string_view text) {
    const std::optional<glm::vec3> color = readColor(text);
    if (!color && text != kStudio) {
        return needed("must be studio, or red, green and blue from 0 to 1");
    }
    option.field.set(look, color);
    return Nothing{};
}

Status read(const LookFile& option, Look& look, std::string_view text) {
    const std::string_view name = text == kStudio ? std::string_view()
                                  : text == kNone ? kNoEnvironment
                                                  : text;
    option.field.set(look, std::string(name));
    return Nothing{};
}

Status read(const LookPalette& option, Look& look, std::string_view text) {
    if (const auto colors = paletteColors(text); !colors) {
        return colors.error();
    }
    option.field.set(look, std::string(text));
    return Nothing{};
}

Status read(const LookText& option, Look& look, std::string_view text) {
    option.field.set(look, text == kNone ? std::string() : std::string(text));
    return Nothing{};
}

Status read(const LookView& option, Look& look, std::string_view text) {
    const std::optional<ViewMode> mode = viewModeFromName(text);
    if (!mode) {
        return needed("unknown view");
    }
    option.field.set(look, *mode);
    return Nothing{};
}

Status read(const LookVariant& option, Look& look, std::string_view text) {
    const std::optional<std::uint32_t> index = numberIn<std::uint32_t>(text);
    if (!index && text != kNone) {
        return needed("must be none or the index of a variant");
    }
    option.field.set(look, index ? VariantIndex(*index) : VariantIndex());
    return Nothing{};
}

}  // namespace

std::string valueText(const LookOption& option, const Look& look) {
    return std::visit([&](const auto& kind) { return write(kind, look); }, option.kind);
}

Status setValueText(const LookOption& option, Look& look, std::string_view text) {
    return std::visit([&](const auto& kind) { return read(kind, look, text); }, option.kind);
}

std::string wordList(std::span<const LookWord> words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char* before = i == 0 ? "" : i + 1 == words.size() ? " or " : ", ";
        list.append(before).append(words[i].word);
    }
    return list;
}

}  // namespace sinew
