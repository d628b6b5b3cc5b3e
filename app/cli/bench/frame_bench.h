// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/cli/bench/bench_render_options.h"
#include "app/cli/bench/bench_report.h"
#include "model/evaluate/crowd_grid.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

/// Draws one frame after the other, a sixtieth of a second of the clip apart, and keeps how long
/// each took. Every frame is waited for, so that none hides behind another.
class FrameBench {
public:
    /// The renderer has the asset already.
    FrameBench(OffscreenRenderer& renderer, const std::shared_ptr<const Asset>& asset,
               AnimationIndex animation, const BenchRenderOptions& options);

    /// Milliseconds per frame; absent figures have no samples.
    struct Figures {
        std::vector<double> cpu;       // pose, palettes, recording
        std::vector<double> evaluate;  // the pose alone; of a crowd it is part of `cpu`
        std::vector<double> gpu;       // between the first command and the last
        std::vector<double> skin;      // the deform pass
        std::vector<double> shadow;
        std::vector<double> main;
        std::vector<double> overlay;
        std::vector<double> whole;  // from the pose to the finished picture
        std::size_t allocations = 0;
        FrameTimings last;
    };
    /// After some frames to warm up.
    [[nodiscard]] Figures measure(SkinningPath path, std::size_t frames);

    /// The present pose by each skinning path.
    [[nodiscard]] AgreementReport agreement() { return m_renderer.agreement(m_input); }

private:
    void frame(std::size_t number, Figures& figures);

    OffscreenRenderer& m_renderer;  // borrowed
    PictureSize m_size;
    PoseEvaluator m_evaluator;
    Box m_one;  // what a copy takes
    CrowdGrid m_grid;
    FrameInput m_input;
};

}  // namespace sinew::cli
