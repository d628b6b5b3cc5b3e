// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "ui/session/parts.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace sinew {

class ElidedLabel;

/// Root motion: the root node, the distance it travels, its path in the picture, and in-place
/// playback. Requests the measurement while shown.
class RootMotionPanel final : public QWidget {
    Q_OBJECT

public:
    RootMotionPanel(Document& document, Player& player, Selection& selection);
    void setShown(bool shown);  // called by its dock; false behind another tab

private:
    void addNode(QGridLayout& grid);
    void addInPlace(QGridLayout& grid);
    void addFigures(QGridLayout& grid);
    void refreshMotion();
    void refreshNode();
    void refreshFigures();
    [[nodiscard]] QString nodeText(const QString& name) const;
    void showNode();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    ElidedLabel* m_node;
    QToolButton* m_useSelected;
    QToolButton* m_find;
    QCheckBox* m_path;
    bool m_shown = false;
    std::vector<QCheckBox*> m_inPlace;  // x, y, z, turn
    QLabel* m_displacement;
    QLabel* m_length;
    QLabel* m_speed;
};

}  // namespace sinew
