// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_renderer.h"

#include <algorithm>
#include <utility>

#include "app/cli/render/cell_caption.h"
#include "model/view/shown_motion.h"
#include "model/view/view_data.h"

namespace sinew::cli {

PictureRenderer::PictureRenderer(OffscreenRenderer& renderer, std::shared_ptr<const Asset> asset,
                                 const RenderOptions& options, const RenderChoice& choice)
    : m_renderer(renderer),
      m_asset(std::move(asset)),
      m_options(options),
      m_choice(choice),
      m_evaluator(m_asset),
      m_camera(options.camera.value_or(CameraChoice{}), *m_asset, choice.view.scene),
      m_samples(renderer.supportedSamples(options.samples)),
      m_weights(*m_asset),
      m_values(m_evaluator.clips(), choice),
      m_missingData(missingViewData(*m_asset, choice.view)) {
    m_found.environment = m_choice.environment;
    m_renderer.setAsset(m_asset);
    m_missingData = m_missingData.empty() ? m_values.missing() : m_missingData;
}

void PictureRenderer::startPicture() {
    m_facts = {};
    m_weights.restart();
    if (!m_missingData.empty()) {
        addNotice("the view '" + std::string(viewModeInfo(m_choice.view.mode).name) +
                  "' has nothing to show: " + m_missingData);
    }
    addNotice(m_values.notice());
}

CameraView PictureRenderer::place(const PictureSubject& subject, float aspect, CameraState& state) {
    const bool follows = subject.view.motion.followCamera && !m_camera.node();
    const NodeIndex still = follows ? followedNode(subject, m_found.root) : NodeIndex();
    const PictureFraming framing = m_framing.measure(subject, still);
    m_found.framedBounds = framing.whole.box;
    m_found.clipBounds = m_framing.clipBox(subject);
    state = m_camera.state(*m_asset, framing, aspect);
    if (m_choice.finding) {
        const FindingView& finding = m_choice.finding->view;
        if (const auto near =
                cameraOnFinding(finding, m_evaluator, subject.view, state.camera, aspect)) {
            state = {.camera = *near, .node = {}, .untouched = false};
            return near->view(aspect);
        }
        addNotice("the finding " + m_choice.finding->place.code +
                  " is about nothing in the picture, which shows the whole scene");
    }
    const CameraView camera = m_camera.view(m_evaluator, framing, aspect);
    const auto moved = still ? m_builder.shift(subject, m_evaluator, still) : std::nullopt;
    return moved ? movedBy(camera, *moved) : camera;
}

/// Checks the first shot of each clip.
void PictureRenderer::note(const PictureSubject& subject, const CameraView& camera, Extent size) {
    const auto isOfClip = [&](const RenderedShot& shot) {
        return shot.animation == subject.played.animation;
    };
    if (std::any_of(m_facts.shots.begin(), m_facts.shots.end(), isOfClip)) {
        return;
    }
    for (std::string& notice : subjectNotices(subject, m_evaluator,
                                              {.camera = camera,
                                              .cameraNode = m_camera.node(),
                                              .heightPixels = static_cast<float>(size.height)})) {
        addNotice(std::move(notice));
    }
}

/// What is known once it is drawn.
void PictureRenderer::noteDrawn(const PictureSubject& subject) {
    for (std::string& notice :
         drawnNotices(subject, m_found, m_renderer.pictureNotice(), m_renderer.lampStops())) {
        addNotice(std::move(notice));
    }
}

void PictureRenderer::addNotice(std::string notice) {
    if (!notice.empty() && std::find(m_facts.notices.begin(), m_facts.notices.end(), notice) ==
                               m_facts.notices.end()) {
        m_facts.notices.push_back(std::move(notice));
    }
}

PixelImage PictureRenderer::shot(const PlannedShot& planned, Extent size,
                                 std::vector<OverlayText> texts, const Progress& progress) {
    progress("Measuring", 0.0F);
    const AnimationIndex animation = planned.animation;
    const PictureSubject subject =
        subjectOf(m_choice, m_evaluator.clips(), animation, planned.seconds);
    setMoment(*m_asset, subject.played, subject.seconds, m_moment);
    evaluate(m_evaluator, m_moment);
    m_finder.find(subject, m_found);
    m_found.values = m_values.of(m_evaluator, animation);
    progress("Framing", 0.3F);
    const float height = static_cast<float>(size.height);
    const float caption = texts.empty() ? 0.0F : kCaptionLines * captionHeight(size);
    FrameInput input;
    CameraState placed;
    input.camera = place(subject, static_cast<float>(size.width) / (height - caption), placed);
    const float part = caption / height;  // the legend occupies the lower edge
    keepClear(input.camera, {.top = subject.view.legend ? part : 0.0F,
                             .bottom = subject.view.legend ? 0.0F : part});
    m_builder.fill(subject, &m_evaluator, m_found, input);
    input.view.legend = subject.view.legend && m_facts.shots.empty();  // only once per sheet
    input.pixelsPerPoint = pointPixels(size);
    input.texts = std::move(texts);
    note(subject, input.camera, size);
    m_weights.judge(m_evaluator, input.view, animation, subject.seconds);
    progress("Drawing", 0.6F);
    PixelImage image = m_renderer.render(
        input, {.width = size.width, .height = size.height, .samples = m_samples});
    noteDrawn(subject);
    m_facts.shots.push_back({.animation = animation,
                             .seconds = subject.seconds,
                             .camera = input.camera,
                             .cameraState = placed,
                             .hiddenNames = m_renderer.hiddenNames(),
                             .lampStops = m_renderer.lampStops()});
    return image;
}

void PictureRenderer::measureValues(bool quiet) {
    m_values.measure(quiet);
}

PixelImage PictureRenderer::draw(const PlannedImage& picture,
                                 const std::optional<SheetLayout>& layout,
                                 const Progress& progress) {
    startPicture();
    PixelImage image = layout ? sheet(picture, *layout, progress)
                              : shot(picture.shots.front(), m_options.size, {}, progress);
    m_facts.weights = m_weights.worst();
    return image;
}

OverlayText PictureRenderer::caption(const PlannedShot& shot, Extent size) const {
    std::string text = captionOf(*m_asset, shot, CaptionForm::Long);
    if (fittingHeight(text, size, captionHeight(size)) < kReadableHeight) {
        text = captionOf(*m_asset, shot, CaptionForm::Short);
    }
    const float height = std::max(fittingHeight(text, size, captionHeight(size)), kReadableHeight);
    const float edge = captionEdge(height);
    return captionLine(
        std::move(text), height,
        m_choice.view.legend ? edge + 0.8F * height : static_cast<float>(size.height) - edge);
}

PixelImage PictureRenderer::sheet(const PlannedImage& picture, const SheetLayout& layout,
                                  const Progress& progress) {
    PixelImage sheet = filledPicture(m_options.size, sheetColor(m_choice.view));
    const auto ofSheet = [&](const char* words, float part) {
        progress(words, (static_cast<float>(m_facts.shots.size()) + part) /
                            static_cast<float>(picture.shots.size()));
    };
    for (const PlannedShot& cell : picture.shots) {
        layout.paste(shot(cell, layout.cell(), {caption(cell, layout.cell())}, ofSheet), cell,
                     sheet);
    }
    return sheet;
}

}  // namespace sinew::cli
