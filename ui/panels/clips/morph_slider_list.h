// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPersistentModelIndex>

#include "ui/panels/widgets/panel_tree.h"

namespace sinew {

/// A list of sliders for morph weights (MorphSliderModel, or a proxy of one). Drag on a slider,
/// with Ctrl in steps of 0.1; a double click on it or Delete resets. A click on a number, Enter or
/// F2 edits it; Left and Right change it by 0.05, with Shift by 0.01. Wider lists show the figures.
class MorphSliderList final : public PanelTree {
    Q_OBJECT

public:
    MorphSliderList(const char* name, const QString& accessibleName, QAbstractItemModel* model);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Place { Elsewhere, Slider, Number };
    [[nodiscard]] Place placeAt(const QModelIndex& index, const QPoint& at) const;
    void dragTo(const QMouseEvent& event);
    void step(float by);
    void change(const QModelIndex& index);  // edits the number or toggles the check box
    void sayWhyLocked(const QModelIndex& index, const QPoint& globalAt);

    QPersistentModelIndex m_dragged;  // its slider
};

}  // namespace sinew
