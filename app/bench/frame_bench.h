// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/common/picture_choice.h"
#include "model/picture/picture_builder.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Draws frames a sixtieth of a second of the clip apart and records the time of each. Waits for
/// every frame, so that frames do not overlap.
class FrameBench {
public:
    /// The renderer must have the asset.
    FrameBench(OffscreenRenderer& renderer, const std::shared_ptr<const Asset>& asset,
               const PictureChoice& choice, const BenchRenderOptions& options);

    /// Milliseconds per frame; figures that were not measured have no samples.
    struct Figures {
        std::vector<double> cpu;       // pose, palettes, recording
        std::vector<double> evaluate;  // only the pose; for crowds it is part of `cpu`
        std::vector<double> gpu;       // first command to last
        std::vector<double> skin;      // the deform pass
        std::vector<double> shadow;
        std::vector<double> main;
        std::vector<double> overlay;
        std::vector<double> whole;  // pose to finished picture
        std::size_t allocations = 0;
        FrameTimings last;
    };
    /// Measures after some warm-up frames.
    [[nodiscard]] Figures measure(SkinningPath path, std::size_t frames);

    /// Compares the skinning paths for the current pose.
    [[nodiscard]] AgreementReport agreement() { return m_renderer.agreement(m_input); }

private:
    void frame(std::size_t number, Figures& figures);
    void change(std::size_t number);
    [[nodiscard]] std::size_t warmUpFrames() const;

    OffscreenRenderer& m_renderer;  // borrowed
    PictureSize m_size;
    PoseEvaluator m_evaluator;
    PictureSubject m_subject;
    PictureFindings m_found;
    PictureBuilder m_builder;
    FrameInput m_input;
    FrameChange m_change;
};

}  // namespace sinew::cli
