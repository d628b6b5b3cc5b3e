// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/measure_hint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include "ui/panels/labels.h"
#include "ui/session/skin_meter.h"

namespace sinew {
namespace {

constexpr int kHintMilliseconds = 200;  // shorter work is not shown
constexpr int kLeastBar = 24;           // narrower than usual: the panel may be narrow

}  // namespace

MeasureHint::MeasureHint(SkinMeter& meter, QWidget* parent)
    : QWidget(parent),
      m_meter(meter),
      m_words(dimLabel({})),
      m_progress(new QProgressBar),
      m_button(new QToolButton) {
    setObjectName(QStringLiteral("measureHint"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setMinimumWidth(kLeastBar);
    m_progress->setAccessibleName(tr("Progress of measuring"));
    m_button->setObjectName(QStringLiteral("cancelMeasuring"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 4);
    row->setSpacing(6);
    row->addWidget(m_words);
    row->addWidget(m_progress, 1);
    row->addStretch();
    row->addWidget(m_button);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kHintMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &MeasureHint::showState);
    connect(m_button, &QToolButton::clicked, this, &MeasureHint::click);
    connect(&meter, &SkinMeter::changed, this, &MeasureHint::refresh);
    connect(&meter, &SkinMeter::progressed, m_progress, &QProgressBar::setValue);
    hide();
}

void MeasureHint::setMissing(bool missing) {
    m_missing = missing;
    refresh();
}

void MeasureHint::refresh() {
    if (!isHidden() || !m_meter.busy()) {
        m_delay.stop();
        showState();
    } else if (!m_delay.isActive()) {
        m_delay.start();
    }
}

void MeasureHint::showState() {
    const bool busy = m_meter.busy();
    m_words->setText(!busy                       ? tr("Not measured")
                     : m_meter.measuresVolumes() ? tr("Measuring volumes")
                                                 : tr("Measuring weights"));
    m_progress->setVisible(busy);
    m_progress->setValue(m_meter.percent());
    m_button->setText(busy ? tr("Cancel") : tr("Measure"));
    setVisible(busy || m_missing);
}

void MeasureHint::click() {
    if (m_meter.busy()) {
        m_meter.cancel();
    } else {
        emit measureWanted();
    }
}

}  // namespace sinew
