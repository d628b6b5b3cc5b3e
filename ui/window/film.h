// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/index.h"
#include "model/film/film_format.h"
#include "model/film/film_rate.h"
#include "ui/window/screenshot.h"

namespace sinew {

/// A frame of a film.
struct FilmMoment {
    AnimationIndex animation = {};  // none: what is played when the film is started
    float seconds = 0.0F;           // file time, or mixer time
    float turnRadians = 0.0F;       // turn of the camera around its target
    double frame = 0.0;             // its number, in names

    bool operator==(const FilmMoment&) const = default;
};

/// Films or a sequence of pictures of the current view.
struct FilmRequest {
    ScreenshotRequest picture = {};  // size and contents, and the stop; its path is unused
    FilmFormat format = FilmFormat::Webp;
    bool pictures = false;  // a file for each frame
    FilmRate rate = {};
    std::optional<int> quality = {};  // none: that of the format
    bool repeats = true;
    std::vector<FilmMoment> moments;
    std::vector<std::string> paths;  // the file of each moment; a film has several in succession
};

struct FilmProgress {
    std::size_t done = 0;  // frames
    std::size_t of = 0;
    PixelImage frame = {};  // the last one, smaller; empty: the same as before
};

/// What the film lacks, as `render` says it. Errors: what the renderer or the file says.
using FilmResult = Result<std::vector<std::string>>;

/// The files of a request, each once.
[[nodiscard]] std::vector<std::string> filmFiles(const std::vector<std::string>& paths);

/// Takes the view at once and renders and writes the film in another thread, while the session goes
/// on. Calls the functions on this thread, from the event loop. Provided by the owner of the
/// renderer.
using FilmMaker = std::function<void(const FilmRequest& request,
                                     std::function<void(const FilmProgress&)> progress,
                                     std::function<void(const FilmResult&)> done)>;

}  // namespace sinew
