// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/key_map.h"

#include <QAction>
#include <algorithm>

#include "ui/keys/key_table.h"

namespace sinew {

KeyMap::KeyMap() {
    for (const KeyLine& line : keyLines()) {
        for (const KeyPart& part : line.parts) {
            if (!part.action.isEmpty()) {
                m_defaults.insert(part.action, part.defaults);
            }
        }
    }
    clear();
}

QList<QKeySequence> KeyMap::defaults(const QString& action) const {
    return m_defaults.value(action);
}

QList<QKeySequence> KeyMap::keys(const QString& action) const {
    const auto chosen = m_chosen.constFind(action);
    return chosen == m_chosen.constEnd() ? defaults(action) : *chosen;
}

bool KeyMap::changedByUser(const QString& action) const {
    return m_chosen.contains(action);
}

QString KeyMap::ownerOf(const QKeySequence& key) const {
    return m_owners.value(key);
}

QStringList KeyMap::changedActions() const {
    QStringList actions = m_chosen.keys();
    actions.sort();
    return actions;
}

void KeyMap::assign(const QString& action, const QList<QKeySequence>& keys) {
    for (const QKeySequence& old : this->keys(action)) {
        if (m_owners.value(old) == action) {
            m_owners.remove(old);
        }
    }
    if (keys == defaults(action)) {
        m_chosen.remove(action);
    } else {
        m_chosen.insert(action, keys);
    }
    for (const QKeySequence& key : keys) {
        m_owners.insert(key, action);
    }
}

void KeyMap::take(const QString& action, const QList<QKeySequence>& keys, QStringList& losers) {
    for (const QKeySequence& key : keys) {
        const QString owner = ownerOf(key);
        if (!owner.isEmpty() && owner != action) {
            QList<QKeySequence> left = this->keys(owner);
            left.removeAll(key);
            assign(owner, left);
            losers.removeAll(owner);
            losers << owner;
        }
    }
    assign(action, keys);
}

QStringList KeyMap::setKeys(const QString& action, const QList<QKeySequence>& keys) {
    QStringList losers;
    if (knows(action)) {
        take(action, keys, losers);
        emit changed();
    }
    return losers;
}

QStringList KeyMap::reset(const QString& action) {
    return setKeys(action, defaults(action));
}

void KeyMap::resetAll() {
    clear();
    emit changed();
}

void KeyMap::setChosen(const QHash<QString, QList<QKeySequence>>& chosen) {
    clear();
    QStringList losers;
    for (auto each = chosen.constBegin(); each != chosen.constEnd(); ++each) {
        if (knows(each.key())) {
            take(each.key(), each.value(), losers);
        }
    }
    emit changed();
}

void KeyMap::clear() {
    m_chosen.clear();
    m_owners.clear();
    for (auto each = m_defaults.constBegin(); each != m_defaults.constEnd(); ++each) {
        for (const QKeySequence& key : each.value()) {
            m_owners.insert(key, each.key());
        }
    }
}

KeyMap& keyMap() {
    static KeyMap map;
    return map;
}

void giveKeys(QAction& action, const QString& id) {
    Q_ASSERT_X(keyMap().knows(id), "giveKeys", qPrintable(id));
    action.setObjectName(id);
    const auto take = [&action, id] {
        const QList<QKeySequence> keys = keyMap().keys(id);
        if (action.shortcuts() != keys) {
            action.setShortcuts(keys);
        }
    };
    take();
    QObject::connect(&keyMap(), &KeyMap::changed, &action, take);
}

QString keyIdOf(const QAction& action) {
    return keyMap().knows(action.objectName()) ? action.objectName() : QString();
}

QString keyText(const QString& id) {
    const QList<QKeySequence> keys = keyMap().keys(id);
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

QString listedKey(const QKeySequence& key) {
    QString text = key.toString(QKeySequence::PortableText);
    const bool plus = text.endsWith(QLatin1String("++")) || text == QLatin1String("+");
    if (plus) {
        text = text.chopped(1) + QLatin1String("Plus");
    }
    const std::pair<const char*, const char*> names[] = {
        {"PgDown", "Page Down"}, {"PgUp", "Page Up"}, {"Del", "Delete"},
        {"-", "Minus"},          {".", "period"},     {",", "comma"}};
    for (const auto& [end, name] : names) {
        if (text == QLatin1String(end) || text.endsWith(QLatin1Char('+') + QLatin1String(end))) {
            text = text.chopped(qsizetype(qstrlen(end))) + QLatin1String(name);
            break;
        }
    }
    return text.replace(QLatin1Char('+'), QLatin1String(" + "));
}

bool canBeChosen(const QKeySequence& key) {
    if (key.count() != 1) {
        return false;
    }
    switch (key[0].key()) {
        case Qt::Key_unknown:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Control:
        case Qt::Key_Shift:
        case Qt::Key_Alt:
        case Qt::Key_AltGr:
        case Qt::Key_Meta:
            return false;
        default:
            return key[0].key() != Qt::Key(0);
    }
}

}  // namespace sinew
