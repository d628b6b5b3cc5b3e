// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_sink.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/render/render_options.h"
#include "app/common/failure.h"
#include "model/core/worker_pool.h"
#include "model/image/png_text.h"
#include "model/state/state_json.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kMostEncodedBytes = std::size_t{1} << 28U;  // pixels of several pictures

std::string_view asText(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<std::uint8_t> encode(const FinishedPicture& picture, FilmFormat format,
                                 FilmSettings settings) {
    if (format == FilmFormat::Png) {
        std::vector<std::uint8_t> png = encodePng(picture.image, picture.opaque);
        if (!picture.state.empty()) {
            addPngText(png, kStateKeyword, picture.state);
        }
        return png;
    }
    settings.alpha = !picture.opaque;
    return toOutput(picture.path, encodePicture(picture.image, format, settings));
}

}  // namespace

void PictureFiles::put(FinishedPicture picture) {
    const std::size_t most = std::clamp<std::size_t>(
        kMostEncodedBytes / std::max<std::size_t>(picture.image.rgba.size(), 1), 1,
        WorkerPool::shared().threads());
    EncodedPicture& encoded = m_encoding.emplace_back();
    encoded.path = picture.path;
    encoded.sidecar = std::move(picture.sidecar);
    const auto policy =
        m_parallel ? std::launch::async | std::launch::deferred : std::launch::deferred;
    encoded.bytes =
        std::async(policy, [picture = std::move(picture), format = m_format,
                            settings = m_settings] { return encode(picture, format, settings); });
    while (m_encoding.size() > most) {
        writeFirst();
    }
}

void PictureFiles::writeFirst() {
    EncodedPicture& picture = m_encoding.front();
    const std::vector<std::uint8_t> bytes = picture.bytes.get();
    Answer file(picture.path);
    file.write(asText(bytes));
    if (!picture.sidecar.empty()) {
        Answer record(sidecarPath(picture.path));
        record.write(picture.sidecar);
        record.finish();
    }
    file.finish();
    if (written) {
        written(picture.path);
    }
    m_encoding.pop_front();
}

void PictureFiles::finish() {
    while (!m_encoding.empty()) {
        writeFirst();
    }
}

void FilmFiles::open(const std::string& path) {
    finish();
    m_path = path;
    m_settings.frames = static_cast<std::size_t>(
        std::count_if(m_plan.pictures.begin(), m_plan.pictures.end(),
                      [&](const PlannedImage& image) { return image.path == path; }));
    const std::string file = isStandardOutput(path) ? "/dev/stdout" : path;
    m_film = toOutput(path, openFilm(file, m_format, m_settings));
}

void FilmFiles::put(FinishedPicture picture) {
    if (!m_film || picture.path != m_path) {
        open(picture.path);
    }
    toOutput(m_path, m_film->add(picture.image));
}

void FilmFiles::finish() {
    if (m_film) {
        toOutput(m_path, m_film->finish());
        m_film.reset();
    }
}

FilmSettings filmSettings(const RenderOptions& options) {
    const SequenceOptions& sequence = options.sequence;
    const FilmSettings settings{
        .width = options.size.width,
        .height = options.size.height,
        .rate = filmRateOf(sequence.framesPerSecond.value_or(FilmSettings().rate.frames)),
        .alpha = options.view.transparent,
        .quality = sequence.quality};
    if (const std::string lacks = whatFilmLacks(sequence.format, settings);
        sequence.isFilm && !lacks.empty()) {
        throw usageFailure(lacks);
    }
    if (const std::string lacks = whatFormatLacks(sequence.format); !lacks.empty()) {
        throw Failure(ExitCode::BadOutput, options.output, lacks);
    }
    return settings;
}

std::unique_ptr<PictureSink> makeSink(const RenderOptions& options, const PicturePlan& plan) {
    FilmSettings settings = filmSettings(options);
    const FilmFormat format = options.sequence.format;
    if (!options.sequence.isFilm) {
        return std::make_unique<PictureFiles>(format, settings, plan.pictures.size() > 1);
    }
    settings.rate = filmRateOf(plan.framesPerSecond);
    return std::make_unique<FilmFiles>(format, settings, plan);
}

std::string sidecarPath(const std::string& output) {
    return std::filesystem::path(output).replace_extension(".json").string();
}

}  // namespace sinew::cli
