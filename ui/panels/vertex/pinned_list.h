// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "model/weights/drawn_vertex.h"
#include "ui/session/parts.h"

class QHBoxLayout;
class QToolButton;
class QTreeView;

namespace sinew {

class PinListModel;
class WatchedVertices;

/// The list of pinned vertices, and what can be done with them. The row of the current pin is the
/// current row.
class PinnedList final : public QWidget {
    Q_OBJECT

public:
    PinnedList(Document& document, PinnedVertices& pins);

    void refreshPose(const WatchedVertices& watched);
    void refreshPins();

signals:
    void frameWanted(const std::vector<sinew::DrawnVertex>& vertices);
    void jointWanted(const sinew::DrawnVertex& vertex);  // its strongest joint
    void menuWanted(const sinew::DrawnVertex& vertex, const QPoint& globalAt);
    void textWanted();  // copies
    void csvWanted();
    void curvesWanted();

private:
    [[nodiscard]] QHBoxLayout* makeButtons();
    void connectList();
    void refreshCurrent();
    [[nodiscard]] std::optional<DrawnVertex> chosen() const;  // the current row

    Document& m_document;
    PinnedVertices& m_pins;
    PinListModel* m_model;
    QTreeView* m_list;
    QToolButton* m_frame;
    QToolButton* m_joint;
    QToolButton* m_copy;
    QToolButton* m_remove;
    QToolButton* m_removeAll;
    bool m_refreshing = false;
};

}  // namespace sinew
