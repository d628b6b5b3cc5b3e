// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>

#include "ui/keys/key_map.h"
#include "ui/panels/clips/animations_panel.h"
#include "ui/panels/display/display_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/timeline/lane_actions.h"
#include "ui/timeline/loop_actions.h"
#include "ui/timeline/playback_actions.h"
#include "ui/timeline/ruler_actions.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/window/actions/bookmark_actions.h"
#include "ui/window/actions/borrow_actions.h"
#include "ui/window/actions/camera_actions.h"
#include "ui/window/actions/display_actions.h"
#include "ui/window/actions/editor_actions.h"
#include "ui/window/actions/engine_action.h"
#include "ui/window/actions/file_actions.h"
#include "ui/window/actions/find_action.h"
#include "ui/window/actions/screen_actions.h"
#include "ui/window/actions/screenshot_actions.h"
#include "ui/window/actions/selection_actions.h"
#include "ui/window/actions/theme_actions.h"
#include "ui/window/actions/undo_actions.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/dialogs/path_comparison.h"
#include "ui/window/help.h"
#include "ui/window/main_window.h"
#include "ui/window/panel_docks.h"
#include "ui/window/settings/panel_settings.h"

namespace sinew {
void MainWindow::addPanels() {
    QAction& check = *m_display->checkSkinning();
    m_panels = new PanelDocks({.session = m_session,
                               .settings = m_settings,
                               .environment = *m_environment,
                               .checkSkinning = check},
                              *this);
    m_borrow->connectPanel(m_panels->panel<AnimationsPanel>());
    m_skinning = new PathComparison(m_session, check, m_panels->panel<DisplayPanel>(), this);
    m_pins = new PinActions(m_session, m_panels->dock("vertexDock"), *this);
    addDisplayAction();
    addTimelineActions();
    addEngines();
}

void MainWindow::addDisplayAction() {
    m_showDisplay = new QAction(icon("display"), tr("Display Panel"), this);
    m_showDisplay->setCheckable(true);
    m_showDisplay->setIconVisibleInMenu(false);
    giveKeys(*m_showDisplay, QStringLiteral("display-panel"));
    m_showDisplay->setToolTip(tr("Display: light, scene, skeleton, surface, skinning, camera"));
    connect(&m_panels->dock("displayDock"), &QDockWidget::visibilityChanged, m_showDisplay,
            &QAction::setChecked);
    connect(m_showDisplay, &QAction::triggered, this, &MainWindow::raiseDisplay);
}

/// Raises the Display panel, or the panel that shares its tab position.
void MainWindow::raiseDisplay(bool wanted) {
    QDockWidget& display = m_panels->dock("displayDock");
    QDockWidget& properties = m_panels->dock("propertiesDock");
    if (wanted) {
        m_panels->raise("displayDock");
    } else if (tabifiedDockWidgets(&display).contains(&properties)) {
        properties.raise();
    } else {
        display.hide();
    }
}

void MainWindow::addTimelineActions() {
    auto& timeline = m_panels->panel<TimelinePanel>();
    QDockWidget& dock = m_panels->dock("timelineDock");
    m_lane = new LaneActions({.document = m_session.document(),
                              .player = m_session.player(),
                              .selection = m_session.selection(),
                              .meter = m_session.motionMeter(),
                              .axis = timeline.axis()},
                             &timeline);
    timeline.addLane(m_lane->lane(), new LaneNames(*m_lane->lane(), m_session.selection()));
    keepLaneSetting(*m_lane->show(), m_settings);
    connect(timeline.actions().typeTime(), &QAction::triggered, &timeline, [&dock, &timeline] {
        dock.show();
        timeline.typeTime();
    });
    QAction* layers = m_panels->dock("layersDock").toggleViewAction();
    layers->setIcon(icon("layers"));
    layers->setIconVisibleInMenu(false);  // it would replace the check mark
    layers->setToolTip(tr("Layers: blend several clips, cross-fade"));
    m_editors = new EditorActions({.timeline = timeline,
                                   .dock = dock,
                                   .heights = m_panels->heights(),
                                   .settings = m_settings},
                                  this);
    timeline.addPanelButton(layers);
}

void MainWindow::addEngines() {
    auto& findings = m_panels->panel<FindingsPanel>();
    m_engines = new EngineAction(m_session.document(), m_settings, *this);
    findings.addButton(*m_engines);
    connect(m_engines, &EngineAction::problemsFound, &findings,
            [this, &findings](std::size_t position) {
                m_panels->raise("findingsDock");
                findings.reveal(position);
            });
}

void MainWindow::resetLayout() {
    if (!m_firstLayout.isEmpty()) {
        restoreState(m_firstLayout);
    }
    m_screen->forgetPanels();
    m_panels->resetSizes();
}

void MainWindow::addMenus() {
    addFileMenu();
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    new UndoActions(m_session.history(), *edit);
    edit->addSeparator();
    edit->addAction(new FindAction(*m_keys, m_panels->dock("hierarchyDock"), this));
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
    auto& timeline = m_panels->panel<TimelinePanel>();
    timeline.actions().fillMenu(*menu);
    menu->addSeparator();
    timeline.loops().fillMenu(*menu);
    menu->addSeparator();
    timeline.rulerActions().fillMenu(*menu);
    menu->addSeparator();
    m_lane->fillMenu(*menu);
}

void MainWindow::addWindowMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Window"));
    m_screen->fillMenu(*menu);
    menu->addSeparator();
    m_editors->fillMenu(*menu);
    menu->addSeparator();
    m_panels->fillMenu(*menu);
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
