// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "app/gui/film_camera.h"
#include "model/evaluate/pose_moment.h"
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

/// Draws the frames of a film and writes it. In a thread of its own, with a renderer of its own.
class FilmPainter {
public:
    using Report = std::function<void(const FilmProgress&)>;

    /// Text and lines have the size that they have in a film of `render`, unless the request says
    /// which.
    FilmPainter(PicturePainter& painter, FrozenFilm film, FilmRequest request);

    [[nodiscard]] FilmResult write(const Report& report);

private:
    [[nodiscard]] PixelImage drawn(std::size_t number);
    void set(const FilmMoment& moment, std::size_t number);
    void note();

    PicturePainter& m_painter;  // borrowed
    FrozenFilm m_film;
    FilmRequest m_request;
    PictureFinder m_finder;
    std::vector<std::string> m_notices;
};

}  // namespace sinew
