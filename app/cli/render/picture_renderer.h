// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <functional>
#include <memory>

#include "app/cli/render/atlas.h"
#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/picture_plan.h"
#include "app/cli/render/render_metadata.h"
#include "app/cli/render/render_options.h"
#include "app/cli/render/shot_values.h"
#include "app/cli/render/tile_caption.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "model/picture/picture_framing.h"
#include "model/picture/subject_notices.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Renders the pictures of `render`, each as if it were the only one.
class PictureRenderer {
public:
    /// Throws Failure (exit 2) for a camera that the scene does not have.
    PictureRenderer(OffscreenRenderer& renderer, std::shared_ptr<const Asset> asset,
                    const RenderOptions& options, const RenderChoice& choice);

    /// Before the first picture: see ShotValues::measure.
    void measureValues(bool quiet);
    /// What is being done, and the finished fraction of the picture.
    using Progress = std::function<void(const char* words, float part)>;
    /// Starts a picture, which the device draws meanwhile: at most as many at once as the renderer
    /// has frames in flight. `layout` none: it is its first shot.
    void start(const PlannedImage& picture, const std::optional<SheetLayout>& layout,
               const Progress& progress);
    /// Waits for the picture that was started first.
    [[nodiscard]] PixelImage collect();

    /// Of the picture that was started last.
    [[nodiscard]] const PictureFacts& facts() const noexcept { return m_facts; }
    [[nodiscard]] const ShotValues& values() const noexcept { return m_values; }
    /// Why the view has nothing to show, among the notices too: "no surface has tangents"; empty:
    /// it has.
    [[nodiscard]] const std::string& missingData() const noexcept { return m_missingData; }
    [[nodiscard]] std::uint32_t samples() const noexcept { return m_samples; }

private:
    void startPicture();
    void startShot(const PlannedShot& planned, Extent size, CaptionBlock caption,
                   const Progress& progress);
    PixelImage heading(const PlannedShot& planned, Extent size);
    [[nodiscard]] const RenderChoice& choiceOf(const PlannedShot& planned) const noexcept {
        return planned.tile ? planned.tile->choice : m_choice;
    }
    [[nodiscard]] std::shared_ptr<const SurfaceValues> valuesOf(const PlannedShot& planned,
                                                                const PictureSubject& subject);
    [[nodiscard]] PixelImage sheet(const PlannedImage& picture, const SheetLayout& layout,
                                   const Progress& progress);
    /// The subject's camera, in a picture of this aspect.
    /// `state`: without the path of what the camera follows.
    [[nodiscard]] CameraView place(const PlannedShot& planned, const PictureSubject& subject,
                                   float aspect, CameraState& state);
    [[nodiscard]] std::optional<OrbitCamera> closeCamera(const PlannedShot& planned,
                                                         const PictureSubject& subject,
                                                         const OrbitCamera& from, float aspect);
    [[nodiscard]] std::string placedText(const CameraState& placed, const CameraView& camera) const;
    void note(const PictureSubject& subject, const CameraView& camera, Extent size);
    void noteDrawn(const PictureSubject& subject);
    void addNotice(std::string notice);  // ignores duplicates and empty messages
    [[nodiscard]] CaptionBlock caption(const PlannedShot& shot, Extent size) const;

    OffscreenRenderer& m_renderer;  // borrowed
    std::shared_ptr<const Asset> m_asset;
    const RenderOptions& m_options;  // borrowed
    const RenderChoice& m_choice;    // borrowed
    PoseEvaluator m_evaluator;
    PoseMoment m_moment;  // moment of the evaluator
    ChosenCamera m_camera;
    std::uint32_t m_samples;
    FramingMeter m_framing;
    PictureFinder m_finder;
    PictureFindings m_found;
    PictureBuilder m_builder;
    WeightJudge m_weights;
    ShotValues m_values;
    std::string m_missingData;
    PictureFacts m_facts;
    std::deque<std::optional<PixelImage>> m_started;  // none: the device draws it
};

}  // namespace sinew::cli
