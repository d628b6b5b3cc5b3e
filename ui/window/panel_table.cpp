// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/panel_table.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <utility>

#include "ui/panels/clips/animations_panel.h"
#include "ui/panels/clips/clip_list.h"
#include "ui/panels/clips/coverage_panel.h"
#include "ui/panels/clips/layers_panel.h"
#include "ui/panels/clips/morph_panel.h"
#include "ui/panels/clips/root_motion_panel.h"
#include "ui/panels/compare/comparison_panel.h"
#include "ui/panels/display/display_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/properties_panel.h"
#include "ui/panels/skin/joint_tree.h"
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/skin/matrices_panel.h"
#include "ui/panels/vertex/vertex_panel.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/timeline/track_tree.h"
#include "ui/window/actions/context_menus.h"
#include "ui/window/actions/menu_entries.h"
#include "ui/window/actions/row_menus.h"
#include "ui/window/panel_docks.h"
#include "ui/window/settings/panel_settings.h"

namespace sinew {
namespace {

constexpr int kLayersWidth = 640;
constexpr int kLeastScrolledHeight = 56;  // two lines

/// A panel that works only while it is seen.
template <class Panel>
Panel* whileSeen(QDockWidget& dock, Panel* panel) {
    QObject::connect(&dock, &QDockWidget::visibilityChanged, panel, &Panel::setShown);
    return panel;
}

/// A panel that scrolls up and down where it has no room, and is never narrower than its contents.
QScrollArea* scrolled(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumSize(
        panel->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width(),
        kLeastScrolledHeight);
    return area;
}

/// The panel comes with a second file, and goes with it if it came by itself.
void openWhileComparing(QDockWidget& dock, const Comparison& comparison) {
    QObject::connect(&comparison, &Comparison::changed, &dock,
                     [&dock, &comparison, active = false, came = false]() mutable {
                         if (comparison.active() == active) {
                             return;
                         }
                         active = comparison.active();
                         if (active) {
                             came = dock.isHidden();
                             openInFront(dock);
                         } else if (std::exchange(came, false)) {
                             dock.hide();
                         }
                     });
}

/// Opens the menu of a node.
auto nodeMenu(const PanelParts& parts, MenuPlace place) {
    return [&menus = parts.menus, place](NodeIndex node, QPoint at) {
        menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
            fillNodeMenu(menu, context, node, place);
        });
    };
}

auto jointMenu(const PanelParts& parts) {
    return [&menus = parts.menus](SkinIndex skin, JointIndex joint, QPoint at) {
        menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
            fillJointMenu(menu, context, skin, joint);
        });
    };
}

QWidget* makeHierarchy(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new HierarchyPanel(session.document(), session.selection(), session.visibility());
    QObject::connect(panel, &HierarchyPanel::frameWanted, &session, &Session::frameNode);
    QObject::connect(panel, &HierarchyPanel::menuWanted, panel,
                     nodeMenu(parts, MenuPlace::Hierarchy));
    return panel;
}

QWidget* makeJoints(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new JointsPanel(session.document(), session.player(), session.selection(),
                                  session.appearance());
    keepJointChoices(*panel, parts.settings);
    QObject::connect(panel, &JointsPanel::frameWanted, &session, &Session::frameNode);
    QObject::connect(panel, &JointsPanel::strayWanted, &session, &Session::showStray);
    QObject::connect(panel, &JointsPanel::menuWanted, panel,
                     [panel, &menus = parts.menus](SkinIndex skin, JointIndex joint, QPoint at) {
                         menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
                             if (skin) {
                                 fillJointMenu(menu, context, skin, joint);
                             } else {
                                 fillNodeMenu(menu, context, panel->node(joint), MenuPlace::Joints);
                             }
                             panel->addEntries(menu, joint);
                             addColumnEntries(menu, *panel->findChild<JointTree*>());
                         });
                     });
    return panel;
}

