// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "model/check/check_policy.h"
#include "model/core/diagnostic.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace sinew {

class Document;
class ElidedLabel;
class SearchField;
class SymptomBar;
class FindingFilter;
class FindingTree;
class FindingTreeModel;

/// "Problems": the findings of loader and lint by rule, and how to fix the selected one. Rules can
/// be muted until the window closes; findings muted by the rules of a project are not among those
/// of the document, and the panel names the rule file.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Document& document);

    /// Shows the row of a finding of the document, and what it means; ends a filter that hides it.
    void reveal(std::size_t position);
    void mute(const std::string& code);
    /// Adds a button to the upper right corner.
    void addButton(QAction& action);
    void askSymptom();                        // opens the list of symptoms
    [[nodiscard]] QString shownText() const;  // text of all rows, to copy

signals:
    void goToWanted(const sinew::Diagnostic& finding);  // requests going to its object
    void menuWanted(const sinew::Diagnostic& finding, const QPoint& globalAt);
    void enginesWanted();  // the check for engines has to run first

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QHBoxLayout* makeTop();
    void connectList();
    void connectSymptoms();
    void goToCause(const Diagnostic& cause);
    void refreshFindings(const std::optional<Diagnostic>& current);
    void countFindings();
    void nameRules();
    void changePolicy(const std::function<void(CheckPolicy&)>& change);
    void unmuteAll();
    void sayWhatIsShown();
    void choose(const QModelIndex& index);
    void showDetail(const Diagnostic* found);  // none: what to do
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& shown) const;

    Document& m_document;
    FindingTreeModel* m_model;
    FindingFilter* m_filter;
    PerSeverity<QToolButton*> m_severities;
    SearchField* m_search;
    SymptomBar* m_symptoms;
    QToolButton* m_muted;  // "3 muted – Show All"
    QLabel* m_state;
    ElidedLabel* m_rules;  // "Rules of chars/sinew.json", or what is wrong with it
    FindingTree* m_list;
    QLabel* m_nothing;
    QHBoxLayout* m_top = nullptr;
    QLabel* m_detail;
    QScrollArea* m_detailArea;
    bool m_refreshing = false;  // the selection is being updated from the document
};

}  // namespace sinew
