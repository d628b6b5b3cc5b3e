// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "model/core/index.h"
#include "ui/session/parts.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;

namespace sinew {

class ContestedTargets;
class LayerRow;

/// The layers: a row per clip, a cross-fade to another clip, and the contested targets.
class LayersPanel final : public QWidget {
    Q_OBJECT

public:
    LayersPanel(Document& document, Player& player, Selection& selection);
    void setShown(bool shown);  // called by its dock; false behind another tab

private:
    QHBoxLayout* makeTop();
    void mixAll();
    void makeFade(QHBoxLayout& line);
    QWidget* makeList();
    void refreshAsset();
    void refreshMix();
    void proposeFade();
    void refreshTime();
    void addClip(std::size_t animation);
    void fillList();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    bool m_shown = false;
    AnimationIndex m_fadeFrom;    // the current clip; the proposal follows it
    bool m_fadeIsChosen = false;  // the user selected the target and it has not played since
    ContestedTargets* m_contested;
    QPushButton* m_start = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_add = nullptr;
    QMenu* m_clips = nullptr;
    QCheckBox* m_on = nullptr;
    QComboBox* m_fadeTo = nullptr;
    QDoubleSpinBox* m_fadeSeconds = nullptr;
    QCheckBox* m_phases = nullptr;
    QPushButton* m_fade = nullptr;
    QScrollArea* m_area = nullptr;
    QLabel* m_nothing = nullptr;
    QWidget* m_content = nullptr;   // content of the scroll area: the grid of rows
    std::vector<LayerRow*> m_rows;  // owned by m_content
};

}  // namespace sinew
