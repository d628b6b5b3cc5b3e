// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/palette.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/number_text.h"
#include "model/view/look.h"
#include "model/view/palette_tables.h"

namespace sinew {

namespace {

constexpr std::string_view kDivergingPalette = "blue-red";

/// Equal steps of lightness from both ends to the middle.
constexpr std::array<glm::vec3, 7> kBlueRed{{{0.055F, 0.200F, 0.520F},
                                             {0.165F, 0.430F, 0.750F},
                                             {0.510F, 0.700F, 0.880F},
                                             {0.905F, 0.905F, 0.900F},
                                             {0.930F, 0.610F, 0.480F},
                                             {0.790F, 0.270F, 0.250F},
                                             {0.480F, 0.030F, 0.130F}}};

float share(std::size_t i) noexcept {
    return static_cast<float>(i) / static_cast<float>(PaletteColors().size() - 1);
}

glm::u8vec3 bytesOf(const glm::vec3& color) noexcept {
    const glm::vec3 scaled = glm::round(255.0F * glm::clamp(color, 0.0F, 1.0F));
    return glm::u8vec3(scaled);
}

PaletteColors ofTable(std::string_view digits) {
    PaletteColors colors;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const std::uint32_t code = numberIn<std::uint32_t>(digits.substr(6 * i, 6), 16).value_or(0);
        colors.at(i) = {code >> 16U & 0xffU, code >> 8U & 0xffU, code & 0xffU};
    }
    return colors;
}

/// Colours at equal distances, mixed as sRGB and scaled by `brightness(value)`.
template <class Brightness>
PaletteColors ofStops(std::span<const glm::vec3> stops, const Brightness& brightness) {
    PaletteColors colors;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const float at = share(i) * static_cast<float>(stops.size() - 1);
        const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
        const glm::vec3 color =
            glm::mix(stops[below], stops[below + 1], at - static_cast<float>(below));
        colors.at(i) = bytesOf(color * brightness(share(i)));
    }
    return colors;
}

PaletteColors ofStops(std::span<const glm::vec3> stops) {
    return ofStops(stops, [](float) { return 1.0F; });
}

/// Blue, cyan, green, yellow, red; half as bright at 0 as at 1.
PaletteColors likeBlender() {
    constexpr std::array<glm::vec3, 5> kStops{{{0.0F, 0.0F, 1.0F},
                                               {0.0F, 1.0F, 1.0F},
                                               {0.0F, 1.0F, 0.0F},
                                               {1.0F, 1.0F, 0.0F},
                                               {1.0F, 0.0F, 0.0F}}};
    return ofStops(kStops, [](float value) { return 0.5F + 0.5F * value; });
}

constexpr std::array<glm::vec3, 2> kBlackToWhite{glm::vec3(0.0F), glm::vec3(1.0F)};

constexpr std::array<PaletteInfo, 6> kPalettes{{
    {"viridis", "Viridis", "Even steps from violet to yellow, in print and for the colour-blind",
     [] { return ofTable(kViridisTable); }},
    {"cividis", "Cividis", "Even steps from blue to yellow, the same for the colour-blind",
     [] { return ofTable(kCividisTable); }},
    {"turbo", "Turbo", "A rainbow with smooth steps: more contrast, without an order in grey",
     [] { return ofTable(kTurboTable); }},
    {"blender", "Blender", "Blue, green, yellow and red, as weight painting in Blender",
     likeBlender},
    {"grey", "Greyscale", "Black to white", [] { return ofStops(kBlackToWhite); }},
    {"blue-red", "Blue to Red", "Blue, light grey and red: less, no change, more",
     [] { return ofStops(kBlueRed); }},
}};

/// `#rgb` or `#rrggbb`.
std::optional<glm::vec3> colorOf(std::string_view text) {
    const bool isShort = text.size() == 4;
    if ((!isShort && text.size() != 7) || text.front() != '#') {
        return std::nullopt;
    }
    const std::optional<std::uint32_t> code = numberIn<std::uint32_t>(text.substr(1), 16);
    if (!code) {
        return std::nullopt;
    }
    const std::uint32_t bits = isShort ? 4 : 8;
    const std::uint32_t most = (1U << bits) - 1;
    const auto part = [&](std::uint32_t place) {
        return static_cast<float>(*code >> (place * bits) & most) / static_cast<float>(most);
    };
    return glm::vec3(part(2), part(1), part(0));
}

std::optional<std::vector<glm::vec3>> rampOf(std::string_view text) {
    std::vector<glm::vec3> stops;
    while (true) {
        const std::size_t comma = text.find(',');
        const std::optional<glm::vec3> color = colorOf(text.substr(0, comma));
        if (!color) {
            return std::nullopt;
        }
        stops.push_back(*color);
        if (comma == std::string_view::npos) {
            return stops.size() < 2 ? std::nullopt : std::optional(stops);
        }
        text.remove_prefix(comma + 1);
    }
}

}  // namespace

std::span<const PaletteInfo> palettes() noexcept {
    return kPalettes;
}

Result<PaletteColors> paletteColors(std::string_view text) {
    const auto* const named = std::ranges::find(kPalettes, text, &PaletteInfo::name);
    if (named != kPalettes.end()) {
        return named->colors();
    }
    if (const auto stops = rampOf(text)) {
        return ofStops(*stops);
    }
    return Error{ErrorCode::InvalidRequest,
                 "must be viridis, cividis, turbo, blender, grey, blue-red or colours like "
                 "#000,#f00,#fff",
                 {}};
}

PaletteColors usablePalette(std::string_view text) {
    const Result<PaletteColors> colors = paletteColors(text);
    return colors ? *colors : ofTable(kViridisTable);
}

std::string_view shownPalette(const Look& look) noexcept {
    const bool usual = look.palette == kPalettes.front().name;
    return usual && viewModeInfo(look.mode).diverging ? kDivergingPalette : look.palette;
}

std::size_t paletteIndex(float value, std::uint32_t steps) noexcept {
    float at = value > 0.0F ? std::min(value, 1.0F) : 0.0F;  // 0 if not a number
    if (steps == 1) {
        at = 0.0F;
    } else if (steps > 1) {
        const auto count = static_cast<float>(steps);
        at = std::min(std::floor(at * count), count - 1.0F) / (count - 1.0F);
    }
    return static_cast<std::size_t>(at * 255.0F + 0.5F);
}

}  // namespace sinew
