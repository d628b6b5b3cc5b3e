// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/status_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMainWindow>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "model/asset/object_ref.h"
#include "model/facts/asset_facts.h"
#include "model/load/load_stage.h"
#include "ui/keys/key_map.h"
#include "ui/keys/keyed_words.h"
#include "ui/models/load_words.h"
#include "ui/models/status_words.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/widgets/labels.h"
#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/signals.h"
#include "ui/session/visibility.h"
#include "ui/session/work/surface_meter.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kProgressSteps = 100;
constexpr int kSaidMilliseconds = 5000;
constexpr int kArrivalMilliseconds = 200;  // shorter uploads are not shown

QString number(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

/// With the present keys that reset.
QString posingTip() {
    QStringList hints;
    if (const QString key = keyText(QStringLiteral("reset-pose")); !key.isEmpty()) {
        hints << StatusLine::tr("%1 resets the selected node").arg(key);
    }
    if (const QString key = keyText(QStringLiteral("reset-all-poses")); !key.isEmpty()) {
        hints << StatusLine::tr("%1 resets all nodes").arg(key);
    }
    const QString words = StatusLine::tr("Posed by hand on top of the animation; never saved.");
    return (QStringList{words} + hints).join(QLatin1Char('\n'));
}

}  // namespace

StatusLine::StatusLine(Document& document, Player& player, Selection& selection,
                       Visibility& visibility, SurfaceMeter& meter, QStatusBar& bar)
    : QObject(&bar),
      m_bar(bar),
      m_document(document),
      m_player(player),
      m_selection(selection),
      m_visibility(visibility),
      m_meter(meter),
      m_loading(new QLabel),
      m_progress(new QProgressBar),
      m_cancel(new QToolButton),
      m_statistics(new ElidedLabel),
      m_hidden(new QToolButton),
      m_posing(new QLabel),
      m_preparing(new QLabel),
      m_findings(new QLabel),
      m_rate(new QLabel),
      m_device(new QLabel),
      m_arrivalDelay(new QTimer(this)) {
    callOnce(*m_arrivalDelay, kArrivalMilliseconds, this, &StatusLine::showArrival);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(140, 6);
    m_progress->setObjectName(QStringLiteral("loadProgress"));
    m_loading->setTextFormat(Qt::PlainText);
    m_loading->setObjectName(QStringLiteral("loadState"));
    m_findings->setObjectName(QStringLiteral("findingsStatus"));
    m_cancel->setObjectName(QStringLiteral("cancelLoading"));
    m_cancel->setText(tr("Cancel"));
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancel);
    m_statistics->setObjectName(QStringLiteral("pointerStatus"));
    m_posing->setObjectName(QStringLiteral("posingStatus"));
    m_posing->setTextFormat(Qt::PlainText);
    followKeys(*m_posing, [this] { m_posing->setToolTip(posingTip()); });
    m_device->setToolTip(tr("The Vulkan device that draws the picture"));
    m_rate->setObjectName(QStringLiteral("frameRateStatus"));
    m_rate->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_rate->setToolTip(tr("Frames drawn per second while playing"));
    m_findings->setTextFormat(Qt::RichText);
    connect(m_findings, &QLabel::linkActivated, this, &StatusLine::findingsWanted);
    bar.setSizeGripEnabled(false);
    // In one: the bar hides it under a message, whatever is shown in it meanwhile.
    auto* below = new QWidget;
    auto* row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_loading);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_statistics, 1);
    bar.addWidget(below, 1);
    m_hidden->setObjectName(QStringLiteral("hiddenStatus"));
    m_hidden->setAutoRaise(true);
    m_hidden->setFocusPolicy(Qt::NoFocus);
    connect(m_hidden, &QToolButton::clicked, &visibility, &Visibility::showAll);
    connect(&visibility, &Visibility::changed, this, &StatusLine::refreshHidden);
    connect(&document, &Document::assetChanged, this, &StatusLine::refreshHidden);
    bar.addPermanentWidget(m_hidden);
    followKeys(*m_hidden, [this] { refreshHidden(); });
    bar.addPermanentWidget(m_posing);
    m_preparing->setObjectName(QStringLiteral("preparingStatus"));
    m_preparing->setToolTip(
        tr("The materials of views not shown yet; switching to one may take a moment"));
    m_preparing->hide();
    bar.addPermanentWidget(m_preparing);
    bar.addPermanentWidget(m_findings);
    bar.addPermanentWidget(m_rate);
    bar.addPermanentWidget(m_device);
    m_rate->setText(tr("%1 fps").arg(888));  // widest text, so that nothing moves later
    m_rate->setMinimumWidth(m_rate->sizeHint().width());
    m_rate->clear();
    endLoading();
    connect(&document, &Document::loadStarted, this, &StatusLine::onLoadStarted);
    connect(&document, &Document::loadProgress, this, &StatusLine::onLoadProgress);
    connectEach(document, this, &StatusLine::endLoading, &Document::loadFailed,
                &Document::loadCancelled);
    connect(&document, &Document::arrivalChanged, this, &StatusLine::refreshArrival);
    connect(&document, &Document::findingsChanged, this, &StatusLine::refreshFindings);
    connect(&document, &Document::assetChanged, this, &StatusLine::refreshAsset);
    connect(&meter, &SurfaceMeter::changed, this, &StatusLine::refreshPointer);
    connectEach(selection, this, &StatusLine::refreshPointer, &Selection::pointedAtChanged,
                &Selection::markedChanged);
    connectEach(selection, this, &StatusLine::refreshPosing, &Selection::handPoseChanged,
                &Selection::gizmoChanged, &Selection::nodeChanged);
    connectEach(player, this, &StatusLine::refreshPosing, &Player::animationChanged,
                &Player::mixChanged);
    connect(&theme::news(), &theme::ThemeNews::changed, this, &StatusLine::refreshFindings);
    if (document.asset()) {
        refreshAsset();
    }
}

