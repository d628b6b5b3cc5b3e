// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_view.h"

#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/panels/widgets/layouts.h"
#include "ui/session/comparison.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/timeline/curve_bar.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr const char* kQuaternionState = "quaternion";
constexpr const char* kSpeedState = "speed";

QString stateOf(const CurveForm& form) {
    switch (form.rotation) {
        case RotationForm::Quaternion:
            return QLatin1String(kQuaternionState);
        case RotationForm::Speed:
            return QLatin1String(kSpeedState);
        case RotationForm::Euler:
            break;
    }
    return QLatin1String(kEulerOrders[static_cast<std::size_t>(form.order)].name);
}

std::optional<CurveForm> formNamed(const QString& word) {
    if (word == QLatin1String(kQuaternionState)) {
        return CurveForm();
    }
    if (word == QLatin1String(kSpeedState)) {
        return CurveForm{.rotation = RotationForm::Speed};
    }
    for (const EulerOrderInfo& info : kEulerOrders) {
        if (word == QLatin1String(info.name)) {
            return CurveForm{.rotation = RotationForm::Euler, .order = info.order};
        }
    }
    return {};
}

}  // namespace

CurveView::CurveView(Document& document, Player& player, TimeAxis& axis)
    : m_document(document),
      m_player(player),
      m_bar(new CurveBar),
      m_plot(new CurvePlot(document, player, axis)),
      m_export(this) {
    setObjectName(QStringLiteral("curveView"));
    spaced(new QVBoxLayout(this), 0, {m_bar, {m_plot, 1}});
    connect(m_bar, &CurveBar::lookChanged, this, &CurveView::applyLook);
    connect(m_bar, &CurveBar::fitsValuesChanged, m_plot, &CurvePlot::setFitsValues);
    connect(m_plot, &CurvePlot::fitsValuesChanged, m_bar, &CurveBar::setFitsValues);
    connect(m_plot, &CurvePlot::pictureChanged, this,
            [this] { m_bar->setExportable(m_plot->exportable()); });
    connect(m_bar, &CurveBar::exportWanted, this, [this] {
        if (m_plot->exportable()) {
            m_export.start(m_plot->picture(), m_player.frameRate());
        }
    });
    connect(&document, &Document::assetChanged, this, &CurveView::refreshClips);
    connect(&player, &Player::animationChanged, this, &CurveView::refreshClips);
    m_bar->setExportable(false);
    refreshClips();
}

void CurveView::setTracks(std::vector<TrackRef> tracks) {
    m_plot->setTracks(std::move(tracks));
    m_bar->setExportable(m_plot->exportable());
}

void CurveView::applyLook() {
    m_plot->setLook(m_bar->look());
    emit stateChanged();
}

void CurveView::refreshClips() {
    m_bar->setClips(m_document.asset().get(), m_player.animation());
    m_plot->setLook(m_bar->look());
    refreshCompared();
}

void CurveView::setComparison(const Comparison& comparison) {
    m_comparison = &comparison;
    connect(&comparison, &Comparison::changed, this, &CurveView::refreshCompared);
    refreshCompared();
}

void CurveView::refreshCompared() {
    const AnimationIndex shown = m_player.animation();
    if (m_comparison == nullptr || !m_comparison->active() || !m_comparison->clipAfter(shown)) {
        m_plot->setCompared({});
        return;
    }
    m_plot->setCompared({.asset = m_comparison->after().file(),
                         .clip = m_comparison->clipAfter(shown),
                         .sameSeconds = m_comparison->alignment() == ClipAlignment::Time,
                         .partner = [comparison = m_comparison, shown](std::uint32_t channel) {
                             const auto partner =
                                 comparison->partnerAfter(ObjectRef::channel(shown, channel));
                             return partner ? partner->part : CurveRequest::kNoChannel;
                         }});
}

QString CurveView::state() const {
    const CurveLook look = m_bar->look();
    QStringList words{stateOf(look.form)};
    if (look.style.normalised) {
        words.append(QStringLiteral("normalized"));
    }
    if (look.style.plainBlend) {
        words.append(QStringLiteral("plain-blend"));
    }
    return words.join(QLatin1Char(' '));
}

void CurveView::restoreState(const QString& state) {
    const QStringList words = state.split(QLatin1Char(' '));
    const std::optional<CurveForm> form = formNamed(words.constFirst());
    if (!form) {
        return;
    }
    CurveLook look = m_bar->look();
    look.form = *form;
    look.style = {.normalised = words.contains(QLatin1String("normalized")),
                  .plainBlend = words.contains(QLatin1String("plain-blend"))};
    m_bar->setLook(look);
    m_plot->setLook(look);
}

}  // namespace sinew
