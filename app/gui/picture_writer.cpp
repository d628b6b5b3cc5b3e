// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/picture_writer.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include "app/gui/frame.h"
#include "model/check/weight_notice.h"
#include "model/core/file_writer.h"
#include "model/core/handover.h"
#include "model/core/warning.h"
#include "model/image/image_codec.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "model/picture/subject_notices.h"
#include "model/view/without_marks.h"
#include "ui/session/session.h"
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

}  // namespace

/// A picture of the window as a value: another thread can draw it while the session goes on.
struct PictureWriter::Frozen {
    PictureSubject subject;
    PictureFindings found;                   // what was known by then
    std::shared_ptr<const ClipWorst> worst;  // null: not known
    bool valuesLag = false;                  // those of `found` are of an earlier moment or view
    CameraView camera;
    NodeIndex cameraNode;  // node of a camera of the file; none: another camera
    std::string leftOut;   // words for the upper left corner
};

/// Renderer, evaluator and the asset that both show.
struct PictureWriter::Painter {
    OffscreenOptions options;
    std::unique_ptr<OffscreenRenderer> renderer;
    std::optional<PoseEvaluator> evaluator;
    PictureFinder finder;
    PictureBuilder builder;

    void forget() noexcept {
        if (!evaluator) {
            return;
        }
        evaluator.reset();
        finder = {};
        builder.clear();
        try {
            renderer->setAsset(nullptr);
        } catch (const std::exception& failure) {
            warn("the next screenshot starts a new renderer", failure);
            renderer.reset();
        }
    }

    /// What the window is still looking for is found first; the root stays, since the camera is
    /// placed.
    [[nodiscard]] Screenshot paint(const Frozen& frame, const ScreenshotRequest& request) {
        const PictureSubject& subject = frame.subject;
        if (!renderer) {
            renderer = std::make_unique<OffscreenRenderer>(options);
        }
        if (!evaluator || evaluator->clips() != subject.clips) {
            evaluator.reset();
            renderer->setAsset(subject.clips->asset());
            evaluator.emplace(subject.clips);
        }
        PoseMoment moment;
        setMoment(subject.asset(), subject.played, subject.seconds, moment);
        evaluate(*evaluator, moment);
        PictureFindings found = frame.found;
        finder.find(subject, found, request.stop);
        found.root = frame.found.root;
        if (frame.valuesLag) {
            found.values = viewValues(subject, *evaluator, frame.worst.get(), request.stop);
        }
        FrameInput input;
        builder.fill(subject, &*evaluator, found, input);
        input.camera = frame.camera;
        input.leftOut = frame.leftOut;
        input.pixelsPerPoint = pointSize(request);
        input.textShown = request.text;
        Screenshot made{.pixels =
                            renderer->render(input, {.width = std::uint32_t(request.width),
                                                     .height = std::uint32_t(request.height)})};
        made.notices = notices(frame, found, request);
        return made;
    }

    /// Of the picture just drawn.
    [[nodiscard]] std::vector<std::string> notices(const Frozen& frame,
                                                   const PictureFindings& found,
                                                   const ScreenshotRequest& request) const {
        const PictureSubject& subject = frame.subject;
        std::vector<std::string> all = renderer->notices();
        const auto add = [&all](const std::vector<std::string>& more) {
            all.insert(all.end(), more.begin(), more.end());
        };
        add({hiddenNamesNotice(renderer->hiddenNames())});
        add(subjectNotices(subject, *evaluator,
                           {.camera = frame.camera,
                            .cameraNode = frame.cameraNode,
                            .heightPixels = static_cast<float>(request.height)}));
        add(drawnNotices(subject, found, renderer->pictureNotice(), renderer->lampStops()));
        WeightJudge judge(subject.asset());
        judge.judge(*evaluator, subject.view, subject.played.animation, subject.seconds);
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
            evaluator.reset();
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
    const auto aspect = static_cast<float>(request.width) / static_cast<float>(request.height);
    FrameInput now;
    fillFrame(m_session, aspect, now);
    Frozen frame{.subject = m_session.subject(),
                 .found = m_session.findings(),
                 .worst = m_session.meter().sharedWorst(),
                 .valuesLag = !m_session.meter().upToDate(),
                 .camera = now.camera,
                 .cameraNode = m_session.rig().cameraNode(),
                 .leftOut = std::move(now.leftOut)};
    frame.subject.view.transparent = request.transparent;
    frame.subject.view.hovered = {};
    if (!request.marks) {
        leaveOutMarks(frame.subject.view);
        frame.found.path.reset();
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

std::vector<std::string> PictureWriter::validationErrors() {
    m_pool.waitForDone();
    takeOver();
    return m_painter->renderer ? m_painter->renderer->validationErrors()
                               : std::vector<std::string>();
}

}  // namespace sinew
