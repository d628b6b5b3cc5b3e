// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace sinew {

class ElidedLabel;
class Document;
class Player;
class Selection;

/// Which node carries the character, how far it goes, its path in the picture, and the pose with
/// its way taken out. Asks for the measurement while it is shown.
class RootMotionPanel final : public QWidget {
    Q_OBJECT

public:
    explicit RootMotionPanel(Document& document, Player& player, Selection& selection,
                             QWidget* parent = nullptr);
    void setShown(bool shown);  // by its dock: not behind another tab

private:
    void addNode(QGridLayout& grid);
    void addInPlace(QGridLayout& grid);
    void addFigures(QGridLayout& grid);
    void takeMotion();
    void takeNode();
    void takeFigures();
    [[nodiscard]] QString nodeText() const;

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
