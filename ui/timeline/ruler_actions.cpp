// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/ruler_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/session/player.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr int kUnitPadding = 14;  // pixels around the words of the button

RulerUnit nextUnit(RulerUnit unit) {
    const auto index = static_cast<std::size_t>(unit);
    return kRulerUnits.at((index + 1) % kRulerUnits.size()).unit;
}

}  // namespace

RulerActions::RulerActions(Player& player, TimeAxis& axis, QObject* parent)
    : ActionSet(parent), m_player(player), m_axis(axis), m_units(new QActionGroup(this)) {
    m_units->setObjectName(QStringLiteral("rulerUnits"));
    addUnits();
    add(QStringLiteral("snap-to-frames"), [&axis] { axis.setMagnetic(!axis.magnetic()); },
        {.checked = [&axis] { return axis.magnetic(); }});
    add(QStringLiteral("selected-keys"),
        [&player] { player.setKeysFollowSelection(!player.keysFollowSelection()); },
        {.checked = [&player] { return player.keysFollowSelection(); }});
    follow(axis, &TimeAxis::unitChanged, &TimeAxis::magneticChanged);
    follow(player, &Player::shownKeysChanged);
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
    m_nextUnit =
        add(QStringLiteral("next-unit"), [this] { m_axis.setUnit(nextUnit(m_axis.unit())); });
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

void RulerActions::refresh() {
    ActionSet::refresh();
    const RulerUnitInfo& info = rulerUnitInfo(m_axis.unit());
    for (QAction* action : m_units->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(info.unit));
    }
    m_nextUnit->setIconText(tr(info.words));  // text of the button
    m_nextUnit->setToolTip(
        tr("The timeline counts %1. Click for %2")
            .arg(tr(info.words).toLower(), tr(rulerUnitInfo(nextUnit(info.unit)).words).toLower()));
}

}  // namespace sinew
