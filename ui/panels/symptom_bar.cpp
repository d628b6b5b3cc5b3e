// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/symptom_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/document.h"

namespace sinew {
namespace {

/// How to fix the first cause, or advice where the file has no answer.
QString adviceText(const Diagnosis& diagnosis) {
    if (diagnosis.causes.empty()) {
        return QString::fromUtf8(diagnosis.symptom->elsewhere);
    }
    const Cause& first = diagnosis.causes.front();
    QString text = SymptomBar::tr("In Blender: ") + QString::fromStdString(first.fixBlender);
    if (!first.fixMaya.empty()) {
        text +=
            QLatin1Char('\n') + SymptomBar::tr("In Maya: ") + QString::fromStdString(first.fixMaya);
    }
    return text;
}

}  // namespace

SymptomBar::SymptomBar(Document& document)
    : m_document(document),
      m_button(menuButton("symptomButton", tr("What do I see?"),
                          tr("From what looks wrong to the problems that cause it"))),
      m_menu(m_button->menu()),
      m_title(new QLabel),
      m_verdict(new QLabel),
      m_goThere(
          wordButton("symptomGoThere", tr("Go There"), tr("Show the place of the first cause"))) {
    m_menu->setObjectName(QStringLiteral("symptomMenu"));
    connect(m_menu, &QMenu::aboutToShow, this, &SymptomBar::fillMenu);
    m_title->setObjectName(QStringLiteral("symptomTitle"));
    setTone(*m_title, LabelTone::Accent);
    m_verdict->setObjectName(QStringLiteral("symptomVerdict"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_goThere, &QToolButton::clicked, this, [this] {
        if (!m_diagnosis.causes.empty()) {
            emit goToWanted(m_diagnosis.causes.front().finding);
        }
    });
    QToolButton* end = iconButton("symptomEnd", "close", tr("Show all problems again"));
    connect(end, &QToolButton::clicked, this, [this] { choose(nullptr); });
    spaced(new QHBoxLayout(this), {12, 2, 8, 6}, 8,
           {{m_title, 0, Qt::AlignTop},
            {m_verdict, 1},
            {m_goThere, 0, Qt::AlignTop},
            {end, 0, Qt::AlignTop}});
    hide();
    connect(&document, &Document::assetChanged, this, [this] { choose(nullptr); });
    connect(&document, &Document::findingsChanged, this, &SymptomBar::refresh);
}

/// Symptoms with an answer, the most harmful first; below a line the others.
void SymptomBar::fillMenu() {
    m_menu->clear();
    const std::vector<const Symptom*> answered = answeredSymptoms(m_document.findings());
    const auto add = [this](const Symptom& symptom) {
        connect(m_menu->addAction(QString::fromUtf8(symptom.title)), &QAction::triggered, this,
                [this, &symptom] { choose(&symptom); });
    };
    for (const Symptom* symptom : answered) {
        add(*symptom);
    }
    m_menu->addSeparator();
    for (const Symptom& symptom : symptomTable()) {
        if (std::ranges::find(answered, &symptom) == answered.end()) {
            add(symptom);
        }
    }
}

void SymptomBar::choose(const Symptom* symptom) {
    const bool changed = symptom != m_symptom;
    m_symptom = symptom;
    m_diagnosis = {};
    refresh();
    if (changed) {
        emit symptomChanged(symptom);
    }
    if (symptom != nullptr && symptom->measured == Measurement::Engines &&
        m_document.engineFindings().empty()) {
        emit enginesWanted();
    }
}

void SymptomBar::refresh() {
    setVisible(m_symptom != nullptr);
    if (m_symptom == nullptr || !m_document.asset()) {
        m_finder.cancel();
        return;
    }
    m_title->setText(QString::fromUtf8(m_symptom->title));
    if (m_diagnosis.symptom == nullptr) {
        m_verdict->setText(tr("Looking for causes…"));
        m_goThere->hide();
    }
    m_finder.run(
        [clips = m_document.clips(), findings = m_document.findings(), symptom = m_symptom](
            const std::stop_token& stop) { return diagnose(clips, findings, *symptom, stop); },
        [this](const Diagnosis& diagnosis) { show(diagnosis); }, "the symptom is not diagnosed");
}

void SymptomBar::show(const Diagnosis& diagnosis) {
    if (diagnosis.symptom == nullptr) {
        return;
    }
    m_diagnosis = diagnosis;
    m_verdict->setText(QString::fromStdString(diagnosis.verdict) + QLatin1Char('\n') +
                       adviceText(diagnosis));
    m_goThere->setVisible(!diagnosis.causes.empty());
}

}  // namespace sinew