QWidget* makeAnimations(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new AnimationsPanel(session.document(), session.player(), session.selection());
    keepColumns(panel->list(), parts.settings, QStringLiteral("clips"));
    QObject::connect(panel, &AnimationsPanel::menuWanted, panel,
                     [panel, &menus = parts.menus](AnimationIndex animation, QPoint at) {
                         menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
                             fillClipMenu(menu, context, animation);
                             addColumnEntries(menu, panel->list());
                         });
                     });
    return panel;
}

QWidget* makeProperties(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new PropertiesPanel(session.document(), session.selection());
    QObject::connect(panel, &PropertiesPanel::keyWanted, &session.player(),
                     qOverload<AnimationIndex, float>(&Player::showMoment));
    return panel;
}

QWidget* makeRootMotion(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    return scrolled(whileSeen(
        dock, new RootMotionPanel(session.document(), session.player(), session.selection())));
}

QWidget* makeDisplay(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    return new DisplayPanel(session.document(), session.appearance(), session.rig(),
                            parts.environment, &parts.checkSkinning);
}

QWidget* makeMorphs(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel = whileSeen(dock, new MorphPanel(session.document(), session.player(),
                                                 session.selection(), session.appearance()));
    QObject::connect(panel, &MorphPanel::menuWanted, panel,
                     [panel, &menus = parts.menus](QPoint at) {
                         menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
                             fillMorphMenu(menu, context, *panel);
                         });
                     });
    return panel;
}

VertexParts vertexPartsOf(Session& session) {
    return {.document = session.document(),
            .player = session.player(),
            .selection = session.selection(),
            .appearance = session.appearance(),
            .pins = session.pins(),
            .comparison = &session.comparison()};
}

QWidget* makeVertex(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel = new VertexPanel(vertexPartsOf(session));
    QObject::connect(panel, &VertexPanel::frameWanted, &session, &Session::frameVertices);
    QObject::connect(panel, &VertexPanel::jointMenuWanted, panel, jointMenu(parts));
    QObject::connect(panel, &VertexPanel::menuWanted, panel,
                     [&menus = parts.menus](const DrawnVertex& pinned, QPoint at) {
                         menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
                             fillPinMenu(menu, context.session, pinned);
                         });
                     });
    QObject::connect(&session, &Session::ledToVertex, &dock, [&dock] {
        if (dock.toggleViewAction()->isChecked()) {
            dock.raise();
        }
    });
    return scrolled(whileSeen(dock, panel));
}

/// Without a title bar: the panel explains itself, and the picture gets the space.
QWidget* makeTimeline(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel = new TimelinePanel(session.document(), session.player(), session.selection());
    panel->compareWith(session.comparison());
    keepTimelineSettings(panel->axis(), session.player(), parts.settings);
    dock.setTitleBarWidget(new QWidget);
    const auto menu = [&menus = parts.menus](const TimelinePlace& place, QPoint at) {
        menus.popUp(at, [&](QMenu& filled, const MenuContext& context) {
            fillTimelineMenu(filled, context, place);
        });
    };
    QObject::connect(panel->findChild<TimelineRuler*>(), &TimelineRuler::menuWanted, panel, menu);
    QObject::connect(panel->findChild<DopeSheet*>(), &DopeSheet::menuWanted, panel, menu);
    QObject::connect(panel->findChild<CurvePlot*>(), &CurvePlot::menuWanted, panel, menu);
    QObject::connect(panel->findChild<TrackTree*>(), &TrackTree::menuWanted, panel,
                     nodeMenu(parts, MenuPlace::Timeline));
    return panel;
}

QWidget* makeFindings(const PanelParts& parts, QDockWidget&) {
    auto* panel = new FindingsPanel(parts.session.document());
    QObject::connect(panel, &FindingsPanel::goToWanted, &parts.session, &Session::goTo);
    QObject::connect(panel, &FindingsPanel::menuWanted, panel,
                     [&menus = parts.menus](const Diagnostic& finding, QPoint at) {
                         menus.popUp(at, [&](QMenu& menu, const MenuContext& context) {
                             fillFindingMenu(menu, context, finding);
                         });
                     });
    return panel;
}

