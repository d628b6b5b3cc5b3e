// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QSettings>
#include <functional>

#include "ui/keys/key_map.h"
#include "ui/models/short_names.h"
#include "ui/panels/animations_panel.h"
#include "ui/panels/display_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/hierarchy_panel.h"
#include "ui/panels/joints_panel.h"
#include "ui/panels/layers_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/properties_panel.h"
#include "ui/panels/root_motion_panel.h"
#include "ui/panels/scrolled.h"
#include "ui/panels/vertex_panel.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/timeline/lane_actions.h"
#include "ui/timeline/lane_names.h"
#include "ui/timeline/loop_actions.h"
#include "ui/timeline/playback_actions.h"
#include "ui/timeline/ruler_actions.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/window/bookmark_actions.h"
#include "ui/window/borrow_actions.h"
#include "ui/window/bottom_heights.h"
#include "ui/window/camera_actions.h"
#include "ui/window/clip_settings.h"
#include "ui/window/display_actions.h"
#include "ui/window/editor_actions.h"
#include "ui/window/engine_action.h"
#include "ui/window/file_actions.h"
#include "ui/window/find_action.h"
#include "ui/window/floating_panels.h"
#include "ui/window/help.h"
#include "ui/window/input_steps.h"
#include "ui/window/joint_settings.h"
#include "ui/window/main_window.h"
#include "ui/window/number_docks.h"
#include "ui/window/path_comparison.h"
#include "ui/window/pin_actions.h"
#include "ui/window/pose_actions.h"
#include "ui/window/screen_actions.h"
#include "ui/window/screenshot_actions.h"
#include "ui/window/theme_actions.h"
#include "ui/window/timeline_settings.h"
#include "ui/window/undo_actions.h"
#include "ui/window/view_actions.h"
#include "ui/window/visibility_actions.h"

namespace sinew {
namespace {

constexpr int kHierarchyWidth = 284;
constexpr int kPropertiesWidth = 350;
constexpr int kFindingsHeight = 210;
constexpr int kLayersHeight = 230;
constexpr int kLayersWidth = 640;
constexpr int kTimelineHeight = 126;

}  // namespace

QDockWidget* MainWindow::addPanel(const char* name, const QString& title, QWidget* panel,
                                  Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    addDockWidget(area, dock);
    m_floating->add(*dock);
    m_docks.push_back(dock);
    return dock;
}

void MainWindow::addDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_hierarchy = addPanel(
        "hierarchyDock", tr("Hierarchy"),
        new HierarchyPanel(m_session.document(), m_session.selection(), m_session.visibility()),
        Qt::LeftDockWidgetArea);
    m_joints = addPanel("jointsDock", tr("Joints"), makeJointsPanel(m_session, m_settings),
                        Qt::LeftDockWidgetArea);
    AnimationsPanel* const clips = makeAnimationsPanel(m_session, m_settings);
    m_borrow->connectPanel(*clips);
    m_animations = addPanel("animationsDock", tr("Animations"), clips, Qt::RightDockWidgetArea);
    auto* properties = new PropertiesPanel(m_session.document(), m_session.selection());
    connect(properties, &PropertiesPanel::keyWanted, &m_session.player(),
            qOverload<AnimationIndex, float>(&Player::showMoment));
    m_properties =
        addPanel("propertiesDock", tr("Properties"), properties, Qt::RightDockWidgetArea);
    auto* rootMotion =
        new RootMotionPanel(m_session.document(), m_session.player(), m_session.selection());
    m_rootMotion = addPanel("rootMotionDock", tr("Root motion"), scrolled(rootMotion),
                            Qt::RightDockWidgetArea);
    connect(m_rootMotion, &QDockWidget::visibilityChanged, rootMotion, &RootMotionPanel::setShown);
    tabifyDockWidget(m_animations, m_rootMotion);
    m_animations->raise();
    addDisplayDock();
    addVertexDock();
    addBottomDocks();
    m_numbers =
        new NumberDocks(m_session, m_settings, *this, std::bind_front(&MainWindow::addPanel, this));
    m_numbers->placeMatrices(*m_properties);
    m_numbers->placeVertices(*m_findings, *m_heights);
    hideExtraPanels();
}

void MainWindow::hideExtraPanels() {
    m_findings->hide();
    m_layers->hide();
    m_numbers->hide();
}

