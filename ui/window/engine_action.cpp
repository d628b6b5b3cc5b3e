// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/engine_action.h"

#include <QSettings>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/session/document.h"
#include "ui/window/engine_dialog.h"

namespace sinew {
namespace {

constexpr auto kPercent = "check/enginePercent";

double storedPercent(const QSettings& settings) {
    bool isNumber = false;
    const double percent = settings.value(QLatin1String(kPercent)).toDouble(&isNumber);
    return isNumber && std::isfinite(percent)
               ? std::clamp(percent, kLeastEnginePercent, kMostEnginePercent)
               : kUsualEnginePercent;
}

}  // namespace

EngineAction::EngineAction(Document& document, QSettings& settings, QWidget& parent)
    : QAction(tr("Check for Engines…"), &parent),
      m_document(document),
      m_settings(settings),
      m_parent(parent) {
    setObjectName(QStringLiteral("checkForEngines"));
    setToolTip(
        tr("Find vertices that move with four joints, 8-bit weights, weights as stored or "
           "dual quaternions, in any frame"));
    connect(this, &QAction::triggered, this, &EngineAction::open);
    connect(&document, &Document::assetChanged, this, &EngineAction::refresh);
    refresh();
}

void EngineAction::open() {
    if (!m_dialog) {
        m_dialog = new EngineDialog(m_document, storedPercent(m_settings), &m_parent);
        connect(m_dialog, &EngineDialog::problemsFound, this, &EngineAction::tellProblems);
        connect(m_dialog, &QDialog::finished, this,
                [this] { m_settings.setValue(QLatin1String(kPercent), m_dialog->percent()); });
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void EngineAction::tellProblems() {
    const std::vector<Diagnostic>& found = m_document.engineFindings();
    const std::vector<Diagnostic>& all = m_document.findings();
    const auto first = std::find_if(all.begin(), all.end(), [&](const Diagnostic& each) {
        return std::any_of(found.begin(), found.end(),
                           [&](const Diagnostic& one) { return one.code == each.code; });
    });
    if (first != all.end()) {
        emit problemsFound(static_cast<std::size_t>(first - all.begin()));
    }
}

void EngineAction::refresh() {
    setEnabled(m_document.asset() && !m_document.asset()->skins.empty());
}

}  // namespace sinew
