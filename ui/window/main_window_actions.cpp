// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QDockWidget>
#include <QWhatsThis>

#include "ui/keys/action_set.h"
#include "ui/panels/clips/animations_panel.h"
#include "ui/panels/display/display_panel.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/live_reload.h"
#include "ui/session/session.h"
#include "ui/timeline/lane_actions.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/window/actions/bookmark_actions.h"
#include "ui/window/actions/borrow_actions.h"
#include "ui/window/actions/bounds_action.h"
#include "ui/window/actions/editor_actions.h"
#include "ui/window/actions/engine_action.h"
#include "ui/window/actions/screen_actions.h"
#include "ui/window/actions/selection_actions.h"
#include "ui/window/actions/undo_actions.h"
#include "ui/window/bars/reload_bar.h"
#include "ui/window/dialogs/path_comparison.h"
#include "ui/window/help.h"
#include "ui/window/key_focus.h"
#include "ui/window/main_window.h"
#include "ui/window/manual.h"
#include "ui/window/panel_docks.h"
#include "ui/window/settings/panel_settings.h"

namespace sinew {
namespace {

SearchField* searchIn(QDockWidget* panel) {
    auto* field = panel != nullptr ? panel->findChild<SearchField*>() : nullptr;
    return field != nullptr && field->isEnabled() ? field : nullptr;
}

}  // namespace

void MainWindow::addPanels() {
    auto* check = new QAction(this);
    applyRow(*check, QStringLiteral("compare-skinning"));
    check->setIconText(tr("Compare Paths"));  // text in a panel, next to "Agreement"
    check->setEnabled(false);
    m_panels = new PanelDocks({.session = m_session,
                               .settings = m_settings,
                               .environment = *m_environment,
                               .checkSkinning = *check,
                               .menus = *m_menus},
                              *this);
    m_borrow->connectPanel(m_panels->panel<AnimationsPanel>());
    m_skinning = new PathComparison(m_session, *check, m_panels->panel<DisplayPanel>(), this);
    new PinActions(m_session, m_panels->dock("vertexDock"), *this);
    addTimelineActions();
    addEngines();
    new BoundsAction(m_session, *this);
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
    auto* lane = new LaneActions({.document = m_session.document(),
                                  .player = m_session.player(),
                                  .selection = m_session.selection(),
                                  .meter = m_session.motionMeter(),
                                  .axis = timeline.axis()},
                                 &timeline);
    timeline.addLane(lane->lane(), new LaneNames(*lane->lane(), m_session.selection()));
    keepSwitch(*actionOf(*lane, QStringLiteral("contact-lane")), m_settings,
               QStringLiteral("timeline/contacts"), false);
    m_editors = new EditorActions({.timeline = timeline,
                                   .dock = dock,
                                   .heights = m_panels->heights(),
                                   .settings = m_settings},
                                  this);
    timeline.addPanelButton(m_panels->dock("layersDock").toggleViewAction());
}

void MainWindow::addEngines() {
    auto& findings = m_panels->panel<FindingsPanel>();
    auto* engines = new EngineAction(m_session.document(), m_settings, *this);
    findings.addButton(*engines);
    connect(&findings, &FindingsPanel::enginesWanted, engines, &QAction::trigger);
    connect(engines, &EngineAction::problemsFound, &findings,
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

/// Goes to the search field of the panel that the user is in; to that of the hierarchy if it has
/// none, or if the user is in the picture.
void MainWindow::findInPanel() {
    QDockWidget* panel = dockOf(m_keys->userWidget());
    SearchField* field = searchIn(panel);
    if (field == nullptr) {
        panel = &m_panels->dock("hierarchyDock");
        field = searchIn(panel);
    }
    if (field == nullptr) {
        return;
    }
    openInFront(*panel);
    panel->window()->activateWindow();
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

void MainWindow::addActions() {
    const Player& player = m_session.player();
    auto& actions = *new ActionSet(this);
    actions.add(QStringLiteral("quit"), [this] { close(); });
    actions.add(QStringLiteral("find"), [this] { findInPanel(); });
    QDockWidget& display = m_panels->dock("displayDock");
    QAction* showDisplay = actions.add(QStringLiteral("display-panel"), [] {});
    connect(showDisplay, &QAction::triggered, this, &MainWindow::raiseDisplay);
    connect(&display, &QDockWidget::visibilityChanged, showDisplay, &QAction::setChecked);
    actions.add(QStringLiteral("type-time"),
                [this] {
                    m_panels->dock("timelineDock").show();
                    m_panels->panel<TimelinePanel>().typeTime();
                },
                {.enabled = [&player] { return player.playable(); }});
    actions.add(QStringLiteral("reset-layout"), [this] { resetLayout(); });
    auto* manual = new Manual(*this);
    actions.add(QStringLiteral("manual"), [this, manual] { manual->openAt(m_keys->userWidget()); });
    actions.add(QStringLiteral("help"), [this] { showShortcuts(*this); });
    actions.add(QStringLiteral("whats-this"), [] { QWhatsThis::enterWhatsThisMode(); });
    QAction* watch = actions.add(QStringLiteral("watch-file"), [] {});
    connect(watch, &QAction::toggled, &m_reload->live(), &LiveReload::setEnabled);
    keepSwitch(*watch, m_settings, QStringLiteral("file/watch"), true);
    actions.add(QStringLiteral("what-do-i-see"), [this] {
        m_panels->raise("findingsDock");
        m_panels->panel<FindingsPanel>().askSymptom();
    });
    actions.add(QStringLiteral("demonstration"), [this] { openDemonstration(); });
    actions.add(QStringLiteral("about"), [this] { showAbout(this); });
    actions.follow(m_session.document(), &Document::assetChanged);
    actions.follow(player, &Player::animationChanged, &Player::mixChanged);
    actions.refresh();
    new UndoActions(m_session.history(), this);
    new InputSteps(m_session.history(), this);
    new BookmarkActions(m_session.document(), m_session.rig(), m_settings, *this);
    new PoseActions(m_session.document(), m_session.selection(), this);
}

}  // namespace sinew
