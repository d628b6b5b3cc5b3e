// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_state.h"

#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {
namespace {

Shading shadingOf(ViewMode mode) noexcept {
    if (viewModeInfo(mode).lit) {
        return Shading::Lit;
    }
    return mode == ViewMode::Wireframe ? Shading::Edges : Shading::Data;
}

bool blendsDual(const Draw& draw, const ViewOptions& view) noexcept {
    return draw.skin.valid() && view.blend == BlendSkinning::DualQuaternion;
}

std::uint32_t wishesOf(const Draw& draw, const ViewOptions& view) noexcept {
    std::uint32_t bits = 0;
    if (draw.highlighted || (draw.flags & layout::kDrawHasNormals) == 0 || view.marks.backFaces ||
        view.marks.uvChecker || view.lighting.toneMap != ToneMap::Neutral) {
        bits |= layout::kWishUncommon;
    }
    if (draw.hasPunctualLights) {
        bits |= layout::kWishLights;
    }
    if (view.lighting.keyLight) {
        bits |= layout::kWishLights | layout::kWishKeyLight | layout::kWishUncommon;
    }
    return bits;
}

bool cutsShadow(std::uint32_t features) noexcept {
    return (features & (layout::kFeatureMask | layout::kFeatureBlend)) != 0;
}

}  // namespace

std::size_t SurfaceStateHash::operator()(const SurfaceState& state) const noexcept {
    std::uint64_t key = state.features;
    key = key * 8 + state.wishes;
    key = key * 8 + static_cast<std::uint64_t>(state.shading);
    key = key * 4 + state.elementSize;
    key = key * 4 + static_cast<std::uint64_t>(state.cull);
    key = key * 2 + static_cast<std::uint64_t>(state.source);
    key = key * 2 + (state.mirrored ? 1 : 0);
    key = key * 2 + (state.blended ? 1 : 0);
    key = key * 2 + (state.dual ? 1 : 0);
    return std::hash<std::uint64_t>{}(key);
}

SurfaceState canonical(SurfaceState state) noexcept {
    if (state.elementSize < 3) {
        state.shading = state.shading == Shading::Edges ? Shading::Data : state.shading;
        state.mirrored = false;
        state.cull = Cull::None;
    }
    if (state.shading == Shading::Edges) {
        state.cull = Cull::None;
        state.blended = false;
    }
    if (state.shading == Shading::Shadow) {
        state.mirrored = false;
        state.cull = Cull::None;
        state.blended = false;
        state.features = cutsShadow(state.features) ? state.features : 0;
    } else if (state.shading != Shading::Lit) {
        state.features = 0;
    }
    if (state.shading != Shading::Lit) {
        state.wishes = 0;
    } else if ((state.features & layout::kFeatureUnlit) != 0) {
        state.wishes &= layout::kWishUncommon;
    }
    state.dual = state.dual && state.source == VertexSource::Stored && !handsOnData(state.shading);
    return state;
}

bool handsOnData(Shading shading) noexcept {
    return shading != Shading::Lit && shading != Shading::Shadow;
}

SurfaceState shadowState(const Draw& draw, const ViewOptions& view) noexcept {
    return canonical({.shading = Shading::Shadow,
                      .elementSize = draw.buffers->elementSize,
                      .source = draw.source,
                      .dual = blendsDual(draw, view),
                      .features = showsMaterial(view.mode) ? draw.features : 0});
}

bool showsMaterial(ViewMode mode) noexcept {
    return mode == ViewMode::Shaded || mode == ViewMode::Unlit;
}

SurfaceState markState(Shading mark, const Draw& draw, bool mirrored) noexcept {
    return {.shading = mark,
            .elementSize = draw.buffers->elementSize,
            .mirrored = mirrored,
            .cull = Cull::None,
            .blended = true,
            .source = draw.source,
            .features = mark == Shading::PointMarks ? 1U : 0U};
}

SurfaceStates surfaceStates(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    const ViewMode mode = view.mode;
    const bool blended = (draw.flags & layout::kDrawBlend) != 0 && showsMaterial(mode);
    SurfaceStates result;
    SurfaceState& state = result.states[0];
    state.shading = shadingOf(mode);
    state.elementSize = draw.buffers->elementSize;
    state.mirrored = mirrored;
    state.cull = draw.doubleSided || view.marks.backFaces ? Cull::None : Cull::Back;
    state.blended = blended;
    state.source = draw.source;
    state.dual = blendsDual(draw, view);
    state.features = mode == ViewMode::Clay ? layout::kFeatureClay : draw.features;
    state.wishes = wishesOf(draw, view);
    if (blended && draw.doubleSided && state.elementSize == 3) {
        result.count = 2;
        state.cull = Cull::Front;
        result.states[1] = state;
        result.states[1].cull = Cull::Back;
    }
    for (SurfaceState& each : result.states) {
        each = canonical(each);
    }
    return result;
}

}  // namespace sinew
