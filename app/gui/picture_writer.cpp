// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/picture_writer.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include "app/gui/frame.h"
#include "model/check/weight_notice.h"
#include "model/compare/distance_values.h"
#include "model/core/file_writer.h"
#include "model/core/handover.h"
#include "model/core/warning.h"
#include "model/image/image_codec.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "model/picture/subject_notices.h"
#include "model/view/without_marks.h"
#include "ui/session/partner_picture.h"
#include "ui/session/session.h"
#include "ui/session/split_view.h"
#include "ui/session/work/other_thread.h"

namespace sinew {
namespace {

constexpr float kPointsHigh = 900.0F;  // text has the size of a window of this height

Error unwritten(std::string message) {
    return {ErrorCode::OutputUnwritable, std::move(message), {}};
}

float pointSize(const ScreenshotRequest& request) {
    return request.pixelsPerPoint > 0.0F
               ? request.pixelsPerPoint
               : std::max(1.0F, static_cast<float>(request.height) / kPointsHigh);
}

ScreenshotResult savedAs(const ScreenshotRequest& request, Screenshot picture) {
    if (request.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    if (request.path.empty()) {
        return picture;
    }
    const std::vector<std::uint8_t> bytes = encodePng(picture.pixels, !request.transparent);
    std::error_code unknown;
    if (!request.replace && std::filesystem::exists(request.path, unknown)) {
        return unwritten("the file exists");
    }
    if (request.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    const Status written = writeFile(request.path, bytes);
    if (!written) {
        return written.error();
    }
    picture.pixels = {};
    return picture;
}

/// One file of a picture, and what was known of it.
struct FrozenFile {
    PictureSubject subject;
    PictureFindings found;
    std::shared_ptr<const ClipWorst> worst = {};  // null: not known
    bool valuesLag = false;  // those of `found` are of an earlier moment or view
    std::string leftOut;     // words for the upper left corner
    std::string caption;
    bool captionIsRight = false;
};

/// Evaluator and pictures of a file.
struct PaintedFile {
    std::optional<PoseEvaluator> evaluator;
    PictureFinder finder;
    PictureBuilder builder;
    PictureFindings found;  // findings of the last picture
    FrameInput input;

    void forget() noexcept {
        evaluator.reset();
        finder = {};
        builder.clear();
        found = {};
        input = {};
    }

    /// True: the file is another one.
    [[nodiscard]] bool follow(const FrozenFile& file) {
        const bool isOther = !evaluator || evaluator->clips() != file.subject.clips;
        if (isOther) {
            evaluator.reset();
            evaluator.emplace(file.subject.clips);
        }
        PoseMoment moment;
        setMoment(file.subject.asset(), file.subject.played, file.subject.seconds, moment);
        evaluate(*evaluator, moment);
        return isOther;
    }

    /// What the window is still looking for is found first; the root stays, since the camera is
    /// placed. `other`: the compared file in its pose; null: none.
    void fill(const FrozenFile& file, const PaintedFile* other, const CameraView& camera,
              const ScreenshotRequest& request) {
        const PictureSubject& subject = file.subject;
        found = file.found;
        finder.find(subject, found, request.stop);
        found.root = file.found.root;
        if (file.valuesLag && subject.view.mode == ViewMode::Distance) {
            found.values = other != nullptr ? distancesTo(*other->evaluator, request) : nullptr;
        } else if (file.valuesLag) {
            found.values = viewValues(subject, *evaluator, file.worst.get(), request.stop);
        }
        builder.fill(subject, &*evaluator, found, input);
        input.camera = camera;
        input.leftOut = file.leftOut;
        input.caption = file.caption;
        input.captionIsRight = file.captionIsRight;
        input.pixelsPerPoint = pointSize(request);
        input.textShown = request.text;
    }

    [[nodiscard]] std::shared_ptr<const SurfaceValues> distancesTo(
        const PoseEvaluator& other, const ScreenshotRequest& request) const {
        const auto source = distanceValues(evaluator->clips(), other.clips(), request.stop);
        source->setOther(&other);
        auto values = std::make_shared<SurfaceValues>();
        source->evaluate(*evaluator, *values);
        return values;
    }
};

}  // namespace

/// A picture of the window as a value: another thread can draw it while the session goes on.
struct PictureWriter::Frozen {
    FrozenFile first;
    std::optional<FrozenFile> partner = {};  // none: a single file is shown
    PictureSplit split;
    CameraView camera;
    NodeIndex cameraNode;  // node of a camera of the file; none: another camera
};

/// The renderer, and what it shows.
struct PictureWriter::Painter {
    OffscreenOptions options;
    std::unique_ptr<OffscreenRenderer> renderer;
    PaintedFile first;
    PaintedFile partner;

    void forget() noexcept {
        if (!first.evaluator) {
            return;
        }
        first.forget();
        release([this] { renderer->setAsset(nullptr); });
    }
    void forgetPartner() noexcept {
        if (partner.evaluator) {
            partner.forget();
            release([this] { renderer->setPartner(nullptr); });
        }
    }
    template <class Release>
    void release(const Release& call) noexcept {
        try {
            if (renderer) {
                call();
            }
        } catch (const std::exception& failure) {
            warn("the next screenshot starts a new renderer", failure);
            renderer.reset();
        }
    }

    void follow(const Frozen& frame) {
        if (!renderer) {
            renderer = std::make_unique<OffscreenRenderer>(options);
            first.forget();
            partner.forget();
        }
        if (first.follow(frame.first)) {
            renderer->setAsset(frame.first.subject.clips->asset());
        }
        if (frame.partner && partner.follow(*frame.partner)) {
            renderer->setPartner(frame.partner->subject.clips->asset());
        }
    }

    [[nodiscard]] Screenshot paint(const Frozen& frame, const ScreenshotRequest& request) {
        follow(frame);
        const PictureSize size{.width = std::uint32_t(request.width),
                               .height = std::uint32_t(request.height)};
        Screenshot made;
        first.fill(frame.first, frame.partner ? &partner : nullptr, frame.camera, request);
        if (frame.partner) {
            partner.fill(*frame.partner, &first, frame.camera, request);
            const SplitLayout layout =
                splitLayout(frame.split, size.width, size.height, pointSize(request));
            for (const SplitPart& part : layout.parts()) {
                PaintedFile& file = part.side == ComparedSide::Before ? first : partner;
                file.input.captionWidth = static_cast<float>(part.visible.width);
            }
            made.pixels = renderer->renderSplit(layout, {&first.input, &partner.input}, size);
        } else {
            made.pixels = renderer->render(first.input, size);
        }
        made.notices = notices(frame, request);
        return made;
    }

    /// Of the picture just drawn.
    [[nodiscard]] std::vector<std::string> notices(const Frozen& frame,
                                                   const ScreenshotRequest& request) const {
        const PictureSubject& subject = frame.first.subject;
        std::vector<std::string> all = renderer->notices();
        const auto add = [&all](const std::vector<std::string>& more) {
            all.insert(all.end(), more.begin(), more.end());
        };
        add({hiddenNamesNotice(renderer->hiddenNames())});
        add(subjectNotices(subject, *first.evaluator,
                           {.camera = frame.camera,
                            .cameraNode = frame.cameraNode,
                            .heightPixels = static_cast<float>(request.height)}));
        add(drawnNotices(subject, first.found, renderer->pictureNotice(), renderer->lampStops()));
        WeightJudge judge(subject.asset());
        judge.judge(*first.evaluator, subject.view, subject.played.animation, subject.seconds);
        if (judge.worst()) {
            add({weightNotice(subject.asset(), judge.worst()->difference, subject.view.weights)});
        }
        add({renderer->fontNotice()});
        all.erase(std::remove(all.begin(), all.end(), std::string()), all.end());
        return all;
    }

    [[nodiscard]] ScreenshotResult make(const Frozen& frame, const ScreenshotRequest& request) {
        if (request.stop.stop_requested()) {
            return Error{ErrorCode::Cancelled, "cancelled", {}};
        }
        try {
            return savedAs(request, paint(frame, request));
        } catch (const std::exception& failure) {
            renderer.reset();
            return unwritten(failure.what());
        }
    }
};

PictureWriter::PictureWriter(Session& session, OffscreenOptions options)
    : m_session(session), m_painter(std::make_shared<Painter>()) {
    m_painter->options = std::move(options);
    m_pool.setMaxThreadCount(1);
}

PictureWriter::~PictureWriter() {
    m_pool.waitForDone();
}

PictureWriter::Frozen PictureWriter::frozen(const ScreenshotRequest& request) {
    const PictureSplit& split = m_session.split().split();
    const PixelRect picture = splitLayout(split, std::uint32_t(request.width),
                                          std::uint32_t(request.height), pointSize(request))
                                  .all[0]
                                  .picture;
    const auto aspect = static_cast<float>(picture.width) / static_cast<float>(picture.height);
    FrameInput now;
    fillFrame(m_session, aspect, now);
    Frozen frame{.first = {.subject = m_session.subject(),
                           .found = m_session.findings(),
                           .worst = m_session.meter().sharedWorst(),
                           .valuesLag = !m_session.meter().upToDate(),
                           .leftOut = std::move(now.leftOut),
                           .caption = std::move(now.caption)},
                 .split = split,
                 .camera = now.camera,
                 .cameraNode = m_session.rig().cameraNode()};
    if (split.both) {
        fillPartnerFrame(m_session, aspect, now);
        frame.partner = FrozenFile{.subject = m_session.partner().subject(),
                                   .found = m_session.partner().findings(),
                                   .valuesLag = !m_session.partner().meter().upToDate(),
                                   .leftOut = std::move(now.leftOut),
                                   .caption = std::move(now.caption),
                                   .captionIsRight = now.captionIsRight};
    }
    frame.split.lineIsHot = false;
    for (FrozenFile* const file : {&frame.first, frame.partner ? &*frame.partner : nullptr}) {
        if (file != nullptr) {
            file->subject.view.transparent = request.transparent;
            file->subject.view.hovered = {};
            if (!request.marks) {
                leaveOutMarks(file->subject.view);
                file->found.path.reset();
            }
        }
    }
    return frame;
}

void PictureWriter::start(const ScreenshotRequest& request,
                          std::function<void(const ScreenshotResult&)> done) {
    runIn(m_pool, [this, painter = m_painter, request, frame = frozen(request),
                   done = std::move(done)] {
        const auto result = std::make_shared<const ScreenshotResult>(painter->make(frame, request));
        callIn(m_receiver, [done, result] { done(*result); });
    });
}

Status PictureWriter::write(const ScreenshotRequest& request) {
    auto result = std::make_shared<ScreenshotResult>(Screenshot());
    runIn(m_pool, [painter = m_painter, request, frame = frozen(request), result] {
        *result = painter->make(frame, request);
    });
    m_pool.waitForDone();
    takeOver();
    return *result ? Status(Nothing{}) : Status(result->error());
}

void PictureWriter::forgetAsset() {
    runIn(m_pool, [painter = m_painter] { painter->forget(); });
}

void PictureWriter::forgetPartner() {
    runIn(m_pool, [painter = m_painter] { painter->forgetPartner(); });
}

std::vector<std::string> PictureWriter::validationErrors() {
    m_pool.waitForDone();
    takeOver();
    return m_painter->renderer ? m_painter->renderer->validationErrors()
                               : std::vector<std::string>();
}

}  // namespace sinew
