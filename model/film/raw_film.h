// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/file_writer.h"
#include "model/film/film_writer.h"

namespace sinew {

/// YUV4MPEG2 with 8 bits per channel, 4:2:0 with chroma samples between the pixels (C420jpeg), the
/// colours of ITU-R BT.709 in limited range.
[[nodiscard]] std::unique_ptr<FilmWriter> openY4mFilm(FileWriter file,
                                                      const FilmSettings& settings);

/// The pixels of all frames and nothing else: four bytes each, straight alpha, rows from the top.
[[nodiscard]] std::unique_ptr<FilmWriter> openRgbaFilm(FileWriter file,
                                                       const FilmSettings& settings);

}  // namespace sinew
