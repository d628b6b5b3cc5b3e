// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_writer.h"

#include <algorithm>
#include <cassert>

#include "model/film/film_kinds.h"
#include "model/film/webp_film.h"

namespace sinew {
namespace {

std::string sizeWords(std::uint32_t width, std::uint32_t height) {
    return std::to_string(width) + " x " + std::to_string(height);
}

Error filmCancelled() {
    return {ErrorCode::Cancelled, "writing the film was cancelled", {}};
}

/// The picture as the format can hold it: over the matte, or with alpha that is full everywhere.
PixelImage opaqueOf(const PixelImage& picture, const FilmSettings& settings) {
    PixelImage opaque = picture;
    for (std::size_t i = 0; i < opaque.rgba.size(); i += 4) {
        const unsigned alpha = settings.alpha ? opaque.rgba[i + 3] : 255U;
        for (std::size_t c = 0; c < 3 && alpha < 255U; ++c) {
            const unsigned mixed =
                opaque.rgba[i + c] * alpha + settings.matte.at(c) * (255U - alpha);
            opaque.rgba[i + c] = static_cast<std::uint8_t>((mixed + 127U) / 255U);
        }
        opaque.rgba[i + 3] = 255;
    }
    return opaque;
}

bool isOpaque(const PixelImage& picture) {
    for (std::size_t i = 3; i < picture.rgba.size(); i += 4) {
        if (picture.rgba[i] != 255) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string whatFilmLacks(FilmFormat format, const FilmSettings& settings) {
    const FilmFormatRow& row = filmFormat(format);
    const std::string label = row.label;
    if (std::max(settings.width, settings.height) > row.mostSide) {
        return label + " is at most " + std::to_string(row.mostSide) + " pixels wide and high";
    }
    if (row.evenSides && (settings.width % 2 != 0 || settings.height % 2 != 0)) {
        return label + " needs an even width and height: " +
               sizeWords((settings.width + 1) / 2 * 2, (settings.height + 1) / 2 * 2) +
               " instead of " + sizeWords(settings.width, settings.height);
    }
    if (perSecond(settings.rate) > row.mostPerSecond) {
        return label + " has at most " + std::to_string(static_cast<int>(row.mostPerSecond)) +
               " frames per second";
    }
    return {};
}

Status FilmWriter::add(const PixelImage& frame) {
    assert(frame.width == m_settings.width && frame.height == m_settings.height);
    assert(m_added < m_settings.frames);
    if (m_settings.stop.stop_requested()) {
        return filmCancelled();
    }
    const std::size_t number = m_added++;
    if (m_keepsAlpha || isOpaque(frame)) {
        return addFrame(frame, number);
    }
    return addFrame(opaqueOf(frame, m_settings), number);
}

Status FilmWriter::finish() {
    assert(m_added == m_settings.frames);
    return m_settings.stop.stop_requested() ? Status(filmCancelled()) : finishFile();
}

Result<std::unique_ptr<FilmWriter>> openFilm(const std::filesystem::path& path, FilmFormat format,
                                             const FilmSettings& settings) {
    const FilmFormatRow& row = filmFormat(format);
    if (!row.isFilm) {
        return Error{ErrorCode::InvalidRequest, std::string(row.label) + " holds no film", {}};
    }
    if (const std::string lack = whatFilmLacks(format, settings); !lack.empty()) {
        return Error{ErrorCode::InvalidRequest, lack, {}};
    }
    if (const std::string lack = whatFormatLacks(format); !lack.empty()) {
        return Error{ErrorCode::OutputUnwritable, lack, {}};
    }
    Result<FileWriter> file = FileWriter::open(path);
    if (!file) {
        return file.error();
    }
    switch (format) {
        case FilmFormat::Webp:
            return openWebpFilm(std::move(*file), settings);
        case FilmFormat::Apng:
            return openApngFilm(std::move(*file), settings);
        case FilmFormat::Gif:
        case FilmFormat::Mp4:
        case FilmFormat::Webm:
            return openFfmpegFilm(std::move(*file), format, settings);
        case FilmFormat::Y4m:
            return openY4mFilm(std::move(*file), settings);
        case FilmFormat::Rgba:
        case FilmFormat::Png:
        case FilmFormat::Jpeg:
            break;
    }
    return openRgbaFilm(std::move(*file), settings);
}

Result<std::vector<std::uint8_t>> encodePicture(const PixelImage& picture, FilmFormat format,
                                                const FilmSettings& settings) {
    const FilmFormatRow& row = filmFormat(format);
    FilmSettings still = settings;
    still.width = picture.width;
    still.height = picture.height;
    still.rate = {};
    if (const std::string lack = whatFilmLacks(format, still); !lack.empty()) {
        return Error{ErrorCode::InvalidRequest, lack, {}};
    }
    switch (format) {
        case FilmFormat::Png:
            return encodePng(picture, !settings.alpha);
        case FilmFormat::Jpeg:
            return encodeJpeg(opaqueOf(picture, settings), settings.quality.value_or(row.quality));
        case FilmFormat::Webp:
            return encodeWebp(picture, settings);
        case FilmFormat::Apng:
        case FilmFormat::Gif:
        case FilmFormat::Mp4:
        case FilmFormat::Webm:
        case FilmFormat::Y4m:
        case FilmFormat::Rgba:
            break;
    }
    return Error{
        ErrorCode::InvalidRequest, std::string(row.label) + " holds no single picture", {}};
}

}  // namespace sinew
