// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>
#include <utility>

#include "model/demo/embedded_orca.h"
#include "ui/keys/keyed_words.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/comparison.h"
#include "ui/session/environment_choice.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/window/actions/borrow_actions.h"
#include "ui/window/actions/camera_actions.h"
#include "ui/window/actions/compare_actions.h"
#include "ui/window/actions/context_menus.h"
#include "ui/window/actions/editor_actions.h"
#include "ui/window/actions/export_actions.h"
#include "ui/window/actions/file_actions.h"
#include "ui/window/actions/menu_bar.h"
#include "ui/window/actions/screen_actions.h"
#include "ui/window/actions/selection_actions.h"
#include "ui/window/actions/state_actions.h"
#include "ui/window/actions/theme_actions.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/bars/file_strip.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/bars/reload_bar.h"
#include "ui/window/bars/start_page.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/bars/value_bar.h"
#include "ui/window/bars/view_bar.h"
#include "ui/window/bars/weight_bar.h"
#include "ui/window/dialogs/path_comparison.h"
#include "ui/window/file_sequence.h"
#include "ui/window/key_focus.h"
#include "ui/window/panel_docks.h"
#include "ui/window/panel_places.h"
#include "ui/window/settings/display_settings.h"
#include "ui/window/settings/key_settings.h"
#include "ui/window/settings/layout_keeper.h"
#include "ui/window/state_keeper.h"

namespace sinew {
namespace {

constexpr QSize kFirstSize{1440, 900};
constexpr QSize kFrameRoom{8, 40};  // room for the title bar and the edges of the window

}  // namespace

MainWindow::MainWindow(Session& session, QSettings& settings)
    : m_session(session),
      m_settings(settings),
      m_putAside(restoreKeys(settings)),
      m_keys(new KeyFocus(*this)),
      m_screen(new ScreenActions(*this)),
      m_exports(new ExportActions(session, settings, *this)),
      m_environment(new EnvironmentChoice(session.appearance(), settings)),
      m_files(new FileActions(session.document(), *m_environment, settings, *this)),
      m_borrow(new BorrowActions(session.document(), session.player(), session.selection(),
                                 settings, *this)),
      m_compare(new CompareActions(session, settings, *this)),
      m_states(new StateActions(session, *m_files, settings, *this)),
      m_layout(new LayoutKeeper(*this, settings)),
      m_messages(new MessageBar),
      m_reload(new ReloadBar(session.document(), session.history())),
      m_lamps(new LampBar(session.document(), session.appearance())),
      m_start(new StartPage),
      m_pages(new QStackedWidget),
      m_status(new StatusLine(session.document(), session.player(), session.selection(),
                              session.visibility(), session.meter(), *statusBar())) {
    new ThemeActions(settings, this);
    m_environment->setParent(this);
    m_status->addFirst(m_files->placeLabel());
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Sinew"));
    m_start->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);  // so that it does not
                                                                         // limit the size
    m_pages->addWidget(m_start);
    m_keys->setHome(m_start);
    auto* center = new QWidget;
    spaced(new QVBoxLayout(center), 0,
           {m_messages,
            m_reload,
            m_states->bar(),
            m_lamps,
            new WeightBar(session),
            new ValueBar(session),
            new ContentBar(session.document(), session.selection()),
            {m_pages, 1},
            m_files->strip()});
    setCentralWidget(center);

    new ViewActions(session, *this);
    new VisibilityActions(session.document(), session.selection(), session.visibility(), this);
    new CameraActions(session, *this);
    m_menus = new ContextMenus(session, *this);
    addPanels();
    addActions();
    fillMenuBar(*this);
    addToolBar(new ViewBar(session, *this));
    nameKeysInTips(*this);
    resize(firstSize(screen()->availableSize()));
    resetLayout();
    m_firstLayout = saveState();
    m_start->setPictures(m_files->pictures());
    m_start->setRecentFiles(RecentFiles(settings).list());
    connectSession();
    restoreSettings();
    refreshAsset();
}

MainWindow::~MainWindow() = default;

void MainWindow::restoreSettings() {
    if (const QString damage = keepDamagedFile(m_settings); !damage.isEmpty()) {
        m_putAside.append(damage);
    }
    m_editors->restore();
    m_panels->heights().restore(m_settings);
    m_putAside.append(m_layout->restore());
    m_putAside.append(restoreDisplay(m_session.appearance(), m_session.rig(), m_settings));
    if (!m_putAside.isEmpty()) {
        showError(tr("Some settings could not be restored"), m_putAside.join(QLatin1Char('\n')));
        m_keepsMessage = true;
    }
    keepKeys(m_settings, *this);
}

