// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <vector>

#include "ui/models/joint_columns.h"
#include "ui/panels/panel_tree.h"

namespace sinew {

class JointFilter;

/// Which columns a joints list has, as text for settings.
struct JointColumnState {
    QStringList shown;                         // keys of columns
    QStringList widths;                        // "vertices 62": where the user chose one
    QString sorted;                            // key; empty: the order of the hierarchy
    Qt::SortOrder order = Qt::AscendingOrder;  // of that column

    bool operator==(const JointColumnState&) const = default;
};

/// The joints list: columns that the menu of its header shows and hides. Numbers always have room,
/// whatever width was chosen; the name takes what they leave. Until the user chooses columns, the
/// largest weight gives way to names that have no room beside it: tool tips have it too.
class JointTree final : public PanelTree {
    Q_OBJECT

public:
    explicit JointTree(JointFilter& joints);

    [[nodiscard]] JointColumnState columns() const;
    void setColumns(const JointColumnState& state);  // what it does not know is left out
    [[nodiscard]] static JointColumnState firstColumns();
    /// Whether the joints have a skin. Without one the columns of its weights are away, and return
    /// with it. As at first: they have.
    void setOfSkin(bool ofSkin);
    [[nodiscard]] bool showsColumn(JointColumn column) const;

    void setRowSelection(const QModelIndex& current, const QItemSelection& rows);
    void expandSome();

signals:
    void columnsChanged();  // by the user

protected:
    void updateGeometries() override;

private:
    void openHeaderMenu(const QPoint& at);
    void showColumn(JointColumn column, bool shown);
    void chooseColumns(const JointColumnState& state);
    void keepWidth(int section, int pixels);
    void measureSoon();
    void measure();
    void fitColumns();
    [[nodiscard]] bool wants(const JointColumnInfo& column) const;
    [[nodiscard]] bool offers(JointColumn column) const;
    [[nodiscard]] int widthOf(const JointColumnInfo& column) const;
    [[nodiscard]] int roomForName() const;

    JointColumnState m_state;   // with columns that joints without a skin do not have
    std::vector<int> m_needed;  // [column], in pixels, of those shown and of the name
    bool m_stale = true;        // these were measured for other texts
    bool m_setting = false;     // not by the user
    bool m_ofSkin = true;
};

}  // namespace sinew
