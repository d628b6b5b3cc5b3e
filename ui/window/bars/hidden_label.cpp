// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/hidden_label.h"

#include "ui/keys/key_map.h"
#include "ui/keys/keyed_words.h"
#include "ui/session/document.h"
#include "ui/session/visibility.h"

namespace sinew {

HiddenLabel::HiddenLabel(const Document& document, Visibility& visibility)
    : m_visibility(visibility) {
    setObjectName(QStringLiteral("hiddenStatus"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QToolButton::clicked, &visibility, &Visibility::showAll);
    connect(&visibility, &Visibility::changed, this, &HiddenLabel::refreshCount);
    connect(&document, &Document::assetChanged, this, &HiddenLabel::refreshCount);
    connect(&keyMap(), &KeyMap::changed, this, &HiddenLabel::refreshCount);
    refreshCount();
}

void HiddenLabel::refreshCount() {
    const auto count = static_cast<int>(m_visibility.hiddenCount());
    const QString key = keyText(QStringLiteral("show-all"));
    const QString hidden = count == 1 ? tr("1 node hidden") : tr("%1 nodes hidden").arg(count);
    setText(key.isEmpty() ? hidden : tr("%1 – %2 shows all").arg(hidden, key));
    setToolTip(
        withKeyOf(QStringLiteral("show-all"), tr("Left out of the picture and of framing; the file "
                                                 "is not changed. Click to show all again")));
    setVisible(count > 0);
}

}  // namespace sinew
