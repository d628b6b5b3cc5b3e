// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/keyed_words.h"

#include <QAction>
#include <QCoreApplication>
#include <QObject>
#include <QWidget>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"

namespace sinew {
namespace {

/// The tool tip of the widget that owns it.
class KeyedTip final : public QObject {
public:
    explicit KeyedTip(QWidget& widget) : QObject(&widget), m_widget(widget) {
        connect(&keyMap(), &KeyMap::changed, this, &KeyedTip::refresh);
    }
    void setWords(const QString& action, const QString& words) {
        m_action = action;
        m_words = words;
        refresh();
    }
    static KeyedTip* of(const QWidget& widget) {
        for (QObject* child : widget.children()) {
            if (auto* tip = dynamic_cast<KeyedTip*>(child)) {
                return tip;
            }
        }
        return nullptr;
    }

private:
    void refresh() { m_widget.setToolTip(withKeyOf(m_action, m_words)); }

    QWidget& m_widget;
    QString m_action;
    QString m_words;
};

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

QString withKey(const QString& words, const QKeySequence& key) {
    if (key.isEmpty()) {
        return words;
    }
    const QString text = key.toString(QKeySequence::NativeText);
    const QString first = words.section(QLatin1Char('\n'), 0, 0);
    return QStringLiteral("%1 (%2)%3").arg(first, text, words.mid(first.size()));
}

QString withKeyOf(const QString& action, const QString& words) {
    return withKey(words, keyMap().keys(action).value(0));
}

void followKeys(QObject& context, const std::function<void()>& act) {
    act();
    QObject::connect(&keyMap(), &KeyMap::changed, &context, act);
}

void setKeyedTip(QWidget& widget, const QString& action, const QString& words) {
    Q_ASSERT_X(keyMap().knows(action), "setKeyedTip", qPrintable(action));
    KeyedTip* tip = KeyedTip::of(widget);
    if (tip == nullptr) {
        tip = new KeyedTip(widget);
    }
    tip->setWords(action, words);
}

QString lookText(const char* words) {
    return QCoreApplication::translate("LookOptions", words);
}

QString withKey(const QString& words, const LookOption& option) {
    return withKeyOf(lookActionId(option.key), words);
}

void nameKeysInTips(const QObject& root) {
    for (QAction* action : root.findChildren<QAction*>()) {
        if (!action->shortcut().isEmpty() || !keyIdOf(*action).isEmpty()) {
            new KeyTip(*action);
        }
    }
}

}  // namespace sinew
