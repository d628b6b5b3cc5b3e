// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_drawing.h"

#include <array>
#include <cmath>
#include <iterator>

#include "model/core/throwing_loop.h"

namespace sinew {
namespace {

/// Weights of white (above 0) or black for the n-th object.
constexpr std::array<float, 5> kTints{0.0F, 0.38F, -0.3F, 0.62F, -0.5F};

void draw(const CurveSet& set, std::span<const CurveLine> lines, const CurveColumns& columns,
          CurveKind kind, std::vector<DrawnCurve>& drawn) {
    const TrackCurve& curve = *set.curves[lines.front().curve];
    std::vector<CurvePath> paths = curvePaths(curve, columns, kind, shiftOf(set, lines.front()));
    for (const CurveLine& line : lines) {
        drawn.push_back({.line = line, .kind = kind, .path = std::move(paths[line.number])});
    }
}

/// The runs of lines that belong to one curve.
std::vector<std::span<const CurveLine>> linesByCurve(const CurveSet& set) {
    std::vector<std::span<const CurveLine>> runs;
    const std::span<const CurveLine> lines(set.lines);
    for (std::size_t first = 0, end = 0; first < lines.size(); first = end) {
        while (end < lines.size() && lines[end].curve == lines[first].curve) {
            ++end;
        }
        runs.push_back(lines.subspan(first, end - first));
    }
    return runs;
}

void normalise(const CurveSet& set, const CurveStyle& style, DrawnCurve& curve) {
    for (CurvePoint& point : curve.path) {
        point.value = drawnValue(set, curve.line, style, point.value);
    }
}

}  // namespace

std::vector<DrawnCurve> drawnCurves(const CurveSet& set, const CurveColumns& columns,
                                    const CurveStyle& style, const std::stop_token& stop) {
    const std::vector<std::span<const CurveLine>> tracks = linesByCurve(set);
    std::vector<std::vector<DrawnCurve>> parts(tracks.size());
    runThrowing(tracks.size(), stop, [&](std::size_t i) {
        if (style.plainBlend && set.curves[tracks[i].front().curve]->plainDiffers()) {
            draw(set, tracks[i], columns, CurveKind::PlainBlend, parts[i]);
        }
        draw(set, tracks[i], columns, CurveKind::Played, parts[i]);
        for (DrawnCurve& curve : parts[i]) {
            if (style.normalised) {
                normalise(set, style, curve);
            }
        }
    });
    std::vector<DrawnCurve> drawn;
    for (std::vector<DrawnCurve>& part : parts) {
        std::move(part.begin(), part.end(), std::back_inserter(drawn));
    }
    return drawn;
}

ValueSpan spanOf(const std::vector<DrawnCurve>& curves) noexcept {
    ValueSpan span;
    for (const DrawnCurve& curve : curves) {
        for (const CurvePoint& point : curve.path) {
            span.include(point.value);
        }
    }
    return span;
}

float drawnValue(const CurveSet& set, const CurveLine& line, const CurveStyle& style,
                 float value) noexcept {
    if (!style.normalised) {
        return value;
    }
    const ValueSpan& span = set.curves[line.curve]->spans()[line.number];
    return span.size() > 0.0F ? (value - span.least) / span.size() : 0.5F;
}

double shiftOf(const CurveSet& set, const CurveLine& line) noexcept {
    if (!line.other || set.request.sameSeconds) {
        return 0.0;
    }
    return double{set.assetOf(line)[set.request.other].startSeconds} -
           double{(*set.asset)[set.request.animation].startSeconds};
}

LineHue hueOf(const CurveSet& set, const CurveLine& line) noexcept {
    const TrackCurve& curve = *set.curves[line.curve];
    if (curve.width() == 1) {
        return {LineHue::Kind::Property, static_cast<std::uint32_t>(curve.track().property)};
    }
    return {curve.track().property == TrackProperty::Weights ? LineHue::Kind::Category
                                                             : LineHue::Kind::Component,
            line.number};
}

glm::u8vec3 objectTint(const glm::u8vec3& color, std::uint32_t object) noexcept {
    const float tint = kTints.at(object % kTints.size());
    const float target = tint > 0.0F ? 255.0F : 0.0F;
    const glm::vec3 mixed = glm::mix(glm::vec3(color), glm::vec3(target), std::abs(tint));
    return {mixed + 0.5F};
}

}  // namespace sinew
