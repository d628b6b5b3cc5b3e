// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/film_plan.h"

#include <QSettings>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/evaluate/frame_sequence.h"
#include "model/picture/picture_fields.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr float kWholeTurn = 2.0F * std::numbers::pi_v<float>;
const QString kFilmGroup = QStringLiteral("film");

Error cannotFilm(std::string words) {
    return {ErrorCode::InvalidRequest, std::move(words), {}};
}

/// Adds the frames of one clip, or of what is played.
Status addFrames(const SequenceRequest& request, const FilmClip& clip,
                 std::vector<FilmMoment>& moments) {
    const Result<FrameSequence> sequence = frameSequence(request, clip.whole);
    if (!sequence) {
        return sequence.error();
    }
    for (const double frame : sequence->frames) {
        moments.push_back({.animation = clip.index,
                           .seconds = sequence->secondsOf(frame),
                           .turnRadians = 0.0F,
                           .frame = frame});
    }
    return Nothing{};
}

Status addPlayed(const FilmScene& scene, const FilmChoice& choice, double rate,
                 std::vector<FilmMoment>& moments) {
    SequenceRequest request{.leavesClosingOut = choice.loops, .framesPerSecond = rate};
    if (choice.allClips) {
        for (const FilmClip& clip : scene.clips) {
            if (const Status added = addFrames(request, clip, moments); !added) {
                return added;
            }
        }
        return Nothing{};
    }
    if (choice.frames == FilmFrames::InOut) {
        request.range = scene.inOut;
    } else if (choice.frames == FilmFrames::Listed) {
        Result<std::vector<double>> frames = parseFrames(choice.listed.trimmed().toStdString());
        if (!frames) {
            return frames.error();
        }
        request.frames = std::move(*frames);
        request.leavesClosingOut = false;  // the list says which frames
    }
    return addFrames(request, {.whole = scene.whole}, moments);
}

/// How many decimals the frames of a clip need: those from `first` on.
int decimalsOf(const std::vector<FilmMoment>& moments, std::size_t first) {
    std::vector<double> frames;
    for (std::size_t i = first;
         i < moments.size() && moments[i].animation == moments[first].animation; ++i) {
        frames.push_back(moments[i].frame);
    }
    return frameDecimals(frames);
}

const std::string& nameOf(AnimationIndex animation, const FilmScene& scene) {
    return animation ? scene.clips.at(animation.value).name : scene.fields.animation;
}

}  // namespace

std::vector<std::string> filmFiles(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    std::unique_copy(paths.begin(), paths.end(), std::back_inserter(files));
    return files;
}

FilmScene filmScene(Session& session) {
    const Document& document = session.document();
    const Player& player = session.player();
    const ViewOptions view = session.view();
    const Asset& asset = *document.asset();
    const PlaybackClock& clock = player.clock();
    FilmScene scene{
        .stem = filmStem(document, player),
        .played = playedName(asset, player),
        .moves = player.playable(),
        .whole = {player.clipStart(), player.clipEnd()},
        .inOut = {static_cast<float>(clock.startSeconds), static_cast<float>(clock.endSeconds)},
        .seconds = player.seconds(),
        .framesPerSecond = player.frameRate(),
        .fields = pictureFields(asset, player.animation(), view)};
    scene.fields.stem = asset.path.stem().string();
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        const AnimationIndex clip(i);
        scene.clips.push_back({.index = clip,
                               .whole = wholeRange(asset[clip]),
                               .name = pictureFields(asset, clip, view).animation});
    }
    return scene;
}

Result<FilmPlan> planFilm(const FilmScene& scene, const FilmChoice& choice) {
    const double rate =
        choice.framesPerSecond > 0.0 ? choice.framesPerSecond : scene.framesPerSecond;
    FilmPlan plan{.moments = {}, .rate = filmRateOf(rate)};
    if (choice.motion == FilmMotion::Turntable) {
        const double count = std::round(choice.turnSeconds * rate);
        plan.moments.resize(
            std::clamp<std::size_t>(static_cast<std::size_t>(count), 1, kMostSequenceFrames),
            {.seconds = scene.seconds});
    } else if (!scene.moves && !(choice.allClips && !scene.clips.empty())) {
        return cannotFilm("nothing is played; choose a clip, or a turntable");
    } else if (const Status added = addPlayed(scene, choice, rate, plan.moments); !added) {
        return added.error();
    }
    if (plan.moments.empty()) {
        return cannotFilm("no frame is within the clip");
    }
    const auto count = static_cast<float>(plan.moments.size());
    const float turn = choice.motion == FilmMotion::Played
                           ? 0.0F
                           : static_cast<float>(choice.degrees / 360.0) * kWholeTurn;
    for (std::size_t i = 0; i < plan.moments.size(); ++i) {
        FilmMoment& moment = plan.moments[i];
        moment.turnRadians = turn * static_cast<float>(i) / count;
        if (choice.motion == FilmMotion::Turntable) {
            moment.frame = static_cast<double>(i);
        }
    }
    return plan;
}

