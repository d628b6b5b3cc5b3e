// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/screenshot_actions.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QMainWindow>
#include <QPointer>

#include "ui/session/document.h"
#include "ui/session/object_names.h"
#include "ui/session/player.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/dialogs/screenshot_dialog.h"
#include "ui/window/screenshot_name.h"

namespace sinew {
namespace {

constexpr QSize kUsualSize{1440, 900};  // size if there is no picture

/// Playback, paused while something asks about the picture that is shown.
class PlaybackPause {
public:
    explicit PlaybackPause(Player& player) : m_player(player), m_playing(player.playing()) {
        player.setPlaying(false);
    }
    ~PlaybackPause() { m_player.setPlaying(m_playing); }
    PlaybackPause(const PlaybackPause&) = delete;
    PlaybackPause& operator=(const PlaybackPause&) = delete;

private:
    Player& m_player;
    bool m_playing;
};

}  // namespace

ScreenshotActions::ScreenshotActions(Document& document, Player& player, QSettings& settings,
                                     QMainWindow& window)
    : ActionSet(&window),
      m_document(document),
      m_player(player),
      m_settings(settings),
      m_window(window) {
    const auto shown = [&document] { return document.asset() != nullptr; };
    add(QStringLiteral("export-screenshot"), [this] { askAndSave(); }, {.enabled = shown});
    add(QStringLiteral("copy-picture"), [this] { copy(); }, {.enabled = shown})
        ->setShortcutContext(Qt::WidgetWithChildrenShortcut);  // lists and fields copy themselves
    follow(document, &Document::assetChanged);
    refresh();
}

void ScreenshotActions::setPicture(QWidget& picture) {
    m_picture = &picture;
    picture.addAction(actionOf(*this, QStringLiteral("copy-picture")));
}

double ScreenshotActions::pixelRatio() const {
    return m_picture == nullptr ? 1.0 : m_picture->devicePixelRatio();
}

QSize ScreenshotActions::pictureSize() const {
    return m_picture == nullptr ? kUsualSize : m_picture->size() * pixelRatio();
}

void ScreenshotActions::askAndSave() {
    if (!m_document.asset() || !m_write) {
        return;
    }
    const PlaybackPause pause(m_player);
    ScreenshotDialog dialog({.stem = screenshotStem(m_document, m_player),
                             .windowSize = pictureSize(),
                             .pixelRatio = pixelRatio(),
                             .settings = readScreenshotSettings(m_settings),
                             .write = m_write},
                            &m_window);
    if (dialog.exec() == QDialog::Accepted) {
        writeScreenshotSettings(m_settings, dialog.settings());
        sayBriefly(m_window, tr("Saved %1").arg(QDir::toNativeSeparators(dialog.path())));
        showNotices(dialog.notices());
    }
}

void ScreenshotActions::copy() {
    if (!m_document.asset() || !m_write || m_copying) {
        return;
    }
    m_copying = true;
    sayBriefly(m_window, tr("Copying the picture…"));
    const QSize size = pictureSize().expandedTo({kLeastPictureSide, kLeastPictureSide});
    m_write({.width = size.width(),
             .height = size.height(),
             .pixelsPerPoint = static_cast<float>(pixelRatio())},
            [self = QPointer(this)](const ScreenshotResult& result) {
                if (self) {
                    self->m_copying = false;
                    self->takeCopy(result);
                }
            });
}

void ScreenshotActions::takeCopy(const ScreenshotResult& result) {
    if (!result) {
        emit failed(tr("The picture was not copied"),
                    QString::fromStdString(describe(result.error())));
        return;
    }
    const PixelImage& pixels = result->pixels;
    const QImage image(pixels.rgba.data(), static_cast<int>(pixels.width),
                       static_cast<int>(pixels.height), QImage::Format_RGBA8888);
    QGuiApplication::clipboard()->setImage(image.convertToFormat(QImage::Format_RGB32));
    sayBriefly(m_window, tr("Copied the picture, %1 × %2").arg(image.width()).arg(image.height()));
    showNotices(result->notices);
}

void ScreenshotActions::showNotices(const std::vector<std::string>& notices) {
    if (!notices.empty()) {
        emit failed(tr("Notes on the picture"), linesOf(notices).join(QLatin1Char('\n')));
    }
}

}  // namespace sinew
