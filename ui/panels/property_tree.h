// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/widgets/panel_tree.h"

class QAbstractItemModel;

namespace sinew {

/// Names and values side by side; the name column is as wide as needed, up to half of the panel.
/// The cursor is a hand over links.
class PropertyTree final : public PanelTree {
    Q_OBJECT

public:
    explicit PropertyTree(QAbstractItemModel* model);

    void fitNames();  // call after adding rows

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace sinew
