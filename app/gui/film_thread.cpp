// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/film_thread.h"

#include <exception>
#include <utility>

#include "app/common/point_size.h"
#include "app/gui/film_painter.h"
#include "ui/session/session.h"
#include "ui/session/work/other_thread.h"

namespace sinew {
namespace {

FilmResult filmedBy(PicturePainter& painter, FrozenFilm film, const FilmRequest& request,
                    const FilmPainter::Report& report) {
    try {
        return FilmPainter(painter, std::move(film), request).write(report);
    } catch (const std::exception& failure) {
        painter.restart();
        return Error{ErrorCode::OutputUnwritable, failure.what(), {}};
    }
}

}  // namespace

FilmThread::FilmThread(Session& session, OffscreenOptions options)
    : m_session(session), m_options(std::move(options)) {
    m_pool.setMaxThreadCount(1);
}

FilmThread::~FilmThread() {
    m_pool.waitForDone();
}

void FilmThread::start(FilmRequest request, std::function<void(const FilmProgress&)> progress,
                       std::function<void(const FilmResult&)> done) {
    ScreenshotRequest& picture = request.picture;
    if (picture.pixelsPerPoint <= 0.0F) {
        picture.pixelsPerPoint =
            pointPixels({std::uint32_t(picture.width), std::uint32_t(picture.height)});
    }
    runIn(m_pool, [this, request, film = frozenFilm(m_session, request),
                   progress = std::move(progress), done = std::move(done)]() mutable {
        PicturePainter painter(m_options);  // released with the film: films are rare
        const auto report = [&](const FilmProgress& made) {
            callIn(m_receiver, [progress, made] { progress(made); });
        };
        const auto result =
            std::make_shared<const FilmResult>(filmedBy(painter, std::move(film), request, report));
        for (std::string& error : painter.validationErrors()) {
            m_errors.push_back(std::move(error));
        }
        callIn(m_receiver, [done, result] { done(*result); });
    });
}

std::vector<std::string> FilmThread::validationErrors() {
    m_pool.waitForDone();
    takeOver();
    return std::exchange(m_errors, {});
}

}  // namespace sinew