void MainWindow::addDisplayDock() {
    m_displayPanel = new DisplayPanel(m_session.document(), m_session.appearance(), m_session.rig(),
                                      *m_environment, m_display->checkSkinning());
    m_skinning = new PathComparison(m_session, *m_display->checkSkinning(), *m_displayPanel, this);
    m_displayDock = addPanel("displayDock", tr("Display"), m_displayPanel, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_properties, m_displayDock);
    auto* morphs = new MorphPanel(m_session.document(), m_session.player(), m_session.selection(),
                                  m_session.appearance());
    m_morphs = addPanel("morphDock", tr("Morph Targets"), morphs, Qt::RightDockWidgetArea);
    connect(m_morphs, &QDockWidget::visibilityChanged, morphs, &MorphPanel::setShown);
    tabifyDockWidget(m_displayDock, m_morphs);
    m_properties->raise();
    m_showDisplay = new QAction(icon("display"), tr("Display Panel"), this);
    m_showDisplay->setCheckable(true);
    m_showDisplay->setIconVisibleInMenu(false);
    giveKeys(*m_showDisplay, QStringLiteral("display-panel"));
    m_showDisplay->setToolTip(tr("Display: light, scene, skeleton, surface, skinning, camera"));
    connect(m_displayDock, &QDockWidget::visibilityChanged, m_showDisplay, &QAction::setChecked);
    connect(m_showDisplay, &QAction::triggered, this, &MainWindow::raiseDisplay);
}

void MainWindow::addVertexDock() {
    auto* panel = new VertexPanel({.document = m_session.document(),
                                   .player = m_session.player(),
                                   .selection = m_session.selection(),
                                   .appearance = m_session.appearance(),
                                   .pins = m_session.pins()});
    QDockWidget* dock =
        addPanel("vertexDock", tr("Vertex"), scrolled(panel), Qt::RightDockWidgetArea);
    tabifyDockWidget(m_displayDock, dock);
    m_properties->raise();
    m_pins = new PinActions(m_session, *panel, *dock, *this);
}

/// Raises the Display panel, or the panel that shares its tab position.
void MainWindow::raiseDisplay(bool wanted) {
    if (wanted) {
        m_displayDock->show();
        m_displayDock->raise();
    } else if (tabifiedDockWidgets(m_displayDock).contains(m_properties)) {
        m_properties->raise();
    } else {
        m_displayDock->hide();
    }
}

void MainWindow::addBottomDocks() {
    auto* timeline =
        new TimelinePanel(m_session.document(), m_session.player(), m_session.selection());
    m_timeline = addPanel("timelineDock", tr("Timeline"), timeline, Qt::BottomDockWidgetArea);
    keepTimelineSettings(timeline->axis(), m_session.player(), m_settings);
    m_lane = new LaneActions({.document = m_session.document(),
                              .player = m_session.player(),
                              .selection = m_session.selection(),
                              .meter = m_session.motionMeter(),
                              .axis = timeline->axis()},
                             timeline);
    timeline->addLane(m_lane->lane(), new LaneNames(*m_lane->lane(), m_session.selection()));
    keepLaneSetting(*m_lane->show(), m_settings);
    m_timelinePanel = timeline;
    connect(timeline->actions().typeTime(), &QAction::triggered, timeline, [this, timeline] {
        m_timeline->show();
        timeline->typeTime();
    });
    m_timeline->setTitleBarWidget(new QWidget);  // no title bar: the panel is self-explanatory and
                                                 // the picture gets the space
    auto* findings = new FindingsPanel(m_session.document());
    connect(findings, &FindingsPanel::goToWanted, &m_session, &Session::goTo);
    m_engines = new EngineAction(m_session.document(), m_settings, *this);
    findings->addButton(*m_engines);
    m_findings = addPanel("findingsDock", tr("Problems"), findings, Qt::BottomDockWidgetArea);
    connect(m_engines, &EngineAction::problemsFound, findings,
            [this, findings](std::size_t position) {
                m_findings->show();
                m_findings->raise();
                findings->reveal(position);
            });
    auto* layersPanel =
        new LayersPanel(m_session.document(), m_session.player(), m_session.selection());
    layersPanel->setMinimumWidth(kLayersWidth);  // its full width would widen a small window
    m_layers = addPanel("layersDock", tr("Layers"), layersPanel, Qt::BottomDockWidgetArea);
    m_layers->hide();  // now: its width would widen a small window while others are added
    connect(m_layers, &QDockWidget::visibilityChanged, layersPanel, &LayersPanel::setShown);
    splitDockWidget(m_findings, m_timeline, Qt::Vertical);  // findings above the timeline, full
                                                            // width
    tabifyDockWidget(m_findings, m_layers);
    m_heights->add(*m_findings, kFindingsHeight);
    m_heights->add(*m_layers, kLayersHeight);
    m_heights->add(*m_timeline, kTimelineHeight);
    QAction* layers = m_layers->toggleViewAction();
    layers->setIcon(icon("layers"));
    layers->setIconVisibleInMenu(false);  // it would replace the check mark
    layers->setToolTip(tr("Layers: blend several clips, cross-fade"));
    m_editors = new EditorActions(
        {.timeline = *timeline, .dock = *m_timeline, .heights = *m_heights, .settings = m_settings},
        this);
    timeline->addPanelButton(layers);
}

