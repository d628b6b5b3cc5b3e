// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "app/gui/film_camera.h"
#include "model/evaluate/pose_moment.h"
#include "model/film/film_writer.h"
#include "ui/window/film.h"

namespace sinew {

/// A film of the window as a value: what it shows, apart from the moment, and its frames.
struct FrozenFilm {
    FrozenPicture picture;
    FilmCamera camera;
    std::vector<PoseMoment> partners = {};  // moments of the compared file; empty: there is none
};

/// Requires an asset.
[[nodiscard]] FrozenFilm frozenFilm(Session& session, const FilmRequest& request);

/// Draws the frames of films, or the pictures of a sequence, and writes them. In a thread of its
/// own, with a renderer of its own.
class FilmPainter {
public:
    using Report = std::function<void(const FilmProgress&)>;

    FilmPainter(PicturePainter& painter, FrozenFilm film, FilmRequest request);

    /// Files that are finished before an error stay.
    [[nodiscard]] FilmResult write(const Report& report);

private:
    [[nodiscard]] Status check() const;  // called before anything is drawn
    [[nodiscard]] PixelImage drawn(std::size_t number);
    [[nodiscard]] Status put(const PixelImage& frame, std::size_t number);
    [[nodiscard]] Status putPicture(const PixelImage& frame, const std::string& path);
    [[nodiscard]] Status finishFilm();
    void set(const FilmMoment& moment, std::size_t number);
    void keep(const PictureSubject& subject);
    void note();

    PicturePainter& m_painter;  // borrowed
    FrozenFilm m_film;
    FilmRequest m_request;
    PictureFinder m_finder;
    std::unique_ptr<FilmWriter> m_writer;  // writer of the present film; null: none is open
    std::vector<std::string> m_notices;
};

}  // namespace sinew
