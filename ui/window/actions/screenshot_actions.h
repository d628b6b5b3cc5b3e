// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

#include "ui/keys/action_set.h"
#include "ui/window/screenshot.h"

class QMainWindow;
class QSettings;

namespace sinew {

class Document;
class Player;

/// Pictures of the view: exported as a file (Ctrl+E), or copied to the clipboard (Ctrl+C in the
/// picture). Disabled without a file.
class ScreenshotActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns the actions and shows messages in its status bar; all else is borrowed.
    ScreenshotActions(Document& document, Player& player, QSettings& settings, QMainWindow& window);

    void setWriter(ScreenshotWriter writer) { m_write = std::move(writer); }
    /// The picture: its size is the default, and only there Ctrl+C copies it.
    void setPicture(QWidget& picture);

signals:
    void failed(const QString& title, const QString& text);

private:
    void askAndSave();
    void copy();
    void takeCopy(const ScreenshotResult& result);
    void showNotices(const std::vector<std::string>& notices);
    [[nodiscard]] QSize pictureSize() const;  // pixels
    [[nodiscard]] double pixelRatio() const;

    Document& m_document;
    Player& m_player;
    QSettings& m_settings;
    QMainWindow& m_window;
    ScreenshotWriter m_write;
    QWidget* m_picture = nullptr;
    bool m_copying = false;
};

}  // namespace sinew
