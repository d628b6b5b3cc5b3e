// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/film/film_input.h"

#include <QFile>
#include <QProcess>
#include <cstdlib>

namespace sinew::test {

std::vector<PixelImage> movingBlock(std::uint32_t width, std::uint32_t height, std::size_t frames,
                                    bool alpha) {
    std::vector<PixelImage> film;
    for (std::size_t i = 0; i < frames; ++i) {
        const auto step = static_cast<std::uint32_t>(i == 2 ? 1 : i);
        PixelImage image{width, height, {}};
        for (std::uint32_t y = 0; y < height; ++y) {
            for (std::uint32_t x = 0; x < width; ++x) {
                const bool block = x >= 3 * step && x < 3 * step + 8 && y >= 4 && y < 12;
                image.rgba.push_back(block ? 250 : static_cast<std::uint8_t>(40 + x * 2));
                image.rgba.push_back(block ? 60 : static_cast<std::uint8_t>(90 + y));
                image.rgba.push_back(block ? 20 : 120);
                image.rgba.push_back(
                    alpha && !block ? static_cast<std::uint8_t>(255 - 128 * x / width) : 255);
            }
        }
        film.push_back(std::move(image));
    }
    return film;
}

FilmSettings settingsOf(const std::vector<PixelImage>& frames, bool alpha) {
    return {.width = frames.front().width,
            .height = frames.front().height,
            .frames = frames.size(),
            .rate = {25, 1},
            .alpha = alpha};
}

Status writeFilm(const std::filesystem::path& path, FilmFormat format, const FilmSettings& settings,
                 const std::vector<PixelImage>& frames) {
    const Result<std::unique_ptr<FilmWriter>> film = openFilm(path, format, settings);
    if (!film) {
        return film.error();
    }
    for (const PixelImage& frame : frames) {
        if (const Status added = (*film)->add(frame); !added) {
            return added;
        }
    }
    return (*film)->finish();
}

QByteArray bytesOf(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

QByteArray answerOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool done = process.waitForFinished() && process.exitCode() == 0;
    return done ? process.readAllStandardOutput()
                : "failed: " + process.errorString().toUtf8() + process.readAllStandardError();
}

QByteArray framesInFfmpeg(const std::filesystem::path& path) {
    const QString file = QStringLiteral("file:") + QString::fromStdString(path.string());
    return answerOf(QStringLiteral("ffmpeg"),
                    {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), file,
                     QStringLiteral("-vsync"), QStringLiteral("passthrough"), QStringLiteral("-f"),
                     QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("rgba"),
                     QStringLiteral("-")});
}

double meanDifference(const QByteArray& frames, const std::vector<PixelImage>& wanted) {
    double sum = 0.0;
    qsizetype at = 0;
    for (const PixelImage& image : wanted) {
        for (std::size_t i = 0; i < image.rgba.size() && at < frames.size(); ++i, ++at) {
            sum += i % 4 == 3 ? 0 : std::abs(int(std::uint8_t(frames[at])) - int(image.rgba[i]));
        }
    }
    const auto bytes = static_cast<qsizetype>(wanted.size() * wanted.front().rgba.size());
    return frames.size() == bytes ? sum / (0.75 * static_cast<double>(bytes)) : 255.0;
}

std::ptrdiff_t filesIn(const std::filesystem::path& folder) {
    return std::distance(std::filesystem::directory_iterator(folder), {});
}

}  // namespace sinew::test