void MainWindow::connectSession() {
    connect(&m_session.document(), &Document::assetChanged, this, &MainWindow::refreshAsset);
    connect(&m_session.document(), &Document::loadStarted, m_start, &StartPage::setLoading);
    connect(&m_session.document(), &Document::loadFailed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                m_start->setLoading({});
                const QString place = QString::fromStdString(error.pointer);
                const QString text = QString::fromStdString(error.message);
                showError(tr("%1 cannot be shown").arg(fileNameOf(path)),
                          place.isEmpty() ? text : tr("%1\nat %2").arg(text, place));
            });
    connect(&m_session.document(), &Document::loadCancelled, this,
            [this] { m_start->setLoading({}); });
    connect(m_start, &StartPage::openWanted, m_files, &FileActions::chooseFiles);
    connect(m_start, &StartPage::demonstrationWanted, this, &MainWindow::openDemonstration);
    connect(m_start, &StartPage::fileChosen, this,
            [this](const QString& path) { openFiles({path}); });
    connect(m_environment, &EnvironmentChoice::failed, this,
            [this](const QString& name, const QString& text) {
                showError(tr("%1 cannot be used as an environment").arg(name), text);
            });
    connect(m_environment, &EnvironmentChoice::dropped, this, [this](const QStringList& missing) {
        showError(tr("Environments that no longer exist were removed from the list"),
                  missing.join(QLatin1Char('\n')));
    });
    connect(m_exports, &ExportActions::failed, this, &MainWindow::showError);
    connect(m_files, &FileActions::failed, this, &MainWindow::showError);
    connect(m_files, &FileActions::stateChosen, this,
            [this](const QString& path) { openState(path, {}); });
    connect(m_borrow, &BorrowActions::failed, this, &MainWindow::showError);
    connect(m_compare, &CompareActions::failed, this, &MainWindow::showError);
    connect(m_skinning, &PathComparison::failed, this, &MainWindow::showError);
    const auto say = [this](const QString& words) { sayBriefly(*this, words); };
    connect(m_skinning, &PathComparison::agreed, this, say);
    connect(m_reload, &ReloadBar::noted, this, say);
    connect(m_states, &StateActions::noted, this, say);
    connect(m_states, &StateActions::failed, this, &MainWindow::showError);
    connect(m_reload, &ReloadBar::compareWanted, &m_session.comparison(), &Comparison::openEarlier);
    connect(&m_session.document(), &Document::arrivalCancelled, this, [this] {
        showError(
            tr("%1 is not shown").arg(nameOf(*m_session.document().asset(), ObjectRef())),
            tr("Its upload to the graphics device was cancelled. Reload the file to see it."));
    });
    connect(m_status, &StatusLine::findingsWanted, this,
            [this] { m_panels->raise("findingsDock"); });
}

void MainWindow::setViewport(QWidget* viewport, QWindow* native) {
    m_viewport = viewport;
    m_pages->addWidget(viewport);
    m_native = native;
    m_exports->setPicture(*viewport);
    refreshAsset();
}

void MainWindow::showError(const QString& title, const QString& text) {
    m_messages->showError(title, text);
}

void MainWindow::refreshAsset() {
    const std::shared_ptr<const Asset>& asset = m_session.document().asset();
    if (!asset) {
        return;
    }
    if (!std::exchange(m_keepsMessage, false)) {
        m_messages->hide();
    }
    const QString name = nameOf(*asset, ObjectRef());
    setWindowTitle(QStringLiteral("%1 – Sinew").arg(name));
    if (!asset->path.empty()) {
        RecentFiles(m_settings).add(QString::fromStdString(asset->path.string()));
    }
    if (m_viewport != nullptr) {
        const bool first = m_pages->currentWidget() != m_viewport;
        m_pages->setCurrentWidget(m_viewport);
        m_keys->setHome(m_viewport, m_native);
        if (first) {
            m_viewport->setFocus();
        }
    } else {
        m_start->setLoading(name);
    }
}

void MainWindow::openFiles(const QStringList& paths) {
    m_files->openFiles(paths);
}

void MainWindow::openState(const QString& path, const QString& file) {
    m_states->openState(path, file);
}

void MainWindow::openDemonstration() {
    m_session.document().open(
        "Demonstration", [](const LoadProgress& progress, const std::stop_token& stop) {
            return loadAssetFromMemory(embeddedOrca(), {}, {}, progress, stop);
        });
}

bool MainWindow::handleKey(const QKeyEvent& event) {
    return m_keys->triggerAction(event);
}

void MainWindow::offerDrop(QDropEvent& event) {
    FileActions::offerDrop(event);
}

void MainWindow::handleDrop(QDropEvent& event) {
    if (!m_compare->handleDrop(event) && !m_borrow->handleDrop(event)) {
        m_files->handleDrop(event);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    offerDrop(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    handleDrop(*event);
}

QSize MainWindow::firstSize(QSize available) {
    return kFirstSize.boundedTo(available - kFrameRoom);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_exports->mayClose()) {
        event->ignore();
        return;
    }
    m_states->keeper().keepNow();
    m_screen->bringPanelsBack();
    m_layout->save();
    m_panels->heights().save(m_settings);
    saveDisplay(m_session.appearance(), m_session.rig(), m_settings);
    QMainWindow::closeEvent(event);
}

}  // namespace sinew
