// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_renderer.h"

#include <algorithm>
#include <utility>

#include "app/cli/render/cell_caption.h"
#include "model/view/camera_text.h"
#include "model/view/close_up.h"
#include "model/view/shown_motion.h"
#include "model/view/view_data.h"

namespace sinew::cli {

namespace {

/// A camera that frames the model from all sides, so that only its direction changes.
CameraView turned(CameraState& state, const PictureFraming& framing, float turnRadians,
                  float aspect) {
    OrbitCamera& camera = state.camera;
    if (state.untouched) {
        const float radius = camera.sceneRadius;
        frame(camera, framing.framed().box, aspect);
        camera.sceneRadius = std::max(camera.sceneRadius, radius);
    }
    camera.yawRadians += turnRadians;
    state.untouched = false;
    return camera.view(aspect);
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

/// The camera of a finding, or of a joint that is too small to be seen with `from`; none: `from`.
std::optional<OrbitCamera> PictureRenderer::closeCamera(const PlannedShot& planned,
                                                        const PictureSubject& subject,
                                                        const OrbitCamera& from, float aspect) {
    const std::optional<ChosenFinding>& finding = choiceOf(planned).finding;
    const ViewOptions& view = subject.view;
    if (finding) {
        const auto camera = cameraOnFinding(finding->view, m_evaluator, view, from, aspect);
        if (!camera) {
            addNotice("the finding " + finding->place.code +
                      " concerns nothing in the picture, which shows the whole scene");
        }
        return camera;
    }
    if (planned.tile && planned.tile->isNear && !m_camera.node()) {
        const NodeIndex joint = (*m_asset)[view.skin].joints[view.joint.value];
        return cameraOnJoint(m_evaluator, view, joint, view.skin, from, aspect);
    }
    return std::nullopt;
}

CameraView PictureRenderer::place(const PlannedShot& planned, const PictureSubject& subject,
                                  float aspect, CameraState& state) {
    const bool follows = subject.view.motion.followCamera && !m_camera.node();
    const NodeIndex still = follows ? followedNode(subject, m_found.root) : NodeIndex();
    const PictureFraming framing = m_framing.measure(subject, still);
    m_found.framedBounds = framing.whole.box;
    m_found.clipBounds = m_framing.clipBox(subject);
    state = m_camera.state(*m_asset, framing, aspect);
    if (const auto near = closeCamera(planned, subject, state.camera, aspect)) {
        state = {.camera = *near, .node = {}, .untouched = false};
        return near->view(aspect);
    }
    const CameraView camera = planned.turnRadians
                                  ? turned(state, framing, *planned.turnRadians, aspect)
                                  : m_camera.view(m_evaluator, framing, aspect);
    const auto moved = still ? m_builder.shift(subject, m_evaluator, still) : std::nullopt;
    return moved ? movedBy(camera, *moved) : camera;
}

/// A camera of the file is as it is in this picture; another one that follows something, as at the
/// start of the clip.
std::string PictureRenderer::placedText(const CameraState& placed, const CameraView& camera) const {
    return cameraText(placed.node
                          ? rolledOrbitFrom(camera, placed.camera.target, placed.camera.sceneRadius)
                          : placed.camera);
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

namespace {

/// "Page 2 of 3" in the upper right corner of a contact sheet of several.
std::string pageWords(const std::optional<SheetPage>& page, const PlannedShot& cell) {
    const bool isCorner = page && page->count > 1 && page->atlas == nullptr && cell.row == 0 &&
                          cell.column + 1 == page->grid.width;
    return isCorner ? "Page " + std::to_string(page->number) + " of " + std::to_string(page->count)
                    : std::string();
}

}  // namespace

void PictureRenderer::startShot(const PlannedShot& planned, Extent size, CaptionBlock block,
                                const Progress& progress) {
    progress("Measuring", 0.0F);
    const AnimationIndex animation = planned.animation;
    const RenderChoice& choice = choiceOf(planned);
    const PictureSubject subject =
        subjectOf(choice, m_evaluator.clips(), animation, planned.seconds);
    setMoment(*m_asset, subject.played, subject.seconds, m_moment);
    evaluate(m_evaluator, m_moment);
    m_finder.find(subject, m_found);
    m_found.values = valuesOf(planned, subject);
    progress("Framing", 0.3F);
    const float height = static_cast<float>(size.height);
    const float caption = block.height;
    FrameInput input;
    CameraState placed;
    input.camera =
        place(planned, subject, static_cast<float>(size.width) / (height - caption), placed);
    std::string text = placedText(placed, input.camera);
    const float part = caption / height;  // the legend occupies the lower edge
    keepClear(input.camera, {.top = subject.view.legend ? part : 0.0F,
                             .bottom = subject.view.legend ? 0.0F : part});
    m_builder.fill(subject, &m_evaluator, m_found, input);
    input.view.legend = subject.view.legend && m_facts.shots.empty();  // only once per sheet
    input.pixelsPerPoint = m_options.pointScale * pointPixels(size);
    if (m_options.base && m_options.base->picture) {
        const PictureMaking& made = *m_options.base->picture;
        input.pixelsPerPoint = made.pixelsPerPoint > 0.0F ? made.pixelsPerPoint : pointPixels(size);
        input.textShown = made.text;
        input.leftOut = made.note;
    }
    input.texts = std::move(block.lines);
    input.caption = pageWords(m_facts.page, planned);
    input.captionIsRight = true;
    note(subject, input.camera, size);
    m_weights.judge(m_evaluator, input.view, animation, subject.seconds);
    progress("Drawing", 0.6F);
    m_renderer.start(input, {.width = size.width,
                             .height = size.height,
                             .samples = m_samples,
                             .supersample = m_options.supersample});
    noteDrawn(subject);
    m_facts.shots.push_back({.animation = animation,
                             .seconds = subject.seconds,
                             .camera = input.camera,
                             .cameraState = placed,
                             .cameraText = std::move(text),
                             .hiddenNames = m_renderer.hiddenNames(),
                             .lampStops = m_renderer.lampStops(),
                             .tile = planned.tile});
}

/// Titles and legend of a page, without a model.
PixelImage PictureRenderer::heading(const PlannedShot& planned, Extent size) {
    constexpr float kAboveLegend = 0.5F;
    const RenderChoice& choice = planned.tile->choice;
    const PictureSubject subject = subjectOf(choice, m_evaluator.clips(), {}, 0.0F);
    PictureFindings found;
    found.framedBounds = {glm::vec3(-1.0F), glm::vec3(1.0F)};
    FrameInput input;
    m_builder.fill(subject, &m_evaluator, found, input);
    input.pixelsPerPoint = pointPixels(m_options.size);
    input.legendTitle = "Weight";
    input.legendSubtitle = "Of the joint below each picture";
    input.texts = headingLines(*planned.tile, size, choice.view.legend ? kAboveLegend : 0.95F);
    return m_renderer.render(input,
                             {.width = size.width, .height = size.height, .samples = m_samples});
}

/// A tile has a view of its own, whose values are those of its pose.
std::shared_ptr<const SurfaceValues> PictureRenderer::valuesOf(const PlannedShot& planned,
                                                               const PictureSubject& subject) {
    return planned.tile ? viewValues(subject, m_evaluator, nullptr, {})
                        : m_values.of(m_evaluator, planned.animation);
}

void PictureRenderer::measureValues(bool quiet) {
    m_values.measure(quiet);
}

void PictureRenderer::start(const PlannedImage& picture, const std::optional<SheetLayout>& layout,
                            const Progress& progress) {
    startPicture();
    m_facts.page = picture.page;
    if (layout) {
        m_started.emplace_back(sheet(picture, *layout, progress));
    } else {
        startShot(picture.shots.front(), m_options.size, {}, progress);
        m_started.emplace_back();
    }
    m_facts.weights = m_weights.worst();
}

PixelImage PictureRenderer::collect() {
    std::optional<PixelImage> image = std::move(m_started.front());
    m_started.pop_front();
    return image ? *std::move(image) : m_renderer.collect();
}

CaptionBlock PictureRenderer::caption(const PlannedShot& shot, Extent size) const {
    if (shot.tile) {
        return tileCaption(*shot.tile, size);
    }
    std::string text = captionOf(*m_asset, shot, CaptionForm::Long);
    if (fittingHeight(text, size, captionHeight(size)) < kReadableHeight) {
        text = captionOf(*m_asset, shot, CaptionForm::Short);
    }
    const float height = std::max(fittingHeight(text, size, captionHeight(size)), kReadableHeight);
    const float edge = captionEdge(height);
    const bool above = m_choice.view.legend;
    return {.lines = {captionLine(
                std::move(text), height,
                above ? edge + 0.8F * height : static_cast<float>(size.height) - edge)},
            .height = kCaptionLines * captionHeight(size)};
}

PixelImage PictureRenderer::sheet(const PlannedImage& picture, const SheetLayout& layout,
                                  const Progress& progress) {
    PixelImage sheet = filledPicture(m_options.size, sheetColor(m_choice.view));
    const auto ofSheet = [&](const char* words, float part) {
        progress(words, (static_cast<float>(m_facts.shots.size()) + part) /
                            static_cast<float>(picture.shots.size()));
    };
    const Extent size = layout.cell();
    for (const PlannedShot& cell : picture.shots) {
        if (cell.tile && cell.tile->isHeading()) {
            layout.paste(heading(cell, size), cell, sheet);
            continue;
        }
        startShot(cell, size, caption(cell, size), ofSheet);
        layout.paste(m_renderer.collect(), cell, sheet);
    }
    return sheet;
}

}  // namespace sinew::cli
