// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_state.h"

#include <array>
#include <cstdio>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

bool cutsShadow(std::uint32_t features) noexcept {
    return (features & (layout::kFeatureMask | layout::kFeatureBlend)) != 0;
}

const char* nameOf(Shading shading) noexcept {
    switch (shading) {
        case Shading::Lit:
            return "lit";
        case Shading::Data:
            return "data on";
        case Shading::Edges:
            return "edges of";
        case Shading::Shadow:
            return "shadow of";
        case Shading::EdgeMarks:
            return "edges over";
        case Shading::PointMarks:
            return "vertices over";
        case Shading::Needles:
            return "needles over";
    }
    return "surface of";
}

const char* nameOfElements(std::uint32_t elementSize) noexcept {
    return elementSize == 1 ? " points" : elementSize == 2 ? " lines" : " triangles";
}

}  // namespace

std::string nameOf(const SurfaceState& state) {
    std::array<char, 48> masks{};
    std::snprintf(masks.data(), masks.size(), ", features 0x%x, wishes 0x%x", state.features,
                  state.wishes);
    return std::string(nameOf(state.shading)) + nameOfElements(state.elementSize) +
           (state.source == VertexSource::Deformed ? ", deformed" : "") +
           (state.blended ? ", blended" : "") + (state.mirrored ? ", mirrored" : "") +
           (state.dual ? ", dual" : "") + masks.data();
}

std::size_t SurfaceStateHash::operator()(const SurfaceState& state) const noexcept {
    std::uint64_t key = state.textures;
    key = (key << 20U) ^ state.features;
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
        state.textures = cutsShadow(state.features) ? state.textures : 0;
        state.features = cutsShadow(state.features) ? state.features : 0;
    } else if (state.shading != Shading::Lit) {
        state.features = 0;
        state.textures = 0;
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

}  // namespace sinew
