// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/all_states.h"

#include <iterator>
#include <unordered_set>

#include "viewport/scene/draw/draw_states.h"
#include "viewport/scene/draw/surface_marks.h"

namespace sinew {
namespace {

using States = std::unordered_set<SurfaceState, SurfaceStateHash>;

void addViewModes(States& all, const Draw& draw, ViewOptions view, bool mirrored) {
    for (const BlendSkinning blend : {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
        view.blend = blend;
        for (const ViewModeInfo& info : viewModes()) {
            view.mode = info.mode;
            all.insert(shadowState(draw, view));
            all.insert(selectedState(draw, view, mirrored));
            all.insert(ghostState(draw, view, mirrored));
            all.insert(ghostDepthState(draw, view, mirrored));
            all.insert(depthState(draw, view, mirrored));
            const SurfaceStates states = surfaceStates(draw, view, mirrored);
            all.insert(std::begin(states.states), std::begin(states.states) + states.count);
        }
    }
}

void addMarks(States& all, const Draw& draw, bool mirrored) {
    ViewOptions view;
    view.marks = {.edges = true,
                  .vertices = true,
                  .normals = true,
                  .tangents = true,
                  .dots = ValueDots::OnSurface};
    const MarkStates marks = markStates(draw, view, mirrored);
    all.insert(marks.states.begin(), marks.states.begin() + marks.count);
}

// Everything that selects a surface pipeline, in every combination that makes a difference.
void addViews(States& all, const Draw& draw, bool mirrored) {
    ViewOptions view;
    addViewModes(all, draw, view, mirrored);
    view.marks.uvChecker = true;
    addViewModes(all, draw, view, mirrored);
    view.marks.backFaces = true;
    addViewModes(all, draw, view, mirrored);
    view.lighting.keyLight = true;
    addViewModes(all, draw, view, mirrored);
    view.marks.backFaces = false;
    addViewModes(all, draw, view, mirrored);
    view = ViewOptions();
    view.marks.dots = ValueDots::OnGrey;
    addViewModes(all, draw, view, mirrored);
    addMarks(all, draw, mirrored);
}

// Like requirePipelines, before anything is placed.
void addView(States& all, const Draw& draw, const ViewOptions& view, bool mirrored) {
    const SurfaceStates states = surfaceStates(draw, view, mirrored);
    all.insert(std::begin(states.states), std::begin(states.states) + states.count);
    const MarkStates marks = markStates(draw, view, mirrored);
    all.insert(marks.states.begin(), marks.states.begin() + marks.count);
    if (draw.highlighted) {
        all.insert(selectedState(draw, view, mirrored));
    }
    if (view.lighting.keyLight && viewModeInfo(view.mode).lit) {
        all.insert(shadowState(draw, view));
    }
    if (view.motion.showsGhosts()) {
        all.insert(ghostState(draw, view, mirrored));
        all.insert(ghostDepthState(draw, view, mirrored));
        all.insert(depthState(draw, view, mirrored));
    }
}

}  // namespace

std::vector<SurfaceState> viewStates(const DrawList& draws, const ViewOptions& view) {
    States all;
    const bool mirrors = draws.canMirror();
    for (const DrawLayer layer : kAllDrawLayers) {
        for (Draw draw : draws.draws(layer)) {
            const bool deforms = !draw.buffers->ranges.empty();
            for (const VertexSource source : {VertexSource::Stored, VertexSource::Deformed}) {
                draw.source = source;
                if (source == VertexSource::Stored || deforms) {
                    addView(all, draw, view, false);
                }
                if (mirrors && (source == VertexSource::Stored || deforms)) {
                    addView(all, draw, view, true);
                }
            }
        }
    }
    return {all.begin(), all.end()};
}

std::vector<SurfaceState> allStates(const DrawList& draws) {
    States all;
    const std::vector<Draw> kinds = draws.kinds();
    const auto add = [&](bool mirrored) {
        for (Draw draw : kinds) {
            draw.source = VertexSource::Stored;
            addViews(all, draw, mirrored);
            if (!draw.buffers->ranges.empty()) {
                draw.source = VertexSource::Deformed;
                addViews(all, draw, mirrored);
            }
        }
    };
    add(false);
    if (draws.canMirror()) {
        add(true);
    }
    return {all.begin(), all.end()};
}

}  // namespace sinew
