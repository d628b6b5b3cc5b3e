// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "model/evaluate/played_range.h"
#include "ui/window/film.h"
#include "ui/window/screenshot_name.h"

class QSettings;

namespace sinew {

class Document;
class Player;

/// A clip that a film can show.
struct FilmClip {
    AnimationIndex index = {};
    PlayedRange whole = {};
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
};

/// The scene of the window. Requires an asset.
[[nodiscard]] FilmScene filmScene(const Document& document, const Player& player);

enum class FilmFrames { Whole, InOut, Listed };
enum class FilmMotion { Played, Turntable, PlayedTurntable };

/// What the user wants of a film; remembered.
struct FilmChoice {
    FilmMotion motion = FilmMotion::Played;
    bool allClips = false;  // one after another
    FilmFrames frames = FilmFrames::Whole;
    QString listed = {};           // frames as `render --frames` takes them
    double framesPerSecond = 0.0;  // 0: that of the clip
    bool loops = true;             // the closing frame, which equals the first, is left out
    double degrees = 360.0;        // turn of a turntable
    double turnSeconds = 4.0;      // length of a turntable that stands still otherwise
    FilmFormat format = FilmFormat::Webp;
    int quality = 0;  // 0: that of the format
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

/// Values that cannot be used are replaced by the defaults.
[[nodiscard]] FilmChoice readFilmChoice(const QSettings& settings);
void writeFilmChoice(QSettings& settings, const FilmChoice& choice);

}  // namespace sinew
