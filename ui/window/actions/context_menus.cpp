// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/context_menus.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenu>

#include "ui/panels/clips/animations_panel.h"
#include "ui/panels/clips/clip_list.h"
#include "ui/panels/clips/morph_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/vertex/vertex_panel.h"
#include "ui/session/session.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/track_tree.h"
#include "ui/window/actions/menu_entries.h"
#include "ui/window/actions/row_menus.h"

namespace sinew {

ContextMenus::ContextMenus(Session& session, QMainWindow& window)
    : ActionSet(&window),
      m_session(session),
      m_window(window),
      m_guide(session, window),
      m_context{.session = session, .guide = m_guide, .window = window} {
    connectPanels();
    window.addAction(add(QStringLiteral("context-menu"), [this] { showForFocus(); }));
}

void ContextMenus::connectPanels() {
    const auto& hierarchy = *m_window.findChild<HierarchyPanel*>();
    connect(&hierarchy, &HierarchyPanel::frameWanted, &m_session, &Session::frameNode);
    connect(&hierarchy, &HierarchyPanel::menuWanted, this, [this](NodeIndex node, QPoint at) {
        popUp(at, [&](QMenu& menu) { fillNodeMenu(menu, m_context, node, MenuPlace::Hierarchy); });
    });
    auto& joints = *m_window.findChild<JointsPanel*>();
    connect(&joints, &JointsPanel::frameWanted, &m_session, &Session::frameNode);
    connect(&joints, &JointsPanel::menuWanted, this,
            [this, &joints](SkinIndex skin, JointIndex joint, QPoint at) {
                popUp(at, [&](QMenu& menu) {
                    if (skin) {
                        fillJointMenu(menu, m_context, skin, joint);
                    } else {
                        fillNodeMenu(menu, m_context, joints.node(joint), MenuPlace::Joints);
                    }
                    joints.addEntries(menu, joint);
                    addColumnEntries(menu, *joints.findChild<JointTree*>());
                });
            });
    connect(&joints, &JointsPanel::strayWanted, &m_session, &Session::showStray);
    auto& clips = *m_window.findChild<AnimationsPanel*>();
    connect(&clips, &AnimationsPanel::menuWanted, this,
            [this, &clips](AnimationIndex animation, QPoint at) {
                popUp(at, [&](QMenu& menu) {
                    fillClipMenu(menu, m_context, animation);
                    addColumnEntries(menu, clips.list());
                });
            });
    auto& morphs = *m_window.findChild<MorphPanel*>();
    connect(&morphs, &MorphPanel::menuWanted, this, [this, &morphs](QPoint at) {
        popUp(at, [&](QMenu& menu) { fillMorphMenu(menu, m_context, morphs); });
    });
    connect(m_window.findChild<FindingsPanel*>(), &FindingsPanel::menuWanted, this,
            [this](const Diagnostic& finding, QPoint at) {
                popUp(at, [&](QMenu& menu) { fillFindingMenu(menu, m_context, finding); });
            });
    const auto& vertex = *m_window.findChild<VertexPanel*>();
    connect(&vertex, &VertexPanel::jointMenuWanted, this,
            [this](SkinIndex skin, JointIndex joint, QPoint at) {
                popUp(at, [&](QMenu& menu) { fillJointMenu(menu, m_context, skin, joint); });
            });
    connect(&vertex, &VertexPanel::menuWanted, this, [this](const DrawnVertex& pinned, QPoint at) {
        popUp(at, [&](QMenu& menu) { fillPinMenu(menu, m_session, pinned); });
    });
    const auto ofTimeline = [this](const TimelinePlace& place, QPoint at) {
        popUp(at, [&](QMenu& menu) { fillTimelineMenu(menu, m_context, place); });
    };
    connect(m_window.findChild<TimelineRuler*>(), &TimelineRuler::menuWanted, this, ofTimeline);
    connect(m_window.findChild<DopeSheet*>(), &DopeSheet::menuWanted, this, ofTimeline);
    connect(m_window.findChild<CurvePlot*>(), &CurvePlot::menuWanted, this, ofTimeline);
    connect(m_window.findChild<TrackTree*>(), &TrackTree::menuWanted, this,
            [this](NodeIndex node, QPoint at) {
                popUp(at, [&](QMenu& menu) {
                    fillNodeMenu(menu, m_context, node, MenuPlace::Timeline);
                });
            });
}

/// For the widget with the focus, or for the selection in the picture.
void ContextMenus::showForFocus() {
    if (QApplication::activePopupWidget() != nullptr) {
        return;
    }
    QWidget* focus = QApplication::focusWidget();
    const QWidget& center = *m_window.centralWidget();
    if (focus != nullptr && focus != &m_window && !center.isAncestorOf(focus)) {
        const QPoint at = focus->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at, focus->mapToGlobal(at));
        QApplication::sendEvent(focus, &event);
    } else if (m_session.document().asset()) {
        PointedAt selected;
        selected.joint = m_session.selection().node();
        showForPicture(selected, center.mapToGlobal(center.rect().center()));
    }
}

void ContextMenus::showForPicture(const PointedAt& pointed, const QPoint& globalAt) {
    popUp(globalAt, [&](QMenu& menu) { fillPictureMenu(menu, m_context, pointed); });
}

void ContextMenus::popUp(const QPoint& globalAt, const std::function<void(QMenu&)>& fill) {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("contextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    connect(&m_session.document(), &Document::assetChanged, menu, &QWidget::close);
    menu->popup(globalAt);
}

}  // namespace sinew
