// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/film/film_format.h"
#include "model/film/film_rate.h"
#include "model/image/image_codec.h"

namespace sinew {

struct FilmSettings {
    std::uint32_t width = 0;   // pixels
    std::uint32_t height = 0;  // pixels
    std::size_t frames = 1;    // number of frames that will be added, at least 1
    FilmRate rate = {};
    bool alpha = false;               // whether pixels are transparent; otherwise alpha is ignored
    std::optional<int> quality = {};  // 1 to 100; none: that of the format
    bool repeats = true;              // players start over at the end (APNG, GIF, WebP)
    std::array<std::uint8_t, 3> matte{255, 255, 255};  // colour behind what a format cannot keep
    std::stop_token stop = {};
};

/// Why the format cannot hold such a film, as a sentence without a full stop: "MP4 needs an even
/// width and height: 642 x 480 instead of 641 x 479". Empty if it can. The number of frames is
/// ignored.
[[nodiscard]] std::string whatFilmLacks(FilmFormat format, const FilmSettings& settings);

/// Writes a film frame by frame, to a file that is either complete or absent: until `finish`
/// succeeds, nothing has changed. The same frames yield the same bytes. Frames are not kept, except
/// that WebP keeps them compressed. Destroying it without `finish` drops the film.
class FilmWriter {
public:
    virtual ~FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// The next frame, of the size of the settings. Errors: OutputUnwritable, Cancelled. Nothing
    /// may be added after an error.
    [[nodiscard]] Status add(const PixelImage& frame);
    /// Once all frames are added. Errors: OutputUnwritable, Cancelled.
    [[nodiscard]] Status finish();

protected:
    FilmWriter(FilmFormat format, const FilmSettings& settings)
        : m_settings(settings),
          m_keepsAlpha(settings.alpha && filmFormat(format).alpha != FilmAlpha::None) {}

    [[nodiscard]] const FilmSettings& settings() const noexcept { return m_settings; }

private:
    /// `frame` is opaque unless settings and format have alpha.
    [[nodiscard]] virtual Status addFrame(const PixelImage& frame, std::size_t number) = 0;
    [[nodiscard]] virtual Status finishFile() = 0;

    FilmSettings m_settings;
    bool m_keepsAlpha;
    std::size_t m_added = 0;
};

/// A film of the format at `path`, which may be /dev/stdout. Errors: InvalidRequest (the format
/// holds no film, or not of this size), OutputUnwritable (also if something that the format needs
/// is missing).
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> openFilm(const std::filesystem::path& path,
                                                           FilmFormat format,
                                                           const FilmSettings& settings);

/// The bytes of a file that holds one picture. Of the settings, those of time are ignored, and the
/// size is that of the picture. Errors: InvalidRequest, OutputUnwritable, Cancelled.
[[nodiscard]] Result<std::vector<std::uint8_t>> encodePicture(const PixelImage& picture,
                                                              FilmFormat format,
                                                              const FilmSettings& settings);

}  // namespace sinew
