// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_picture.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "model/tracks/thin_path.h"
#include "ui/timeline/curve_colors.h"
#include "ui/timeline/curve_keys.h"

namespace sinew {
namespace {

constexpr double kLineWidth = 1.6;
constexpr double kPlainWidth = 1.2;
constexpr std::size_t kManyLines = 60;  // drawn without smoothing, so that they appear at once
constexpr double kThinPixels = 0.1;     // points that close to a line are left out
constexpr double kCut = 50.0;  // pixels above and below, beyond which points are moved there
constexpr std::size_t kDensePoints = 2;  // per column
constexpr double kDenseTravel = 10.0;    // of the width, up and down
constexpr qsizetype kPiece = 32;  // points that are stroked at once: longer lines take far longer

class CurveStrokes {
public:
    explicit CurveStrokes(CurvePicture& picture) : m_picture(picture) {
        const CurvePictureWish& wish = picture.wish;
        const auto count =
            static_cast<std::uint32_t>(std::max(1.0, std::round(wish.size.width() * wish.ratio)));
        m_columns = {.firstSeconds = wish.firstSeconds,
                     .secondsPerColumn = (wish.lastSeconds - wish.firstSeconds) / count,
                     .count = count};
    }

    void draw(const std::stop_token& stop) {
        const CurvePictureWish& wish = m_picture.wish;
        const std::vector<DrawnCurve> curves =
            drawnCurves(*m_picture.set, m_columns, wish.style, stop);
        m_picture.values = wish.values ? *wish.values : fittingRange(spanOf(curves));
        const QSize pixels = wish.size * wish.ratio;
        m_picture.image = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        if (m_picture.image.isNull()) {
            return;
        }
        m_picture.image.setDevicePixelRatio(wish.ratio);
        m_picture.image.fill(Qt::transparent);
        QPainter painter(&m_picture.image);
        painter.setRenderHint(QPainter::Antialiasing, curves.size() <= kManyLines);
        for (const DrawnCurve& curve : curves) {
            if (stop.stop_requested()) {
                return;
            }
            drawLine(painter, curve);
        }
        painter.setRenderHint(QPainter::Antialiasing);
        drawKeys(painter, m_picture);
    }

private:
    void drawLine(QPainter& painter, const DrawnCurve& curve) const {
        const bool plain = curve.kind == CurveKind::PlainBlend;
        QPen pen(lineColor(*m_picture.set, curve.line, m_picture.wish.theme),
                 plain ? kPlainWidth : kLineWidth);
        pen.setJoinStyle(Qt::BevelJoin);
        if (plain) {
            pen.setDashPattern({1.5, 2.5});
        } else if (curve.line.other) {
            pen.setDashPattern({6.0, 3.0});
        }
        painter.save();
        painter.setPen(pen);
        const double perColumn = m_picture.wish.size.width() / double(m_columns.count);
        const double height = m_picture.wish.size.height();
        const double perPixel =
            (m_picture.values.most - m_picture.values.least) / std::max(height, 1.0);
        const CurvePath path = thinned(curve.path, kThinPixels * perPixel);
        if (isDense(path, perPixel)) {
            QPen hair = painter.pen();
            hair.setStyle(Qt::SolidLine);
            hair.setWidth(0);
            painter.setPen(hair);
        }
        QPolygonF polygon;
        const auto stroke = [&] {
            polygon.size() == 1 ? painter.drawPoint(polygon.constFirst())
                                : painter.drawPolyline(polygon);
        };
        for (const CurvePoint& point : path) {
            const double y = m_picture.yOf(double{point.value});
            if (!std::isfinite(y)) {
                stroke();
                polygon.clear();
                continue;
            }
            polygon.append({double{point.column} * perColumn, std::clamp(y, -kCut, height + kCut)});
            if (polygon.size() == kPiece) {
                stroke();
                polygon.remove(0, kPiece - 1);
            }
        }
        stroke();
        painter.restore();
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
               travel > kDenseTravel * m_picture.wish.size.width();
    }

    CurvePicture& m_picture;
    CurveColumns m_columns;
};

}  // namespace

double CurvePicture::xOf(double seconds) const noexcept {
    return (seconds - wish.firstSeconds) / (wish.lastSeconds - wish.firstSeconds) *
           wish.size.width();
}

double CurvePicture::yOf(double value) const noexcept {
    return (1.0 - values.share(value)) * wish.size.height();
}

CurvePicture curvePicture(const CurvePictureWish& wish, std::shared_ptr<const CurveSet> set,
                          const std::stop_token& stop) {
    CurvePicture picture{.wish = wish, .set = std::move(set), .values = {}, .image = {}};
    CurveStrokes(picture).draw(stop);
    return picture;
}

}  // namespace sinew
