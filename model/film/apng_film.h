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

}  // namespace sinew
