// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "app/gui/picture_painter.h"
#include "model/evaluate/pose_moment.h"
#include "model/film/film_writer.h"
#include "model/picture/picture_framing.h"
#include "model/view/camera_state.h"
#include "ui/window/film.h"

namespace sinew {

class Session;

/// The camera of the window in every frame of a film. A camera of the file and what follows the
/// root move with the pose; a view that was not moved is framed for each clip, in the film's
/// proportions.
class FilmCamera {
public:
    /// `aspect`: of the first file's part of the film. `turns`: it goes around the model, and a
    /// view that was not moved shows all of it from every side.
    FilmCamera(Session& session, float aspect, bool turns);

    /// Places the camera of a picture whose first file is posed by `file`.
    void place(const FilmMoment& moment, PaintedFile& file, FrozenPicture& frame);

private:
    [[nodiscard]] OrbitCamera framed(const PictureSubject& subject, NodeIndex still);

    CameraState m_state;
    float m_aspect;
    bool m_turns;
    bool m_framesAgain;  // the camera of the window, which has other proportions, was not moved
    AnimationIndex m_shown;
    FramingMeter m_meter;
};

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
