// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/render/picture_plan.h"
#include "model/film/film_writer.h"

namespace sinew::cli {

/// A picture as drawn, and what is written with it.
struct FinishedPicture {
    std::string path;  // output; "-": standard output
    PixelImage image;
    bool opaque = true;      // whether it is written without an alpha channel
    std::string sidecar;     // JSON of the same name; empty: none
    std::string state = {};  // text in the PNG, from which it can be made again; empty: none
};

/// The destination of the pictures of a plan.
class PictureSink {
public:
    PictureSink() = default;
    virtual ~PictureSink() = default;
    PictureSink(const PictureSink&) = delete;
    PictureSink& operator=(const PictureSink&) = delete;

    /// Is called with the path of each picture that is in place.
    std::function<void(const std::string& path)> written = {};

    /// In the order of the plan. Throws Failure (exit 4), also for an earlier picture.
    virtual void put(FinishedPicture picture) = 0;
    /// After the last one. Throws Failure (exit 4).
    virtual void finish() = 0;
};

/// A file for each picture, with its sidecar. Several are encoded at once; both files are complete
/// before the first is put in place.
class PictureFiles : public PictureSink {
public:
    /// `parallel` false: on the calling thread.
    PictureFiles(FilmFormat format, const FilmSettings& settings, bool parallel)
        : m_format(format), m_settings(settings), m_parallel(parallel) {}

    void put(FinishedPicture picture) override;
    void finish() override;

private:
    /// A picture that is being encoded.
    struct EncodedPicture {
        std::string path;
        std::string sidecar;
        std::future<std::vector<std::uint8_t>> bytes;
    };
    void writeFirst();

    FilmFormat m_format;
    FilmSettings m_settings;
    bool m_parallel;
    std::deque<EncodedPicture> m_encoding;
};

/// A film of all pictures with the same path, which follow each other.
class FilmFiles : public PictureSink {
public:
    /// `plan` is borrowed.
    FilmFiles(FilmFormat format, const FilmSettings& settings, const PicturePlan& plan)
        : m_format(format), m_settings(settings), m_plan(plan) {}

    void put(FinishedPicture picture) override;
    void finish() override;

private:
    void open(const std::string& path);

    FilmFormat m_format;
    FilmSettings m_settings;
    const PicturePlan& m_plan;
    std::string m_path;
    std::unique_ptr<FilmWriter> m_film;  // null: none is open
};

/// What pictures are written as. Throws Failure: exit 2 if the format cannot hold pictures of this
/// size, exit 4 if this computer lacks what it needs.
[[nodiscard]] FilmSettings filmSettings(const RenderOptions& options);

[[nodiscard]] std::unique_ptr<PictureSink> makeSink(const RenderOptions& options,
                                                    const PicturePlan& plan);

/// "picture.png" -> "picture.json"
[[nodiscard]] std::string sidecarPath(const std::string& output);

}  // namespace sinew::cli
