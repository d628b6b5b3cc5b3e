// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/keys/action_set.h"
#include "ui/window/film.h"

class QMainWindow;
class QSettings;

namespace sinew {

class FilmDialog;
class Session;

/// Films of the view (Ctrl+Shift+E). Disabled without a file.
class FilmActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns the action and the dialog and shows messages in its status bar; all else is
    /// borrowed.
    FilmActions(Session& session, QSettings& settings, QMainWindow& window);

    void setMaker(FilmMaker maker) { m_make = std::move(maker); }
    void setPicture(const QWidget& picture) { m_picture = &picture; }  // its size is the default

    /// To be called before the window closes. While a film is made, the user is asked; then it is
    /// stopped.
    [[nodiscard]] bool mayClose();

signals:
    void failed(const QString& title, const QString& text);

private:
    void open();
    void followScene();

    Session& m_session;
    QSettings& m_settings;
    QMainWindow& m_window;
    FilmMaker m_make;
    QPointer<const QWidget> m_picture;
    QPointer<FilmDialog> m_dialog;
};

}  // namespace sinew
