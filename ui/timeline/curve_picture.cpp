// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/timeline/curve_keys.h"
#include "ui/timeline/curve_strokes.h"

namespace sinew {
namespace {

bool sameCurves(const CurvePictureRequest& a, const CurvePictureRequest& b) {
    return a.asset == b.asset && a.curves == b.curves;
}

bool fits(const CurveSet& set, const CurvePictureRequest& request) {
    return set.complete && set.asset == request.asset && set.request == request.curves;
}

constexpr int kBandRows = 64;  // a cache holds as much

/// Finds the source of each pixel from the result on: the nearest one, with `count` in all, of
/// those that are stretched over [from, to). Only pixels in [first, end).
int findSources(double from, double to, int count, int first, int end, std::vector<int>& sources) {
    sources.clear();
    const double each = count / (to - from);
    const int begin = std::max(first, static_cast<int>(std::ceil(from - 0.5)));
    for (int pixel = begin; pixel < end; ++pixel) {
        const int source = static_cast<int>(std::floor((pixel + 0.5 - from) * each));
        if (source >= count) {
            break;
        }
        sources.push_back(std::max(source, 0));
    }
    return begin;
}

}  // namespace

double CurvePicture::xOf(double seconds) const noexcept {
    return (seconds - request.firstSeconds) / (request.lastSeconds - request.firstSeconds) *
           request.size.width();
}

double CurvePicture::yOf(double value) const noexcept {
    return (1.0 - values.share(value)) * request.size.height();
}

CurvePicture curvePicture(const CurvePictureRequest& request, std::shared_ptr<const CurveSet> set,
                          const std::stop_token& stop) {
    CurvePicture picture{.request = request, .set = std::move(set), .values = {}, .image = {}};
    strokeCurves(picture, stop);
    if (!picture.image.isNull() && !stop.stop_requested()) {
        QPainter painter(&picture.image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawKeys(painter, picture);
    }
    return picture;
}

void CurveArtist::cancel() {
    m_request.reset();
    m_begun.reset();
    m_kept = std::make_shared<Kept>();
    BackgroundTask::cancel();
}

void CurveArtist::draw(const CurvePictureRequest& request) {
    if (m_request && *m_request == request) {
        return;
    }
    m_request = std::make_shared<const CurvePictureRequest>(request);
    if (!busy() || !sameCurves(*m_begun, request)) {
        start();
    }
}

void CurveArtist::start() {
    m_begun = m_request;
    run(
        [request = m_request, kept = m_kept](const std::stop_token& stop) {
            std::shared_ptr<const CurveSet> set = std::exchange(kept->set, nullptr);
            if (!set || !fits(*set, *request)) {
                set = std::make_shared<const CurveSet>(
                    curveSet(request->asset, request->curves, set.get(), {}, stop));
            }
            std::shared_ptr<const CurvePicture> picture;
            if (set->complete) {
                picture = std::make_shared<const CurvePicture>(curvePicture(*request, set, stop));
            }
            kept->set = std::move(set);
            return picture;
        },
        [this](const std::shared_ptr<const CurvePicture>& picture) {
            if (m_request != m_begun) {
                start();
            }
            if (picture) {
                emit drawn(picture);
            }
        },
        "no curves are drawn");
}

void StretchedImage::draw(QPainter& painter, const QImage& image, const QRectF& target,
                          const QRect& part, double ratio) {
    const auto pixel = [ratio](double place) {
        return static_cast<int>(std::lround(place * ratio));
    };
    const int left = findSources(target.left() * ratio, target.right() * ratio, image.width(),
                                 pixel(part.left()), pixel(part.right() + 1), m_columns);
    const int top = findSources(target.top() * ratio, target.bottom() * ratio, image.height(),
                                pixel(part.top()), pixel(part.bottom() + 1), m_rows);
    const auto width = static_cast<int>(m_columns.size());
    const auto height = static_cast<int>(m_rows.size());
    if (width == 0 || height == 0) {
        return;
    }
    if (m_band.width() < width) {
        m_band = QImage(width, kBandRows, QImage::Format_ARGB32_Premultiplied);
    }
    painter.save();
    painter.scale(1.0 / ratio, 1.0 / ratio);  // pixels of the device
    for (int first = 0; first < height; first += kBandRows) {
        const int rows = std::min(kBandRows, height - first);
        for (int row = 0; row < rows; ++row) {
            const auto* from = reinterpret_cast<const QRgb*>(
                image.constScanLine(m_rows[static_cast<std::size_t>(first + row)]));
            auto* to = reinterpret_cast<QRgb*>(m_band.scanLine(row));
            for (const int column : m_columns) {
                *to++ = from[column];
            }
        }
        painter.drawImage(QPoint(left, top + first), m_band, QRect(0, 0, width, rows));
    }
    painter.restore();
}

}  // namespace sinew
