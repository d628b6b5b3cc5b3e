// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/panel_settings.h"

#include <QAction>
#include <QSettings>

#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/session/player.h"
#include "ui/timeline/curve_view.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/track_area.h"

namespace sinew {
namespace {

constexpr QLatin1String kTreeKey("joints/tree");
constexpr QLatin1String kCurvesKey("timelineCurves");
constexpr QLatin1String kUnitKey("timeline/unit");
constexpr QLatin1String kMagnetKey("timeline/snapToFrames");
constexpr QLatin1String kTicksKey("timeline/onlySelectedKeys");

bool storedSwitch(const QSettings& settings, const QString& key, bool otherwise) {
    const QString value = settings.value(key).toString();
    return value == QLatin1String("true")    ? true
           : value == QLatin1String("false") ? false
                                             : otherwise;
}

}  // namespace

void keepColumns(ColumnTree& list, QSettings& settings, const QString& group) {
    const auto key = [group](const char* name) { return group + QLatin1Char('/') + name; };
    ColumnState state = list.firstColumns();
    state.shown = settings.value(key("columns"), state.shown).toStringList();
    state.widths = settings.value(key("widths")).toStringList();
    state.sorted = settings.value(key("sorted")).toString();
    state.order =
        settings.value(key("descending")).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
    list.setColumns(state);
    QObject::connect(&list, &ColumnTree::columnsChanged, &list, [&list, &settings, key] {
        const ColumnState& now = list.columns();
        settings.setValue(key("columns"), now.shown);
        settings.setValue(key("widths"), now.widths);
        settings.setValue(key("sorted"), now.sorted);
        settings.setValue(key("descending"), now.order == Qt::DescendingOrder);
    });
}

void keepJointChoices(JointsPanel& panel, QSettings& settings) {
    keepColumns(panel.list(), settings, QStringLiteral("joints"));
    panel.setTree(settings.value(kTreeKey).toBool());
    QObject::connect(&panel, &JointsPanel::treeChanged, &panel,
                     [&panel, &settings] { settings.setValue(kTreeKey, panel.isTree()); });
}

void keepCurveChoices(TrackArea& area, QSettings& settings) {
    auto* view = qobject_cast<CurveView*>(area.page(TrackEditor::Curves));
    if (view == nullptr) {
        return;
    }
    view->restoreState(settings.value(kCurvesKey).toString());
    QObject::connect(view, &CurveView::stateChanged, view,
                     [view, &settings] { settings.setValue(kCurvesKey, view->state()); });
}

void keepTimelineSettings(TimeAxis& axis, Player& player, QSettings& settings) {
    const QString unit = settings.value(kUnitKey).toString();
    for (const RulerUnitInfo& info : kRulerUnits) {
        if (unit == QLatin1String(info.name)) {
            axis.setUnit(info.unit);
        }
    }
    axis.setMagnetic(storedSwitch(settings, kMagnetKey, axis.magnetic()));
    player.setKeysFollowSelection(storedSwitch(settings, kTicksKey, player.keysFollowSelection()));
    QObject::connect(&axis, &TimeAxis::unitChanged, &axis, [&axis, &settings] {
        settings.setValue(kUnitKey, QLatin1String(rulerUnitInfo(axis.unit()).name));
    });
    QObject::connect(&axis, &TimeAxis::magneticChanged, &axis,
                     [&axis, &settings] { settings.setValue(kMagnetKey, axis.magnetic()); });
    QObject::connect(&player, &Player::shownKeysChanged, &axis, [&player, &settings] {
        const bool follow = player.keysFollowSelection();
        if (storedSwitch(settings, kTicksKey, true) != follow) {  // not with every selection
            settings.setValue(kTicksKey, follow);
        }
    });
}

void keepSwitch(QAction& action, QSettings& settings, const QString& key, bool otherwise) {
    action.setChecked(storedSwitch(settings, key, otherwise));
    QObject::connect(&action, &QAction::toggled, &action,
                     [&settings, key](bool checked) { settings.setValue(key, checked); });
}

}  // namespace sinew
