// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_strokes.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "model/core/throwing_loop.h"
#include "model/tracks/curve_paths.h"
#include "model/view/vertex_pins.h"
#include "ui/style/track_shades.h"
#include "ui/timeline/curve_picture.h"

namespace sinew {
namespace {

constexpr double kLineWidth = 1.6;
constexpr double kPlainWidth = 1.2;
constexpr double kReach = 4.0;          // pixels that a stroke extends beyond its points, at most
constexpr std::size_t kManyLines = 60;  // drawn without smoothing, so that they appear at once
constexpr double kThinPixels = 0.1;     // points that close to a line are left out
constexpr double kCut = 50.0;  // pixels above and below, beyond which points are moved there
constexpr std::size_t kDensePoints = 2;  // points of a column
constexpr double kDenseTravel = 10.0;    // multiple of the width, up and down
constexpr std::size_t kPiece = 32;       // points that are stroked at once
constexpr int kStripe = 64;              // pixels of the device: as much as a cache holds

/// A line with the points that are drawn. A piece goes from one of `pieces` to the next,
/// inclusive: longer lines take far longer to stroke.
struct StrokedCurve {
    QPen pen;
    bool other = false;
    CurvePath path;
    std::vector<std::size_t> pieces;
};

class CurveStrokes {
public:
    CurveStrokes(CurvePicture& picture, const std::stop_token& stop)
        : m_picture(picture), m_stop(stop) {
        const CurvePictureRequest& request = picture.request;
        const auto count = static_cast<std::uint32_t>(
            std::max(1.0, std::round(request.size.width() * request.ratio)));
        m_columns = {.firstSeconds = request.firstSeconds,
                     .secondsPerColumn = (request.lastSeconds - request.firstSeconds) / count,
                     .count = count};
    }

    void draw(std::size_t manyPoints) {
        const CurvePictureRequest& request = m_picture.request;
        std::vector<DrawnCurve> curves =
            drawnCurves(*m_picture.set, m_columns, request.style, m_stop);
        m_picture.values = request.values ? *request.values : fittingRange(spanOf(curves));
        m_picture.image = QImage(request.size * request.ratio, QImage::Format_ARGB32_Premultiplied);
        if (m_picture.image.isNull()) {
            return;
        }
        m_picture.image.setDevicePixelRatio(request.ratio);
        m_strokes.resize(curves.size());
        runThrowing(curves.size(), m_stop,
                    [&](std::size_t i) { m_strokes[i] = strokeOf(std::move(curves[i])); });
        std::stable_partition(m_strokes.begin(), m_strokes.end(),
                              [](const StrokedCurve& stroke) { return stroke.other; });
        const std::size_t points = std::accumulate(
            m_strokes.begin(), m_strokes.end(), std::size_t{0},
            [](std::size_t sum, const StrokedCurve& stroke) { return sum + stroke.path.size(); });
        drawStripes(points > manyPoints ? kStripe : m_picture.image.width());
    }

private:
    [[nodiscard]] StrokedCurve strokeOf(DrawnCurve curve) const {
        const bool plain = curve.kind == CurveKind::PlainBlend;
        StrokedCurve stroke;
        stroke.pen = QPen(lineColor(*m_picture.set, curve.line, m_picture.request.theme),
                          plain ? kPlainWidth : kLineWidth);
        stroke.other = curve.line.other;
        stroke.pen.setJoinStyle(Qt::BevelJoin);
        if (plain) {
            stroke.pen.setDashPattern({1.5, 2.5});
        } else if (curve.line.other) {
            stroke.pen.setDashPattern({6.0, 3.0});
        }
        const double perPixel = (m_picture.values.most - m_picture.values.least) /
                                std::max(double(m_picture.request.size.height()), 1.0);
        stroke.path = thinned(curve.path, kThinPixels * perPixel);
        if (isDense(stroke.path, perPixel)) {
            stroke.pen.setStyle(Qt::SolidLine);
            stroke.pen.setWidth(0);
        }
        for (std::size_t i = 0; i < stroke.path.size(); i += kPiece - 1) {
            if (i == 0 || i + 1 < stroke.path.size()) {  // not the last point once more
                stroke.pieces.push_back(i);
            }
        }
        return stroke;
    }