void MainWindow::resetLayout() {
    if (!m_firstLayout.isEmpty()) {
        restoreState(m_firstLayout);
    }
    m_screen->forgetPanels();
    hideExtraPanels();
    resizeDocks({m_hierarchy, m_properties}, {kHierarchyWidth, kPropertiesWidth}, Qt::Horizontal);
    resizeDocks({m_hierarchy, m_joints}, {360, 300}, Qt::Vertical);
    resizeDocks({m_animations, m_properties}, {210, 440}, Qt::Vertical);
    resizeDocks({m_findings, m_timeline}, {kFindingsHeight, kTimelineHeight}, Qt::Vertical);
    m_heights->reset();
}

void MainWindow::addMenus() {
    addFileMenu();
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    new UndoActions(m_session.history(), *edit);
    edit->addSeparator();
    edit->addAction(new FindAction(*m_keys, *m_hierarchy, this));
    edit->addAction(m_screenshots->copyPicture());
    edit->addSeparator();
    m_pins->fillMenu(*edit);
    new InputSteps(m_session.history(), this);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_visibility->addTo(*view);
    view->addSeparator();
    m_views->fillViewMenu(*view, *m_display);
    view->addSeparator();
    view->addMenu(
        (new BookmarkActions(m_session.document(), m_session.rig(), m_settings, *this))->menu());
    QMenu* display = menuBar()->addMenu(tr("&Display"));
    display->addAction(m_showDisplay);
    display->addSeparator();
    m_display->fillMenu(*display);
    m_cameras->fillMenu(*menuBar()->addMenu(tr("&Camera")));
    new PoseActions(m_session.document(), m_session.selection(), *menuBar()->addMenu(tr("P&ose")));
    addPlaybackMenu();
    addWindowMenu();
    addHelpMenu();
}

void MainWindow::addFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    m_files->fillMenu(*menu);
    menu->addSeparator();
    m_borrow->fillMenu(*menu);
    menu->addSeparator();
    menu->addAction(m_screenshots->exportPicture());
    giveKeys(*m_engines, QStringLiteral("check-for-engines"));
    menu->addAction(m_engines);
    menu->addSeparator();
    giveKeys(*menu->addAction(tr("&Quit"), this, &QWidget::close), QStringLiteral("quit"));
}

void MainWindow::addPlaybackMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Playback"));
    m_timelinePanel->actions().fillMenu(*menu);
    menu->addSeparator();
    m_timelinePanel->loops().fillMenu(*menu);
    menu->addSeparator();
    m_timelinePanel->rulerActions().fillMenu(*menu);
    menu->addSeparator();
    m_lane->fillMenu(*menu);
}

void MainWindow::addWindowMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Window"));
    m_screen->fillMenu(*menu);
    menu->addSeparator();
    m_editors->fillMenu(*menu);
    menu->addSeparator();
    for (const QDockWidget* dock : m_docks) {
        menu->addAction(dock->toggleViewAction());
    }
    menu->addSeparator();
    m_themes->fillMenu(*menu->addMenu(tr("Theme")));
    menu->addAction(tr("Reset Layout"), this, &MainWindow::resetLayout);
}

void MainWindow::addHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("He&lp"));
    giveKeys(*menu->addAction(tr("&Keyboard and Mouse"), this, [this] { showShortcuts(*this); }),
             QStringLiteral("help"));
    menu->addAction(tr("Open &Demonstration"), this, &MainWindow::openDemonstration);
    menu->addSeparator();
    menu->addAction(tr("&About Sinew"), this, [this] { showAbout(this); });
}

}  // namespace sinew
