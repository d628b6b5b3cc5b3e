// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/action_set.h"

#include <QAction>
#include <QPointer>
#include <utility>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/style/icons.h"

namespace sinew {

QAction* ActionSet::add(const QString& id, std::function<void()> run, ActionState state) {
    auto* action = new QAction(this);
    applyRow(*action, id);
    connect(action, &QAction::triggered, this, [self = QPointer(this), run = std::move(run)] {
        run();
        if (self) {
            self->refresh();
        }
    });
    m_entries.push_back({action, std::move(state)});
    return action;
}

void ActionSet::refresh() {
    for (const Entry& entry : m_entries) {
        if (entry.state.enabled) {
            entry.action->setEnabled(entry.state.enabled());
        }
        if (entry.state.checked) {
            entry.action->setChecked(entry.state.checked());
        }
    }
}

void applyRow(QAction& action, const QString& id) {
    const ActionInfo* info = findAction(id);
    Q_ASSERT_X(info != nullptr, "applyRow", qPrintable(id));
    action.setObjectName(id);
    action.setText(info->text);
    if (!info->icon.isEmpty()) {
        action.setIcon(icon(qPrintable(info->icon)));
        action.setIconVisibleInMenu(false);  // it would replace a check mark
    }
    if (!info->tip.isEmpty()) {
        action.setToolTip(info->tip);
        action.setStatusTip(info->tip);
        action.setWhatsThis(info->tip);
    }
    if (info->checkable) {
        action.setCheckable(true);
    }
    action.setAutoRepeat(info->repeats);
    giveKeys(action, id);
}

QAction* actionOf(const QObject& root, const QString& id) {
    auto* action = root.findChild<QAction*>(id);
    Q_ASSERT_X(action != nullptr, "actionOf", qPrintable(id));
    return action;
}

QList<QAction*> actionsOf(const QObject& root, std::initializer_list<const char*> ids) {
    QList<QAction*> actions;
    for (const char* id : ids) {
        actions.append(actionOf(root, QLatin1String(id)));
    }
    return actions;
}

}  // namespace sinew
