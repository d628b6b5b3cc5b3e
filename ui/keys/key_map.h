// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace sinew {

/// The current keys of every action of the table: the default ones, or those that the user chose.
/// One per process. No key has two actions.
class KeyMap final : public QObject {
    Q_OBJECT

public:
    KeyMap();

    [[nodiscard]] bool knows(const QString& action) const { return m_defaults.contains(action); }
    [[nodiscard]] QList<QKeySequence> keys(const QString& action) const;
    [[nodiscard]] QList<QKeySequence> defaults(const QString& action) const;
    [[nodiscard]] bool changedByUser(const QString& action) const;
    /// The action that has this key; empty: none.
    [[nodiscard]] QString ownerOf(const QKeySequence& key) const;
    [[nodiscard]] QStringList changedActions() const;

    /// Takes the keys away from their present actions, which are returned.
    QStringList setKeys(const QString& action, const QList<QKeySequence>& keys);
    QStringList reset(const QString& action);  // restores the default keys, likewise
    void resetAll();
    /// Resets all others. No key may be given twice.
    void setChosen(const QHash<QString, QList<QKeySequence>>& chosen);

signals:
    void changed();

private:
    void clear();
    void take(const QString& action, const QList<QKeySequence>& keys, QStringList& losers);
    void assign(const QString& action, const QList<QKeySequence>& keys);

    QHash<QString, QList<QKeySequence>> m_defaults;
    QHash<QString, QList<QKeySequence>> m_chosen;  // where they are not the default
    QHash<QKeySequence, QString> m_owners;
};

/// Created with the first call.
[[nodiscard]] KeyMap& keyMap();

/// Gives the action the keys of the table, and new ones when the user changes them. `id` must be in
/// the table and becomes its object name.
void giveKeys(QAction& action, const QString& id);
[[nodiscard]] QString keyIdOf(const QAction& action);  // empty: none

/// The first key of an action, as menus show it: "Ctrl+G". Empty: it has none.
[[nodiscard]] QString keyText(const QString& id);
/// A key in the list of keys: "Ctrl + G", "period".
[[nodiscard]] QString listedKey(const QKeySequence& key);
/// Whether the user can choose it: a single key with its modifiers, and not one of those that
/// fields and dialogs need.
[[nodiscard]] bool canBeChosen(const QKeySequence& key);

}  // namespace sinew
