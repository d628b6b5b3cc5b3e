// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/object_menu.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "model/view/marked_vertices.h"
#include "model/view/shown_by.h"
#include "ui/keys/action_set.h"
#include "ui/models/finding_words.h"
#include "ui/models/node_rows.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/properties_panel.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/skin/matrices_panel.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/window/actions/menu_entries.h"
#include "ui/window/actions/row_menus.h"
#include "ui/window/panel_docks.h"

namespace sinew {
namespace {

/// A node, and the joint that it is; none: not a joint.
struct MenuNode {
    NodeIndex node;
    SkinIndex skin;
    JointIndex joint;
};

MenuNode aboutNode(const Session& session, NodeIndex node) {
    const auto [skin, joint] =
        jointOfNode(*session.document().asset(), session.selection().skin(), node);
    return {.node = node, .skin = skin, .joint = joint};
}

void addSelecting(QMenu& menu, Session& session, const MenuNode& about) {
    menu.addAction(QMenu::tr("Select"), &menu,
                   [&session, about] { session.selection().setNode(about.node); });
    menu.addAction(icon("frame"), QMenu::tr("Frame"), &menu,
                   [&session, about] { session.frameNode(about.node); });
    if (about.joint) {
        menu.addAction(QMenu::tr("Show Weights"), &menu, [&session, about] {
            session.selection().setSkin(about.skin);
            showJoint(session.selection(), session.appearance(), about.joint);
        });
    }
    if ((*session.document().asset())[about.node].camera) {
        menu.addAction(icon("node-camera"), QMenu::tr("Look Through Camera"), &menu,
                       [&session, about] { session.rig().setCameraNode(about.node); });
    }
    if (session.selection().posing().pose.find(about.node) != nullptr) {
        menu.addAction(icon("reset"), QMenu::tr("Reset Pose"), &menu,
                       [&session, about] { session.selection().resetByHand(about.node); });
    }
}

void showInProperties(const MenuContext& context, const ObjectRef& object) {
    shownPanel<PropertiesPanel>(context.window);
    context.session.selection().setObject(object);
}

void addShowInJoints(QMenu& menu, const MenuContext& context, const MenuNode& about) {
    if (about.joint) {
        menu.addAction(QMenu::tr("Show in Joints"), &menu, [context, about] {
            auto& joints = shownPanel<JointsPanel>(context.window);
            context.session.selection().setSkin(about.skin);
            joints.reveal(about.joint);
        });
    } else if (context.window.findChild<JointsPanel*>()->listsBone(about.node)) {
        menu.addAction(QMenu::tr("Show in Joints"), &menu, [context, about] {
            shownPanel<JointsPanel>(context.window).revealBone(about.node);
        });
    }
}

void addShowing(QMenu& menu, const MenuContext& context, const MenuNode& about, MenuPlace place) {
    if (place != MenuPlace::Hierarchy) {
        addShowInHierarchy(menu, context, about.node);
    }
    if (place != MenuPlace::Joints) {
        addShowInJoints(menu, context, about);
    }
    addShowInProperties(menu, context, about.node);
    menu.addAction(QMenu::tr("Show Matrices"), &menu, [context, about] {
        shownPanel<MatricesPanel>(context.window);
        context.session.selection().setNode(about.node);
    });
    addFindingsEntry(menu, context, about.node);
}

/// What the surface at this point is made of and follows.
void addSurfaceEntries(QMenu& menu, const MenuContext& context, const SurfaceHit& hit) {
    const Asset& asset = *context.session.document().asset();
    Session& session = context.session;
    const MeshIndex mesh = asset[hit.node].mesh;
    const SkinIndex skin = asset[hit.node].skin;
    const JointIndex joint = hit.strongest.joint;
    addPinEntry(menu, session, placeOf(hit));
    if (const DrawnVertex point = pointOf(hit); point.point) {
        addPinEntry(menu, session, point);
    }
    const MarkedVertex vertex{hit.node, hit.primitive, hit.vertex};
    menu.addAction(QMenu::tr("Show Vertex %1 in Vertices").arg(hit.vertex), &menu,
                   [context, vertex] {
                       shownPanel<VertexTablePanel>(context.window);
                       context.session.selection().setNode(vertex.node);
                       context.session.selection().setMarked(markedVertices({vertex}));
                   });
    if (skin && joint.value < asset[skin].joints.size()) {
        const ObjectRef object = ObjectRef::joint(skin, joint);
        menu.addAction(icon("node-joint"),
                       QMenu::tr("Strongest Joint: %1").arg(entryText(nameOf(asset, object))),
                       &menu, [&session, skin, joint] {
                           session.selection().setSkin(skin);
                           showJoint(session.selection(), session.appearance(), joint);
                       });
    }
    if (const std::optional<std::uint64_t> frame = session.worstFrameAt(hit)) {
        menu.addAction(QMenu::tr("Go to Its Worst Frame (%1)").arg(*frame), &menu,
                       [&session, hit] { session.goToWorstAt(hit); });
    }
    if (mesh) {
        const ObjectRef primitive = ObjectRef::primitive(mesh, hit.primitive);
        menu.addAction(icon(kindIcon(ObjectKind::Mesh)),
                       QMenu::tr("Mesh: %1").arg(entryText(nameOf(asset, mesh))), &menu,
                       [context, primitive] { showInProperties(context, primitive); });
        const MaterialIndex material =
            materialFor(asset[mesh].primitives[hit.primitive], session.appearance().look().variant);
        if (material) {
            menu.addAction(icon(kindIcon(ObjectKind::Material)),
                           QMenu::tr("Material: %1").arg(entryText(nameOf(asset, material))), &menu,
                           [context, material] { showInProperties(context, material); });
        }
    }
}

void fillMenu(QMenu& menu, const MenuContext& context, const MenuNode& about, MenuPlace place,
              const SurfaceHit* hit = nullptr) {
    const Asset& asset = *context.session.document().asset();
    addTitle(menu, icon(nodeKindIcon(nodeKinds(asset)[about.node.value])),
             nodeLabel(asset, about.node));
    addSelecting(menu, context.session, about);
    menu.addSeparator();
    addVisibilityEntries(menu, context.session.document(), context.session.visibility(),
                         about.node);
    menu.addSeparator();
    if (hit != nullptr) {
        addSurfaceEntries(menu, context, *hit);
        menu.addSeparator();
    }
    addShowing(menu, context, about, place);
    menu.addSeparator();
    addCopyEntries(menu, context, about.node);
    addCopyEntry(menu, QMenu::tr("Copy World Position"),
                 text::vector(glm::vec3(context.session.pose()->world(about.node)[3])));
    if (hit != nullptr) {
        addCopyEntry(menu, QMenu::tr("Copy Position Under Pointer"), text::vector(hit->position));
    }
}

void fillEmptyMenu(QMenu& menu, const MenuContext& context) {
    Session& session = context.session;
    menu.addAction(actionOf(context.window, QStringLiteral("frame-all")));
    menu.addAction(QMenu::tr("Clear Selection"), &menu, [&session] { session.selection().clear(); })
        ->setEnabled(session.selection().object() != ObjectRef());
    addShowAllEntry(menu, session.visibility());
    menu.addSeparator();
    menu.addActions(actionsOf(context.window, {"view-front", "view-right", "view-top"}));
}

}  // namespace

void addShowInHierarchy(QMenu& menu, const MenuContext& context, NodeIndex node) {
    menu.addAction(QMenu::tr("Show in Hierarchy"), &menu,
                   [context, node] { shownPanel<HierarchyPanel>(context.window).reveal(node); });
}

void addShowInProperties(QMenu& menu, const MenuContext& context, const ObjectRef& object) {
    menu.addAction(QMenu::tr("Show in Properties"), &menu,
                   [context, object] { showInProperties(context, object); });
}

void addFindingsEntry(QMenu& menu, const MenuContext& context, const ObjectRef& object) {
    const Document& document = context.session.document();
    const std::vector<std::size_t> about =
        findingsAbout(*document.asset(), document.findings(), object);
    QAction* entry =
        menu.addAction(about.size() > 1 ? QMenu::tr("Show Its %1 Problems").arg(about.size())
                                        : QMenu::tr("Show Its Problem"));
    entry->setVisible(!about.empty());
    if (!about.empty()) {
        QObject::connect(entry, &QAction::triggered, &menu, [context, first = about.front()] {
            shownPanel<FindingsPanel>(context.window).reveal(first);
        });
    }
}

void addCopyEntries(QMenu& menu, const MenuContext& context, const ObjectRef& object) {
    addCopyEntry(menu, QMenu::tr("Copy Name"), nameOf(*context.session.document().asset(), object));
    const std::vector<Animation>& clips = context.session.document().file()->animations;
    if (object.kind != ObjectKind::Animation || object.index < clips.size()) {  // not borrowed
        addCopyEntry(menu, QMenu::tr("Copy JSON Pointer"),
                     QString::fromStdString(pointerOf(object)));
    }
}

void fillNodeMenu(QMenu& menu, const MenuContext& context, NodeIndex node, MenuPlace place) {
    fillMenu(menu, context, aboutNode(context.session, node), place);
}

void fillJointMenu(QMenu& menu, const MenuContext& context, SkinIndex skin, JointIndex joint) {
    const NodeIndex node = (*context.session.document().asset())[skin].joints[joint.value];
    fillMenu(menu, context, {.node = node, .skin = skin, .joint = joint}, MenuPlace::Joints);
}

void fillPictureMenu(QMenu& menu, const MenuContext& context, const PointedAt& pointed) {
    if (!pointed.node()) {
        fillEmptyMenu(menu, context);
        return;
    }
    const bool surface = pointed.surface && !pointed.joint;
    fillMenu(menu, context, aboutNode(context.session, pointed.node()), MenuPlace::Picture,
             surface ? &*pointed.surface : nullptr);
}

}  // namespace sinew
