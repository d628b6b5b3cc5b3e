// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_picture.h"

#include <QPainter>
#include <utility>

#include "ui/timeline/curve_keys.h"
#include "ui/timeline/curve_strokes.h"

namespace sinew {
namespace {

bool sameCurves(const CurvePictureWish& a, const CurvePictureWish& b) {
    return a.asset == b.asset && a.curves == b.curves;
}

bool fits(const CurveSet& set, const CurvePictureWish& wish) {
    return set.complete && set.asset == wish.asset && set.wish == wish.curves;
}

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
    strokeCurves(picture, stop);
    if (!picture.image.isNull() && !stop.stop_requested()) {
        QPainter painter(&picture.image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawKeys(painter, picture);
    }
    return picture;
}

void CurveArtist::cancel() {
    m_wish.reset();
    m_begun.reset();
    m_kept = std::make_shared<Kept>();
    BackgroundTask::cancel();
}

void CurveArtist::draw(const CurvePictureWish& wish) {
    if (m_wish && *m_wish == wish) {
        return;
    }
    m_wish = std::make_shared<const CurvePictureWish>(wish);
    if (!busy() || !sameCurves(*m_begun, wish)) {
        start();
    }
}

void CurveArtist::start() {
    m_begun = m_wish;
    run(
        [wish = m_wish, kept = m_kept](const std::stop_token& stop) {
            std::shared_ptr<const CurveSet> set = std::exchange(kept->set, nullptr);
            if (!set || !fits(*set, *wish)) {
                set = std::make_shared<const CurveSet>(
                    curveSet(wish->asset, wish->curves, set.get(), {}, stop));
            }
            std::shared_ptr<const CurvePicture> picture;
            if (set->complete) {
                picture = std::make_shared<const CurvePicture>(curvePicture(*wish, set, stop));
            }
            kept->set = std::move(set);
            return picture;
        },
        [this](const std::shared_ptr<const CurvePicture>& picture) {
            if (m_wish != m_begun) {
                start();
            }
            if (picture) {
                emit drawn(picture);
            }
        },
        "no curves are drawn");
}

}  // namespace sinew
