// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_picture.h"

#include <QPainter>
#include <utility>

#include "ui/timeline/curve_keys.h"
#include "ui/timeline/curve_strokes.h"

namespace sinew {

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
    strokeCurves(picture, stop);
    if (!picture.image.isNull() && !stop.stop_requested()) {
        QPainter painter(&picture.image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawKeys(painter, picture);
    }
    return picture;
}

}  // namespace sinew
