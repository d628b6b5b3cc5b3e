// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/parse_value.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "app/common/failure.h"

namespace sinew {

namespace {

[[nodiscard]] Failure badValue(const char* option, const std::string& text,
                               const std::string& wanted) {
    return usageFailure(std::string(option) + " '" + text + "': " + wanted);
}

template <class Number>
std::optional<Number> wholeNumber(std::string_view text, int base = 10) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

struct NamedColor {
    std::string_view name;
    std::uint32_t rgb;
};

constexpr std::array<NamedColor, 14> kColors = {{{"black", 0x000000},
                                                 {"white", 0xffffff},
                                                 {"gray", 0x808080},
                                                 {"grey", 0x808080},
                                                 {"silver", 0xc0c0c0},
                                                 {"red", 0xff0000},
                                                 {"green", 0x008000},
                                                 {"lime", 0x00ff00},
                                                 {"blue", 0x0000ff},
                                                 {"navy", 0x000080},
                                                 {"yellow", 0xffff00},
                                                 {"cyan", 0x00ffff},
                                                 {"magenta", 0xff00ff},
                                                 {"orange", 0xffa500}}};

std::optional<std::uint32_t> colorBytes(const std::string& text) {
    for (const NamedColor& color : kColors) {
        if (color.name == text) {
            return color.rgb;
        }
    }
    std::string digits = text.substr(text.starts_with('#') ? 1 : 0);
    if (digits.size() == 3) {
        digits = {digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]};
    }
    return digits.size() == 6 ? wholeNumber<std::uint32_t>(digits, 16) : std::nullopt;
}

}  // namespace

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

std::uint32_t parseCount(const char* option, const std::string& text, std::uint32_t low,
                         std::uint32_t high) {
    const auto value = wholeNumber<std::uint32_t>(text);
    if (!value || *value < low || *value > high) {
        throw badValue(option, text,
                       "must be a whole number from " + std::to_string(low) + " to " +
                           std::to_string(high) + " is needed");
    }
    return *value;
}

Extent parseExtent(const char* option, const std::string& text, std::uint32_t most) {
    const std::size_t cross = text.find('x');
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

std::optional<glm::vec3> parseBackground(const char* option, const std::string& text) {
    if (text == "studio") {
        return std::nullopt;
    }
    const auto rgb = colorBytes(text);
    if (!rgb) {
        throw badValue(option, text,
                       "must be 'studio', 'environment', #rrggbb or the name of a colour");
    }
    return glm::vec3(static_cast<float>(*rgb >> 16U), static_cast<float>((*rgb >> 8U) & 255U),
                     static_cast<float>(*rgb & 255U)) /
           255.0F;
}

bool parseOnOff(const char* option, const std::string& text) {
    if (text != "on" && text != "off") {
        throw badValue(option, text, "must be 'on' or 'off'");
    }
    return text == "on";
}

WeightSource parseWeightSource(const char* option, const std::string& text) {
    if (text != "stored" && text != "normalized") {
        throw badValue(option, text, "must be 'normalized' or 'stored'");
    }
    return text == "stored" ? WeightSource::Stored : WeightSource::Normalized;
}

}  // namespace sinew
