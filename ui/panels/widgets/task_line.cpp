// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/task_line.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>
#include <algorithm>

#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/work/background_task.h"
#include "ui/session/work/skin_meter.h"

namespace sinew {
namespace {

constexpr int kPatienceMilliseconds = 200;
constexpr int kProgressWidth = 140;

constexpr int kHintMilliseconds = 200;  // shorter work is not shown
constexpr int kLeastBar = 24;           // narrower than usual: the panel may be narrow

}  // namespace

TaskLine::TaskLine(const std::vector<BackgroundTask*>& tasks)
    : m_tasks(tasks),
      m_text(dimLabel({})),
      m_doing(dimLabel({})),
      m_progress(new QProgressBar),
      m_cancel(wordButton("taskCancel", tr("Cancel"), {})) {
    m_text->setObjectName(QStringLiteral("taskText"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(kProgressWidth);
    spaced(new QHBoxLayout(this), 8, {{m_text, 1}, m_doing, m_progress, m_cancel});
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &TaskLine::refresh);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        for (BackgroundTask* task : m_tasks) {
            task->cancel();
        }
        emit cancelled();
    });
    for (const BackgroundTask* task : m_tasks) {
        connect(task, &BackgroundTask::progressed, m_progress, &QProgressBar::setValue);
        connect(task, &BackgroundTask::ended, this, &TaskLine::refresh);
    }
    refresh();
}

void TaskLine::setText(const QString& text) {
    m_text->setText(text);
}

void TaskLine::begin(const QString& doing) {
    m_doing->setText(doing);
    m_progress->setValue(0);
    m_patience.start();
}

void TaskLine::refresh() {
    const bool busy =
        std::ranges::any_of(m_tasks, [](const BackgroundTask* task) { return task->busy(); });
    const bool shown = busy && !m_patience.isActive();
    m_doing->setVisible(shown);
    m_progress->setVisible(shown);
    m_cancel->setVisible(shown);
}

MeasureHint::MeasureHint(SkinMeter& meter)
    : m_meter(meter),
      m_words(dimLabel({})),
      m_progress(new QProgressBar),
      m_button(wordButton("cancelMeasuring", {}, {})) {
    setObjectName(QStringLiteral("measureHint"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setMinimumWidth(kLeastBar);
    m_progress->setAccessibleName(tr("Progress of measuring"));
    spaced(new QHBoxLayout(this), {8, 2, 8, 4}, 6,
           {m_words, {m_progress, 1}, stretchItem(), m_button});
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
