// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <span>
#include <vector>

#include "ui/models/columns.h"
#include "ui/panels/widgets/panel_tree.h"

namespace sinew {

/// Which columns a list has, as text for settings.
struct ColumnState {
    QStringList shown;                         // keys of columns
    QStringList widths;                        // "vertices 62": where the user chose one
    QString sorted;                            // key; empty: the order of the model
    Qt::SortOrder order = Qt::AscendingOrder;  // order of that column

    bool operator==(const ColumnState&) const = default;
};

/// A list or tree whose columns the menu of its header shows and hides. The first column is a name
/// and stays. Numbers always have room, whatever width was chosen; the name gets the rest.
class ColumnTree : public PanelTree {
    Q_OBJECT

public:
    [[nodiscard]] const ColumnState& columns() const noexcept { return m_state; }
    void setColumns(const ColumnState& state);  // what it does not know is left out
    [[nodiscard]] ColumnState firstColumns() const;
    /// Whether it is chosen; it may still be hidden, see `offers` and `yields`.
    [[nodiscard]] bool showsColumn(int column) const;
    template <class Column>
    [[nodiscard]] bool showsColumn(Column column) const {
        return showsColumn(static_cast<int>(column));
    }

signals:
    void columnsChanged();  // changed by the user

protected:
    /// `rows` has a column for each row of the table, and is borrowed.
    ColumnTree(const char* name, const QString& accessibleName, QAbstractItemModel& rows,
               std::span<const ColumnInfo> columns, const QString& unsortedWords);

    /// A column that is not offered is hidden and returns with its place and width.
    [[nodiscard]] virtual bool offers(int /*column*/) const { return true; }
    /// Whether a column, until the user chooses columns, is hidden where names have no room; the
    /// last one first.
    [[nodiscard]] virtual bool yields(int /*column*/) const { return false; }
    [[nodiscard]] virtual int leastNameWidth() const;
    void updateGeometries() override;

private:
    void connectParts();
    void openHeaderMenu(const QPoint& at);
    void showColumn(const ColumnInfo& column, bool shown);
    void chooseColumns(const ColumnState& state);
    void keepWidth(int section, int pixels);
    void keepSorting(int section, Qt::SortOrder order);
    void measureSoon();
    void measure();
    void fitColumns();
    [[nodiscard]] ColumnState known(const ColumnState& state) const;
    [[nodiscard]] const ColumnInfo* columnNamed(const QString& key) const;
    [[nodiscard]] bool wants(const ColumnInfo& column) const;
    [[nodiscard]] int widthOf(const ColumnInfo& column) const;
    [[nodiscard]] int roomForName() const;

    std::span<const ColumnInfo> m_columns;
    QString m_unsortedWords;    // text of the entry that ends sorting
    ColumnState m_state;        // includes columns that are not offered
    std::vector<int> m_needed;  // [column], in pixels, of those shown and of the name
    bool m_stale = true;        // these were measured for other texts
    bool m_setting = false;     // not by the user
};

}  // namespace sinew
