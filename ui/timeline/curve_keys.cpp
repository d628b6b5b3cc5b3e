// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_keys.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"
#include "ui/timeline/curve_picture.h"
#include "ui/timeline/curve_strokes.h"

namespace sinew {
namespace {

constexpr double kKeyRoom = 7.0;       // pixels per key, so that it gets a mark
constexpr double kTangentRoom = 26.0;  // and so that it gets its tangents
constexpr double kMarkReach = 3.6;
constexpr double kTangentReach = 2.2;
constexpr double kHitReach = 6.0;
constexpr double kLineReach = 9.0;
constexpr std::size_t kMostMarks = 6000;  // marks of all lines
constexpr std::size_t kMostMarkedLines = 48;

struct KeyRange {
    std::size_t first = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t count() const noexcept { return end - first; }
};

/// The keys in the visible time.
KeyRange visibleKeys(const CurvePicture& picture, const SharedArray<float>& times) {
    const auto first =
        std::ranges::lower_bound(times, static_cast<float>(picture.request.firstSeconds));
    const auto end =
        std::upper_bound(first, times.end(), static_cast<float>(picture.request.lastSeconds));
    return {static_cast<std::size_t>(first - times.begin()),
            static_cast<std::size_t>(end - times.begin())};
}

/// Pixels that each key has on average where there are keys.
double roomPerKey(const CurvePicture& picture, const SharedArray<float>& times) {
    const KeyRange keys = visibleKeys(picture, times);
    if (keys.count() < 2) {
        return picture.request.size.width();
    }
    return (picture.xOf(double{times[keys.end - 1]}) - picture.xOf(double{times[keys.first]})) /
           static_cast<double>(keys.count() - 1);
}

float storedPart(const Sampler& sampler, std::size_t key, std::size_t part, std::uint32_t number) {
    return sampler.values[key * sampler.keyStride() + part * sampler.width + number];
}

bool hasHandles(const TrackCurve& curve) {
    return curve.showsStored() && curve.sampler().interpolation == Interpolation::CubicSpline;
}

void drawTangents(QPainter& painter, const CurvePicture& picture, const LineKey& key,
                  const QPointF& at) {
    for (const std::optional<QPointF>& end : tangentPoints(picture, key)) {
        if (end) {
            painter.drawLine(at, *end);
            painter.drawEllipse(*end, kTangentReach, kTangentReach);
        }
    }
}

}  // namespace

std::optional<QPointF> keyPoint(const CurvePicture& picture, const LineKey& key) {
    const TrackCurve& curve = *picture.set->curves[key.line.curve];
    const double seconds = double{curve.sampler().times[key.key]};
    const float value = drawnValue(*picture.set, key.line, picture.request.style,
                                   lineValue(*picture.set, key.line, seconds));
    if (!std::isfinite(value) || key.line.other) {
        return {};
    }
    return QPointF(picture.xOf(seconds), picture.yOf(double{value}));
}

std::array<std::optional<QPointF>, 2> tangentPoints(const CurvePicture& picture,
                                                    const LineKey& key) {
    std::array<std::optional<QPointF>, 2> points;
    const TrackCurve& curve = *picture.set->curves[key.line.curve];
    if (!hasHandles(curve)) {
        return points;
    }
    const Sampler& sampler = curve.sampler();
    const std::uint32_t number = key.line.number;
    const double seconds = double{sampler.times[key.key]};
    const double value = double{storedPart(sampler, key.key, 1, number)};
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const bool exists = side == 0 ? key.key > 0 : key.key + 1 < sampler.times.size();
        if (!exists) {
            continue;
        }
        const std::size_t other = side == 0 ? key.key - 1 : key.key + 1;
        const double third = (double{sampler.times[other]} - seconds) / 3.0;
        const double slope = double{storedPart(sampler, key.key, 2 * side, number)};
        const float end = drawnValue(*picture.set, key.line, picture.request.style,
                                     static_cast<float>(value + third * slope));
        if (std::isfinite(end)) {
            points[side] = QPointF(picture.xOf(seconds + third), picture.yOf(double{end}));
        }
    }
    return points;
}

bool marksKeys(const CurvePicture& picture, const CurveLine& line) {
    const TrackCurve& curve = *picture.set->curves[line.curve];
    return !line.other && picture.set->lines.size() <= kMostMarkedLines &&
           roomPerKey(picture, curve.sampler().times) >= kKeyRoom;
}

