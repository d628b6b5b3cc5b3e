// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/picture_painter.h"

#include <algorithm>
#include <exception>

#include "model/check/weight_notice.h"
#include "model/compare/distance_values.h"
#include "model/core/warning.h"
#include "model/picture/subject_notices.h"

namespace sinew {

void PaintedFile::forget() noexcept {
    evaluator.reset();
    finder = {};
    builder.clear();
    found = {};
    input = {};
}

bool PaintedFile::follow(const FrozenFile& file) {
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

void PaintedFile::fill(const FrozenFile& file, const PaintedFile* other, const CameraView& camera,
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

std::shared_ptr<const SurfaceValues> PaintedFile::distancesTo(
    const PoseEvaluator& other, const ScreenshotRequest& request) const {
    const auto source = distanceValues(evaluator->clips(), other.clips(), request.stop);
    source->setOther(&other);
    auto values = std::make_shared<SurfaceValues>();
    source->evaluate(*evaluator, *values);
    return values;
}

void PicturePainter::forget() noexcept {
    if (!m_first.evaluator) {
        return;
    }
    m_first.forget();
    release([this] { m_renderer->setAsset(nullptr); });
}

void PicturePainter::forgetPartner() noexcept {
    if (m_partner.evaluator) {
        m_partner.forget();
        release([this] { m_renderer->setPartner(nullptr); });
    }
}

template <class Release>
void PicturePainter::release(const Release& call) noexcept {
    try {
        if (m_renderer) {
            call();
        }
    } catch (const std::exception& failure) {
        warn("the next picture starts a new renderer", failure);
        restart();
    }
}

void PicturePainter::follow(const FrozenPicture& frame) {
    if (!m_renderer) {
        m_renderer = std::make_unique<OffscreenRenderer>(m_options);
        m_first.forget();
        m_partner.forget();
    }
    if (m_first.follow(frame.first)) {
        m_renderer->setAsset(frame.first.subject.clips->asset());
    }
    if (frame.partner && m_partner.follow(*frame.partner)) {
        m_renderer->setPartner(frame.partner->subject.clips->asset());
    }
}

PixelImage PicturePainter::draw(const FrozenPicture& frame, const ScreenshotRequest& request) {
    const PictureSize size{.width = std::uint32_t(request.width),
                           .height = std::uint32_t(request.height)};
    m_first.fill(frame.first, frame.partner ? &m_partner : nullptr, frame.camera, request);
    if (!frame.partner) {
        return m_renderer->render(m_first.input, size);
    }
    m_partner.fill(*frame.partner, &m_first, frame.camera, request);
    const SplitLayout layout =
        splitLayout(frame.split, size.width, size.height, pointSize(request));
    for (const SplitPart& part : layout.parts()) {
        PaintedFile& file = part.side == ComparedSide::Before ? m_first : m_partner;
        file.input.captionWidth = static_cast<float>(part.visible.width);
    }
    return m_renderer->renderSplit(layout, {&m_first.input, &m_partner.input}, size);
}

std::vector<std::string> PicturePainter::notices(const FrozenPicture& frame,
                                                 const ScreenshotRequest& request) const {
    const PictureSubject& subject = frame.first.subject;
    std::vector<std::string> all = m_renderer->notices();
    const auto add = [&all](const std::vector<std::string>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    add({hiddenNamesNotice(m_renderer->hiddenNames())});
    add(subjectNotices(subject, *m_first.evaluator,
                       {.camera = frame.camera,
                        .cameraNode = frame.cameraNode,
                        .heightPixels = static_cast<float>(request.height)}));
    add(drawnNotices(subject, m_first.found, m_renderer->pictureNotice(), m_renderer->lampStops()));
    WeightJudge judge(subject.asset());
    judge.judge(*m_first.evaluator, subject.view, subject.played.animation, subject.seconds);
    if (judge.worst()) {
        add({weightNotice(subject.asset(), judge.worst()->difference, subject.view.weights)});
    }
    add({m_renderer->fontNotice()});
    all.erase(std::remove(all.begin(), all.end(), std::string()), all.end());
    return all;
}

std::vector<std::string> PicturePainter::validationErrors() const {
    return m_renderer ? m_renderer->validationErrors() : std::vector<std::string>();
}

}  // namespace sinew
