// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "ui/window/film.h"
#include "ui/window/screenshot.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew {

class PicturePainter;
class Session;

/// Makes pictures of the current view, rendered offscreen at a given size, in a thread of its own.
/// The renderer is created on first use.
class PictureWriter {
public:
    PictureWriter(Session& session, OffscreenOptions options);
    ~PictureWriter();  // waits for the present picture

    /// Takes the view at once; requires an asset. Requests are handled in order, see
    /// ScreenshotWriter. `done` is not called after this object is gone.
    void start(const ScreenshotRequest& request, std::function<void(const ScreenshotResult&)> done);
    /// The same, and waits for it.
    [[nodiscard]] Status write(const ScreenshotRequest& request);
    /// Call when another file is shown: releases the previous one, after the pictures in progress.
    void forgetAsset();
    void forgetPartner();  // likewise, when another file is compared or none
    /// Waits for the pictures in progress.
    [[nodiscard]] std::vector<std::string> validationErrors();

private:
    Session& m_session;
    QObject m_receiver;                         // receives results in this thread
    std::shared_ptr<PicturePainter> m_painter;  // used by one task at a time
    QThreadPool m_pool;
};

/// Makes films of the current view, one after another, in a thread and with a renderer of its own.
class FilmThread {
public:
    FilmThread(Session& session, OffscreenOptions options);
    ~FilmThread();  // waits for the present film, whose stop was requested

    /// Takes the view at once; requires an asset. See FilmMaker. The functions are not called after
    /// this object is gone. Text and lines have the size that they have in a film of `render`,
    /// unless the request says which.
    void start(FilmRequest request, std::function<void(const FilmProgress&)> progress,
               std::function<void(const FilmResult&)> done);
    /// Waits for the present film.
    [[nodiscard]] std::vector<std::string> validationErrors();

private:
    Session& m_session;
    OffscreenOptions m_options;
    QObject m_receiver;                 // receives results in this thread
    std::vector<std::string> m_errors;  // written by the thread
    QThreadPool m_pool;
};

}  // namespace sinew
