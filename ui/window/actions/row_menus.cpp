// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/row_menus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <array>
#include <charconv>

#include "model/check/finding_target.h"
#include "model/view/shown_by.h"
#include "ui/models/clip_words.h"
#include "ui/models/key_values.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/clips/layers_panel.h"
#include "ui/panels/clips/morph_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/window/actions/object_menu.h"
#include "ui/window/panel_docks.h"

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
    menu.addAction(icon("layers"), QMenu::tr("Add as Layer"), &menu, [&player, context, animation] {
        addLayer(player, animation);
        shownPanel<LayersPanel>(context.window);
    });
    QAction* fade = menu.addAction(icon("cross-fade"), QMenu::tr("Cross-Fade to This Clip"), &menu,
                                   [&player, animation] { player.crossFadeTo({.to = animation}); });
    fade->setEnabled(player.playable() && player.presentLayer().animation != animation);
}

void addTarget(QMenu& menu, const MenuContext& context, const Diagnostic& finding) {
    Session& session = context.session;
    const Asset& asset = *session.document().asset();
    const FindingTarget target = findingTarget(asset, finding);
    const QString name = entryText(nameOf(asset, target.object));
    const QString place = finding.vertex ? QMenu::tr("Vertex %1").arg(*finding.vertex) : name;
    menu.addAction(icon("forward"), QMenu::tr("Go to %1").arg(place), &menu,
                   [&session, finding] { session.goTo(finding); });
    if (target.joint) {
        const ObjectRef joint = ObjectRef::joint(target.skin, target.joint);
        menu.addAction(QMenu::tr("Show Weights of %1").arg(entryText(nameOf(asset, joint))), &menu,
                       [&session, finding] { session.showWeights(finding); });
    }
    for (const DrawnVertex& vertex : session.verticesOf(finding)) {
        addPinEntry(menu, session, vertex);
        break;  // the finding's own
    }
    addShowInProperties(menu, context, target.object);
    if (target.seconds) {
        menu.addAction(QMenu::tr("Show in Timeline"), &menu, [context, finding] {
            context.session.goTo(finding);
            shownPanel<TimelinePanel>(context.window);
        });
    }
    const Selection& selection = session.selection();
    if (const NodeIndex node =
            nodeShowing(asset, selection.scene(), selection.node(), target.object)) {
        addShowInHierarchy(menu, context, node);
    }
}

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
    addShowInProperties(menu, context, animation);
    addFindingsEntry(menu, context, animation);
    menu.addSeparator();
    addCopyEntries(menu, context, animation);
}

void fillFindingMenu(QMenu& menu, const MenuContext& context, const Diagnostic& finding) {
    addTarget(menu, context, finding);
    menu.addSeparator();
    addCopyEntry(menu, QMenu::tr("Copy Message"), QString::fromStdString(finding.message));
    addCopyEntry(menu, QMenu::tr("Copy Code"), QString::fromStdString(finding.code));
    addCopyEntry(menu, QMenu::tr("Copy JSON Pointer"), QString::fromStdString(finding.pointer));
    auto& findings = *context.window.findChild<FindingsPanel*>();
    addCopyEntry(menu, QMenu::tr("Copy All Shown Problems"), findings.shownText());
    menu.addSeparator();
    menu.addAction(QMenu::tr("Mute %1").arg(QString::fromStdString(finding.code)), &findings,
                   [&findings, code = finding.code] { findings.mute(code); });
}

void fillMorphMenu(QMenu& menu, const MenuContext& context, MorphPanel& panel) {
    const MorphSlider* slider = panel.currentSlider();
    const MorphState* state = panel.currentState();
    if (slider == nullptr || state == nullptr) {
        return;
    }
    addTitle(menu, icon("node-mesh"), slider->name);
    QAction* only =
        menu.addAction(QMenu::tr("Only This One"), &panel, &MorphPanel::showOnlyCurrent);
    only->setEnabled(!slider->parts.empty());
    QAction* takeOver =
        menu.addAction(QMenu::tr("Take Over from the Clip"), &panel, &MorphPanel::takeOverCurrent);
    takeOver->setEnabled(state->locked);
    QAction* reset =
        menu.addAction(icon("reset"), QMenu::tr("Reset"), &panel, &MorphPanel::resetCurrent);
    reset->setEnabled(state->byHand);
    menu.addSeparator();
    menu.addAction(QMenu::tr("Reset All of the Node"), &panel, &MorphPanel::resetNode);
    menu.addAction(QMenu::tr("Show Node in Hierarchy"), &menu, [context, node = panel.node()] {
        shownPanel<HierarchyPanel>(context.window).reveal(node);
    });
}

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

void addPinEntry(QMenu& menu, Session& session, const DrawnVertex& vertex) {
    const bool pinned = session.pins().find(vertex) != nullptr;
    QAction* entry = menu.addAction(
        icon("pin"),
        vertex.point ? QMenu::tr("Pin This Point")
                     : (pinned ? QMenu::tr("Unpin Vertex %1") : QMenu::tr("Pin Vertex %1"))
                           .arg(vertex.vertex),
        &menu, [&session, vertex] { session.pins().toggle(vertex); });
    entry->setEnabled(pinned || !session.pins().full());
}

void fillPinMenu(QMenu& menu, Session& session, const DrawnVertex& vertex) {
    const Asset& asset = *session.document().asset();
    addTitle(menu, icon("pin"), vertexName(asset, vertex));
    menu.addAction(icon("frame"), QMenu::tr("Frame"), &menu,
                   [&session, vertex] { session.frameVertices({vertex}); });
    menu.addAction(QMenu::tr("Frame All Pins"), &menu, [&session] {
        std::vector<DrawnVertex> all;
        for (const VertexPin& pin : session.pins().pins()) {
            all.push_back(pin.place);
        }
        session.frameVertices(all);
    });
    menu.addAction(QMenu::tr("Select %1").arg(entryText(nameOf(asset, vertex.node))), &menu,
                   [&session, vertex] { session.selection().setNode(vertex.node); });
    menu.addSeparator();
    addPinEntry(menu, session, vertex);
    menu.addAction(QMenu::tr("Unpin All Vertices"), &menu,
                   [&session] { session.pins().unpinAll(); });
}

}  // namespace sinew
