// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/menu_bar.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QHash>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "model/evaluate/loop_mode.h"
#include "model/view/view_mode.h"
#include "ui/keys/action_rows.h"
#include "ui/keys/key_table.h"

namespace sinew {
namespace {

class MenuMaker {
public:
    explicit MenuMaker(QMainWindow& window) : m_window(window) {
        for (QAction* action : window.findChildren<QAction*>()) {
            m_actions.insert(action->objectName(), action);
        }
    }

    void add(const ActionRow& row) {
        switch (row.kind) {
            case RowKind::Menu:
                openMenu(actionText(row.text));
                break;
            case RowKind::Submenu:
                m_menu = m_top->addMenu(actionText(row.text));
                break;
            case RowKind::End:
                m_menu = m_top;
                break;
            case RowKind::Gap:
                m_menu->addSeparator();
                break;
            case RowKind::Action:
            case RowKind::Entry:
                if (row.extras.inMenu) {
                    addAction(QLatin1String(row.id));
                }
                break;
            case RowKind::Options:
                addOptions(row.options);
                break;
            case RowKind::Views:
                addViews(row.views);
                break;
            case RowKind::LoopModes:
                for (const LoopModeInfo& info : kLoopModes) {
                    addAction(loopActionId(info.name));
                }
                break;
            case RowKind::Placed:
                place(QLatin1String(row.id));
                break;
            case RowKind::Line:
            case RowKind::Series:
            case RowKind::Gesture:
                break;
        }
    }

private:
    void openMenu(const QString& title) {
        m_top = m_window.menuBar()->addMenu(title);
        m_top->setObjectName(QStringLiteral("menu") + QString(title).remove(QLatin1Char('&')));
        m_menu = m_top;
    }
    void addAction(const QString& id) {
        QAction* action = m_actions.value(id);
        Q_ASSERT_X(action != nullptr, "fillMenuBar", qPrintable(id));
        m_menu->addAction(action);
    }
    void addOptions(std::span<const LookSection> sections) {
        for (const LookSection section : sections) {
            for (const LookOption& option : lookOptions()) {
                if (option.section == section && option.action.text != nullptr) {
                    addAction(lookActionId(option.key));
                }
            }
        }
    }
    void addViews(ViewGroup group) {
        for (const ViewModeInfo& info : viewModes()) {
            if (group(info)) {
                addAction(viewActionId(QString::fromUtf8(info.name)));
            }
        }
    }
    void place(const QString& name) {
        if (auto* menu = m_window.findChild<QMenu*>(name)) {
            m_menu->addMenu(menu);
        } else {
            auto* group = m_window.findChild<QActionGroup*>(name);
            Q_ASSERT_X(group != nullptr, "fillMenuBar", qPrintable(name));
            m_menu->addActions(group->actions());
        }
    }

    QMainWindow& m_window;
    QHash<QString, QAction*> m_actions;
    QMenu* m_top = nullptr;
    QMenu* m_menu = nullptr;  // the top menu or a submenu of it
};

}  // namespace

void fillMenuBar(QMainWindow& window) {
    MenuMaker maker(window);
    for (const ActionRow& row : actionRows()) {
        maker.add(row);
    }
}

}  // namespace sinew
