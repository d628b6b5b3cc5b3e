// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Built instead of webp_film.cpp if libwebp is not installed.
#include "model/film/webp_film.h"

namespace sinew {
namespace {

Error noWebp() {
    return {ErrorCode::OutputUnwritable, whatFormatLacks(FilmFormat::Webp), {}};
}

}  // namespace

bool webpFilmIsAvailable() noexcept {
    return false;
}

Result<std::unique_ptr<FilmWriter>> openWebpFilm(FileWriter, const FilmSettings&) {
    return noWebp();
}

Result<std::unique_ptr<FilmWriter>> openWebpFilm(std::vector<std::uint8_t>&, const FilmSettings&) {
    return noWebp();
}

Result<std::vector<std::uint8_t>> encodeWebp(const PixelImage&, const FilmSettings&) {
    return noWebp();
}

}  // namespace sinew
