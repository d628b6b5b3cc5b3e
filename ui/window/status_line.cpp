// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/status_line.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStatusBar>

#include "ui/models/asset_statistics.h"
#include "ui/session/session.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kProgressSteps = 100;

QString number(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString stageName(LoadStage stage) {
    switch (stage) {
        case LoadStage::Read:
            return StatusLine::tr("reading");
        case LoadStage::Parse:
            return StatusLine::tr("parsing");
        case LoadStage::Codecs:
            return StatusLine::tr("decompressing");
        case LoadStage::Geometry:
            return StatusLine::tr("geometry");
        case LoadStage::Images:
            return StatusLine::tr("images");
        case LoadStage::Tangents:
            return StatusLine::tr("tangents");
    }
    return {};
}

}  // namespace

StatusLine::StatusLine(Session& session, QStatusBar& bar)
    : QObject(&bar),
      m_session(session),
      m_loading(new QLabel),
      m_progress(new QProgressBar),
      m_statistics(new QLabel),
      m_findings(new QLabel),
      m_rate(new QLabel),
      m_device(new QLabel) {
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(140, 6);
    m_device->setToolTip(tr("The Vulkan device that draws the picture"));
    m_rate->setObjectName(QStringLiteral("frameRateStatus"));
    m_rate->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_rate->setToolTip(tr("Frames drawn per second while playing"));
    m_findings->setTextFormat(Qt::RichText);
    connect(m_findings, &QLabel::linkActivated, this, &StatusLine::findingsWanted);
    bar.setSizeGripEnabled(false);
    bar.addWidget(m_loading);
    bar.addWidget(m_progress);
    bar.addWidget(m_statistics);
    bar.addPermanentWidget(m_findings);
    bar.addPermanentWidget(m_rate);
    bar.addPermanentWidget(m_device);
    m_rate->setText(tr("%1 fps").arg(888));  // its widest: nothing beside it moves later
    m_rate->setMinimumWidth(m_rate->sizeHint().width());
    m_rate->clear();
    endLoading();
    connect(&session, &Session::loadStarted, this, &StatusLine::takeLoading);
    connect(&session, &Session::loadProgress, this, &StatusLine::takeProgress);
    connect(&session, &Session::loadFailed, this, &StatusLine::endLoading);
    connect(&session, &Session::assetChanged, this, &StatusLine::takeAsset);
    if (session.asset()) {
        takeAsset();
    }
}

void StatusLine::takeLoading(const QString& name) {
    m_loadingName = name;
    m_loading->setText(tr("Loading %1").arg(name));
    m_progress->setValue(0);
    m_loading->show();
    m_progress->show();
    m_statistics->hide();
}

void StatusLine::takeProgress(LoadStage stage, float fraction) {
    m_loading->setText(tr("Loading %1: %2").arg(m_loadingName, stageName(stage)));
    m_progress->setValue(static_cast<int>(fraction * float(kProgressSteps)));
}

void StatusLine::endLoading() {
    m_loading->hide();
    m_progress->hide();
    m_statistics->show();
}

void StatusLine::takeAsset() {
    endLoading();
    const Asset& asset = *m_session.asset();
    const AssetStatistics counted = countAsset(asset);
    QStringList parts;
    const auto add = [&](std::size_t count, const QString& one, const QString& many) {
        if (count > 0) {
            parts.append(number(count) + QLatin1Char(' ') + (count == 1 ? one : many));
        }
    };
    add(counted.vertices, tr("vertex"), tr("vertices"));
    add(counted.triangles, tr("triangle"), tr("triangles"));
    add(counted.nodes, tr("node"), tr("nodes"));
    add(counted.joints, tr("joint"), tr("joints"));
    m_statistics->setText(parts.join(QStringLiteral("    ")));
    const std::size_t findings = asset.findings.size();
    const QString link = QStringLiteral("<a href='findings' style='color:%1'>%2</a>");
    m_findings->setText(
        findings == 0
            ? tr("no findings")
            : link.arg(theme::kPlayhead.name(),
                       findings == 1 ? tr("1 finding") : tr("%1 findings").arg(number(findings))));
}

void StatusLine::setDeviceName(const QString& name) {
    m_device->setText(name);
}

void StatusLine::setFramesPerSecond(double rate) {
    m_rate->setText(rate > 0.0 ? tr("%1 fps").arg(rate, 0, 'f', 0) : QString());
}

}  // namespace sinew
