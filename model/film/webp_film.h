// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/file_writer.h"
#include "model/film/film_writer.h"

namespace sinew {

/// False if the program was built without libwebp: the functions below then return an error.
[[nodiscard]] bool webpFilmIsAvailable() noexcept;

/// A WebP animation. Its frames are kept compressed until the end.
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> openWebpFilm(FileWriter file,
                                                               const FilmSettings& settings);

/// The same into memory, once it is finished. `bytes` is borrowed.
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> openWebpFilm(std::vector<std::uint8_t>& bytes,
                                                               const FilmSettings& settings);

/// A WebP file with one picture.
[[nodiscard]] Result<std::vector<std::uint8_t>> encodeWebp(const PixelImage& picture,
                                                           const FilmSettings& settings);

}  // namespace sinew