void drawKeyMark(QPainter& painter, const QPointF& at, Interpolation interpolation, double reach) {
    switch (interpolation) {
        case Interpolation::Linear:
            painter.drawPolygon(
                QPolygonF({at + QPointF(0.0, -1.15 * reach), at + QPointF(1.15 * reach, 0.0),
                           at + QPointF(0.0, 1.15 * reach), at + QPointF(-1.15 * reach, 0.0)}));
            return;
        case Interpolation::Step:
            painter.drawRect(
                QRectF(at.x() - 0.85 * reach, at.y() - 0.85 * reach, 1.7 * reach, 1.7 * reach));
            return;
        case Interpolation::CubicSpline:
            painter.drawEllipse(at, reach, reach);
            return;
    }
}

void drawKeys(QPainter& painter, const CurvePicture& picture) {
    const QColor ground = theme::kBase.in(picture.request.theme);
    std::size_t drawn = 0;
    for (const CurveLine& line : picture.set->lines) {
        const TrackCurve& curve = *picture.set->curves[line.curve];
        const SharedArray<float>& times = curve.sampler().times;
        const double room = roomPerKey(picture, times);
        const KeyRange keys = visibleKeys(picture, times);
        if (!marksKeys(picture, line) || drawn + keys.count() > kMostMarks) {
            continue;
        }
        drawn += keys.count();
        const QColor color = lineColor(*picture.set, line, picture.request.theme);
        for (std::size_t key = keys.first; key < keys.end; ++key) {
            const LineKey place{line, key};
            const std::optional<QPointF> at = keyPoint(picture, place);
            if (!at) {
                continue;
            }
            painter.setBrush(color);
            if (room >= kTangentRoom) {
                QColor faint = color;
                faint.setAlphaF(0.65F);
                painter.setPen(QPen(faint, 1.0));
                drawTangents(painter, picture, place, *at);
            }
            painter.setPen(QPen(ground, 1.0));
            drawKeyMark(painter, *at, curve.sampler().interpolation, kMarkReach);
        }
    }
}

std::optional<LineKey> keyNear(const CurvePicture& picture, const QPointF& at) {
    std::optional<LineKey> found;
    double nearest = kHitReach * kHitReach;
    const double perPixel =
        (picture.request.lastSeconds - picture.request.firstSeconds) / picture.request.size.width();
    const double seconds = picture.request.firstSeconds + at.x() * perPixel;
    for (const CurveLine& line : picture.set->lines) {
        if (!marksKeys(picture, line)) {
            continue;
        }
        const SharedArray<float>& times = picture.set->curves[line.curve]->sampler().times;
        const auto first =
            std::ranges::lower_bound(times, static_cast<float>(seconds - kHitReach * perPixel));
        for (auto key = first; key != times.end() && double{*key} <= seconds + kHitReach * perPixel;
             ++key) {
            const LineKey place{line, static_cast<std::size_t>(key - times.begin())};
            const std::optional<QPointF> point = keyPoint(picture, place);
            const QPointF away = point ? *point - at : QPointF(kHitReach, kHitReach);
            const double distance = QPointF::dotProduct(away, away);
            if (distance < nearest) {
                nearest = distance;
                found = place;
            }
        }
    }
    return found;
}

std::optional<CurveLine> lineNear(const CurvePicture& picture, SetSampler& sampler,
                                  const QPointF& at) {
    std::optional<CurveLine> found;
    double nearest = kLineReach;
    sampler.sample(picture.request.firstSeconds +
                   at.x() / picture.request.size.width() *
                       (picture.request.lastSeconds - picture.request.firstSeconds));
    for (const CurveLine& line : picture.set->lines) {
        const float value =
            drawnValue(*picture.set, line, picture.request.style, sampler.value(line));
        const double away = std::abs(picture.yOf(double{value}) - at.y());
        if (away < nearest) {
            nearest = away;
            found = line;
        }
    }
    return found;
}

float lineValue(const CurveSet& set, const CurveLine& line, double seconds) {
    const TrackCurve& curve = *set.curves[line.curve];
    TrackCurve::Scratch scratch = curve.scratch();
    curve.sample(static_cast<float>(seconds + shiftOf(set, line)), scratch, scratch.row);
    return scratch.row[line.number];
}

}  // namespace sinew
