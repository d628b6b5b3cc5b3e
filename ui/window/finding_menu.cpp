// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/finding_menu.h"

#include <QAction>
#include <QMenu>

#include "model/check/finding_target.h"
#include "model/view/shown_by.h"
#include "ui/panels/menu_entries.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/window/panel_guide.h"
#include "ui/window/pin_entries.h"

namespace sinew {
namespace {

void addTarget(QMenu& menu, const MenuContext& context, const Diagnostic& finding) {
    Session& session = context.session;
    const PanelGuide& guide = context.guide;
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
    menu.addAction(QMenu::tr("Show in Properties"), &menu,
                   [&guide, object = target.object] { guide.showInProperties(object); });
    if (target.seconds) {
        menu.addAction(QMenu::tr("Show in Timeline"), &menu, [&session, &guide, finding] {
            session.goTo(finding);
            guide.showTimeline();
        });
    }
    const Selection& selection = session.selection();
    if (const NodeIndex node =
            nodeShowing(asset, selection.scene(), selection.node(), target.object)) {
        menu.addAction(QMenu::tr("Show in Hierarchy"), &menu,
                       [&guide, node] { guide.showInHierarchy(node); });
    }
}

}  // namespace

void fillFindingMenu(QMenu& menu, const MenuContext& context, const Diagnostic& finding) {
    addTarget(menu, context, finding);
    menu.addSeparator();
    addCopyEntry(menu, QMenu::tr("Copy Message"), QString::fromStdString(finding.message));
    addCopyEntry(menu, QMenu::tr("Copy Code"), QString::fromStdString(finding.code));
    addCopyEntry(menu, QMenu::tr("Copy JSON Pointer"), QString::fromStdString(finding.pointer));
    addCopyEntry(menu, QMenu::tr("Copy All Shown Problems"), context.guide.shownFindings());
    menu.addSeparator();
    menu.addAction(QMenu::tr("Mute %1").arg(QString::fromStdString(finding.code)), &menu,
                   [&guide = context.guide, code = finding.code] { guide.muteRule(code); });
}

}  // namespace sinew
