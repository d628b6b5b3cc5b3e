// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_artist.h"

#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

bool sameCurves(const CurvePictureWish& a, const CurvePictureWish& b) {
    return a.asset == b.asset && a.curves == b.curves;
}

bool fits(const CurveSet& set, const CurvePictureWish& wish) {
    return set.complete && set.asset == wish.asset && set.wish == wish.curves;
}

}  // namespace

CurveArtist::CurveArtist(QObject* parent) : QObject(parent), m_kept(std::make_shared<Kept>()) {
    m_pool.setMaxThreadCount(1);
}

CurveArtist::~CurveArtist() {
    stop();
    m_pool.waitForDone();
}

void CurveArtist::stop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_pool.clear();
    ++m_run;
    m_busy = false;
}

void CurveArtist::drop() {
    stop();
    m_wish.reset();
    m_begun.reset();
    m_kept = std::make_shared<Kept>();
}

void CurveArtist::draw(const CurvePictureWish& wish) {
    if (m_wish && *m_wish == wish) {
        return;
    }
    m_wish = std::make_shared<const CurvePictureWish>(wish);
    if (m_busy && !sameCurves(*m_begun, wish)) {
        stop();
    }
    if (!m_busy) {
        start();
    }
}

void CurveArtist::start() {
    m_busy = true;
    m_begun = m_wish;
    runIn(m_pool, [this, run = m_run, wish = m_wish, kept = m_kept, token = m_stop.get_token()] {
        std::shared_ptr<const CurvePicture> picture;
        try {
            if (!kept->set || !fits(*kept->set, *wish)) {
                kept->set = std::make_shared<const CurveSet>(
                    curveSet(wish->asset, wish->curves, kept->set.get(), {}, token));
            }
            if (kept->set->complete) {
                picture =
                    std::make_shared<const CurvePicture>(curvePicture(*wish, kept->set, token));
            }
        } catch (const std::exception& failure) {
            warn("no curves are drawn", failure);
            kept->set.reset();
        }
        callIn(*this, [this, run, picture = std::move(picture)] {
            if (run != m_run) {
                return;
            }
            m_busy = false;
            if (m_wish != m_begun) {
                start();
            }
            if (picture) {
                emit drawn(picture);
            }
        });
    });
}

}  // namespace sinew
