// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/engine_action.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/keys/action_set.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"
#include "ui/window/dialogs/dialog_parts.h"

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

constexpr int kWidth = 460;

}  // namespace

EngineAction::EngineAction(Document& document, QSettings& settings, QWidget& parent)
    : QAction(&parent), m_document(document), m_settings(settings), m_parent(parent) {
    applyRow(*this, QStringLiteral("check-for-engines"));
    connect(this, &QAction::triggered, this, &EngineAction::open);
    connect(&document, &Document::assetChanged, this, &EngineAction::refresh);
    refresh();
}

void EngineAction::open() {
    if (!m_dialog) {
        m_dialog = new EngineDialog(m_document, storedPercent(m_settings), &m_parent);
        connect(m_dialog, &EngineDialog::problemsFound, this, &EngineAction::reportProblems);
        connect(m_dialog, &QDialog::finished, this,
                [this] { m_settings.setValue(QLatin1String(kPercent), m_dialog->percent()); });
    }
    bringUp(*m_dialog);
}

void EngineAction::reportProblems() {
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

EngineDialog::EngineDialog(Document& document, double percent, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_limit(numberBox("engineLimit", tr("Limit in percent of the model's size"),
                        kLeastEnginePercent, kMostEnginePercent, 2)),
      m_result(new QLabel),
      m_progress(progressBar("engineProgress", tr("Progress of the check"))) {
    setWindowTitle(tr("Check for Engines"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_limit->setSingleStep(0.1);
    m_limit->setSuffix(tr(" %"));
    m_limit->setValue(percent);
    m_limit->setToolTip(
        tr("Vertices that move farther are reported as problems. The model's size is the diagonal "
           "of its box at rest."));
    m_result->setObjectName(QStringLiteral("engineResult"));
    m_result->setWordWrap(true);

    auto* about =
        aboutLabel(tr("Compares normalized weights, which Sinew shows, with what engines make of "
                      "them: weights as stored, four joints per vertex, 8-bit weights, dual "
                      "quaternions. At rest and in every frame of every clip."));
    layOut(*this, {about, makeForm(), m_result, makeFooter()});
    setMinimumWidth(kWidth);

    EngineChecker& checker = document.engines();
    connect(&checker, &EngineChecker::progressed, m_progress, &QProgressBar::setValue);
    connect(&checker, &EngineChecker::checked, this, &EngineDialog::take);
    connect(&checker, &EngineChecker::ended, this, &EngineDialog::refresh);
    connect(&document, &Document::assetChanged, this, &QDialog::close);
    refresh();
    m_limit->selectAll();
}

EngineDialog::~EngineDialog() {
    disconnect(&m_document.engines(), nullptr, this, nullptr);
    m_document.engines().cancel();
}

double EngineDialog::percent() const {
    return m_limit->value();
}

QWidget* EngineDialog::makeForm() {
    auto* widget = new QWidget;
    QFormLayout* form = dialogForm(widget);
    auto* line =
        filled(new QHBoxLayout, {m_limit, dimLabel(tr("of the model's size")), stretchItem()});
    form->addRow(tr("&Limit"), line);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(line))) {
        label->setBuddy(m_limit);
    }
    return widget;
}

QWidget* EngineDialog::makeFooter() {
    auto* buttons = new QDialogButtonBox;
    m_check = buttons->addButton(tr("Check"), QDialogButtonBox::ActionRole);
    m_check->setObjectName(QStringLiteral("engineCheck"));
    m_check->setDefault(true);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_close->setObjectName(QStringLiteral("engineClose"));
    m_close->setAutoDefault(false);
    connect(m_check, &QPushButton::clicked, this, &EngineDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &EngineDialog::reject);
    auto* widget = new QWidget;
    spaced(new QHBoxLayout(widget), 18, {{m_progress, 1}, buttons});
    return widget;
}

void EngineDialog::check() {
    m_progress->setValue(0);
    m_result->clear();
    m_document.checkForEngines(static_cast<float>(m_limit->value() / 100.0));
    refresh();
}

/// Cancels a running check; otherwise closes.
void EngineDialog::reject() {
    if (m_document.engines().busy()) {
        m_document.engines().cancel();
        m_result->setText(tr("Cancelled."));
    } else {
        QDialog::reject();
    }
}

void EngineDialog::take() {
    const std::vector<Diagnostic>& found = m_document.engineFindings();
    const auto problems = std::count_if(found.begin(), found.end(), [](const Diagnostic& each) {
        return each.severity != Severity::Info;
    });
    m_result->setText(problems == 0   ? tr("No vertex moves farther than the limit.")
                      : problems == 1 ? tr("1 problem: see the Problems panel.")
                                      : tr("%1 problems: see the Problems panel.").arg(problems));
    if (!found.empty()) {
        emit problemsFound();
    }
}

void EngineDialog::refresh() {
    const bool busy = m_document.engines().busy();
    m_limit->setEnabled(!busy);
    m_check->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_close->setText(busy ? tr("Cancel") : tr("Close"));
    if (!busy) {
        m_limit->setFocus();
    } else {
        m_close->setFocus();
    }
}

}  // namespace sinew
