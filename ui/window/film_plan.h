// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "model/evaluate/played_range.h"
#include "model/film/picture_name.h"
#include "ui/window/film.h"
#include "ui/window/screenshot_name.h"

class QSettings;

namespace sinew {

class Session;

/// A clip that a film can show.
struct FilmClip {
    AnimationIndex index = {};
    PlayedRange whole = {};
    std::string name = {};  // safe or not; paths get a safe one
};

/// What there is to film.
struct FilmScene {
    QString stem;            // proposed name, without suffix
    QString played;          // name of what is played: a clip, "Layers", "Rest"
    bool moves = false;      // something is played
    PlayedRange whole = {};  // all of it
    PlayedRange inOut = {};  // range between in point and out point
    float seconds = 0.0F;    // the present moment
    double framesPerSecond = 30.0;
    std::vector<FilmClip> clips = {};  // all of the file
    PictureFields fields = {};         // what names of files say of what is shown now
};

/// The scene of the window. Requires an asset.
[[nodiscard]] FilmScene filmScene(Session& session);

enum class FilmFrames { Whole, InOut, Listed };
enum class FilmMotion { Played, Turntable, PlayedTurntable };

/// The user's choices for a film; remembered.
struct FilmChoice {
    FilmMotion motion = FilmMotion::Played;
    bool allClips = false;  // one after another
    FilmFrames frames = FilmFrames::Whole;
    QString listed = {};           // frames as `render --frames` takes them
    double framesPerSecond = 0.0;  // 0: that of the clip
    bool loops = true;             // the closing frame, which equals the first, is left out
    double degrees = 360.0;        // turn of a turntable
    double turnSeconds = 4.0;      // length of a turntable of a still pose
    FilmFormat format = FilmFormat::Webp;
    bool pictures = false;  // a file for each frame
    int quality = 0;        // 0: that of the format
    ScreenshotSettings picture = {};

    bool operator==(const FilmChoice&) const = default;
};

/// The frames of a film, and their rate.
struct FilmPlan {
    std::vector<FilmMoment> moments;
    FilmRate rate;
};

/// Errors: InvalidRequest, with what cannot be filmed: "no frame is within the clip".
[[nodiscard]] Result<FilmPlan> planFilm(const FilmScene& scene, const FilmChoice& choice);

/// The file of each moment, from a path with placeholders, as `render` names them. Errors:
/// InvalidRequest: a placeholder that does not exist, and what PictureName says of names.
[[nodiscard]] Result<std::vector<std::string>> filmPaths(const FilmScene& scene,
                                                         const FilmChoice& choice,
                                                         const std::vector<FilmMoment>& moments,
                                                         std::string_view name);

/// Values that cannot be used are replaced by the defaults.
[[nodiscard]] FilmChoice readFilmChoice(const QSettings& settings);
void writeFilmChoice(QSettings& settings, const FilmChoice& choice);

}  // namespace sinew
