// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/keys/action_set.h"
#include "ui/window/film.h"
#include "ui/window/screenshot.h"

class QMainWindow;
class QSettings;

namespace sinew {

class FilmDialog;
class ModelExportDialog;
class Session;

/// Exports of the view: a screenshot as a file or on the clipboard (Ctrl+C in the picture), a film,
/// a model. Disabled without a file, or without a mesh.
class ExportActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns the actions and dialogs and shows messages in its status bar; all else is
    /// borrowed.
    ExportActions(Session& session, QSettings& settings, QMainWindow& window);

    void setWriter(ScreenshotWriter writer) { m_write = std::move(writer); }
    void setFilmMaker(FilmMaker maker) { m_make = std::move(maker); }
    /// The picture: its size is the default, and only there Ctrl+C copies it.
    void setPicture(QWidget& picture);
    /// To be called before the window closes. While a film is made, the user is asked; then it is
    /// stopped.
    [[nodiscard]] bool mayClose();

signals:
    void failed(const QString& title, const QString& text);

private:
    void exportScreenshot();
    void exportFilm();
    void exportModel();
    void followScene();
    void copy();
    void takeCopy(const ScreenshotResult& result);
    void showNotices(const QString& title, const std::vector<std::string>& notices);
    [[nodiscard]] QSize pictureSize() const;  // pixels
    [[nodiscard]] double pixelRatio() const;

    Session& m_session;
    QSettings& m_settings;
    QMainWindow& m_window;
    ScreenshotWriter m_write;
    FilmMaker m_make;
    QPointer<QWidget> m_picture;
    QPointer<FilmDialog> m_film;
    QPointer<ModelExportDialog> m_model;
    bool m_copying = false;
};

}  // namespace sinew
