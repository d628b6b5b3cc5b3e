// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_plot.h"

#include <QEvent>
#include <algorithm>
#include <utility>

#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/timeline/time_axis.h"

namespace sinew {

CurvePlot::CurvePlot(Document& document, Player& player, TimeAxis& axis)
    : TimeChart(player, axis), m_document(document) {
    setObjectName(QStringLiteral("curvePlot"));
    setAccessibleName(tr("Curves"));
    setAccessibleDescription(
        tr("Curves of the chosen tracks. Up and Down choose a line, Left and Right go to another "
           "key of it."));
    setProperty("fitsByHome", true);  // see key_owner.h
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&m_artist, &CurveArtist::drawn, this, &CurvePlot::take);
    connect(&axis, &TimeAxis::changed, this, &CurvePlot::drawAgain);
    connect(&axis, &TimeAxis::unitChanged, this, qOverload<>(&QWidget::update));
    connect(&document, &Document::assetChanged, this, &CurvePlot::drawAgain);
    connect(&player, &Player::animationChanged, this, &CurvePlot::drawAgain);
    connect(&player, &Player::mixChanged, this, &CurvePlot::drawAgain);
    connect(&player, &Player::playbackChanged, this, qOverload<>(&QWidget::update));
    connect(&player, &Player::timeChanged, this, &CurvePlot::refreshTime);
}

QSize CurvePlot::sizeHint() const {
    return {600, 220};
}

QSize CurvePlot::minimumSizeHint() const {
    return {120, 80};
}

void CurvePlot::setTracks(std::vector<TrackRef> tracks) {
    m_tracks = std::move(tracks);
    m_tracksOf = m_document.asset();
    m_tracksClip = m_player.animation();
    findPartners();
    drawAgain();
}

void CurvePlot::setLook(const CurveLook& look) {
    if (look == m_look) {
        return;
    }
    // Other numbers need other bounds.
    const bool otherNumbers =
        look.form != m_look.form || look.style.normalised != m_look.style.normalised;
    m_look = look;
    if (otherNumbers) {
        setFitsValues(true);
    }
    drawAgain();
}

void CurvePlot::setCompared(ComparedCurves compared) {
    m_compared = std::move(compared);
    findPartners();
    drawAgain();
}

void CurvePlot::findPartners() {
    m_otherChannels.clear();
    for (const TrackRef& ref : m_tracks) {
        if (m_compared.asset) {
            m_otherChannels.push_back(m_compared.partner(ref.track.channel));
        }
    }
}

void CurvePlot::setFitsValues(bool fits) {
    if (std::exchange(m_fits, fits) != fits) {
        emit fitsValuesChanged(fits);
        drawAgain();
    }
}

void CurvePlot::showAll() {
    setFitsValues(true);
    m_axis.showWholeClip();
}

void CurvePlot::setValues(const ValueRange& values) {
    m_values = values;
    if (std::exchange(m_fits, false)) {
        emit fitsValuesChanged(false);
    }
    drawAgain();
}

bool CurvePlot::current() const {
    return m_tracksOf && m_tracksOf == m_document.asset() && m_tracksClip == m_player.animation() &&
           m_tracksClip.valid() && !m_player.mixing();
}

QString CurvePlot::hint() const {
    if (!m_document.asset()) {
        return tr("No file");
    }
    if (m_document.asset()->animations.empty()) {
        return tr("No animation");
    }
    if (m_player.mixing()) {
        return tr("Layers play: choose a single clip to see its curves");
    }
    if (!m_player.animation().valid()) {
        return tr("Rest pose: select an animation to see its curves");
    }
    return !current() || m_tracks.empty() ? tr("Select an animated node, or rows on the left")
                                          : QString();
}

CurvePictureRequest CurvePlot::request() const {
    const TimelineScale& scale = m_axis.scale();
    const bool otherClip = m_look.other.valid() && m_look.other != m_tracksClip &&
                           m_look.other.value < m_tracksOf->animations.size();
    CurvePictureRequest request = {.asset = m_tracksOf,
                                   .curves = {.animation = m_tracksClip,
                                              .tracks = m_tracks,
                                              .form = m_look.form,
                                              .other = otherClip ? m_look.other : AnimationIndex()},
                                   .style = m_look.style,
                                   .firstSeconds = scale.secondsAt(0.0),
                                   .lastSeconds = scale.secondsAt(width()),
                                   .values = m_fits ? std::optional<ValueRange>() : m_values,
                                   .size = size(),
                                   .ratio = devicePixelRatioF(),
                                   .theme = theme::brightness()};
    if (m_compared.asset && m_compared.clip) {
        request.curves.other = m_compared.clip;
        request.curves.otherAsset = m_compared.asset;
        request.curves.sameSeconds = m_compared.sameSeconds;
        request.curves.otherChannels = m_otherChannels;
    }
    return request;
}

void CurvePlot::drawAgain() {
    m_stale = true;
    if (m_picture && m_picture->request.asset != m_document.asset()) {
        m_picture.reset();
        m_sampler.reset();
        m_legend.setSet(nullptr);
        m_artist.cancel();
        forgetPlaces();
        refreshKept();
    }
    update();
}

/// Only where the playhead was and is, and the values in the legend.
void CurvePlot::refreshTime() {
    updatePlayhead(*this, m_playhead);
    updatePlayhead(*this, playheadPixel(m_axis, m_player));
    update(m_legendPlace);
    if (m_picture) {
        update(m_legend.place(legendRoom()));  // it makes room for the playhead
    }
}

void CurvePlot::takeSet() {
    m_sampler.emplace(m_picture->set);
    m_legend.setSet(m_picture->set);
    forgetPlaces();
    refreshKept();
}

void CurvePlot::forgetPlaces() {
    m_chosen.reset();
    m_hoveredKey.reset();
    m_hoveredLine.reset();
}

void CurvePlot::take(const std::shared_ptr<const CurvePicture>& picture) {
    if (picture->request.asset != m_document.asset()) {
        return;
    }
    const bool other = !m_picture || m_picture->set != picture->set;
    m_picture = picture;
    if (other) {
        takeSet();
    }
    if (m_fits) {
        m_values = picture->values;
    }
    if (m_pointer) {
        hover(*m_pointer);
    }
    update();
    emit pictureChanged();
}

double CurvePlot::yOf(double value) const noexcept {
    return (1.0 - m_values.share(value)) * height();
}

double CurvePlot::valueAt(double y) const noexcept {
    return m_values.valueAt(1.0 - y / std::max(height(), 1));
}

void CurvePlot::resizeEvent(QResizeEvent*) {
    drawAgain();
}

void CurvePlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        drawAgain();
    }
}

}  // namespace sinew
