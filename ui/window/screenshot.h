// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/image/image_codec.h"

namespace sinew {

/// A picture of the current view, rendered at a given size.
struct ScreenshotRequest {
    std::filesystem::path path = {};  // empty: no file, only the pixels
    int width = 1920;
    int height = 1080;
    bool transparent = false;  // no background, no grid
    bool marks = true;         // grid, axes, skeleton, boxes and other lines; the selection
    bool text = true;          // legend, names, timings
    bool state = true;         // a PNG holds how it was made, to be opened and made again
    float pixelsPerPoint =
        0.0F;                   // size of text and lines; 0: like a window of 900 points in height
    bool replace = true;        // an existing file; otherwise that is an error
    std::stop_token stop = {};  // nothing is written any more
};

struct Screenshot {
    PixelImage pixels = {};                 // none if they were written to a file
    std::vector<std::string> notices = {};  // why it is empty or incomplete, as `render` says it
};

/// Errors: what the renderer or the file says.
using ScreenshotResult = Result<Screenshot>;

/// Takes the picture at once and renders and writes it in another thread. Calls `done` on this
/// thread, from the event loop. Provided by the owner of the renderer.
using ScreenshotWriter = std::function<void(const ScreenshotRequest& request,
                                            std::function<void(const ScreenshotResult&)> done)>;

}  // namespace sinew
