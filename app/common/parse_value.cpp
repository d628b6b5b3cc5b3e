// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/parse_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "app/common/css_color.h"
#include "model/core/suggestion.h"

namespace sinew {

namespace {

[[nodiscard]] Failure badValue(const char* option, const std::string& text,
                               const std::string& wanted) {
    return usageFailure(std::string(option) + " '" + text + "': " + wanted);
}

}  // namespace

Failure badChoice(const char* option, const std::string& text,
                  std::span<const std::string_view> words) {
    std::string wanted = "must be";
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isLast = i + 1 == words.size();
        wanted += i == 0 ? " '" : isLast ? " or '" : ", '";
        wanted.append(words[i]) += '\'';
    }
    return badValue(option, text, wanted + didYouMean(text, words));
}

float parseFloat(const char* option, const std::string& text) {
    float value = 0.0F;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || rest != end || !std::isfinite(value)) {
        throw badValue(option, text, "must be a finite number");
    }
    return value;
}

float parseFloatBetween(const char* option, const std::string& text, float low, float high) {
    const float value = parseFloat(option, text);
    if (value < low || value > high) {
        std::array<char, 64> range{};
        char* end = std::to_chars(range.data(), range.data() + 24, low).ptr;
        for (const char c : std::string_view(" to ")) {
            *end++ = c;
        }
        end = std::to_chars(end, end + 24, high).ptr;
        throw badValue(option, text, "must be from " + std::string(range.data(), end));
    }
    return value;
}

std::optional<float> parseGivenFloat(const char* option, const std::string& text, float low,
                                     float high) {
    return text.empty() ? std::nullopt : std::optional(parseFloatBetween(option, text, low, high));
}

std::uint32_t parseCount(const char* option, const std::string& text, std::uint32_t low,
                         std::uint32_t high) {
    const auto value = wholeNumber<std::uint32_t>(text);
    if (!value || *value < low || *value > high) {
        throw badValue(
            option, text,
            "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    return *value;
}

Extent parseExtent(const char* option, const std::string& text, std::uint32_t most) {
    const std::size_t cross = text.find_first_of("xX");
    const auto width = wholeNumber<std::uint32_t>(std::string_view(text).substr(0, cross));
    const auto height = cross == std::string::npos
                            ? std::nullopt
                            : wholeNumber<std::uint32_t>(std::string_view(text).substr(cross + 1));
    if (!width || !height || *width < 1 || *height < 1 || *width > most || *height > most) {
        throw badValue(option, text,
                       "must be two whole numbers from 1 to " + std::to_string(most) +
                           " with an x between them");
    }
    return {*width, *height};
}

std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        parts.push_back(text.substr(0, text.find(',')));
        text.remove_prefix(std::min(text.size(), parts.back().size() + 1));
    }
    return parts;
}

std::optional<glm::vec4> parseBackground(const char* option, const std::string& text) {
    constexpr std::string_view kStudio = "studio";
    if (text == kStudio) {
        return std::nullopt;
    }
    const auto rgba = cssColor(text);
    if (!rgba) {
        std::vector<std::string_view> words = cssColorNames();
        words.insert(words.end(), {kStudio, "environment", "transparent"});
        throw badValue(option, text,
                       "must be 'studio', 'environment', #rrggbb, #rrggbbaa or the CSS name of a "
                       "colour" +
                           didYouMean(text, words));
    }
    const auto channel = [&](unsigned shift) {
        return static_cast<float>(*rgba >> shift & 255U) / 255.0F;
    };
    return glm::vec4(channel(24), channel(16), channel(8), channel(0));
}

bool parseOnOff(const char* option, const std::string& text) {
    return parseChoice<bool>(option, text, {{"on", true}, {"off", false}});
}

WeightSource parseWeightSource(const char* option, const std::string& text) {
    return parseChoice<WeightSource>(
        option, text, {{"normalized", WeightSource::Normalized}, {"stored", WeightSource::Stored}});
}

ViewMode parseView(const std::string& name) {
    if (const auto mode = viewModeFromName(name)) {
        return *mode;
    }
    std::vector<std::string_view> names;
    for (const ViewModeInfo& info : viewModes()) {
        names.emplace_back(info.name);
    }
    throw usageFailure(thereIsNo("view", name, names));
}

std::string viewNames(std::size_t lineLength) {
    std::string text;
    std::size_t line = 0;
    const auto views = viewModes();
    for (std::size_t i = 0; i < views.size(); ++i) {
        const char* const after = i + 1 == views.size() ? "" : i + 2 == views.size() ? " or" : ",";
        const std::string word = std::string(views[i].name) + after;
        if (line > 0) {
            const bool fits = line + 1 + word.size() <= lineLength;
            text += fits ? ' ' : '\n';
            line = fits ? line + 1 : 0;
        }
        text += word;
        line += word.size();
    }
    return text;
}

}  // namespace sinew