void StatusLine::onLoadStarted(const QString& name) {
    m_bar.clearMessage();
    m_loadingName = name;
    m_loading->setText(tr("Loading %1").arg(name));
    m_progress->setValue(0);
    setKeyedTip(*m_cancel, QStringLiteral("step-back"),
                tr("Cancel loading and keep the current file"));
    showLoading(true);
}

void StatusLine::onLoadProgress(LoadStage stage, float fraction) {
    m_loading->setText(tr("%1: %2").arg(m_loadingName, stageText(stage, fraction)));
    m_progress->setValue(
        static_cast<int>(overallProgress(stage, fraction) * float(kProgressSteps)));
}

void StatusLine::showLoading(bool shown) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_loading, m_progress, m_cancel}) {
        part->setVisible(shown);
    }
    m_statistics->setVisible(!shown);
}

void StatusLine::endLoading() {
    showLoading(false);
    showArrival();
}

void StatusLine::refreshArrival() {
    const std::optional<float> arrival = m_document.arrival();
    if (!arrival) {
        m_arrivalDelay->stop();
        if (!m_document.loading()) {
            endLoading();
        }
    } else if (m_arrivalDelay->isActive()) {
        return;
    } else if (m_loading->isHidden()) {
        m_arrivalDelay->start();
    } else {
        showArrival();
    }
}

void StatusLine::showArrival() {
    const std::optional<float> arrival = m_document.arrival();
    if (!arrival || m_document.loading()) {
        return;
    }
    m_loading->setText(tr("%1: %2").arg(nameOf(*m_document.asset(), ObjectRef()),
                                        arrivalText(m_document.arrivalStage(), *arrival)));
    m_progress->setValue(int(*arrival * float(kProgressSteps)));
    setKeyedTip(*m_cancel, QStringLiteral("step-back"), tr("Cancel the upload"));
    showLoading(true);
}

void StatusLine::cancel() {
    if (m_document.loading()) {
        m_document.cancelLoading();
    } else {
        m_document.cancelArrival();
    }
}

