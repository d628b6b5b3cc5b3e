// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

class QKeyEvent;
class QSettings;
class QStackedWidget;
class QWindow;

namespace sinew {

class BorrowActions;
class CompareActions;
class ContextMenus;
class EditorActions;
class EnvironmentChoice;
class ExportActions;
class FileActions;
class KeyFocus;
class LampBar;
class LayoutKeeper;
class MessageBar;
class PanelDocks;
class PathComparison;
class ReloadBar;
class ScreenActions;
class Session;
class StartPage;
class StateActions;
class StatusLine;

/// Docks, menus and toolbar around the picture. The picture is a widget provided by the caller, so
/// that this window works (and is tested) without Vulkan.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// Session and settings are borrowed and must outlive the window.
    MainWindow(Session& session, QSettings& settings);
    ~MainWindow() override;

    /// Takes ownership. `native` is the window inside it that receives its keys, if there is one.
    void setViewport(QWidget* viewport, QWindow* native);
    void showError(const QString& title, const QString& text);

    /// See FileActions::openFiles.
    void openFiles(const QStringList& paths);
    void openDemonstration();
    /// See StateActions::openState. `file`: shown instead of the one that the state is about;
    /// empty: that one.
    void openState(const QString& path, const QString& file);
    /// Handles a key of the native viewport window, where shortcuts may not work.
    bool handleKey(const QKeyEvent& event);
    // Drags over this window or the native one: accepted if they contain files.
    void offerDrop(QDropEvent& event);
    void handleDrop(QDropEvent& event);
    /// The initial size: the default, or less if the screen is smaller.
    [[nodiscard]] static QSize firstSize(QSize available);
    [[nodiscard]] ContextMenus& menus() noexcept { return *m_menus; }
    [[nodiscard]] ExportActions& exports() noexcept { return *m_exports; }
    [[nodiscard]] PathComparison& skinning() noexcept { return *m_skinning; }
    [[nodiscard]] StatusLine& status() noexcept { return *m_status; }
    [[nodiscard]] LampBar& lamps() const noexcept { return *m_lamps; }
    [[nodiscard]] const MessageBar& messageBar() const noexcept { return *m_messages; }
    /// Messages about settings that could not be restored; also shown in the message bar.
    [[nodiscard]] const QStringList& putAsideAtStart() const noexcept { return m_putAside; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void restoreSettings();
    void addPanels();
    void raiseDisplay(bool wanted);
    void addTimelineActions();
    void addEngines();
    void addActions();
    void findInPanel();
    void connectSession();
    void resetLayout();
    void refreshAsset();

    Session& m_session;
    QSettings& m_settings;
    QStringList m_putAside;  // first of all: actions are made with the restored keys
    KeyFocus* m_keys;
    ScreenActions* m_screen;
    ContextMenus* m_menus = nullptr;
    PathComparison* m_skinning = nullptr;
    ExportActions* m_exports;
    EnvironmentChoice* m_environment;
    FileActions* m_files;
    BorrowActions* m_borrow;
    CompareActions* m_compare;
    StateActions* m_states;
    LayoutKeeper* m_layout;
    bool m_keepsMessage = false;  // opening the first file keeps the start-up message
    MessageBar* m_messages;
    ReloadBar* m_reload;
    LampBar* m_lamps;
    StartPage* m_start;
    QStackedWidget* m_pages;
    QWidget* m_viewport = nullptr;
    QWindow* m_native = nullptr;
    EditorActions* m_editors = nullptr;
    StatusLine* m_status;
    PanelDocks* m_panels = nullptr;
    QByteArray m_firstLayout;  // layout as built, for "Reset Layout"
};

}  // namespace sinew
