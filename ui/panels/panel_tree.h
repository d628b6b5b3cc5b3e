// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace sinew {

/// A tree or list whose current row is what the session has selected. Qt makes the first row
/// current when the keys arrive; here a row is chosen by a person only.
class PanelTree : public QTreeView {
protected:
    void focusInEvent(QFocusEvent* event) override;
};

}  // namespace sinew