void StatusLine::refreshAsset() {
    endLoading();
    const Asset& asset = *m_document.asset();
    const AssetFacts counted = factsOf(asset);
    QStringList parts;
    const auto add = [&](std::size_t count, const QString& one, const QString& many) {
        if (count > 0) {
            parts.append(number(count) + QLatin1Char(' ') + (count == 1 ? one : many));
        }
    };
    add(counted.vertices, tr("vertex"), tr("vertices"));
    add(counted.triangles, tr("triangle"), tr("triangles"));
    add(asset.nodes.size(), tr("node"), tr("nodes"));
    add(counted.joints, tr("joint"), tr("joints"));
    m_contents = parts.join(QStringLiteral("    "));
    refreshPointer();
    refreshPosing();
    refreshFindings();
}

void StatusLine::refreshPointer() {
    QString words;
    if (const auto& asset = m_document.asset()) {
        words = pointedWords(*asset, m_selection.pointedAt());
        if (const auto& hit = m_selection.pointedAt().surface; hit && !words.isEmpty()) {
            const QString value = valueWords(m_meter, *hit);
            words = value.isEmpty() ? words : value + QStringLiteral(" · ") + words;
        }
        if (words.isEmpty() && m_selection.marked()) {
            words = markedText(*asset, *m_selection.marked());
        }
    }
    m_statistics->setFullText(words.isEmpty() ? m_contents : words);
}

void StatusLine::refreshPosing() {
    m_posing->setText(posingWords(m_document, m_player, m_selection));
}

void StatusLine::refreshHidden() {
    const auto count = static_cast<int>(m_visibility.hiddenCount());
    const QString key = keyText(QStringLiteral("show-all"));
    const QString hidden = count == 1 ? tr("1 node hidden") : tr("%1 nodes hidden").arg(count);
    m_hidden->setText(key.isEmpty() ? hidden : tr("%1 – %2 shows all").arg(hidden, key));
    m_hidden->setToolTip(
        withKeyOf(QStringLiteral("show-all"), tr("Left out of the picture and of framing; the file "
                                                 "is not changed. Click to show all again")));
    m_hidden->setVisible(count > 0);
}

void StatusLine::refreshFindings() {
    PerSeverity<std::size_t> counts;
    for (const Diagnostic& finding : m_document.findings()) {
        ++counts[finding.severity];
    }
    QStringList parts;
    const auto add = [&](Severity severity, const QColor& color, const QString& one,
                         const QString& many) {
        const std::size_t count = counts[severity];
        if (count > 0) {
            parts.append(QStringLiteral("<a href='problems' style='color:%1; "
                                        "text-decoration:none'>%2 %3</a>")
                             .arg(color.name(), number(count), count == 1 ? one : many));
        }
    };
    add(Severity::Error, theme::kAlarm, tr("error"), tr("errors"));
    add(Severity::Warning, theme::kWarning, tr("warning"), tr("warnings"));
    add(Severity::Info, theme::kText, tr("note"), tr("notes"));
    if (m_document.checking()) {
        parts.append(tr("checking…"));
    }
    m_findings->setText(parts.isEmpty() ? tr("no problems")
                                        : parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

void StatusLine::addFirst(QWidget* widget) {
    m_bar.insertPermanentWidget(1, widget);
}

void StatusLine::setDeviceName(const QString& name) {
    m_device->setText(name);
}

void StatusLine::setPrepared(float fraction) {
    m_preparing->setText(tr("preparing other views, %1 %").arg(int(100.0F * fraction)));
    m_preparing->setVisible(fraction < 1.0F);
}

void StatusLine::setFramesPerSecond(double rate) {
    m_rate->setText(rate > 0.0 ? tr("%1 fps").arg(rate, 0, 'f', rate < 9.95 ? 1 : 0) : QString());
}

void sayBriefly(QMainWindow& window, const QString& words) {
    window.statusBar()->showMessage(words, kSaidMilliseconds);
}

}  // namespace sinew
