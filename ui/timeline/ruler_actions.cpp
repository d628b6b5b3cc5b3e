// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/ruler_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/keys/key_map.h"
#include "ui/session/player.h"
#include "ui/style/icons.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr int kUnitPadding = 14;  // pixels around the words of the button

RulerUnit nextUnit(RulerUnit unit) {
    const auto index = static_cast<std::size_t>(unit);
    return kRulerUnits.at((index + 1) % kRulerUnits.size()).unit;
}

QAction* addSwitch(QObject* parent, const char* drawing, const QString& text, const QString& tip) {
    auto* action = new QAction(icon(drawing), text, parent);
    action->setIconVisibleInMenu(false);  // it would replace the check mark
    action->setToolTip(tip);
    action->setCheckable(true);
    return action;
}

}  // namespace

RulerActions::RulerActions(Player& player, TimeAxis& axis, QObject* parent)
    : QObject(parent), m_player(player), m_axis(axis), m_units(new QActionGroup(this)) {
    addUnits();
    m_magnet = addSwitch(this, "magnet", tr("Snap to Frames"),
                         tr("Drags on the timeline rest on whole frames. Shift: anywhere; Ctrl: on "
                            "keys, otherwise on frames"));
    giveKeys(*m_magnet, QStringLiteral("snap-to-frames"));
    connect(m_magnet, &QAction::triggered, &axis, &TimeAxis::setMagnetic);
    m_ticks = addSwitch(this, "selected-keys", tr("Only Keys of the Selection"),
                        tr("The ticks are the keys of the selection, if a node, a joint or another "
                           "object with keys is selected; off: all keys of the clip"));
    giveKeys(*m_ticks, QStringLiteral("selected-keys"));
    connect(m_ticks, &QAction::triggered, &player, &Player::setKeysFollowSelection);
    connect(&axis, &TimeAxis::unitChanged, this, &RulerActions::refresh);
    connect(&axis, &TimeAxis::magneticChanged, this, &RulerActions::refresh);
    connect(&player, &Player::shownKeysChanged, this, &RulerActions::refresh);
    refresh();
}

void RulerActions::addUnits() {
    for (const RulerUnitInfo& info : kRulerUnits) {
        auto* action = new QAction(tr(info.title), this);
        action->setCheckable(true);
        action->setData(static_cast<int>(info.unit));
        m_units->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, unit = info.unit] { m_axis.setUnit(unit); });
    }
    m_nextUnit = new QAction(tr("Next Unit of the Timeline"), this);
    giveKeys(*m_nextUnit, QStringLiteral("next-unit"));
    connect(m_nextUnit, &QAction::triggered, this,
            [this] { m_axis.setUnit(nextUnit(m_axis.unit())); });
}

void RulerActions::fillMenu(QMenu& menu) {
    QMenu* units = menu.addMenu(tr("Timeline in"));
    units->addActions(m_units->actions());
    units->addSeparator();
    units->addAction(m_nextUnit);
    menu.addAction(m_magnet);
    menu.addAction(m_ticks);
}

void RulerActions::addUnitTo(QToolBar& bar) {
    bar.addAction(m_nextUnit);
    auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(m_nextUnit));
    button->setObjectName(QStringLiteral("rulerUnit"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    int widest = 0;
    for (const RulerUnitInfo& info : kRulerUnits) {
        widest = std::max(widest, button->fontMetrics().horizontalAdvance(tr(info.words)));
    }
    button->setMinimumWidth(widest + kUnitPadding);
    refresh();
}

void RulerActions::addSwitchesTo(QToolBar& bar) const {
    bar.addAction(m_magnet);
    bar.addAction(m_ticks);
}

void RulerActions::refresh() {
    const RulerUnitInfo& info = rulerUnitInfo(m_axis.unit());
    for (QAction* action : m_units->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(info.unit));
    }
    m_nextUnit->setIconText(tr(info.words));  // text of the button
    m_nextUnit->setToolTip(
        tr("The timeline counts %1. Click for %2")
            .arg(tr(info.words).toLower(), tr(rulerUnitInfo(nextUnit(info.unit)).words).toLower()));
    m_magnet->setChecked(m_axis.magnetic());
    m_ticks->setChecked(m_player.keysFollowSelection());
}

}  // namespace sinew