QWidget* makeLayers(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel =
        whileSeen(dock, new LayersPanel(session.document(), session.player(), session.selection()));
    panel->setMinimumWidth(kLayersWidth);  // its full width would widen a small window
    return panel;
}

QWidget* makeCoverage(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    return whileSeen(dock,
                     new CoveragePanel(session.document(), session.player(), session.selection()));
}

QWidget* makeMatrices(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    return whileSeen(dock, new MatricesPanel(session.document(), session.player(),
                                             session.selection(), parts.settings));
}

QWidget* makeVertices(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel = whileSeen(dock, new VertexTablePanel(vertexPartsOf(session)));
    QObject::connect(panel, &VertexTablePanel::frameWanted, &session, &Session::showVertices);
    return panel;
}

QWidget* makeComparison(const PanelParts& parts, QDockWidget& dock) {
    Session& session = parts.session;
    auto* panel = new ComparisonPanel(session.document(), session.player(), session.selection(),
                                      session.comparison());
    QObject::connect(panel, &ComparisonPanel::vertexWanted, &session, &Session::showVertices);
    QObject::connect(panel, &ComparisonPanel::nodeWanted, &session, &Session::frameNode);
    openWhileComparing(dock, session.comparison());
    return scrolled(panel);
}

constexpr PanelInfo kPanels[] = {
    {"hierarchyDock", Qt::LeftDockWidgetArea, PanelPlace::Own, "", true, 284, 360, makeHierarchy},
    {"jointsDock", Qt::LeftDockWidgetArea, PanelPlace::Own, "", true, 0, 300, makeJoints},
    {"animationsDock", Qt::RightDockWidgetArea, PanelPlace::Own, "", true, 0, 210, makeAnimations},
    {"propertiesDock", Qt::RightDockWidgetArea, PanelPlace::Own, "", true, 350, 440,
     makeProperties},
    {"rootMotionDock", Qt::RightDockWidgetArea, PanelPlace::Tab, "animationsDock", true, 0, 0,
     makeRootMotion},
    {"displayDock", Qt::RightDockWidgetArea, PanelPlace::Tab, "propertiesDock", true, 0, 0,
     makeDisplay},
    {"morphDock", Qt::RightDockWidgetArea, PanelPlace::Tab, "propertiesDock", true, 0, 0,
     makeMorphs},
    {"vertexDock", Qt::RightDockWidgetArea, PanelPlace::Tab, "propertiesDock", true, 0, 0,
     makeVertex},
    {"timelineDock", Qt::BottomDockWidgetArea, PanelPlace::Own, "", true, 0, 126, makeTimeline},
    {"findingsDock", Qt::BottomDockWidgetArea, PanelPlace::Above, "timelineDock", false, 0, 210,
     makeFindings},
    {"layersDock", Qt::BottomDockWidgetArea, PanelPlace::Tab, "findingsDock", false, 0, 230,
     makeLayers},
    {"coverageDock", Qt::BottomDockWidgetArea, PanelPlace::Tab, "findingsDock", false, 0, 230,
     makeCoverage},
    {"matricesDock", Qt::RightDockWidgetArea, PanelPlace::Tab, "propertiesDock", false, 0, 0,
     makeMatrices},
    {"verticesDock", Qt::BottomDockWidgetArea, PanelPlace::Tab, "findingsDock", false, 0, 240,
     makeVertices},
    {"comparisonDock", Qt::BottomDockWidgetArea, PanelPlace::Tab, "findingsDock", false, 0, 250,
     makeComparison},
};

}  // namespace

std::span<const PanelInfo> panelTable() {
    return kPanels;
}

QString panelActionId(const PanelInfo& panel) {
    return QStringLiteral("panel-") + QString(QLatin1String(panel.name)).remove("Dock");
}

}  // namespace sinew
