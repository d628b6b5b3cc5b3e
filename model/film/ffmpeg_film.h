// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/file_writer.h"
#include "model/film/film_writer.h"

namespace sinew {

/// MP4, WebM or GIF, encoded by the program `ffmpeg`: on any number of cores with the same number
/// of threads, so with the same bytes. The palette of a GIF is that of all frames, for which they
/// are kept by the program; above 1 GiB every frame has its own.
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> openFfmpegFilm(FileWriter file, FilmFormat format,
                                                                 const FilmSettings& settings);

}  // namespace sinew
