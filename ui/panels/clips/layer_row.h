// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "model/evaluate/blend/mix.h"
#include "ui/session/parts.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QSlider;
class QToolButton;

namespace sinew {

class MaskBox;

/// The widgets of one layer, in one row of a grid. They show and edit the player's layer.
class LayerRow final : public QObject {
    Q_OBJECT

public:
    enum Column {
        On,
        Clip,
        Mode,
        Weight,
        WeightNumber,
        Speed,
        Offset,
        Loop,
        Mask,
        Reference,
        Buttons,
        ColumnCount
    };
    [[nodiscard]] static QString title(Column column);

    /// The widgets are owned by the grid's widget.
    LayerRow(Document& document, Player& player, Selection& selection, std::size_t row,
             QGridLayout& grid, QObject* parent);

    void refresh();
    void refreshWeight();  // weight of a fade at the current time

private:
    using Change = std::function<void(Layer&)>;
    void change(const Change& change);
    void makeChoosers(QGridLayout& grid);
    void makeNumbers(QGridLayout& grid);
    void makeButtons(QGridLayout& grid);
    [[nodiscard]] const Layer& layer() const;
    [[nodiscard]] bool fades() const;
    void put(QGridLayout& grid, QWidget* widget, Column column, const QString& name) const;

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    std::size_t m_row;
    bool m_refreshing = false;  // the widgets are being updated from the session
    QCheckBox* m_on = nullptr;
    QComboBox* m_clip = nullptr;
    QComboBox* m_mode = nullptr;
    QSlider* m_slider = nullptr;
    QDoubleSpinBox* m_weight = nullptr;
    QDoubleSpinBox* m_speed = nullptr;
    QDoubleSpinBox* m_offset = nullptr;
    QComboBox* m_loop = nullptr;
    MaskBox* m_mask = nullptr;
    QComboBox* m_reference = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
};

}  // namespace sinew
