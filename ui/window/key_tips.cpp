// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/key_tips.h"

#include <QAction>

#include "ui/keys/key_map.h"
#include "ui/keys/keyed_words.h"

namespace sinew {
namespace {

/// Follows one action, which owns it.
class KeyTip final : public QObject {
public:
    explicit KeyTip(QAction& action) : QObject(&action), m_action(action) {
        connect(&action, &QAction::changed, this, &KeyTip::refresh);
        refresh();
    }

private:
    void refresh() {
        if (m_shown.isNull() || m_action.toolTip() != m_shown) {
            m_words = m_action.toolTip();
            m_fromText = m_words == textAsTip();
        } else if (m_fromText) {
            m_words = textAsTip();
        }
        m_shown = withKey(m_words, m_action.shortcut());
        if (m_action.toolTip() != m_shown) {
            m_action.setToolTip(m_shown);  // ends here again, with nothing to do
        }
    }

    /// The tool tip of an action without one of its own.
    [[nodiscard]] QString textAsTip() const { return QAction(m_action.text()).toolTip(); }

    QAction& m_action;
    QString m_words;
    QString m_shown;
    bool m_fromText = false;
};

}  // namespace

void nameKeysInTips(const QObject& root) {
    for (QAction* action : root.findChildren<QAction*>()) {
        if (!action->shortcut().isEmpty() || !keyIdOf(*action).isEmpty()) {
            new KeyTip(*action);
        }
    }
}

}  // namespace sinew
