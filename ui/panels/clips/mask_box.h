// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

#include "model/core/index.h"
#include "ui/session/parts.h"

namespace sinew {

/// Selects the mask of a layer: everything, the selected node, or a joint. The list is built when
/// it opens.
class MaskBox final : public QComboBox {
    Q_OBJECT

public:
    MaskBox(Document& document, Selection& selection);

    void setMask(NodeIndex node);
    void showPopup() override;

signals:
    void chosen(sinew::NodeIndex node);

private:
    void add(NodeIndex node, const QString& text, const char* drawing);

    Document& m_document;
    Selection& m_selection;
    NodeIndex m_mask;
};

}  // namespace sinew
