// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/value_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>

#include "model/facts/clip_title.h"
#include "ui/models/node_rows.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"

namespace sinew {
namespace {

QString viewLabel(const Session& session) {
    const ViewModeInfo& info = viewModeInfo(session.appearance().look().mode);
    return QString::fromUtf8(info.label.data(), static_cast<qsizetype>(info.label.size()));
}

}  // namespace

ValueBar::ValueBar(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_text(new QLabel),
      m_progress(new QProgressBar),
      m_button(new QPushButton) {
    setObjectName(QStringLiteral("valueBar"));
    m_text->setObjectName(QStringLiteral("valueBarText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(140, 6);
    m_progress->setAccessibleName(tr("Progress of measuring the clip"));
    m_button->setObjectName(QStringLiteral("valueBarButton"));
    spaced(new QHBoxLayout(this), {12, 4, 8, 4}, 10, {{m_text, 1}, m_progress, m_button});
    connect(m_button, &QPushButton::clicked, this, &ValueBar::onButton);
    connectEach(session.meter(), this, &ValueBar::refresh, &SurfaceMeter::changed,
                &SurfaceMeter::progressChanged);
    connect(&session.appearance(), &Appearance::lookChanged, this, &ValueBar::refresh);
    connect(&session.document(), &Document::assetChanged, this, &ValueBar::refresh);
    connectEach(session.player(), this, &ValueBar::refresh, &Player::animationChanged,
                &Player::mixChanged);
    refresh();
}

void ValueBar::refresh() {
    const Look& look = m_session.appearance().look();
    const ValueSource* const source = m_session.meter().source();
    if (!m_session.document().asset() || !viewModeInfo(look.mode).values || source == nullptr) {
        hide();
        return;
    }
    m_progress->setVisible(m_session.meter().progress().has_value());
    if (source->followsPose()) {
        showClip();
    } else {
        showFixed();
    }
}

QString ValueBar::clipName() const {
    const AnimationIndex clip = m_session.meter().animation();
    return QString::fromStdString(clipTitle(*m_session.document().asset(), clip));
}

void ValueBar::showClip() {
    const SurfaceMeter& meter = m_session.meter();
    m_text->setToolTip({});
    if (!meter.animation()) {
        hide();
        return;
    }
    if (const std::optional<int> progress = meter.progress()) {
        m_text->setText(tr("Measuring %1 over %2").arg(viewLabel(m_session), clipName()));
        m_progress->setValue(*progress);
        m_button->setText(tr("Cancel"));
        m_button->setToolTip(tr("Show the current pose only"));
    } else if (meter.cancelled()) {
        m_text->setText(tr("%1 of the current pose only").arg(viewLabel(m_session)));
        m_button->setText(tr("Measure Clip"));
        m_button->setToolTip(tr("Find the worst over %1").arg(clipName()));
    } else if (const ClipWorst* const worst = meter.worst()) {
        const Asset& asset = *m_session.document().asset();
        QString words = QString::fromStdString(worstWords(*worst, *meter.source(), asset));
        if (worst->largest) {
            words += tr(" of %1").arg(nodeLabel(asset, worst->largest->node));
        }
        m_text->setText(words);
        m_button->setText(tr("Go to Worst"));
        m_button->setToolTip(tr("Show its frame, mark its vertex and frame it"));
    } else {
        hide();
        return;
    }
    m_button->setVisible(meter.progress() || meter.cancelled() || meter.worst()->largest);
    show();
}

/// What was compared, and the worst of it.
void ValueBar::showFixed() {
    const ValueSource& source = *m_session.meter().source();
    QStringList lines = linesOf(source.details());
    QStringList words;
    if (!lines.isEmpty()) {
        words.append(lines.takeFirst());
    }
    const SurfaceValues& values = *source.fixedValues();
    const std::optional<ValuePlace> largest = largestValue(values);
    if (largest) {
        const Asset& asset = *m_session.document().asset();
        words.prepend(tr("Largest: %1 at vertex %2 of %3")
                          .arg(QString::fromStdString(source.words(largest->value)),
                               QString::number(vertexOf(asset, values, *largest)),
                               nodeLabel(asset, largest->node)));
    }
    m_text->setText(words.join(QStringLiteral(" · ")));
    m_text->setToolTip(lines.join(QLatin1Char('\n')));
    m_button->setText(tr("Go to Worst"));
    m_button->setToolTip(tr("Mark its vertex and frame it"));
    m_button->setVisible(largest.has_value());
    setVisible(!words.isEmpty());
}

void ValueBar::onButton() {
    SurfaceMeter& meter = m_session.meter();
    if (meter.progress()) {
        meter.cancel();
    } else if (meter.cancelled()) {
        meter.measureClip();
    } else {
        m_session.goToWorst();
    }
}

}  // namespace sinew
