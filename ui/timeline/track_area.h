// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "model/tracks/clip_tracks.h"
#include "ui/timeline/track_editor.h"

class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace sinew {

class TrackTree;

/// The timeline below its bar: ruler, lanes and the open editor in one column, so that one time
/// axis fits them all, and to the left the tracks while an editor is open.
class TrackArea final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of both.
    TrackArea(TrackTree* tree, QWidget* ruler);

    /// Below the ruler, its names beside it in the column of the tracks; takes ownership of both.
    void addLane(QWidget* lane, QWidget* names);
    /// The page of an editor; takes ownership. An editor without a page cannot be opened.
    void setPage(TrackEditor editor, QWidget* page);
    [[nodiscard]] QWidget* page(TrackEditor editor) const;

    [[nodiscard]] TrackEditor editor() const noexcept { return m_editor; }
    void open(TrackEditor editor);  // None closes
    [[nodiscard]] TrackTree& tree() noexcept { return *m_tree; }

    /// The width of the tracks, while and before an editor is open.
    [[nodiscard]] int treeWidth() const;
    void setTreeWidth(int pixels);

signals:
    void editorChanged();
    void treeWidthChanged(int pixels);  // changed by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void alignHead();

    TrackTree* m_tree;
    QWidget* m_ruler;
    QSplitter* m_splitter;
    QVBoxLayout* m_column;
    QStackedWidget* m_pages;
    QWidget* m_page[3] = {};  // [TrackEditor]
    TrackEditor m_editor = TrackEditor::None;
    int m_lanes = 0;
    int m_treeWidth;
};

}  // namespace sinew
