// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/models/track_rows.h"
#include "ui/session/parts.h"

class QLabel;
class QTreeView;

namespace sinew {

class BackgroundTask;
class SearchField;
class TrackFilterButton;
class TrackTreeModel;

/// A row of the tree that is in view. Pixels from the top of another widget.
struct VisibleTrackRow {
    TrackRow row;
    int top = 0;
    int height = 0;
    bool selected = false;

    bool operator==(const VisibleTrackRow&) const = default;
};

/// The tracks of the current clip as a tree, with search and filters above. Selected nodes and
/// selected rows follow each other. It lists nothing while it is hidden.
class TrackTree final : public QWidget {
    Q_OBJECT

public:
    TrackTree(Document& document, Player& player, Selection& selection);

    /// The height of search and filters, so that the rows begin where the editor beside begins.
    void setHeadHeight(int pixels);
    /// Below search and filters, at the bottom of their height; takes ownership.
    void addToHead(QWidget* names);

    [[nodiscard]] TrackTreeModel& model() noexcept { return *m_model; }
    [[nodiscard]] const TrackTreeModel& model() const noexcept { return *m_model; }
    [[nodiscard]] QTreeView& view() noexcept { return *m_view; }
    /// From top to bottom. `beside` is in the same window.
    [[nodiscard]] std::vector<VisibleTrackRow> visibleRows(const QWidget& beside) const;
    /// What the selected rows represent, each track or component once, in the order of the rows.
    [[nodiscard]] std::vector<TrackRef> chosenTracks() const;

    /// Selects a row, and the node that it belongs to.
    void choose(const TrackRow& row);
    void chooseNeighbour(int step);  // the row above (-1) or below (1) the current one
    [[nodiscard]] QModelIndex indexOf(const TrackRow& row) const;  // invalid: not shown
    void scrollRows(int pixels);                                   // down
    /// The row under the pointer, here or beside; the session learns of translation tracks.
    void setPointed(const std::optional<TrackRow>& row);

signals:
    void clipChanged();  // the model lists another clip
    void rowsMoved();    // other rows are in view, or others are selected
    void rowsChosen();   // see chosenTracks
    void menuWanted(sinew::NodeIndex node, const QPoint& globalAt);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectView();
    void refreshClip();
    void refreshFilter();
    void refreshListed();
    void refreshSelection();
    void takeRows();
    void measureConstant();
    void noteRows();
    [[nodiscard]] QString whyEmpty() const;
    [[nodiscard]] NodeIndex nodeOf(const QModelIndex& index) const;
    [[nodiscard]] std::vector<NodeIndex> nodesOfRows() const;
    [[nodiscard]] std::vector<NodeIndex> nodesOfSession() const;
    void selectRows(const std::vector<NodeIndex>& nodes);
    void selectObject(const QModelIndex& row);

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    TrackTreeModel* m_model;
    QWidget* m_head;
    SearchField* m_search;
    TrackFilterButton* m_filters;
    QTreeView* m_view;
    QLabel* m_nothing;
    BackgroundTask* m_measuring;
    std::vector<bool> m_constant;  // [track of the clip]; empty: not measured
    bool m_refreshing = false;     // the rows are being selected to match the session
};

}  // namespace sinew
