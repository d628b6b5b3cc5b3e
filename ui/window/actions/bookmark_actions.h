// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>

#include "ui/keys/action_set.h"

class QMainWindow;
class QMenu;
class QSettings;

namespace sinew {

class BookmarkDialog;
class BookmarkModel;
class CameraRig;
class Document;
struct CameraBookmark;

/// Views of the open file to return to: a menu, keys (Alt+1 to Alt+9 go there, Ctrl+Alt+1 to
/// Ctrl+Alt+9 set them) and a dialog. They are kept in the settings, per file.
class BookmarkActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns the actions and shows messages in its status bar; all else is borrowed.
    BookmarkActions(Document& document, CameraRig& rig, QSettings& settings, QMainWindow& window);

    [[nodiscard]] BookmarkModel& bookmarks() const noexcept { return *m_bookmarks; }

    void goToRow(int row);
    void replaceRow(int row);  // replaces it by the current view

private:
    void addKeys();
    void addBookmark();
    void goToNumber(int number);
    void setNumber(int number);
    void showDialog();
    void fillMenu();
    void refreshAsset();
    void keep();
    [[nodiscard]] QString file() const;                // the key in the settings; empty: no file
    [[nodiscard]] CameraBookmark presentView() const;  // lacks name and number

    Document& m_document;
    CameraRig& m_rig;
    QSettings& m_settings;
    QMainWindow& m_window;
    BookmarkModel* m_bookmarks;
    QMenu* m_menu;
    QMenu* m_set;
    QPointer<BookmarkDialog> m_dialog;
};

}  // namespace sinew
