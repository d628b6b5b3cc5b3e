// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

#include "model/core/index.h"
#include "ui/session/clip_details.h"
#include "ui/session/parts.h"
#include "ui/session/work/background_task.h"

namespace sinew {

class AnimationListModel;
class ClipList;
class BorrowBar;
class ClipOrder;

/// The rest pose and the animations of the file, with those borrowed from others; selecting an
/// animation plays it. Details that take a moment are computed once the panel is visible. Takes
/// files that are dropped: their clips are to be borrowed.
class AnimationsPanel final : public QWidget {
    Q_OBJECT

public:
    AnimationsPanel(Document& document, Player& player, Selection& selection);

    [[nodiscard]] ClipList& list() noexcept { return *m_list; }

signals:
    void borrowWanted();  // clips of another file
    void borrowDetailsWanted();
    void filesDropped(const QStringList& paths);
    void menuWanted(sinew::AnimationIndex animation, const QPoint& globalAt);  // none: rest pose

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// `index` is one of the list.
    [[nodiscard]] AnimationIndex animationAt(const QModelIndex& index) const;
    void choose(const QModelIndex& index);
    void refreshAsset();
    void refreshAnimation();
    void findDetails();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    AnimationListModel* m_model;
    ClipOrder* m_order;
    ClipList* m_list;
    BorrowBar* m_borrow;  // hidden where the list has hardly any room: the File menu has it too
    BackgroundTask m_finder;
    bool m_found = false;       // the details, or they are being computed
    bool m_refreshing = false;  // the selection is being updated from the session
};

}  // namespace sinew
