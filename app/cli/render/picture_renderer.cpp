// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_renderer.h"

#include <algorithm>
#include <utility>

#include "app/cli/report/text_table.h"
#include "model/check/picture_notices.h"
#include "model/core/utf8.h"
#include "model/view/lamp_meter.h"
#include "model/view/shown_nodes.h"
#include "model/view/view_data.h"

namespace sinew::cli {

namespace {

constexpr float kPointsOfHeight = 720.0F;  // a picture of this height has one pixel per point
constexpr float kCaptionLines = 1.6F;      // space below a sheet's pictures, in text heights
constexpr glm::u8vec4 kSheetColor{28, 30, 34, 255};
constexpr glm::vec4 kTextColor{0.93F, 0.94F, 0.96F, 1.0F};  // the renderer darkens behind text

constexpr float kReadableHeight = 8.0F;
constexpr float kLetterWidth = 0.52F;  // width of an average letter, in text heights
constexpr float kCaptionEdge = 0.7F;   // from the cell's edges to the text, in text heights

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

/// The nodes of the scene, without the meshes that the user hides.
std::vector<NodeIndex> drawnNodes(const Asset& asset, const ViewOptions& view) {
    std::vector<NodeIndex> nodes = sceneNodes(asset, view.scene);
    if (view.shown) {
        std::erase_if(
            nodes, [&](NodeIndex node) { return !asset[node].mesh || !view.shown->draws(node); });
    }
    return nodes;
}

}  // namespace

PictureRenderer::PictureRenderer(OffscreenRenderer& renderer, std::shared_ptr<const Asset> asset,
                                 const RenderOptions& options, const RenderChoice& choice)
    : m_renderer(renderer),
      m_asset(std::move(asset)),
      m_options(options),
      m_choice(choice),
      m_evaluator(m_asset),
      m_rig(options.camera, *m_asset, choice.view.scene),
      m_samples(renderer.supportedSamples(options.samples)),
      m_whole(m_evaluator.clips(), sceneNodes(*m_asset, choice.view.scene), choice),
      m_part(m_evaluator.clips(), drawnNodes(*m_asset, choice.view), choice),
      m_weights(*m_asset),
      m_values(m_evaluator.clips(), choice),
      m_motion(m_evaluator.clips(), choice, options.camera.kind == CameraChoice::Kind::Gltf),
      m_missingData(missingViewData(*m_asset, choice.view)) {
    m_evaluator.setHandPose(m_choice.hand);
    m_renderer.setAsset(m_asset);
    m_missingData = m_missingData.empty() ? m_values.missing() : m_missingData;
    if (!m_missingData.empty()) {
        addNotice("the view '" + std::string(viewModeInfo(choice.view.mode).name) +
                  "' has nothing to show: " + m_missingData);
    }
}

/// Null: one copy is shown.
CrowdGrid* PictureRenderer::crowd(AnimationIndex animation) {
    if (m_choice.view.copies < 2 || m_choice.view.mode == ViewMode::BindPose) {
        return nullptr;
    }
    if (m_crowd == nullptr || m_crowd->animation() != animation) {
        const Outline& one = m_whole.over(animation);
        m_crowd = std::make_unique<CrowdGrid>(m_evaluator.clips(), animation, m_choice.view.copies,
                                              one.box);
        m_crowdOutline = m_crowd->around(one);
    }
    return m_crowd.get();
}

const Outline& PictureRenderer::wholeOutline(AnimationIndex animation) {
    return crowd(animation) != nullptr ? m_crowdOutline : m_whole.over(animation);
}

const Outline& PictureRenderer::framedOutline(AnimationIndex animation) {
    if (const NodeIndex followed = m_motion.cameraFollows(animation)) {
        return m_part.following(animation, followed);
    }
    if (!m_choice.view.shown || m_part.over(animation).box.empty()) {
        return wholeOutline(animation);
    }
    if (const CrowdGrid* grid = crowd(animation)) {
        m_crowdPart = grid->around(m_part.over(animation));
        return m_crowdPart;
    }
    return m_part.over(animation);
}

void PictureRenderer::evaluate(AnimationIndex animation, float seconds) {
    if (m_choice.layers.empty()) {
        m_evaluator.evaluate(animation, seconds);
    } else {
        m_evaluator.evaluate(m_choice.layers);
    }
}

/// Checks the first shot of each clip; not for copies and the bind pose, which are spread out on
/// purpose.
void PictureRenderer::note(AnimationIndex animation, const FrameInput& input, Extent size) {
    const bool known =
        std::any_of(m_shots.begin(), m_shots.end(),
                    [animation](const RenderedShot& shot) { return shot.animation == animation; });
    if (known || input.crowd.crowd != nullptr || input.view.mode == ViewMode::BindPose) {
        return;
    }
    std::vector<std::string> all = m_rig.notices(m_evaluator);
    for (std::string& notice : pictureNotices({.evaluator = m_evaluator,
                               .scene = input.view.scene,
                               .animation = animation,
                               .weights = input.view.weights,
                               .camera = input.camera,
                               .heightPixels = static_cast<float>(size.height),
                               .shown = input.view.shown.get()})) {
        all.push_back(std::move(notice));
    }
    for (std::string& notice : all) {
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
    progress("Framing", 0.0F);
    evaluate(animation, seconds);
    const float height = static_cast<float>(size.height);
    const float above = height - (texts.empty() ? 0.0F : kCaptionLines * captionHeight(size));
    const float aspect = static_cast<float>(size.width) / above;
    FrameInput input;
    input.evaluator = &m_evaluator;
    input.framedBounds = wholeOutline(animation).box;
    input.camera = m_rig.view(m_evaluator, framedOutline(animation), aspect);
    keepClear(input.camera, above / height, m_choice.view.legend);
    input.view = m_choice.view;
    input.environment = m_choice.environment;
    if (CrowdGrid* grid = crowd(animation)) {
        grid->setTime(seconds);
        input.crowd = {
            .crowd = &grid->crowd(), .seconds = grid->seconds(), .offsets = grid->offsets()};
    }
    input.view.legend = m_choice.view.legend && m_shots.empty();  // only once per sheet
    input.pixelsPerPoint = std::clamp(height / kPointsOfHeight, 0.6F, 6.0F);
    input.texts = std::move(texts);
    progress("Measuring", 0.3F);
    input.values = m_values.of(m_evaluator, animation);
    m_motion.fill(m_evaluator, animation, seconds, input);
    note(animation, input, size);
    m_weights.judge(m_evaluator, input.view, animation, seconds);
    progress("Drawing", 0.6F);
    PixelImage image = m_renderer.render(
        input, {.width = size.width, .height = size.height, .samples = m_samples});
    addNotice(m_renderer.pictureNotice());
    for (const std::string& notice : m_motion.notices()) {
        addNotice(notice);
    }
    addNotice(lampNotice(m_renderer.lampStops()));
    m_shots.push_back({.animation = animation,
                       .seconds = seconds,
                       .camera = input.camera,
                       .cameraState = m_rig.state(*m_asset, framedOutline(animation), aspect),
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
    return shot(animation, m_options.seconds.value_or(0.0F), m_options.size, {}, progress);
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
