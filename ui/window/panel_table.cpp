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
#include "ui/panels/skin/joints_panel.h"
#include "ui/panels/skin/matrices_panel.h"
#include "ui/panels/vertex/vertex_panel.h"
#include "ui/panels/vertex/vertex_table_panel.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"
#include "ui/timeline/timeline_panel.h"
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
                             dock.show();
                             dock.raise();
                         } else if (std::exchange(came, false)) {
                             dock.hide();
                         }
                     });
}

QWidget* makeHierarchy(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    return new HierarchyPanel(session.document(), session.selection(), session.visibility());
}

QWidget* makeJoints(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new JointsPanel(session.document(), session.player(), session.selection(),
                                  session.appearance());
    keepJointChoices(*panel, parts.settings);
    return panel;
}

QWidget* makeAnimations(const PanelParts& parts, QDockWidget&) {
    Session& session = parts.session;
    auto* panel = new AnimationsPanel(session.document(), session.player(), session.selection());
    keepColumns(panel->list(), parts.settings, QStringLiteral("clips"));
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
    return whileSeen(dock, new MorphPanel(session.document(), session.player(), session.selection(),
                                          session.appearance()));
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
    return panel;
}

QWidget* makeFindings(const PanelParts& parts, QDockWidget&) {
    auto* panel = new FindingsPanel(parts.session.document());
    QObject::connect(panel, &FindingsPanel::goToWanted, &parts.session, &Session::goTo);
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
