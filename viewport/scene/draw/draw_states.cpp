// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/draw_states.h"

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

Shading shadingOf(const ViewModeInfo& view) noexcept {
    if (view.lit) {
        return Shading::Lit;
    }
    if (view.channel) {
        return Shading::Channel;
    }
    if (view.flat) {
        return Shading::Corners;
    }
    return view.edges ? Shading::Edges : Shading::Data;
}

Cull cullOf(const Draw& draw, const ViewOptions& view) noexcept {
    const bool bothSides =
        draw.doubleSided || view.marks.backFaces || viewModeInfo(view.mode).bothSides;
    return bothSides ? Cull::None : Cull::Back;
}

bool blendsDual(const Draw& draw, const ViewOptions& view) noexcept {
    return draw.skin.valid() && view.blend == BlendSkinning::DualQuaternion;
}

std::uint32_t wishesOf(const Draw& draw, const ViewOptions& view) noexcept {
    std::uint32_t bits = 0;
    if ((draw.flags & layout::kDrawHasNormals) == 0 || view.marks.backFaces ||
        view.marks.uvChecker || view.lighting.toneMap != ToneMap::Neutral) {
        bits |= layout::kWishUncommon;
    }
    if (draw.hasPunctualLights) {
        bits |= layout::kWishLights;
    }
    if (view.transparent && (draw.features & layout::kFeatureTransmission) != 0) {
        bits |= layout::kWishNothingBehind;
    }
    if (view.lighting.keyLight) {
        bits |= layout::kWishLights | layout::kWishKeyLight | layout::kWishUncommon;
    }
    return bits;
}

/// Where the surface is, not its colour.
SurfaceState coverage(Shading shading, const Draw& draw, const ViewOptions& view,
                      bool mirrored) noexcept {
    const bool material = viewModeInfo(view.mode).material;
    return canonical({.shading = shading,
                      .elementSize = draw.buffers->elementSize,
                      .mirrored = mirrored,
                      .cull = cullOf(draw, view),
                      .source = draw.source,
                      .dual = blendsDual(draw, view),
                      .features = material ? draw.features : 0,
                      .textures = material ? draw.textures : 0});
}

}  // namespace

SurfaceState shadowState(const Draw& draw, const ViewOptions& view) noexcept {
    return canonical({.shading = Shading::Shadow,
                      .elementSize = draw.buffers->elementSize,
                      .source = draw.source,
                      .dual = blendsDual(draw, view),
                      .features = viewModeInfo(view.mode).material ? draw.features : 0,
                      .textures = viewModeInfo(view.mode).material ? draw.textures : 0});
}

SurfaceState selectedState(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    return coverage(Shading::Selected, draw, view, mirrored);
}

SurfaceState ghostState(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    return canonical({.shading = Shading::Ghost,
                      .elementSize = draw.buffers->elementSize,
                      .mirrored = mirrored,
                      .cull = draw.doubleSided ? Cull::None : Cull::Back,
                      .blended = true,
                      .source = draw.source,
                      .dual = blendsDual(draw, view),
                      .features = draw.features,
                      .textures = draw.textures});
}

SurfaceState ghostDepthState(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    SurfaceState state = ghostState(draw, view, mirrored);
    state.blended = false;
    return state;
}

SurfaceState depthState(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    return coverage(Shading::Depth, draw, view, mirrored);
}

SurfaceState markState(Shading mark, const Draw& draw, bool mirrored) noexcept {
    const bool asPoints = mark == Shading::Dots;  // whatever the elements are
    return {.shading = mark,
            .elementSize = asPoints ? 1 : draw.buffers->elementSize,
            .mirrored = mirrored && !asPoints,
            .cull = Cull::None,
            .blended = true,
            .source = draw.source};
}

SurfaceStates surfaceStates(const Draw& draw, const ViewOptions& view, bool mirrored) noexcept {
    const ViewModeInfo& info = viewModeInfo(view.mode);
    const bool grey = greysSurfaces(view);
    const bool material = info.material && !grey;
    const bool blended = (draw.flags & layout::kDrawBlend) != 0 && material;
    SurfaceStates result;
    SurfaceState& state = result.states[0];
    state.shading = grey && !info.lit ? Shading::Data : shadingOf(info);
    state.elementSize = draw.buffers->elementSize;
    state.mirrored = mirrored;
    state.cull = cullOf(draw, view);
    state.blended = blended;
    state.source = draw.source;
    state.dual = blendsDual(draw, view);
    state.features = material ? draw.features : layout::kFeatureClay;
    state.textures = material ? draw.textures : 0;
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
