// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/timeline_menu.h"

#include <QAction>
#include <QMenu>
#include <array>
#include <charconv>

#include "ui/models/key_values.h"
#include "ui/panels/menu_entries.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

/// The shortest text that reads back as the same number.
QString exactly(float value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return QString::fromLatin1(digits.data(), end - digits.data());
}

void addRange(QMenu& menu, Player& player, float seconds) {
    menu.addAction(icon("in-point"), QMenu::tr("Set In Point Here"), &menu,
                   [&player, seconds] { player.setInPoint(seconds); });
    menu.addAction(icon("out-point"), QMenu::tr("Set Out Point Here"), &menu,
                   [&player, seconds] { player.setOutPoint(seconds); });
    menu.addAction(icon("whole-clip"), QMenu::tr("Play the Whole Clip"), &player,
                   &Player::playWholeClip)
        ->setEnabled(!player.playsWholeClip());
}

/// The values of the selected node if it has a key there, otherwise of all nodes.
void addValues(QMenu& menu, const Session& session, float seconds) {
    const QStringList values = keyValues(*session.document().asset(), session.player().animation(),
                                         seconds, session.selection().node());
    addCopyEntry(menu,
                 values.size() > 1 ? QMenu::tr("Copy %1 Values").arg(values.size())
                                   : QMenu::tr("Copy Value"),
                 values.join(QLatin1Char('\n')));
}

}  // namespace

void fillTimelineMenu(QMenu& menu, const MenuContext& context, const TimelinePlace& place) {
    Player& player = context.session.player();
    const float seconds = place.seconds;
    const QString time = QString::number(double(seconds), 'f', 3);
    const QString frame = QString::number(frameAt(seconds, player.frameRate()));
    addTitle(menu, icon(place.key ? "next-key" : "next-frame"),
             place.key ? QMenu::tr("Key at %1 s, frame %2").arg(time, frame)
                       : QMenu::tr("%1 s, frame %2").arg(time, frame));
    menu.addAction(place.key ? QMenu::tr("Go to Key") : QMenu::tr("Go Here"), &menu,
                   [&player, seconds] { player.showMoment(seconds); });
    menu.addSeparator();
    addRange(menu, player, seconds);
    menu.addSeparator();
    addCopyEntry(menu, QMenu::tr("Copy Time"), exactly(seconds));
    addCopyEntry(menu, QMenu::tr("Copy Frame"), frame);
    if (place.key) {
        addValues(menu, context.session, seconds);
    }
}

}  // namespace sinew
