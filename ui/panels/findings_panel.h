// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <cstddef>
#include <optional>

#include "model/core/diagnostic.h"

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;
class QTreeView;

namespace sinew {

class Document;
class SearchField;
class FindingFilter;
class FindingListModel;
struct Diagnostic;

/// "Problems": the findings of loader and lint, and how to fix the selected one.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Document& document, QWidget* parent = nullptr);

    /// Shows the row of a finding of the document, and what it means; ends a filter that hides it.
    void reveal(std::size_t position);

signals:
    void goToWanted(const sinew::Diagnostic& finding);  // to its object
    void menuWanted(const sinew::Diagnostic& finding, const QPoint& globalAt);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QHBoxLayout* makeTop();
    void connectList();
    void refreshFindings(std::optional<std::size_t> current);
    void sayWhatIsShown();
    void choose(const QModelIndex& index);
    void showDetail(const Diagnostic* found);  // none: what to do
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& shown) const;

    Document& m_document;
    FindingListModel* m_model;
    FindingFilter* m_filter;
    PerSeverity<QToolButton*> m_severities;
    SearchField* m_search;
    QLabel* m_state;
    QTreeView* m_list;
    QLabel* m_nothing;
    QLabel* m_detail;
    QScrollArea* m_detailArea;
    bool m_refreshing = false;  // the selection is being updated from the document
};

}  // namespace sinew
