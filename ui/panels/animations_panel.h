// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "model/core/index.h"

class QTreeView;

namespace sinew {

class AnimationListModel;
class Document;
class Player;
class Selection;

/// The rest pose and the animations of the file; selecting an animation plays it.
class AnimationsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnimationsPanel(Document& document, Player& player, Selection& selection,
                             QWidget* parent = nullptr);

signals:
    void menuWanted(sinew::AnimationIndex animation, const QPoint& globalAt);  // none: rest pose

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void refreshAsset();
    void refreshAnimation();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    AnimationListModel* m_model;
    QTreeView* m_list;
    bool m_refreshing = false;  // the selection is being updated from the session
};

}  // namespace sinew
