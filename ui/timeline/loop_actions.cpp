// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/loop_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

#include "model/evaluate/loop_mode.h"
#include "ui/keys/key_table.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kRepeats[] = {0, 1, 2, 3, 5, 10};
constexpr int kMostTyped = 9999;

QString repeatWords(int passes) {
    switch (passes) {
        case 0:
            return LoopActions::tr("Without End");
        case 1:
            return LoopActions::tr("Once, Then Stop");
        default:
            return LoopActions::tr("%1 Times, Then Stop").arg(passes);
    }
}

}  // namespace

LoopActions::LoopActions(Document& document, Player& player, QObject* parent)
    : ActionSet(parent), m_document(document), m_player(player), m_repeats(new QActionGroup(this)) {
    m_repeats->setObjectName(QStringLiteral("repeats"));
    addModes();
    addRepeats();
    addClips();
    follow(player, &Player::playbackChanged, &Player::mixChanged);
    connect(&player, &Player::passChanged, this, &LoopActions::refreshButton);
    follow(document, &Document::assetChanged);
    refresh();
}

void LoopActions::addModes() {
    auto* modes = new QActionGroup(this);
    for (const LoopModeInfo& info : kLoopModes) {
        const LoopMode mode = info.mode;
        modes->addAction(add(loopActionId(info.name), [this, mode] { m_player.setLoop(mode); },
                             {.checked = [this, mode] { return m_player.clock().loop == mode; }}));
    }
}

void LoopActions::addRepeats() {
    for (const int passes : kRepeats) {
        auto* action = new QAction(repeatWords(passes), this);
        action->setCheckable(true);
        action->setData(passes);
        m_repeats->addAction(action);
        connect(action, &QAction::triggered, this, [this, passes] { m_player.setRepeats(passes); });
    }
    m_otherRepeats = new QAction(tr("Other Number…"), this);
    m_otherRepeats->setCheckable(true);
    m_repeats->addAction(m_otherRepeats);
    connect(m_otherRepeats, &QAction::triggered, this,
            [this] { typeRepeats(m_button != nullptr ? m_button->window() : nullptr); });
}

void LoopActions::addClips() {
    const auto clips = [this] {
        return m_document.asset() ? m_document.asset()->animations.size() : 0;
    };
    add(QStringLiteral("all-clips"),
        [this] { m_player.setPlaysAllClips(!m_player.playsAllClips()); },
        {.enabled = [clips] { return clips() > 1; },
         .checked = [this] { return m_player.playsAllClips(); }});
    for (const auto& step : {std::pair{"previous-clip", -1}, {"next-clip", 1}}) {
        add(QLatin1String(step.first),
            [this, direction = step.second] { m_player.stepClips(direction); },
            {.enabled = [clips] { return clips() > 0; }});
    }
}

void LoopActions::typeRepeats(QWidget* parent) {
    bool typed = false;
    const int passes =
        QInputDialog::getInt(parent, tr("Repeat"), tr("Passes until playing stops (0: no end)"),
                             m_player.repeats(), 0, kMostTyped, 1, &typed);
    if (typed) {
        m_player.setRepeats(passes);
    }
    refresh();  // puts the check mark back if nothing changed
}

QToolButton* LoopActions::makeButton() {
    m_button = new QToolButton;
    m_button->setObjectName(QStringLiteral("loopButton"));
    m_button->setAccessibleName(tr("At the end of the clip"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* menu = new QMenu(m_button);
    for (const LoopModeInfo& info : kLoopModes) {
        menu->addAction(actionOf(*this, loopActionId(info.name)));
    }
    menu->addSeparator();
    menu->addMenu(tr("Repeat Loops"))->addActions(m_repeats->actions());
    menu->addAction(actionOf(*this, QStringLiteral("all-clips")));
    menu->addSeparator();
    menu->addActions(actionsOf(*this, {"previous-clip", "next-clip"}));
    m_button->setMenu(menu);
    refresh();
    return m_button;
}

void LoopActions::refresh() {
    ActionSet::refresh();
    QAction* present = m_otherRepeats;
    for (QAction* action : m_repeats->actions()) {
        if (action != m_otherRepeats && action->data().toInt() == m_player.repeats()) {
            present = action;
        }
    }
    m_otherRepeats->setText(present == m_otherRepeats
                                ? tr("%1 Times, Then Stop…").arg(m_player.repeats())
                                : tr("Other Number…"));
    present->setChecked(true);
    refreshButton();
}

void LoopActions::refreshButton() {
    if (m_button == nullptr) {
        return;
    }
    const LoopModeInfo& info = loopModeInfo(m_player.clock().loop);
    const bool counts = info.repeats() && m_player.repeats() > 0;
    m_button->setIcon(icon(m_player.playsAllClips() ? "all-clips" : info.name));
    m_button->setText(counts
                          ? QStringLiteral("%1 / %2").arg(m_player.pass()).arg(m_player.repeats())
                          : QString());
    QString tip = actionText(info.tip);
    if (counts) {
        tip += tr("\nPass %1 of %2, then it stops").arg(m_player.pass()).arg(m_player.repeats());
    }
    if (m_player.playsAllClips()) {
        tip += tr("\nAll clips, one after another");
    }
    m_button->setToolTip(tip);
    m_button->setEnabled(m_player.playable());
}

}  // namespace sinew
