// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>
#include <filesystem>
#include <vector>

#include "model/film/film_writer.h"

namespace sinew::test {

/// A block that moves over a gradient. The third frame equals the second. With alpha, the gradient
/// is half transparent at its right edge, nowhere fully.
[[nodiscard]] std::vector<PixelImage> movingBlock(std::uint32_t width, std::uint32_t height,
                                                  std::size_t frames, bool alpha);

/// Settings for all of these frames.
[[nodiscard]] FilmSettings settingsOf(const std::vector<PixelImage>& frames, bool alpha = false);

/// Writes all frames to `path`.
[[nodiscard]] Status writeFilm(const std::filesystem::path& path, FilmFormat format,
                               const FilmSettings& settings, const std::vector<PixelImage>& frames);

[[nodiscard]] QByteArray bytesOf(const std::filesystem::path& path);

/// Standard output of a program that must succeed; its standard error if it does not.
[[nodiscard]] QByteArray answerOf(const QString& program, const QStringList& arguments);

/// The frames of a film as the program ffmpeg reads them: RGBA, one after another.
[[nodiscard]] QByteArray framesInFfmpeg(const std::filesystem::path& path);

/// The mean difference of the colour channels, 0 to 255; 255 if the sizes differ.
[[nodiscard]] double meanDifference(const QByteArray& frames,
                                    const std::vector<PixelImage>& wanted);

/// Number of files in a folder.
[[nodiscard]] std::ptrdiff_t filesIn(const std::filesystem::path& folder);

}  // namespace sinew::test
