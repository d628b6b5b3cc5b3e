// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_colors.h"

#include "model/view/vertex_pins.h"
#include "ui/style/track_shades.h"

namespace sinew {
namespace {

QColor hueColor(const LineHue& hue, theme::Brightness theme) {
    switch (hue.kind) {
        case LineHue::Kind::Category: {
            const glm::u8vec3 color = pinColor(hue.number + 1);
            return {color.r, color.g, color.b};
        }
        case LineHue::Kind::Property:
            return theme::trackShade(static_cast<TrackProperty>(hue.number)).in(theme);
        case LineHue::Kind::Component:
            break;
    }
    return theme::componentShade(hue.number).in(theme);
}

}  // namespace

QColor lineColor(const CurveSet& set, const CurveLine& line, theme::Brightness theme) {
    const QColor color = hueColor(hueOf(set, line), theme);
    const glm::u8vec3 tinted = objectTint({color.red(), color.green(), color.blue()}, line.object);
    return {tinted.r, tinted.g, tinted.b};
}

}  // namespace sinew
