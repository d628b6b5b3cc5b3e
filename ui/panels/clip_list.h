// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QTreeView>

#include "ui/models/clip_columns.h"

namespace sinew {

class ClipOrder;

/// Which columns a list of clips has, as text for settings.
struct ClipColumnState {
    QStringList shown;                         // keys of columns
    QString sorted;                            // key; empty: the order of the file
    Qt::SortOrder order = Qt::AscendingOrder;  // of that column

    bool operator==(const ClipColumnState&) const = default;
};

/// The list of clips: columns that the menu of its header shows and hides. They have room for their
/// texts, and the name takes what they leave. The current clip stays in view where the list gets
/// less room.
class ClipList final : public QTreeView {
    Q_OBJECT

public:
    explicit ClipList(ClipOrder& clips);

    [[nodiscard]] ClipColumnState columns() const;
    void setColumns(const ClipColumnState& state);  // what it does not know is left out
    [[nodiscard]] static ClipColumnState firstColumns();
    [[nodiscard]] bool showsColumn(ClipColumn column) const;

signals:
    void columnsChanged();  // by the user

protected:
    void updateGeometries() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openHeaderMenu(const QPoint& at);
    void showColumn(ClipColumn column, bool shown);
    void chooseColumns(const ClipColumnState& state);
    void measureSoon();
    void fitColumns();

    bool m_setting = false;  // not by the user
    bool m_stale = true;     // columns were measured for other texts
};

}  // namespace sinew
