// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/picture_writer.h"

#include <exception>
#include <utility>

#include "app/common/point_size.h"
#include "app/gui/film_painter.h"
#include "app/gui/picture_painter.h"
#include "model/core/file_writer.h"
#include "model/core/handover.h"
#include "model/image/image_codec.h"
#include "model/image/png_text.h"
#include "model/state/state_json.h"
#include "ui/session/session.h"
#include "ui/session/work/other_thread.h"

namespace sinew {
namespace {

Error unwritten(std::string message) {
    return {ErrorCode::OutputUnwritable, std::move(message), {}};
}

/// `state`: text in the PNG; empty: none.
ScreenshotResult savedAs(const ScreenshotRequest& request, Screenshot picture,
                         const std::string& state) {
    if (request.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    if (request.path.empty()) {
        return picture;
    }
    std::vector<std::uint8_t> bytes = encodePng(picture.pixels, !request.transparent);
    if (!state.empty()) {
        addPngText(bytes, kStateKeyword, state);
    }
    std::error_code unknown;
    if (!request.replace && std::filesystem::exists(request.path, unknown)) {
        return unwritten("the file exists");
    }
    if (request.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    const Status written = writeFile(request.path, bytes);
    if (!written) {
        return written.error();
    }
    picture.pixels = {};
    return picture;
}

ScreenshotResult madeBy(PicturePainter& painter, const FrozenPicture& frame,
                        const ScreenshotRequest& request) {
    if (request.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    try {
        painter.follow(frame);
        Screenshot made{.pixels = painter.draw(frame, request)};
        made.notices = painter.notices(frame, request);
        return savedAs(request, std::move(made), stateOf(frame, request.path));
    } catch (const std::exception& failure) {
        painter.restart();
        return unwritten(failure.what());
    }
}

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

PictureWriter::PictureWriter(Session& session, OffscreenOptions options)
    : m_session(session), m_painter(std::make_shared<PicturePainter>(std::move(options))) {
    m_pool.setMaxThreadCount(1);
}

PictureWriter::~PictureWriter() {
    m_pool.waitForDone();
}

void PictureWriter::start(const ScreenshotRequest& request,
                          std::function<void(const ScreenshotResult&)> done) {
    runIn(m_pool, [this, painter = m_painter, request, frame = frozenPicture(m_session, request),
                   done = std::move(done)] {
        const auto result =
            std::make_shared<const ScreenshotResult>(madeBy(*painter, frame, request));
        callIn(m_receiver, [done, result] { done(*result); });
    });
}

Status PictureWriter::write(const ScreenshotRequest& request) {
    auto result = std::make_shared<ScreenshotResult>(Screenshot());
    runIn(m_pool, [painter = m_painter, request, frame = frozenPicture(m_session, request),
                   result] { *result = madeBy(*painter, frame, request); });
    m_pool.waitForDone();
    takeOver();
    return *result ? Status(Nothing{}) : Status(result->error());
}

void PictureWriter::forgetAsset() {
    runIn(m_pool, [painter = m_painter] { painter->forget(); });
}

void PictureWriter::forgetPartner() {
    runIn(m_pool, [painter = m_painter] { painter->forgetPartner(); });
}

std::vector<std::string> PictureWriter::validationErrors() {
    m_pool.waitForDone();
    takeOver();
    return m_painter->validationErrors();
}

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
