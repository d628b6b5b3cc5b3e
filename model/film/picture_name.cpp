// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/picture_name.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <utility>

#include "model/core/number_text.h"
#include "model/core/suggestion.h"
#include "model/core/utf8.h"

namespace sinew {

namespace {

constexpr std::size_t kMostPartBytes = 80;
constexpr unsigned kMostDigits = 9;
constexpr std::string_view kReserved = "/\\:*?\"<>|";

struct PlaceholderRow {
    std::string_view name;
    std::string PictureFields::*text;  // null: a number
};

constexpr std::array<PlaceholderRow, 6> kPlaceholders{{{"frame", nullptr},
                                                       {"n", nullptr},
                                                       {"stem", &PictureFields::stem},
                                                       {"animation", &PictureFields::animation},
                                                       {"view", &PictureFields::view},
                                                       {"joint", &PictureFields::joint}}};

std::string digits(double value, int width, int decimals) {
    std::array<char, 64> text{};
    const int whole = width + (decimals > 0 ? decimals + 1 : 0) + (value < 0.0 ? 1 : 0);
    const int length = std::snprintf(text.data(), text.size(), "%0*.*f", whole, decimals, value);
    return {text.data(), static_cast<std::size_t>(length)};
}

/// A digit or nothing of "04" or "04.2".
std::optional<int> smallNumber(std::string_view text) {
    const std::optional<unsigned> value = numberIn<unsigned>(text);
    return value && text.size() <= 2 && *value <= kMostDigits ? std::optional<int>(*value)
                                                              : std::nullopt;
}

Error noName(std::string words) {
    return {ErrorCode::InvalidRequest, std::move(words), {}};
}

}  // namespace

Result<PictureName> PictureName::parse(std::string_view text) {
    PictureName name;
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view two = text.substr(at, 2);
        if (two == "{{" || two == "}}") {
            plain += text[at++];
        } else if (text[at] == '{') {
            const std::size_t end = text.find('}', at);
            if (end == std::string_view::npos) {
                return noName("'}' is missing after '" + std::string(text.substr(at)) +
                              "'; {{ is a brace");
            }
            const Result<Placeholder> found = parsePlaceholder(text.substr(at + 1, end - at - 1));
            if (!found) {
                return found.error();
            }
            name.m_parts.emplace_back(std::exchange(plain, {}));
            name.m_parts.emplace_back(*found);
            at = end;
        } else {
            plain += text[at];
        }
    }
    name.m_parts.emplace_back(std::move(plain));
    return name;
}

Result<PictureName::Placeholder> PictureName::parsePlaceholder(std::string_view inside) {
    const std::size_t colon = inside.find(':');
    const std::string_view name = inside.substr(0, colon);
    const auto* const row = std::ranges::find(kPlaceholders, name, &PlaceholderRow::name);
    if (row == kPlaceholders.end()) {
        std::vector<std::string_view> names;
        for (const PlaceholderRow& each : kPlaceholders) {
            names.push_back(each.name);
        }
        return noName(thereIsNo("placeholder", name, names) + "; {{ is a brace");
    }
    Placeholder placeholder{.row = static_cast<std::size_t>(row - kPlaceholders.begin())};
    if (colon == std::string_view::npos) {
        return placeholder;
    }
    const std::string_view format = inside.substr(colon + 1);
    const std::size_t point = format.find('.');
    const std::optional<int> width = smallNumber(format.substr(0, point));
    if (point != std::string_view::npos) {
        placeholder.decimals = smallNumber(format.substr(point + 1));
    }
    if (row->text != nullptr || !width ||
        (point != std::string_view::npos && !placeholder.decimals)) {
        return noName(
            "{" + std::string(inside) +
            "} is not a placeholder; numbers take a width, as in {frame:04} or {frame:04.1}");
    }
    placeholder.width = *width;
    return placeholder;
}

bool PictureName::has(std::string_view placeholder) const noexcept {
    return std::any_of(m_parts.begin(), m_parts.end(), [placeholder](const auto& part) {
        const auto* const found = std::get_if<Placeholder>(&part);
        return found != nullptr && kPlaceholders.at(found->row).name == placeholder;
    });
}

bool PictureName::hasPlaceholders() const noexcept {
    return m_parts.size() > 1;
}

std::string PictureName::path(const PictureFields& fields, int frameDecimals) const {
    std::string path;
    for (const auto& part : m_parts) {
        const auto* const placeholder = std::get_if<Placeholder>(&part);
        if (placeholder == nullptr) {
            path += *std::get_if<std::string>(&part);
        } else if (const auto text = kPlaceholders.at(placeholder->row).text) {
            path += safeNamePart(fields.*text);
        } else if (placeholder->row == 0) {
            path += digits(fields.frame.value_or(0.0), placeholder->width,
                           placeholder->decimals.value_or(frameDecimals));
        } else {
            path += digits(static_cast<double>(fields.number), placeholder->width,
                           placeholder->decimals.value_or(0));
        }
    }
    return path;
}

std::string safeNamePart(std::string_view text) {
    std::string safe;
    const std::string valid = validUtf8(text);
    for (std::string_view rest = cutUtf8(valid, kMostPartBytes); !rest.empty();) {
        const std::string_view before = rest;
        const char32_t character = takeCharacter(rest);
        const bool reserved = isUnprintable(character) ||
                              (character < 128 && kReserved.find(static_cast<char>(character)) !=
                                                      std::string_view::npos);
        const bool hidden = safe.empty() && (character == '.' || character == '-');
        safe += reserved || hidden ? "_" : before.substr(0, before.size() - rest.size());
    }
    return safe.empty() ? "_" : safe;
}

std::string whatNameLacks(const PictureName& name, FilmFormat format, bool areFilms) {
    const FilmFormatRow& row = filmFormat(format);
    if (!row.isPicture && name.counts()) {
        return std::string(row.label) + " holds all frames in one file; omit {frame} and {n}";
    }
    return areFilms || name.counts()
               ? std::string()
               : "each frame needs a name of its own: add {frame:04} or {n:04}";
}

std::string whatPathsLack(const std::vector<std::string>& paths) {
    std::map<std::string_view, std::size_t> known;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto place = known.emplace(paths[i], i + 1);
        if (!place.second) {
            return "pictures " + std::to_string(place.first->second) + " and " +
                   std::to_string(i + 1) + " would both be '" + paths[i] +
                   "'; add {n}, {frame} or {animation} to the name";
        }
    }
    return {};
}

}  // namespace sinew
