// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_renderer.h"

#include <algorithm>
#include <utility>

#include "app/cli/report/text_output.h"
#include "model/core/utf8.h"
#include "model/view/shown_motion.h"
#include "model/view/view_data.h"

namespace sinew::cli {

namespace {

constexpr float kPointsOfHeight = 720.0F;  // a picture of this height has one pixel per point
constexpr float kCaptionLines = 1.6F;      // space below a sheet's pictures, in text heights
constexpr glm::u8vec4 kSheetColor{28, 30, 34, 255};
constexpr glm::vec4 kTextColor{0.93F, 0.94F, 0.96F, 1.0F};  // the renderer darkens behind text

constexpr float kReadableHeight = 8.0F;
constexpr float kLetterWidth = 0.52F;  // width of an average letter, in text heights
constexpr float kCaptionEdge = 0.7F;   // margin between cell edge and text, in text heights

float captionHeight(Extent cell) {
    return std::clamp(static_cast<float>(cell.height) / 18.0F, 9.0F, 32.0F);
}

/// The largest text height that keeps the text inside the cell.
float fittingHeight(const std::string& text, Extent cell) {
    const float letters = kLetterWidth * static_cast<float>(characterCount(text));
    const float widest = static_cast<float>(cell.width) / (letters + 2.0F * kCaptionEdge);
    return std::min(captionHeight(cell), widest);
}

/// Shifts the view away from the caption's edge, where the scene continues.
void keepClear(CameraView& camera, float part, bool captionOnTop) {
    glm::mat4 moved(1.0F);
    moved[1][1] = part;
    moved[3][1] = captionOnTop ? 1.0F - part : part - 1.0F;
    camera.clipFromView = moved * camera.clipFromView;
}

glm::u8vec4 sheetColor(const ViewOptions& view) {
    if (view.transparent) {
        return glm::u8vec4(0);
    }
    return view.background ? glm::u8vec4(glm::vec4(255.0F * *view.background + 0.5F, 255.0F))
                           : kSheetColor;
}

}  // namespace

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
    if (!m_missingData.empty()) {
        addNotice("the view '" + std::string(viewModeInfo(choice.view.mode).name) +
                  "' has nothing to show: " + m_missingData);
    }
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
    const bool known = std::any_of(m_shots.begin(), m_shots.end(), [&](const RenderedShot& shot) {
        return shot.animation == subject.played.animation;
    });
    if (known) {
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
    if (!notice.empty() &&
        std::find(m_notices.begin(), m_notices.end(), notice) == m_notices.end()) {
        m_notices.push_back(std::move(notice));
    }
}

PixelImage PictureRenderer::shot(AnimationIndex animation, float seconds, Extent size,
                                 std::vector<OverlayText> texts, const Progress& progress) {
    progress("Measuring", 0.0F);
    const PictureSubject subject = subjectOf(m_choice, m_evaluator.clips(), animation, seconds);
    setMoment(*m_asset, subject.played, subject.seconds, m_moment);
    evaluate(m_evaluator, m_moment);
    m_finder.find(subject, m_found);
    m_found.values = m_values.of(m_evaluator, animation);
    progress("Framing", 0.3F);
    const float height = static_cast<float>(size.height);
    const float above = height - (texts.empty() ? 0.0F : kCaptionLines * captionHeight(size));
    FrameInput input;
    CameraState placed;
    input.camera = place(subject, static_cast<float>(size.width) / above, placed);
    keepClear(input.camera, above / height, subject.view.legend);
    m_builder.fill(subject, &m_evaluator, m_found, input);
    input.view.legend = subject.view.legend && m_shots.empty();  // only once per sheet
    input.pixelsPerPoint = std::clamp(height / kPointsOfHeight, 0.6F, 6.0F);
    input.texts = std::move(texts);
    note(subject, input.camera, size);
    m_weights.judge(m_evaluator, input.view, animation, subject.seconds);
    progress("Drawing", 0.6F);
    PixelImage image = m_renderer.render(
        input, {.width = size.width, .height = size.height, .samples = m_samples});
    noteDrawn(subject);
    m_shots.push_back({.animation = animation,
                       .seconds = subject.seconds,
                       .camera = input.camera,
                       .cameraState = placed,
                       .hiddenNames = m_renderer.hiddenNames(),
                       .lampStops = m_renderer.lampStops()});
    return image;
}

void PictureRenderer::measureValues(bool quiet) {
    m_values.measure(quiet);
    addNotice(m_values.notice());
}

PixelImage PictureRenderer::picture(const Progress& progress) {
    const AnimationIndex animation =
        m_choice.animations.empty() ? AnimationIndex{} : m_choice.animations.front();
    return shot(animation, m_choice.seconds, m_options.size, {}, progress);
}

OverlayText PictureRenderer::caption(const SheetCell& cell, Extent size) const {
    OverlayText text{.utf8 = captionOf(*m_asset, cell, CaptionForm::Long)};
    if (fittingHeight(text.utf8, size) < kReadableHeight) {
        text.utf8 = captionOf(*m_asset, cell, CaptionForm::Short);
    }
    text.heightPixels = std::max(fittingHeight(text.utf8, size), kReadableHeight);
    const float edge = kCaptionEdge * text.heightPixels;
    // The legend occupies the lower edge.
    const float baseline = m_choice.view.legend ? edge + 0.8F * text.heightPixels
                                                : static_cast<float>(size.height) - edge;
    text.position = {edge, baseline};
    text.color = kTextColor;
    return text;
}

PixelImage PictureRenderer::sheet(const std::vector<SheetCell>& cells, const SheetLayout& layout,
                                  const Progress& progress) {
    PixelImage sheet = filledPicture(m_options.size, sheetColor(m_choice.view));
    const auto ofSheet = [&](const char* words, float part) {
        progress(words,
                 (static_cast<float>(m_shots.size()) + part) / static_cast<float>(cells.size()));
    };
    for (const SheetCell& cell : cells) {
        layout.paste(shot(cell.animation, cell.seconds, layout.cell(),
                          {caption(cell, layout.cell())}, ofSheet),
                     cell, sheet);
    }
    return sheet;
}

}  // namespace sinew::cli
