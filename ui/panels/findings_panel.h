// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;
class QTreeView;

namespace sinew {

class FindingFilter;
class FindingListModel;
class Session;
struct Diagnostic;

/// "Problems": the findings of loader and lint. Choosing one selects what it concerns, frames it
/// and shows the moment of its key; beside the list stands how to get rid of it.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Session& session, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QHBoxLayout* makeTop();
    void connectList();
    void takeFindings(std::optional<std::size_t> current);
    void sayWhatIsShown();
    void choose(const QModelIndex& index);
    void showMenu(const QPoint& where);
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& shown) const;

    Session& m_session;
    FindingListModel* m_model;
    FindingFilter* m_filter;
    std::array<QToolButton*, 3> m_severities{};  // by Severity
    QLineEdit* m_search;
    QLabel* m_state;
    QTreeView* m_list;
    QLabel* m_nothing;
    QLabel* m_detail;
    QScrollArea* m_detailArea;
    bool m_taking = false;  // the selection follows the session, not the user
};

}  // namespace sinew
