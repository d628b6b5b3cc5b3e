// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <cstddef>
#include <optional>

#include "model/core/diagnostic.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QTreeView;

namespace sinew {

class Document;
class FindingFilter;
class FindingListModel;
struct Diagnostic;

/// "Problems": the findings of loader and lint, and how to fix the selected one.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Document& document, QWidget* parent = nullptr);

signals:
    void goToWanted(const sinew::Diagnostic& finding);     // to its object
    void weightsWanted(const sinew::Diagnostic& finding);  // of its joint

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QHBoxLayout* makeTop();
    void connectList();
    void refreshFindings(std::optional<std::size_t> current);
    void sayWhatIsShown();
    void choose(const QModelIndex& index);
    void showDetail(const Diagnostic* found);  // none: what to do
    void showMenu(const QPoint& where);
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& shown) const;

    Document& m_document;
    FindingListModel* m_model;
    FindingFilter* m_filter;
    PerSeverity<QToolButton*> m_severities;
    QLineEdit* m_search;
    QLabel* m_state;
    QTreeView* m_list;
    QLabel* m_nothing;
    QLabel* m_detail;
    QScrollArea* m_detailArea;
    bool m_refreshing = false;  // the selection is being updated from the document
};

}  // namespace sinew
