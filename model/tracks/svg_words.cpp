// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/svg_words.h"

#include <array>
#include <vector>

#include "model/view/vertex_pins.h"

namespace sinew::svg {
namespace {

/// The colours of the light theme.
constexpr std::array<glm::u8vec3, 4> kComponents{
    {{0xb8, 0x2c, 0x24}, {0x3d, 0x78, 0x0f}, {0x1f, 0x5f, 0xc0}, {0x6b, 0x4f, 0x94}}};
constexpr std::array<glm::u8vec3, 5> kProperties{{{0x1b, 0x65, 0xb3},
                                                  {0x1c, 0x79, 0x48},
                                                  {0x6c, 0x45, 0xb8},
                                                  {0xa8, 0x35, 0x7d},
                                                  {0x74, 0x65, 0x05}}};

}  // namespace

glm::u8vec3 baseColor(const LineHue& hue) {
    switch (hue.kind) {
        case LineHue::Kind::Category:
            return pinColor(hue.number + 1);
        case LineHue::Kind::Property:
            return kProperties.at(hue.number);
        case LineHue::Kind::Component:
            break;
    }
    return kComponents.at(hue.number % kComponents.size());
}

std::string colorText(const glm::u8vec3& color) {
    return format("#%02x%02x%02x", unsigned{color.r}, unsigned{color.g}, unsigned{color.b});
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            default:
                result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return result;
}

std::string shortened(const std::string& text, std::size_t most) {
    std::vector<std::size_t> starts;  // of the characters
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) {
            starts.push_back(i);
        }
    }
    if (starts.size() <= most || most < 3) {
        return text;
    }
    const std::size_t tail = (most - 1) / 2;
    return text.substr(0, starts[most - 1 - tail]) + "…" +
           text.substr(starts[starts.size() - tail]);
}

}  // namespace sinew::svg
