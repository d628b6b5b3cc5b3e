// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_job.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/check/weight_notice.h"
#include "model/state/state_json.h"

namespace sinew::cli {

namespace {

/// Composites the picture over a colour (sRGB, straight alpha, 0 to 1) with the operator "over" on
/// encoded values, as image viewers do.
void putBehind(PixelImage& picture, glm::vec4 color) {
    constexpr float kMost = 255.0F;
    for (std::size_t at = 0; at + 3 < picture.rgba.size(); at += 4) {
        std::uint8_t* const pixel = picture.rgba.data() + at;
        const float alpha = static_cast<float>(pixel[3]) / kMost;
        const float behind = color.a * (1.0F - alpha);
        const float sum = alpha + behind;
        for (int i = 0; i < 3 && sum > 0.0F; ++i) {
            const float front = static_cast<float>(pixel[i]);
            pixel[i] = static_cast<std::uint8_t>(
                std::lround((front * alpha + kMost * color[i] * behind) / sum));
        }
        pixel[3] = static_cast<std::uint8_t>(std::lround(kMost * sum));
    }
}

/// Names the expressions that are shown only in part.
void noteExpressions(const RenderOptions& options, const RenderInput& input, bool quiet) {
    const Asset& asset = *input.borrowing.asset;
    for (const HandExpression& each : input.choice.hand.expressions()) {
        const VrmExpression& expression = asset.vrm->expressions[each.expression.value];
        if (!expression.unshown.empty()) {
            note(quiet, shownName(options.file) + ": the VRM expression '" + expression.name +
                            "' changes " + expression.unshown.front() +
                            (expression.unshown.size() > 1 ? " and more" : "") +
                            " too, which is not shown");
        }
    }
}

void noteOddities(const RenderOptions& options, const RenderChoice& choice, std::uint32_t samples,
                  bool quiet) {
    if (samples != options.samples) {
        note(quiet, "the device does not support " + std::to_string(options.samples) +
                        " samples per pixel; rendering with " + std::to_string(samples));
    }
    if (!choice.contested.empty()) {
        note(quiet, shownName(options.file) + ": " + choice.contested);
    }
    if (choice.view.blend == BlendSkinning::DualQuaternion) {
        note(quiet, "dual-quaternion skinning is a preview: glTF defines linear blending");
    }
}

}  // namespace

RenderInput loadRenderInput(RenderOptions& options, const RenderRequest& request) {
    checkClipFiles(options.clips, options.file, options.output);
    return renderInput(options, request, loadInput(options.file, Images::Decode, request.quiet));
}

RenderInput renderInput(RenderOptions& options, const RenderRequest& request,
                        const std::shared_ptr<const Asset>& file) {
    const bool quiet = request.quiet;
    RenderInput input{
        .borrowing = borrowInput(file, options.clips, quiet), .choice = {}, .plan = {}};
    const Asset& asset = *input.borrowing.asset;
    notePlaceholders(asset, options.file, quiet);
    if (request.state) {
        const std::string name = options.file;
        const std::size_t before = options.picturesBefore;
        options = parseRenderOptions(request.arguments, request.state->of(asset, name, quiet));
        options.file = name;
        options.picturesBefore = before;
    }
    input.choice = resolveRender(options, asset);
    const SceneIndex scene = input.choice.view.scene;
    (void)ChosenCamera(options.camera.value_or(CameraChoice{}), asset, scene);  // refused here
    refuseScene(asset, scene);
    input.choice.environment = loadEnvironment(options.view.environment, quiet);
    input.plan = options.atlas ? planAtlas(options, input.choice, input.borrowing.asset)
                               : planPictures(options, input.choice, asset);
    for (const std::string& notice : input.plan.notices) {
        note(quiet, shownName(options.file) + ": " + notice);
    }
    return input;
}

Failure interrupted(std::size_t done, std::size_t of) {
    return {
        ExitCode::Interrupted,
        {},
        "interrupted after " + std::to_string(done) + " of " + std::to_string(of) + " pictures"};
}

RenderJob::RenderJob(OffscreenRenderer& renderer, const RenderOptions& options,
                     const RenderInput& input, bool quiet)
    : m_renderer(renderer),
      m_options(options),
      m_input(input),
      m_quiet(quiet),
      m_file(options.metadata || !options.stateless ? inspectedFile(options) : InspectedFile()),
      m_pictures(renderer, input.borrowing.asset, options, input.choice) {
    noteBorrowed(input.borrowing, quiet);
    noteExpressions(options, input, quiet);
    noteOddities(options, input.choice, m_pictures.samples(), quiet);
    m_pictures.measureValues(quiet);
    for (const std::string& notice : renderer.notices()) {
        note(quiet, shownName(options.file) + ": " + notice);
    }
}

void RenderJob::start(const PlannedImage& planned, const PictureRenderer::Progress& progress) {
    m_pictures.start(planned, m_input.plan.layout, progress);
    FinishedPicture& picture = m_started.emplace_back();
    picture.path = planned.path;
    picture.opaque = !m_options.view.transparent;
    if (m_options.metadata) {
        picture.sidecar = renderMetadata(record(planned.path));
    }
    if (!m_options.stateless && m_options.sequence.format == FilmFormat::Png && !m_options.atlas) {
        picture.state = stateText(renderedState(record(planned.path)), *m_input.borrowing.asset, 0);
    }
    noteFacts();
}

FinishedPicture RenderJob::collect() {
    FinishedPicture picture = std::move(m_started.front());
    m_started.pop_front();
    picture.image = m_pictures.collect();
    if (m_options.backdrop) {
        putBehind(picture.image, *m_options.backdrop);
    }
    return picture;
}

/// Keeps what `report` says.
void RenderJob::noteFacts() {
    const PictureFacts& facts = m_pictures.facts();
    m_shots += facts.shots.size();
    for (const RenderedShot& shot : facts.shots) {
        m_hiddenNames = std::max(m_hiddenNames, shot.hiddenNames);
    }
    std::vector<std::string>& known = m_facts.notices;
    for (const std::string& notice : facts.notices) {
        if (std::find(known.begin(), known.end(), notice) == known.end()) {
            known.push_back(notice);
        }
    }
    if (facts.weights && (!m_facts.weights || facts.weights->difference.ofSize() >
                                                  m_facts.weights->difference.ofSize())) {
        m_facts.weights = facts.weights;
    }
}

void RenderJob::report() {
    const std::string name = shownName(m_options.file) + ": ";
    if (const std::string hidden = hiddenNamesNotice(m_hiddenNames, m_shots > 1); !hidden.empty()) {
        note(m_quiet, name + hidden);
    }
    for (const std::string& notice : m_facts.notices) {
        note(m_quiet, name + notice);
    }
    if (m_facts.weights) {
        note(m_quiet, name + weightNotice(*m_input.borrowing.asset, m_facts.weights->difference,
                                          m_input.choice.view.weights));
    }
    if (const std::string notice = m_renderer.fontNotice(); !notice.empty()) {
        note(m_quiet, m_options.file + ": " + notice);
    }
}

RenderRecord RenderJob::record(const std::string& path) const {
    return {.options = m_options,
            .choice = m_input.choice,
            .asset = *m_input.borrowing.asset,
            .file = m_file,
            .path = path,
            .device = m_renderer.device().name,
            .samples = m_pictures.samples(),
            .facts = m_pictures.facts(),
            .missingData = m_pictures.missingData(),
            .values = &m_pictures.values()};
}

ExitCode RenderJob::outcome() const noexcept {
    return m_pictures.missingData().empty() ? ExitCode::Done : ExitCode::Found;
}

}  // namespace sinew::cli
