// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_format.h"

#include <algorithm>
#include <array>

#include "model/core/enum_array.h"
#include "model/film/ffmpeg_program.h"
#include "model/film/webp_film.h"

namespace sinew {
namespace {

constexpr double kAnyRate = 1000.0;
// Shorter frames (a hundredth of a second) last ten times as long in browsers.
constexpr double kGifRate = 50.0;

// clang-format off
constexpr std::array kFilmFormats = {
    //             format            name    other    label                picture film   alpha              quality    needs                  side   even   rate
    FilmFormatRow{FilmFormat::Png,  "png",  nullptr, "PNG",               true,  false, FilmAlpha::Full,   false, 0,  FilmNeed::Nothing,     65535, false, kAnyRate},
    FilmFormatRow{FilmFormat::Jpeg, "jpeg", "jpg",   "JPEG",              true,  false, FilmAlpha::None,   true,  90, FilmNeed::Nothing,     65535, false, kAnyRate},
    FilmFormatRow{FilmFormat::Webp, "webp", nullptr, "WebP",              true,  true,  FilmAlpha::Full,   true,  0,  FilmNeed::WebpLibrary, 16383, false, kAnyRate},
    FilmFormatRow{FilmFormat::Apng, "apng", nullptr, "Animated PNG",      false, true,  FilmAlpha::Full,   false, 0,  FilmNeed::Nothing,     65535, false, kAnyRate},
    FilmFormatRow{FilmFormat::Gif,  "gif",  nullptr, "GIF",               false, true,  FilmAlpha::OneBit, false, 0,  FilmNeed::Ffmpeg,      65535, false, kGifRate},
    FilmFormatRow{FilmFormat::Mp4,  "mp4",  nullptr, "MP4 (H.264)",       false, true,  FilmAlpha::None,   true,  80, FilmNeed::Ffmpeg,      16384, true,  kAnyRate},
    FilmFormatRow{FilmFormat::Webm, "webm", nullptr, "WebM (VP9)",        false, true,  FilmAlpha::Full,   true,  80, FilmNeed::Ffmpeg,      16384, false, kAnyRate},
    FilmFormatRow{FilmFormat::Y4m,  "y4m",  nullptr, "Y4M, uncompressed", false, true,  FilmAlpha::None,   false, 0,  FilmNeed::Nothing,     65535, false, kAnyRate},
    FilmFormatRow{FilmFormat::Rgba, "rgba", nullptr, "RGBA, bare pixels", false, true,  FilmAlpha::Full,   false, 0,  FilmNeed::Nothing,     65535, false, kAnyRate},
};
// clang-format on
static_assert(rowsFollow(kFilmFormats, &FilmFormatRow::key));

bool sameWord(std::string_view text, const char* word) noexcept {
    const auto lower = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
    };
    return word != nullptr &&
           std::equal(text.begin(), text.end(), word, word + std::string_view(word).size(),
                      [&](char a, char b) { return lower(a) == b; });
}

}  // namespace

std::span<const FilmFormatRow> filmFormats() noexcept {
    return kFilmFormats;
}

const FilmFormatRow& filmFormat(FilmFormat format) noexcept {
    return kFilmFormats.at(static_cast<std::size_t>(format));
}

std::optional<FilmFormat> filmFormatNamed(std::string_view name) noexcept {
    for (const FilmFormatRow& row : kFilmFormats) {
        if (sameWord(name, row.name) || sameWord(name, row.otherExtension)) {
            return row.key;
        }
    }
    return std::nullopt;
}

std::optional<FilmFormat> filmFormatOf(const std::filesystem::path& path) {
    const std::string extension = path.extension().string();
    return extension.empty() ? std::nullopt
                             : filmFormatNamed(std::string_view(extension).substr(1));
}

std::string whatFormatLacks(FilmFormat format) {
    const FilmFormatRow& row = filmFormat(format);
    switch (row.need) {
        case FilmNeed::Nothing:
            return {};
        case FilmNeed::WebpLibrary:
            return webpFilmIsAvailable() ? std::string()
                                         : std::string(row.label) +
                                               " needs libwebp, which this "
                                               "build does not have";
        case FilmNeed::Ffmpeg:
            return ffmpegIsInstalled() ? std::string() : std::string(row.label) + kNeedsFfmpeg;
    }
    return {};
}

}  // namespace sinew
