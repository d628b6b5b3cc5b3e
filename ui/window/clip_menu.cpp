// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/clip_menu.h"

#include <QAction>
#include <QMenu>

#include "ui/models/layer_words.h"
#include "ui/panels/menu_entries.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/window/panel_guide.h"

namespace sinew {
namespace {

void play(Session& session, AnimationIndex animation) {
    session.player().setAnimation(animation);
    session.player().setPlaying(animation.valid());
    if (animation) {
        session.selection().setObject(animation);
    }
}

/// On top of the layers, or of the current clip if there are none.
void addLayer(Player& player, AnimationIndex animation) {
    if (player.mix().layers.empty() && player.animation() != animation) {
        player.mixPresentClip();
    }
    player.setMix(withLayer(player.mix(), player.mix().layers.size(), {.animation = animation}));
}

void addBlending(QMenu& menu, const MenuContext& context, AnimationIndex animation) {
    Player& player = context.session.player();
    const PanelGuide& guide = context.guide;
    menu.addAction(icon("layers"), QMenu::tr("Add as Layer"), &menu, [&player, &guide, animation] {
        addLayer(player, animation);
        guide.showLayers();
    });
    QAction* fade = menu.addAction(icon("cross-fade"), QMenu::tr("Cross-Fade to This Clip"), &menu,
                                   [&player, animation] { player.crossFadeTo({.to = animation}); });
    fade->setEnabled(player.playable() && player.presentLayer().animation != animation);
}

}  // namespace

void fillClipMenu(QMenu& menu, const MenuContext& context, AnimationIndex animation) {
    Session& session = context.session;
    if (!animation) {
        addTitle(menu, icon("rest-pose"), QMenu::tr("Rest pose"));
        menu.addAction(QMenu::tr("Show Rest Pose"), &menu, [&session] { play(session, {}); });
        return;
    }
    addTitle(menu, icon("clip"), clipName(*session.document().asset(), animation));
    menu.addAction(icon("play"), QMenu::tr("Play"), &menu,
                   [&session, animation] { play(session, animation); });
    addBlending(menu, context, animation);
    menu.addSeparator();
    menu.addAction(QMenu::tr("Show in Properties"), &menu,
                   [&guide = context.guide, animation] { guide.showInProperties(animation); });
    addFindingsEntry(menu, context, animation);
    menu.addSeparator();
    addCopyEntries(menu, context, animation);
}

}  // namespace sinew
