// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/all_states.h"

#include <iterator>
#include <unordered_set>

#include "viewport/scene/draw/surface_marks.h"

namespace sinew {
namespace {

using States = std::unordered_set<SurfaceState, SurfaceStateHash>;

void addStates(States& all, const Draw& draw, const ViewOptions& view, bool mirrored) {
    const SurfaceStates states = surfaceStates(draw, view, mirrored);
    all.insert(std::begin(states.states), std::begin(states.states) + states.count);
}

void addViewModes(States& all, const Draw& draw, ViewOptions view) {
    for (const BlendSkinning blend : {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
        view.blend = blend;
        for (const ViewModeInfo& info : viewModes()) {
            view.mode = info.mode;
            all.insert(shadowState(draw, view));
            addStates(all, draw, view, false);
            addStates(all, draw, view, true);
        }
    }
}

void addMarks(States& all, const Draw& draw) {
    ViewOptions view;
    view.marks = {.edges = true, .vertices = true, .normals = true, .tangents = true};
    for (const bool mirrored : {false, true}) {
        const MarkStates marks = markStates(draw, view, mirrored);
        all.insert(marks.states.begin(), marks.states.begin() + marks.count);
    }
}

// What chooses between a surface's pipelines, in every combination that makes a difference.
void addViews(States& all, Draw draw) {
    ViewOptions view;
    addViewModes(all, draw, view);
    draw.highlighted = true;
    addViewModes(all, draw, view);
    view.marks.backFaces = true;
    addViewModes(all, draw, view);
    view.lighting.keyLight = true;
    addViewModes(all, draw, view);
    view.marks.backFaces = false;
    addViewModes(all, draw, view);
    addMarks(all, draw);
}

}  // namespace

std::vector<SurfaceState> allStates(const DrawList& draws) {
    States all;
    for (Draw draw : draws.kinds()) {
        draw.source = VertexSource::Stored;
        addViews(all, draw);
        if (!draw.buffers->ranges.empty()) {
            draw.source = VertexSource::Deformed;
            addViews(all, draw);
        }
    }
    return {all.begin(), all.end()};
}

}  // namespace sinew
