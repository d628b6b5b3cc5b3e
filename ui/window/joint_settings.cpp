// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/joint_settings.h"

#include <QSettings>

#include "ui/panels/joint_tree.h"
#include "ui/panels/joints_panel.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr const char* kShownKey = "joints/columns";
constexpr const char* kWidthsKey = "joints/widths";
constexpr const char* kSortedKey = "joints/sorted";
constexpr const char* kDescendingKey = "joints/descending";
constexpr const char* kTreeKey = "joints/tree";

JointColumnState storedColumns(const QSettings& settings) {
    JointColumnState state = JointTree::firstColumns();
    state.shown = settings.value(QLatin1String(kShownKey), state.shown).toStringList();
    state.widths = settings.value(QLatin1String(kWidthsKey)).toStringList();
    state.sorted = settings.value(QLatin1String(kSortedKey)).toString();
    state.order = settings.value(QLatin1String(kDescendingKey)).toBool() ? Qt::DescendingOrder
                                                                         : Qt::AscendingOrder;
    return state;
}

void storeColumns(const JointColumnState& state, QSettings& settings) {
    settings.setValue(QLatin1String(kShownKey), state.shown);
    settings.setValue(QLatin1String(kWidthsKey), state.widths);
    settings.setValue(QLatin1String(kSortedKey), state.sorted);
    settings.setValue(QLatin1String(kDescendingKey), state.order == Qt::DescendingOrder);
}

}  // namespace

JointsPanel* makeJointsPanel(Session& session, QSettings& settings) {
    auto* panel = new JointsPanel(session.document(), session.player(), session.selection(),
                                  session.appearance());
    panel->list().setColumns(storedColumns(settings));
    panel->setTree(settings.value(QLatin1String(kTreeKey)).toBool());
    QObject::connect(&panel->list(), &JointTree::columnsChanged, panel,
                     [panel, &settings] { storeColumns(panel->list().columns(), settings); });
    QObject::connect(panel, &JointsPanel::treeChanged, panel, [panel, &settings] {
        settings.setValue(QLatin1String(kTreeKey), panel->isTree());
    });
    return panel;
}

}  // namespace sinew
