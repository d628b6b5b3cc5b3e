// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/gui/picture_painter.h"
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

}  // namespace sinew
