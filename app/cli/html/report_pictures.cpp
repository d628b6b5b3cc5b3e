// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/report_pictures.h"

#include <algorithm>
#include <utility>

#include "app/cli/devices.h"
#include "app/cli/render/picture_renderer.h"
#include "app/common/failure.h"
#include "model/evaluate/scene_content.h"
#include "model/film/film_writer.h"
#include "model/film/webp_film.h"
#include "model/view/view_data.h"

namespace sinew::cli {

namespace {

constexpr Extent kFindingSize{480, 360};
constexpr Extent kViewSize{360, 270};
constexpr Extent kTileSize{240, 180};
constexpr Extent kComparisonSize{1440, 560};
constexpr Extent kFilmSize{400, 300};
constexpr float kYaw = 0.6F;  // radians: from the side of the front
constexpr float kPitch = 0.15F;
constexpr float kPointScale = 1.6F;   // labels that can be read in small pictures
constexpr float kLegendScale = 1.1F;  // legends that leave the surface to be seen
constexpr int kStillQuality = 85;
constexpr int kFilmQuality = 70;
constexpr double kMostFrames = 48.0;
constexpr double kFilmRate = 15.0;   // frames per second of clips that are short enough
constexpr float kTileRelief = 0.6F;  // soft shading, so that form shows under colours

EncodedPicture encoded(const PixelImage& image) {
    const bool webp = webpFilmIsAvailable();
    auto bytes = toOutput(
        "", encodePicture(image, webp ? FilmFormat::Webp : FilmFormat::Png,
                          {.quality = webp ? std::optional(kStillQuality) : std::nullopt}));
    return {.type = webp ? HtmlName("image/webp") : HtmlName("image/png"),
            .bytes = std::move(bytes),
            .width = image.width,
            .height = image.height};
}

/// Soft shading where colours hide the form.
float reliefOf(ViewMode mode) {
    const ViewModeInfo& info = viewModeInfo(mode);
    return info.lit || info.edges ? 0.0F : kTileRelief;
}

RenderOptions optionsFor(Extent size, ViewMode mode = ViewMode::Shaded) {
    RenderOptions options;
    options.size = size;
    options.camera = CameraChoice{.yawRadians = kYaw, .pitchRadians = kPitch};
    options.pointScale = kPointScale;
    options.view.mode = mode;
    options.view.relief = reliefOf(mode);
    return options;
}

PixelImage drawnBy(PictureRenderer& pictures, const PlannedShot& shot) {
    pictures.start({.path = {}, .shots = {shot}}, {}, [](const char*, float) {});
    return pictures.collect();
}

/// A shot of what is chosen.
PlannedShot momentOf(const RenderChoice& choice) {
    return {.animation = choice.animations.empty() ? AnimationIndex() : choice.animations.front(),
            .seconds = choice.seconds};
}

}  // namespace

ReportPictures::ReportPictures(OffscreenRenderer& renderer, PicturePage& page,
                               std::shared_ptr<const Asset> asset, const std::string& file,
                               Steps steps)
    : m_renderer(renderer), m_page(page), m_asset(std::move(asset)), m_steps(std::move(steps)) {
    refuseScene(*m_asset, m_asset->defaultScene, file);
    refuseForDevice(*m_asset, m_asset->defaultScene, renderer.device());
    m_renderer.setAsset(m_asset);
}

RenderChoice ReportPictures::choose(const RenderOptions& options) const {
    return resolveRender(options, *m_asset);
}

Extent ReportPictures::scaled(Extent size) const {
    const auto side = [this](std::uint32_t pixels) {
        return pixels * m_page.width / PicturePage::kUsualWidth;
    };
    return {side(size.width), side(size.height)};
}

EncodedPicture ReportPictures::counted(EncodedPicture picture) {
    m_page.bytes += picture.bytes.size();
    return picture;
}

EncodedPicture ReportPictures::draw(const RenderOptions& options, const RenderChoice& choice,
                                    const PlannedShot& shot) {
    PictureRenderer pictures(m_renderer, m_asset, options, choice);
    pictures.measureValues(true);
    m_steps(m_done += 1.0);
    return counted(encoded(drawnBy(pictures, shot)));
}

EncodedPicture ReportPictures::whole(Extent size) {
    const RenderOptions options = optionsFor(size);
    const RenderChoice choice = choose(options);
    return draw(options, choice, momentOf(choice));
}

std::optional<EncodedPicture> ReportPictures::finding(const Diagnostic& place) {
    const RenderOptions options = optionsFor(scaled(kFindingSize));
    RenderChoice choice = choose(options);
    const ChosenFinding chosen = chosenPlace(
        *m_asset, place, {.scene = choice.view.scene, .node = {}, .skin = choice.view.skin});
    if (!chosen.view.node && !chosen.view.marked) {
        return {};
    }
    showChosen(options, chosen, choice);
    choice.view.relief = reliefOf(choice.view.mode);
    return draw(options, choice, momentOf(choice));
}

Atlas ReportPictures::views() const {
    return viewAtlas(m_asset, choose(optionsFor(kViewSize)));
}

std::optional<Atlas> ReportPictures::weights(SkinIndex skin) const {
    RenderChoice choice = choose(optionsFor(kTileSize, ViewMode::Weight));
    choice.view.skin = skin;
    if (!missingViewData(*m_asset, choice.view).empty()) {
        return {};
    }
    try {
        return weightAtlas(m_asset, choice);
    } catch (const Failure&) {  // no joint moves a vertex
        return {};
    }
}

EncodedPicture ReportPictures::tile(const AtlasTile& tile) {
    const bool isJoint = tile.share.has_value();
    RenderOptions options = optionsFor(scaled(isJoint ? kTileSize : kViewSize));
    auto shown = std::make_shared<AtlasTile>(tile);
    ViewOptions& view = shown->choice.view;
    view.relief = reliefOf(view.mode);
    if (!isJoint) {
        view.legend = viewModeInfo(view.mode).legend.kind != ViewLegend::Kind::None;
        options.pointScale = kLegendScale;
    }
    const RenderChoice choice = shown->choice;
    return draw(options, choice, shotOf(std::move(shown)));
}

std::optional<EncodedPicture> ReportPictures::clip(const ClipMotion& motion) {
    const double seconds{(*m_asset)[motion.animation].durationSeconds()};
    const double count = std::min(seconds * kFilmRate, kMostFrames);
    const auto frames = static_cast<std::size_t>(count);
    if (!webpFilmIsAvailable() || frames < 2) {
        return {};
    }
    const Extent size = scaled(kFilmSize);
    const RenderOptions options = optionsFor(size);
    RenderChoice choice = choose(options);
    for (const FootContacts& foot : motion.contacts.feet) {
        if (!foot.contacts.empty()) {
            choice.trails.push_back(foot.node);
        }
    }
    if (!choice.trails.empty()) {
        choice.view.motion.trails = TrailReach::Clip;
        choice.view.motion.trailFrames = false;
        choice.view.motion.trailKeys = false;
    }
    PictureRenderer pictures(m_renderer, m_asset, options, choice);
    EncodedPicture film{
        .type = "image/webp", .bytes = {}, .width = size.width, .height = size.height};
    const auto writer = toOutput(
        "", openWebpFilm(film.bytes, {.width = size.width,
                                      .height = size.height,
                                      .frames = frames,
                                      .rate = filmRateOf(static_cast<double>(frames) / seconds),
                                      .quality = kFilmQuality}));
    const float start = (*m_asset)[motion.animation].startSeconds;
    for (std::size_t i = 0; i < frames; ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(frames);
        m_steps(m_done += kFilmSteps / static_cast<double>(frames));
        toOutput("", writer->add(drawnBy(pictures,
                                         {.animation = motion.animation,
                                          .seconds = start + static_cast<float>(part * seconds)})));
    }
    toOutput("", writer->finish());
    return counted(std::move(film));
}

std::optional<EncodedPicture> ReportPictures::comparison(const CompareReport& report,
                                                         const ComparedFiles& files) {
    for (const auto& asset : {files.before, files.after}) {
        if (sceneContent(*asset, asset->defaultScene) == SceneContent::Nothing) {
            return {};
        }
    }
    ComparisonPictureOptions options;
    options.size = scaled(kComparisonSize);
    m_steps(m_done += 1.0);
    return counted(encoded(comparisonImage(m_renderer, options, report, files, [](float) {})));
}

}  // namespace sinew::cli
