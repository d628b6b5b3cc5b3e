// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/film_painter.h"

#include <algorithm>
#include <chrono>

#include "model/core/file_writer.h"
#include "model/evaluate/properties.h"
#include "model/image/png_text.h"
#include "model/state/state_json.h"
#include "model/view/shown_motion.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"

namespace sinew {
namespace {

using WallTime = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBetweenShown{100};
constexpr std::uint32_t kShownSide = 320;  // pixels of the longer side, at least

FilmSettings writerSettings(const FilmRequest& request) {
    return {.width = std::uint32_t(request.picture.width),
            .height = std::uint32_t(request.picture.height),
            .rate = request.rate,
            .alpha = request.picture.transparent,
            .quality = request.quality,
            .repeats = request.repeats,
            .stop = request.picture.stop};
}

/// Every n-th pixel of both sides.
PixelImage smaller(const PixelImage& image) {
    const std::uint32_t step = std::max(1U, std::max(image.width, image.height) / kShownSide);
    PixelImage small{image.width / step, image.height / step, {}};
    small.rgba.reserve(std::size_t{4} * small.width * small.height);
    for (std::uint32_t y = 0; y < small.height; ++y) {
        for (std::uint32_t x = 0; x < small.width; ++x) {
            const std::size_t at = (std::size_t{y} * step * image.width + x * step) * 4;
            const auto pixel = image.rgba.begin() + static_cast<std::ptrdiff_t>(at);
            small.rgba.insert(small.rgba.end(), pixel, pixel + 4);
        }
    }
    return small;
}

void setTo(AnimationIndex animation, PictureSubject& subject) {
    if (animation && (subject.played.mixing || subject.played.animation != animation)) {
        subject.played.animation = animation;
        subject.played.mixing = false;
        subject.range = wholeRange(subject.asset(), subject.played);
        subject.loop = {};
    }
}

}  // namespace

FrozenFilm frozenFilm(Session& session, const FilmRequest& request) {
    FrozenPicture picture = frozenPicture(session, request.picture);
    const bool turns = request.moments.back().turnRadians != 0.0F;
    const FilmCamera camera(session, aspectOf(picture.split, request.picture), turns);
    std::vector<PoseMoment> partners;
    PictureSubject subject = picture.first.subject;
    for (const FilmMoment& moment : request.moments) {
        if (!picture.partner) {
            break;
        }
        setTo(moment.animation, subject);
        PoseMoment before;
        setMoment(subject.asset(), subject.played, moment.seconds, before);
        partners.push_back(session.comparison().momentAfter(before));
    }
    return {std::move(picture), camera, std::move(partners)};
}

FilmPainter::FilmPainter(PicturePainter& painter, FrozenFilm film, FilmRequest request)
    : m_painter(painter), m_film(std::move(film)), m_request(std::move(request)) {}

void FilmPainter::set(const FilmMoment& moment, std::size_t number) {
    FrozenFile& first = m_film.picture.first;
    const AnimationIndex before = first.subject.played.animation;
    setTo(moment.animation, first.subject);
    first.subject.seconds = moment.seconds;
    keep(first.subject);
    first.valuesLag = true;
    if (first.subject.played.animation != before) {
        first.worst.reset();  // the worst of another clip
    }
    if (!m_film.picture.partner) {
        return;
    }
    FrozenFile& partner = *m_film.picture.partner;
    const PoseMoment& after = m_film.partners[number];
    const bool mixes = partner.subject.played.mixing;
    setTo(after.animation, partner.subject);
    partner.subject.seconds = mixes ? moment.seconds : after.seconds;
    partner.valuesLag = true;
}

/// The state says what is played at this moment.
void FilmPainter::keep(const PictureSubject& subject) {
    if (!m_film.picture.state) {
        return;
    }
    PlaybackState& playback = m_film.picture.state->playback;
    if (playback.played.animation != subject.played.animation ||
        playback.played.mixing != subject.played.mixing) {
        playback.played.animation = subject.played.animation;
        playback.played.mixing = subject.played.mixing;
        playback.loop = {};
        playback.inOut.reset();
    }
    playback.seconds = subject.seconds;
}

PixelImage FilmPainter::drawn(std::size_t number) {
    const FilmMoment& moment = m_request.moments[number];
    FrozenPicture& picture = m_film.picture;
    set(moment, number);
    m_painter.follow(picture);
    PictureFindings found = picture.first.found;  // the root, before the camera is placed
    m_finder.find(picture.first.subject, found, m_request.picture.stop);
    picture.first.found.root = found.root;
    m_film.camera.place(moment, m_painter.first(), picture);
    PixelImage image = m_painter.draw(picture, m_request.picture);
    if (number == 0 || moment.animation != m_request.moments[number - 1].animation) {
        note();
    }
    return image;
}

/// Keeps what is missing from the first frame of each clip, each once.
void FilmPainter::note() {
    for (std::string& notice : m_painter.notices(m_film.picture, m_request.picture)) {
        if (std::find(m_notices.begin(), m_notices.end(), notice) == m_notices.end()) {
            m_notices.push_back(std::move(notice));
        }
    }
}

Status FilmPainter::check() const {
    std::error_code unknown;
    for (const std::string& file : filmFiles(m_request.paths)) {
        if (!m_request.picture.replace && std::filesystem::exists(file, unknown)) {
            return Error{ErrorCode::OutputUnwritable, "the file exists", {}};
        }
    }
    return Nothing{};
}

/// Frames that follow each other in one file are a film.
Status FilmPainter::put(const PixelImage& frame, std::size_t number) {
    const std::vector<std::string>& paths = m_request.paths;
    const std::string& path = paths[number];
    if (m_request.pictures) {
        return putPicture(frame, path);
    }
    if (number == 0 || path != paths[number - 1]) {
        if (const Status finished = finishFilm(); !finished) {
            return finished;
        }
        FilmSettings settings = writerSettings(m_request);
        settings.frames = static_cast<std::size_t>(std::count(paths.begin(), paths.end(), path));
        Result<std::unique_ptr<FilmWriter>> film = openFilm(path, m_request.format, settings);
        if (!film) {
            return film.error();
        }
        m_writer = std::move(*film);
    }
    return m_writer->add(frame);
}

Status FilmPainter::putPicture(const PixelImage& frame, const std::string& path) {
    Result<std::vector<std::uint8_t>> bytes =
        encodePicture(frame, m_request.format, writerSettings(m_request));
    if (!bytes) {
        return bytes.error();
    }
    if (const std::string state = stateOf(m_film.picture, path);
        m_request.format == FilmFormat::Png && !state.empty()) {
        addPngText(*bytes, kStateKeyword, state);
    }
    return writeFile(path, *bytes);
}

Status FilmPainter::finishFilm() {
    const std::unique_ptr<FilmWriter> film = std::move(m_writer);
    return film ? film->finish() : Status(Nothing{});
}

FilmResult FilmPainter::write(const Report& report) {
    const std::stop_token& stop = m_request.picture.stop;
    if (const Status possible = check(); !possible) {
        return possible.error();
    }
    const std::size_t count = m_request.moments.size();
    WallTime::time_point shown;
    for (std::size_t i = 0; i < count; ++i) {
        if (stop.stop_requested()) {
            return Error{ErrorCode::Cancelled, "cancelled", {}};
        }
        const PixelImage image = drawn(i);
        if (const Status added = put(image, i); !added) {
            return added.error();
        }
        const bool shows = WallTime::now() - shown > kBetweenShown || i + 1 == count;
        report({.done = i + 1, .of = count, .frame = shows ? smaller(image) : PixelImage()});
        shown = shows ? WallTime::now() : shown;
    }
    const Status finished = finishFilm();
    return finished ? FilmResult(m_notices) : FilmResult(finished.error());
}

FilmCamera::FilmCamera(Session& session, float aspect, bool turns)
    : m_state(session.rig().state()),
      m_aspect(aspect),
      m_turns(turns),
      m_framesAgain(m_state.untouched && (turns || aspect != session.rig().aspect())),
      m_shown(session.player().animation()) {
    if (session.split().split().both) {
        m_state.untouched = m_framesAgain = false;  // both files are framed as they are now
    }
}

OrbitCamera FilmCamera::framed(const PictureSubject& subject, NodeIndex still) {
    const bool isOther = !subject.played.layered() && subject.played.animation != m_shown;
    if (!m_framesAgain && !(m_state.untouched && isOther)) {
        return m_state.camera;
    }
    const PictureFraming framing = m_meter.measure(subject, still);
    if (m_turns) {
        OrbitCamera camera = m_state.camera;
        frame(camera, framing.framed().box, m_aspect);
        camera.sceneRadius = std::max(camera.sceneRadius, framing.whole.box.radius());
        return camera;
    }
    return framedBy(m_state.camera, framing.whole, framing.part, m_aspect);
}

void FilmCamera::place(const FilmMoment& moment, PaintedFile& file, FrozenPicture& frame) {
    const PictureSubject& subject = frame.first.subject;
    const PoseEvaluator& pose = *file.evaluator;
    const NodeIndex still = subject.view.motion.followCamera && !m_state.node
                                ? followedNode(subject, frame.first.found.root)
                                : NodeIndex();
    if (moment.animation && !frame.partner) {
        frame.first.found.framedBounds = m_meter.measure(subject, still).whole.box;
        frame.first.found.clipBounds = m_meter.clipBox(subject);
    }
    if (m_state.node) {
        const Asset& asset = subject.asset();
        frame.camera =
            gltfCameraView(evaluatedCamera(asset, pose.pose(), asset[m_state.node].camera),
                           pose.world(m_state.node), m_aspect);
        return;
    }
    OrbitCamera camera = framed(subject, still);
    camera.yawRadians += moment.turnRadians;
    if (frame.state) {
        frame.state->camera.camera = camera;
    }
    frame.camera = camera.view(m_aspect);
    if (const auto moved = still ? file.builder.shift(subject, pose, still) : std::nullopt) {
        frame.camera = movedBy(frame.camera, *moved);
    }
}

}  // namespace sinew
