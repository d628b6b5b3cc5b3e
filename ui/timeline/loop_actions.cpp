// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/loop_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

#include "ui/keys/key_map.h"
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
    : QObject(parent),
      m_document(document),
      m_player(player),
      m_modes(new QActionGroup(this)),
      m_repeats(new QActionGroup(this)) {
    addModes();
    addRepeats();
    addClips();
    connect(&player, &Player::playbackChanged, this, &LoopActions::refresh);
    connect(&player, &Player::passChanged, this, &LoopActions::refreshButton);
    connect(&player, &Player::mixChanged, this, &LoopActions::refreshPlayable);
    connect(&document, &Document::assetChanged, this, &LoopActions::refreshPlayable);
    refresh();
    refreshPlayable();
}

void LoopActions::addModes() {
    for (const LoopModeInfo& info : kLoopModes) {
        auto* action = new QAction(icon(info.name), tr(info.title), this);
        action->setIconVisibleInMenu(false);  // it would replace the check mark
        action->setToolTip(tr(info.tip));
        action->setCheckable(true);
        action->setData(static_cast<int>(info.mode));
        giveKeys(*action, QStringLiteral("loop-") + QLatin1String(info.name));
        m_modes->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, mode = info.mode] { m_player.setLoop(mode); });
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
    m_all = new QAction(icon("all-clips"), tr("All Clips, One After Another"), this);
    m_all->setIconVisibleInMenu(false);
    m_all->setToolTip(tr("Play all clips of the file, one after another"));
    m_all->setCheckable(true);
    giveKeys(*m_all, QStringLiteral("all-clips"));
    connect(m_all, &QAction::triggered, &m_player, &Player::setPlaysAllClips);
    const auto step = [this](const char* drawing, const QString& text, int direction) {
        auto* action = new QAction(icon(drawing), text, this);
        action->setIconVisibleInMenu(false);
        giveKeys(*action, QLatin1String(drawing));
        connect(action, &QAction::triggered, this,
                [this, direction] { m_player.stepClips(direction); });
        m_clipSteps.push_back(action);
    };
    step("previous-clip", tr("Previous Clip"), -1);
    step("next-clip", tr("Next Clip"), 1);
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

void LoopActions::fillMenu(QMenu& menu) {
    menu.addActions(m_modes->actions());
    menu.addSeparator();
    QMenu* repeat = menu.addMenu(tr("Repeat Loops"));
    repeat->addActions(m_repeats->actions());
    menu.addAction(m_all);
    menu.addSeparator();
    for (QAction* action : m_clipSteps) {
        menu.addAction(action);
    }
}

QToolButton* LoopActions::makeButton() {
    m_button = new QToolButton;
    m_button->setObjectName(QStringLiteral("loopButton"));
    m_button->setAccessibleName(tr("At the end of the clip"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* menu = new QMenu(m_button);
    fillMenu(*menu);
    m_button->setMenu(menu);
    refresh();
    return m_button;
}

void LoopActions::refresh() {
    for (QAction* action : m_modes->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(m_player.clock().loop));
    }
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
    m_all->setChecked(m_player.playsAllClips());
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
    QString tip = tr(info.tip);
    if (counts) {
        tip += tr("\nPass %1 of %2, then it stops").arg(m_player.pass()).arg(m_player.repeats());
    }
    if (m_player.playsAllClips()) {
        tip += tr("\nAll clips, one after another");
    }
    m_button->setToolTip(tip);
}

void LoopActions::refreshPlayable() {
    const std::size_t clips = m_document.asset() ? m_document.asset()->animations.size() : 0;
    for (QAction* action : m_clipSteps) {
        action->setEnabled(clips > 0);
    }
    m_all->setEnabled(clips > 1);
    if (m_button != nullptr) {
        m_button->setEnabled(m_player.playable());
    }
}

}  // namespace sinew
