// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/contact_sheet.h"
#include "app/cli/render/render_metadata.h"
#include "app/cli/render/render_options.h"
#include "app/cli/render/shot_values.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "model/picture/picture_framing.h"
#include "model/picture/subject_notices.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Renders the output of `render`: one picture or a contact sheet.
class PictureRenderer {
public:
    /// Throws Failure (exit 2) for a camera that the scene does not have.
    PictureRenderer(OffscreenRenderer& renderer, std::shared_ptr<const Asset> asset,
                    const RenderOptions& options, const RenderChoice& choice);

    /// Before the first picture: see ShotValues::measure.
    void measureValues(bool quiet);
    /// What is being done, and the finished fraction of the picture or sheet.
    using Progress = std::function<void(const char* words, float part)>;
    [[nodiscard]] PixelImage picture(const Progress& progress);
    [[nodiscard]] PixelImage sheet(const std::vector<SheetCell>& cells, const SheetLayout& layout,
                                   const Progress& progress);

    /// The shots rendered so far, in order.
    [[nodiscard]] const std::vector<RenderedShot>& shots() const noexcept { return m_shots; }
    /// Messages about why they are empty or incomplete.
    [[nodiscard]] const std::vector<std::string>& notices() const noexcept { return m_notices; }
    /// The largest visible difference between stored and normalised weights in them.
    [[nodiscard]] const std::optional<SeenDifference>& weightDifference() const noexcept {
        return m_weights.worst();
    }
    [[nodiscard]] const ShotValues& values() const noexcept { return m_values; }
    /// Why the view has nothing to show, among the notices too: "no surface has tangents"; empty:
    /// it has.
    [[nodiscard]] const std::string& missingData() const noexcept { return m_missingData; }
    [[nodiscard]] std::uint32_t samples() const noexcept { return m_samples; }

private:
    PixelImage shot(AnimationIndex animation, float seconds, Extent size,
                    std::vector<OverlayText> texts, const Progress& progress);
    /// The subject's camera, in a picture of this aspect.
    /// `state`: without the path of what the camera follows.
    [[nodiscard]] CameraView place(const PictureSubject& subject, float aspect, CameraState& state);
    void note(const PictureSubject& subject, const CameraView& camera, Extent size);
    void noteDrawn(const PictureSubject& subject);
    void addNotice(std::string notice);  // ignores duplicates and empty messages
    [[nodiscard]] OverlayText caption(const SheetCell& cell, Extent size) const;

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
    std::vector<RenderedShot> m_shots;
    std::vector<std::string> m_notices;
};

}  // namespace sinew::cli
