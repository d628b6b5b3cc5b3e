// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// What pictures and films are written as.
enum class FilmFormat { Png, Jpeg, Webp, Apng, Gif, Mp4, Webm, Y4m, Rgba };

enum class FilmAlpha {
    None,    // drawn over FilmSettings::matte
    OneBit,  // a pixel is opaque or transparent
    Full,
};

/// What a format needs besides this program.
enum class FilmNeed { Nothing, WebpLibrary, Ffmpeg };

/// A format: a row of the one table of formats.
struct FilmFormatRow {
    FilmFormat key;
    const char* name;            // name of the format on the command line; also its extension
    const char* otherExtension;  // written without its full stop; null: none
    const char* label;           // its name for people
    bool isPicture;              // a file can hold one picture
    bool isFilm;                 // a file can hold a film
    FilmAlpha alpha;
    bool takesQuality;
    int quality;  // default quality, 1 to 100; 0: lossless, or it takes none
    FilmNeed need;
    std::uint32_t mostSide;  // pixels
    bool evenSides;          // width and height must be even
    double mostPerSecond;    // frames
};

[[nodiscard]] std::span<const FilmFormatRow> filmFormats() noexcept;
[[nodiscard]] const FilmFormatRow& filmFormat(FilmFormat format) noexcept;

/// By its name or one of its extensions, in any case: "webp", "JPG".
[[nodiscard]] std::optional<FilmFormat> filmFormatNamed(std::string_view name) noexcept;

/// By the extension of a file's name: "shot.mp4".
[[nodiscard]] std::optional<FilmFormat> filmFormatOf(const std::filesystem::path& path);

/// Why files of the format cannot be written on this computer, as a sentence without a full stop:
/// "MP4 needs the program ffmpeg, which is not installed (Debian: apt install ffmpeg)". Empty if
/// they can.
[[nodiscard]] std::string whatFormatLacks(FilmFormat format);

}  // namespace sinew
