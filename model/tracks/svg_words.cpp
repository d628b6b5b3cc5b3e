// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/svg_words.h"

#include <vector>

#include "model/tracks/track_colors.h"
#include "model/view/vertex_pins.h"

namespace sinew::svg {
glm::u8vec3 baseColor(const LineHue& hue) {
    switch (hue.kind) {
        case LineHue::Kind::Category:
            return pinColor(hue.number + 1);
        case LineHue::Kind::Property:
            return trackColor(static_cast<TrackProperty>(hue.number)).onLight;
        case LineHue::Kind::Component:
            break;
    }
    return componentColor(hue.number).onLight;
}

std::string colorText(const glm::u8vec3& color) {
    return format("#%02x%02x%02x", unsigned{color.r}, unsigned{color.g}, unsigned{color.b});
}

std::string shortened(const std::string& text, std::size_t most) {
    std::vector<std::size_t> starts;  // starts of the characters
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