Result<std::vector<std::string>> filmPaths(const FilmScene& scene, const FilmChoice& choice,
                                           const std::vector<FilmMoment>& moments,
                                           std::string_view text) {
    const Result<PictureName> name = PictureName::parse(text);
    if (!name) {
        return name.error();
    }
    if (std::string lack = whatNameLacks(*name, choice.format, !choice.pictures); !lack.empty()) {
        return cannotFilm(std::move(lack));
    }
    std::vector<std::string> paths;
    PictureFields fields = scene.fields;
    int decimals = 0;
    for (const FilmMoment& moment : moments) {
        if (paths.empty() || moments[paths.size() - 1].animation != moment.animation) {
            decimals = decimalsOf(moments, paths.size());
            fields.animation = nameOf(moment.animation, scene);
        }
        fields.number = paths.size() + 1;
        fields.frame = moment.frame;
        paths.push_back(name->path(fields, decimals));
    }
    std::string lack = whatPathsLack(choice.pictures ? paths : filmFiles(paths));
    return lack.empty() ? Result(std::move(paths)) : cannotFilm(std::move(lack));
}

FilmChoice readFilmChoice(const QSettings& settings) {
    FilmChoice choice;
    const auto value = [&](const char* name, const auto& standard) {
        return settings.value(kFilmGroup + QLatin1String(name), standard);
    };
    const auto choose = [&](const char* name, auto& member, auto last) {
        const int number = value(name, static_cast<int>(member)).toInt();
        if (number >= 0 && number <= static_cast<int>(last)) {
            member = static_cast<std::decay_t<decltype(member)>>(number);
        }
    };
    choose("/motion", choice.motion, FilmMotion::PlayedTurntable);
    choose("/frames", choice.frames, FilmFrames::Listed);
    choice.allClips = value("/allClips", choice.allClips).toBool();
    choice.listed = value("/listed", choice.listed).toString();
    choice.framesPerSecond = value("/framesPerSecond", choice.framesPerSecond).toDouble();
    choice.loops = value("/loops", choice.loops).toBool();
    choice.degrees = value("/degrees", choice.degrees).toDouble();
    choice.turnSeconds = value("/turnSeconds", choice.turnSeconds).toDouble();
    const auto format = filmFormatNamed(value("/format", QString()).toString().toStdString());
    const bool pictures = value("/pictures", choice.pictures).toBool();
    if (format && (pictures ? filmFormat(*format).isPicture : filmFormat(*format).isFilm)) {
        choice.format = *format;
        choice.pictures = pictures;
    }
    choice.quality = std::clamp(value("/quality", choice.quality).toInt(), 0, 100);
    choice.picture = readScreenshotSettings(settings, kFilmGroup);
    return choice;
}

void writeFilmChoice(QSettings& settings, const FilmChoice& choice) {
    const auto keep = [&](const char* name, const auto& value) {
        settings.setValue(kFilmGroup + QLatin1String(name), value);
    };
    keep("/motion", static_cast<int>(choice.motion));
    keep("/frames", static_cast<int>(choice.frames));
    keep("/allClips", choice.allClips);
    keep("/listed", choice.listed);
    keep("/framesPerSecond", choice.framesPerSecond);
    keep("/loops", choice.loops);
    keep("/degrees", choice.degrees);
    keep("/turnSeconds", choice.turnSeconds);
    keep("/format", QLatin1String(filmFormat(choice.format).name));
    keep("/pictures", choice.pictures);
    keep("/quality", choice.quality);
    writeScreenshotSettings(settings, choice.picture, kFilmGroup);
}

}  // namespace sinew
