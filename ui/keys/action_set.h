// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <functional>
#include <initializer_list>
#include <vector>

class QAction;

namespace sinew {

struct ActionState {
    std::function<bool()> enabled = {};  // empty: not changed
    std::function<bool()> checked = {};  // likewise
};

/// Actions made from their rows (action_rows.h), with what they do and when they are enabled and
/// checked. It owns them.
class ActionSet : public QObject {
public:
    using QObject::QObject;

    /// `id` must be in the table. `run` is called when the action is triggered, and the states are
    /// refreshed afterwards.
    QAction* add(const QString& id, std::function<void()> run, ActionState state = {});

    /// Refreshes all states whenever one of these signals is emitted.
    template <class Sender, class... Signals>
    void follow(const Sender& sender, Signals... changes) {
        (connect(&sender, changes, this, [this] { refresh(); }), ...);
    }
    virtual void refresh();

private:
    struct Entry {
        QAction* action;
        ActionState state;
    };
    std::vector<Entry> m_entries;
};

/// Gives an action that something else made the text, tip, icon and keys of its row. Its object
/// name becomes the id.
void applyRow(QAction& action, const QString& id);

/// The actions of these ids; each must exist below `root`.
[[nodiscard]] QAction* actionOf(const QObject& root, const QString& id);
[[nodiscard]] QList<QAction*> actionsOf(const QObject& root,
                                        std::initializer_list<const char*> ids);

}  // namespace sinew
