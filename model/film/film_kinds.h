// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/file_writer.h"
#include "model/film/film_writer.h"

namespace sinew {

/// An animated PNG (APNG 1.0): of every frame, the rectangle that has changed. Programs without
/// support for animations show the first frame.
[[nodiscard]] std::unique_ptr<FilmWriter> openApngFilm(FileWriter file,
                                                       const FilmSettings& settings);

/// YUV4MPEG2 with 8 bits per channel, 4:2:0 with chroma samples between the pixels (C420jpeg), the
/// colours of ITU-R BT.709 in limited range.
[[nodiscard]] std::unique_ptr<FilmWriter> openY4mFilm(FileWriter file,
                                                      const FilmSettings& settings);

/// The pixels of all frames and nothing else: four bytes each, straight alpha, rows from the top.
[[nodiscard]] std::unique_ptr<FilmWriter> openRgbaFilm(FileWriter file,
                                                       const FilmSettings& settings);

/// MP4, WebM or GIF, encoded by the program `ffmpeg`: on any number of cores with the same number
/// of threads, so with the same bytes. The palette of a GIF is that of all frames, for which they
/// are kept by the program; above 1 GiB every frame has its own.
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> openFfmpegFilm(FileWriter file, FilmFormat format,
                                                                 const FilmSettings& settings);

}  // namespace sinew
