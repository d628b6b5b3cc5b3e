// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "model/diagnose/diagnosis.h"
#include "ui/session/work/background_task.h"

class QLabel;
class QMenu;
class QToolButton;

namespace sinew {

class Document;

/// "What do I see?": a list of symptoms, those with an answer in the file first, and the verdict
/// about the chosen one with a link to its evidence. Hidden while none is chosen.
class SymptomBar final : public QWidget {
    Q_OBJECT

public:
    explicit SymptomBar(Document& document);

    /// Opens the list of symptoms; it is placed apart from the verdict.
    [[nodiscard]] QToolButton* button() const noexcept { return m_button; }
    void choose(const Symptom* symptom);  // null: none

signals:
    void symptomChanged(const sinew::Symptom* symptom);
    void goToWanted(const sinew::Diagnostic& finding);
    void enginesWanted();  // the check for engines has to run first

private:
    void fillMenu();
    void refresh();
    void show(const Diagnosis& diagnosis);

    Document& m_document;
    BackgroundTask m_finder;
    QToolButton* m_button;
    QMenu* m_menu;
    QLabel* m_title;
    QLabel* m_verdict;
    QToolButton* m_goThere;
    const Symptom* m_symptom = nullptr;
    Diagnosis m_diagnosis;
};

}  // namespace sinew
