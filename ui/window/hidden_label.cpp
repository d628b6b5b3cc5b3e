// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/hidden_label.h"

#include "ui/session/document.h"
#include "ui/session/visibility.h"

namespace sinew {

HiddenLabel::HiddenLabel(const Document& document, Visibility& visibility)
    : m_visibility(visibility) {
    setObjectName(QStringLiteral("hiddenStatus"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    setToolTip(
        tr("The picture leaves them out, and framing too; the file is not changed. Click to "
           "show all again (Alt+H)"));
    connect(this, &QToolButton::clicked, &visibility, &Visibility::showAll);
    connect(&visibility, &Visibility::changed, this, &HiddenLabel::refreshCount);
    connect(&document, &Document::assetChanged, this, &HiddenLabel::refreshCount);
    refreshCount();
}

void HiddenLabel::refreshCount() {
    const auto count = static_cast<int>(m_visibility.hiddenCount());
    setText(count == 1 ? tr("1 node hidden – Alt+H shows all")
                       : tr("%1 nodes hidden – Alt+H shows all").arg(count));
    setVisible(count > 0);
}

}  // namespace sinew
