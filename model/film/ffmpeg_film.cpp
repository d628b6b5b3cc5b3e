// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_kinds.h"

#include <cmath>

#include "model/film/ffmpeg_program.h"

namespace sinew {
namespace {

using Words = std::vector<std::string>;

constexpr std::uint64_t kMostPaletteBytes = std::uint64_t{1} << 30U;

// Threads take part in the result, so their number does not depend on the computer.
constexpr const char* kThreads = "4";

// ITU-R BT.709 in limited range, computed alike on every processor.
constexpr const char* kVideoScale =
    "scale=out_color_matrix=bt709:out_range=tv:"
    "flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=";

void append(Words& words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
}

/// The constant rate factor for a quality of 1 to 100.
std::string rateFactor(int quality, double best, double worst) {
    const double share = (100.0 - quality) / 99.0;
    return std::to_string(std::lround(best + (worst - best) * share));
}

Words inputWords(const FilmSettings& settings) {
    return {"-hide_banner",
            "-nostdin",
            "-loglevel",
            "error",
            "-xerror",
            "-f",
            "rawvideo",
            "-pixel_format",
            "rgba",
            "-video_size",
            std::to_string(settings.width) + "x" + std::to_string(settings.height),
            "-framerate",
            std::to_string(settings.rate.frames) + "/" + std::to_string(settings.rate.seconds),
            "-i",
            "pipe:0"};
}

Words colourWords() {
    return {"-colorspace", "bt709", "-color_primaries", "bt709",
            "-color_trc",  "bt709", "-color_range",     "tv"};
}

Words mp4Words(int quality) {
    Words words{"-vf",  std::string(kVideoScale) + "yuv420p", "-c:v",     "libx264",
                "-crf", rateFactor(quality, 10.0, 49.0),      "-threads", kThreads};
    append(words, colourWords());
    append(words, {"-movflags", "+faststart", "-f", "mp4"});
    return words;
}

Words webmWords(const FilmSettings& settings, int quality) {
    Words words{
        "-vf",           std::string(kVideoScale) + (settings.alpha ? "yuva420p" : "yuv420p"),
        "-c:v",          "libvpx-vp9",
        "-b:v",          "0",
        "-crf",          rateFactor(quality, 8.0, 62.0),
        "-deadline",     "good",
        "-cpu-used",     "4",
        "-tile-columns", "2",
        "-row-mt",       "0",
        "-threads",      kThreads};
    if (settings.alpha) {
        append(words, {"-auto-alt-ref", "0"});  // libvpx has none for films with alpha
    }
    append(words, colourWords());
    append(words, {"-f", "webm"});
    return words;
}

Words gifWords(const FilmSettings& settings) {
    const std::uint64_t bytes =
        std::uint64_t{4} * settings.width * settings.height * settings.frames;
    const bool onePalette = bytes <= kMostPaletteBytes;
    const std::string filter =
        std::string("[0:v]split[shown][counted];[counted]palettegen=stats_mode=") +
        (onePalette ? "full" : "single") + ":reserve_transparent=" + (settings.alpha ? "1" : "0") +
        "[palette];[shown][palette]paletteuse=dither=sierra2_4a:alpha_threshold=128:new=" +
        (onePalette ? "0" : "1");
    return {"-filter_complex",
            filter,
            "-threads",
            kThreads,
            "-loop",
            settings.repeats ? "0" : "-1",
            "-f",
            "gif"};
}

Words formatWords(FilmFormat format, const FilmSettings& settings) {
    const int quality = settings.quality.value_or(filmFormat(format).quality);
    switch (format) {
        case FilmFormat::Mp4:
            return mp4Words(quality);
        case FilmFormat::Webm:
            return webmWords(settings, quality);
        case FilmFormat::Gif:
            return gifWords(settings);
        case FilmFormat::Png:
        case FilmFormat::Jpeg:
        case FilmFormat::Webp:
        case FilmFormat::Apng:
        case FilmFormat::Y4m:
        case FilmFormat::Rgba:
            break;
    }
    return {};
}

class FfmpegFilm final : public FilmWriter {
public:
    FfmpegFilm(FileWriter file, std::unique_ptr<FfmpegProgram> program, FilmFormat format,
               const FilmSettings& settings)
        : FilmWriter(format, settings), m_file(std::move(file)), m_program(std::move(program)) {}

private:
    Status addFrame(const PixelImage& frame, std::size_t /*number*/) override {
        return m_program->write(frame.rgba, settings().stop);
    }

    Status finishFile() override {
        const Status ended = m_program->finish(settings().stop);
        return ended ? m_file.finish() : ended;
    }

    FileWriter m_file;
    std::unique_ptr<FfmpegProgram> m_program;  // ends before its file is closed
};

}  // namespace

Result<std::unique_ptr<FilmWriter>> openFfmpegFilm(FileWriter file, FilmFormat format,
                                                   const FilmSettings& settings) {
    Words words = inputWords(settings);
    append(words, {"-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"});
    append(words, formatWords(format, settings));
    append(words, {"-y", FfmpegProgram::kOutput});
    Result<std::unique_ptr<FfmpegProgram>> program =
        FfmpegProgram::start(std::move(words), file.number());
    if (!program) {
        return program.error();
    }
    return std::unique_ptr<FilmWriter>(
        std::make_unique<FfmpegFilm>(std::move(file), std::move(*program), format, settings));
}

}  // namespace sinew
