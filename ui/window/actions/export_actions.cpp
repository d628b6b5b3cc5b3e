// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/export_actions.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QMainWindow>
#include <QMessageBox>

#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/film_dialog.h"
#include "ui/window/dialogs/model_export_dialog.h"
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

/// Some formats of films need an even width and height.
QSize evenSize(QSize size) {
    return {size.width() / 2 * 2, size.height() / 2 * 2};
}

}  // namespace

ExportActions::ExportActions(Session& session, QSettings& settings, QMainWindow& window)
    : ActionSet(&window), m_session(session), m_settings(settings), m_window(window) {
    const Document& document = session.document();
    const auto shown = [&document] { return document.asset() != nullptr; };
    add(QStringLiteral("export-screenshot"), [this] { exportScreenshot(); }, {.enabled = shown});
    add(QStringLiteral("export-film"), [this] { exportFilm(); }, {.enabled = shown});
    add(QStringLiteral("export-model"), [this] { exportModel(); },
        {.enabled = [&document] { return document.asset() && !document.asset()->meshes.empty(); }});
    add(QStringLiteral("copy-picture"), [this] { copy(); }, {.enabled = shown})
        ->setShortcutContext(Qt::WidgetWithChildrenShortcut);  // lists and fields copy themselves
    follow(document, &Document::assetChanged);
    refresh();
    connect(&document, &Document::assetChanged, this, &ExportActions::followScene);
    connectEach(session.player(), this, &ExportActions::followScene, &Player::animationChanged,
                &Player::mixChanged, &Player::playbackChanged);
    connect(&session.appearance(), &Appearance::lookChanged, this, &ExportActions::followScene);
    connect(&session.selection(), &Selection::shownChanged, this, &ExportActions::followScene);
}

void ExportActions::setPicture(QWidget& picture) {
    m_picture = &picture;
    picture.addAction(actionOf(*this, QStringLiteral("copy-picture")));
}

double ExportActions::pixelRatio() const {
    return m_picture ? m_picture->devicePixelRatio() : 1.0;
}

QSize ExportActions::pictureSize() const {
    return m_picture ? m_picture->size() * pixelRatio() : kUsualSize;
}

void ExportActions::exportScreenshot() {
    if (!m_session.document().asset() || !m_write) {
        return;
    }
    const PlaybackPause pause(m_session.player());
    ScreenshotDialog dialog({.stem = screenshotStem(m_session.document(), m_session.player()),
                             .windowSize = pictureSize(),
                             .pixelRatio = pixelRatio(),
                             .settings = readScreenshotSettings(m_settings),
                             .write = m_write},
                            &m_window);
    if (dialog.exec() == QDialog::Accepted) {
        writeScreenshotSettings(m_settings, dialog.settings());
        sayBriefly(m_window, tr("Saved %1").arg(QDir::toNativeSeparators(dialog.path())));
        showNotices(tr("Notes on the picture"), dialog.notices());
    }
}

void ExportActions::exportFilm() {
    if (!m_session.document().asset() || !m_make) {
        return;
    }
    if (!m_film) {
        m_film = new FilmDialog({.scene = filmScene(m_session),
                                 .windowSize = evenSize(pictureSize()),
                                 .pixelRatio = pixelRatio(),
                                 .choice = readFilmChoice(m_settings),
                                 .make = m_make},
                                &m_window);
        m_film->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_film, &FilmDialog::choiceChanged, this,
                [this](const FilmChoice& choice) { writeFilmChoice(m_settings, choice); });
        connect(m_film, &FilmDialog::made, this,
                [this](const QString& what, const std::vector<std::string>& notices) {
                    sayBriefly(m_window, tr("Saved %1").arg(what));
                    showNotices(tr("Notes on the film"), notices);
                });
    }
    bringUp(*m_film);
}

void ExportActions::exportModel() {
    if (!m_model) {
        m_model = new ModelExportDialog(m_session, m_settings, &m_window);
    }
    bringUp(*m_model);
}

void ExportActions::followScene() {
    if (m_film && m_session.document().asset()) {
        m_film->setScene(filmScene(m_session));
    }
}

bool ExportActions::mayClose() {
    if (!m_film || !m_film->busy()) {
        return true;
    }
    const auto answer = QMessageBox::question(&m_window, tr("Export Film"),
                                              tr("The film is not finished. Stop it and quit?"),
                                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) {
        return false;
    }
    if (m_film) {
        m_film->stop();
    }
    return true;
}

void ExportActions::copy() {
    if (!m_session.document().asset() || !m_write || m_copying) {
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

void ExportActions::takeCopy(const ScreenshotResult& result) {
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
    showNotices(tr("Notes on the picture"), result->notices);
}

void ExportActions::showNotices(const QString& title, const std::vector<std::string>& notices) {
    if (!notices.empty()) {
        emit failed(title, linesOf(notices).join(QLatin1Char('\n')));
    }
}

}  // namespace sinew