    /// A line that goes up and down in most columns is an area: a hairline shows it as well, and is
    /// drawn many times as fast as an outline that is filled.
    [[nodiscard]] bool isDense(const CurvePath& path, double valuePerPixel) const {
        double travel = 0.0;  // pixels up and down
        for (std::size_t i = 1; i < path.size(); ++i) {
            const double step = std::abs(double{path[i].value} - double{path[i - 1].value});
            travel += std::isfinite(step) ? step / valuePerPixel : 0.0;
        }
        return path.size() > kDensePoints * m_columns.count ||
               travel > kDenseTravel * m_picture.request.size.width();
    }

    /// Stripes of the picture, each by itself: lines that go up and down all the time touch all
    /// its pixels again and again, and those of a stripe stay in the processor's cache.
    void drawStripes(int width) {
        QImage& image = m_picture.image;
        const auto count = static_cast<std::size_t>((image.width() + width - 1) / width);
        uchar* bits = image.bits();
        const auto bytes = static_cast<std::size_t>(image.bytesPerLine());
        runThrowing(count, m_stop, [&](std::size_t i) {
            const int left = static_cast<int>(i) * width;
            const QImage stripe = stripeAt(left, std::min(width, image.width() - left));
            for (int y = 0; y < stripe.height(); ++y) {
                std::copy_n(stripe.constScanLine(y), 4 * static_cast<std::size_t>(stripe.width()),
                            bits + static_cast<std::size_t>(y) * bytes +
                                4 * static_cast<std::size_t>(left));
            }
        });
    }

    [[nodiscard]] QImage stripeAt(int left, int width) const {
        const double ratio = m_picture.request.ratio;
        QImage stripe(width, m_picture.image.height(), QImage::Format_ARGB32_Premultiplied);
        stripe.setDevicePixelRatio(ratio);
        stripe.fill(Qt::transparent);
        QPainter painter(&stripe);
        painter.translate(-left / ratio, 0.0);
        painter.setRenderHint(QPainter::Antialiasing, m_strokes.size() <= kManyLines);
        for (const StrokedCurve& stroke : m_strokes) {
            if (m_stop.stop_requested()) {
                break;
            }
            drawStroke(painter, stroke, left / ratio - kReach, (left + width) / ratio + kReach);
        }
        return stripe;
    }

    /// The pieces with points between two places.
    void drawStroke(QPainter& painter, const StrokedCurve& stroke, double left,
                    double right) const {
        const auto columnOf = [this](double x) {
            return static_cast<float>(x / m_picture.request.size.width() * m_columns.count);
        };
        const auto column = [&](std::size_t point) { return stroke.path[point].column; };
        auto first = std::ranges::upper_bound(stroke.pieces, columnOf(left), {}, column);
        first -= first == stroke.pieces.begin() ? 0 : 1;
        painter.setPen(stroke.pen);
        for (; first != stroke.pieces.end() && column(*first) <= columnOf(right); ++first) {
            drawPiece(painter, std::span(stroke.path)
                                   .subspan(*first, std::min(kPiece, stroke.path.size() - *first)));
        }
    }

    void drawPiece(QPainter& painter, std::span<const CurvePoint> points) const {
        const double perColumn = m_picture.request.size.width() / double(m_columns.count);
        const double height = m_picture.request.size.height();
        QPolygonF polygon;
        const auto stroke = [&] {
            polygon.size() == 1 ? painter.drawPoint(polygon.constFirst())
                                : painter.drawPolyline(polygon);
            polygon.clear();
        };
        polygon.reserve(static_cast<qsizetype>(points.size()));
        for (const CurvePoint& point : points) {
            const double y = m_picture.yOf(double{point.value});
            if (std::isfinite(y)) {
                polygon.append(
                    {double{point.column} * perColumn, std::clamp(y, -kCut, height + kCut)});
            } else {
                stroke();
            }
        }
        stroke();
    }

    CurvePicture& m_picture;
    const std::stop_token& m_stop;
    CurveColumns m_columns;
    std::vector<StrokedCurve> m_strokes;
};

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

void strokeCurves(CurvePicture& picture, const std::stop_token& stop, std::size_t manyPoints) {
    CurveStrokes(picture, stop).draw(manyPoints);
}

QColor lineColor(const CurveSet& set, const CurveLine& line, theme::Brightness theme) {
    const QColor color = hueColor(hueOf(set, line), theme);
    const glm::u8vec3 tinted = objectTint({color.red(), color.green(), color.blue()}, line.object);
    return {tinted.r, tinted.g, tinted.b};
}

}  // namespace sinew
