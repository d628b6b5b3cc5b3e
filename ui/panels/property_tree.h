// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/panel_tree.h"

class QAbstractItemModel;

namespace sinew {

/// Names and values side by side, the names as wide as they need up to half of the panel. The hand
/// shows over links.
class PropertyTree final : public PanelTree {
    Q_OBJECT

public:
    explicit PropertyTree(QAbstractItemModel* model);

    void fitNames();  // after new rows

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace sinew
