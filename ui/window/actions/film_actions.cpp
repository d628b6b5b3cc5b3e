// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/film_actions.h"

#include <QMainWindow>
#include <QMessageBox>

#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/film_dialog.h"

namespace sinew {
namespace {

constexpr QSize kFilmSize{1440, 900};  // size if there is no picture

/// Some formats need an even width and height.
QSize evenSize(QSize size) {
    return {size.width() / 2 * 2, size.height() / 2 * 2};
}

}  // namespace

FilmActions::FilmActions(Session& session, QSettings& settings, QMainWindow& window)
    : ActionSet(&window), m_session(session), m_settings(settings), m_window(window) {
    const Document& document = session.document();
    add(QStringLiteral("export-film"), [this] { open(); },
        {.enabled = [&document] { return document.asset() != nullptr; }});
    follow(document, &Document::assetChanged);
    refresh();
    connect(&document, &Document::assetChanged, this, &FilmActions::followScene);
    connectEach(session.player(), this, &FilmActions::followScene, &Player::animationChanged,
                &Player::mixChanged, &Player::playbackChanged);
    connect(&session.appearance(), &Appearance::lookChanged, this, &FilmActions::followScene);
    connect(&session.selection(), &Selection::shownChanged, this, &FilmActions::followScene);
}

void FilmActions::open() {
    if (!m_session.document().asset() || !m_make) {
        return;
    }
    if (!m_dialog) {
        const qreal ratio = m_picture ? m_picture->devicePixelRatio() : 1.0;
        m_dialog = new FilmDialog(
            {.scene = filmScene(m_session),
             .windowSize = evenSize(m_picture ? m_picture->size() * ratio : kFilmSize),
             .pixelRatio = ratio,
             .choice = readFilmChoice(m_settings),
             .make = m_make},
            &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &FilmDialog::choiceChanged, this,
                [this](const FilmChoice& choice) { writeFilmChoice(m_settings, choice); });
        connect(m_dialog, &FilmDialog::made, this,
                [this](const QString& what, const std::vector<std::string>& notices) {
                    sayBriefly(m_window, tr("Saved %1").arg(what));
                    if (!notices.empty()) {
                        emit failed(tr("Notes on the film"),
                                    linesOf(notices).join(QLatin1Char('\n')));
                    }
                });
    }
    bringUp(*m_dialog);
}

void FilmActions::followScene() {
    if (m_dialog && m_session.document().asset()) {
        m_dialog->setScene(filmScene(m_session));
    }
}

bool FilmActions::mayClose() {
    if (!m_dialog || !m_dialog->busy()) {
        return true;
    }
    const auto answer = QMessageBox::question(&m_window, tr("Export Film"),
                                              tr("The film is not finished. Stop it and quit?"),
                                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) {
        return false;
    }
    if (m_dialog) {
        m_dialog->stop();
    }
    return true;
}

}  // namespace sinew
