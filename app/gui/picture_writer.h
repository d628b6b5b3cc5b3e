// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <string>
#include <vector>

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

}  // namespace sinew
