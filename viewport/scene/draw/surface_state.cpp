// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_state.h"

#include <array>
#include <cstdio>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

constexpr std::uint32_t kCut = layout::kFeatureMask | layout::kFeatureBlend;

// Keeps what decides where a mask or a shadow has holes.
void keepHoles(SurfaceState& state) noexcept {
    const bool cut = (state.features & kCut) != 0;
    state.features &= cut ? kCut | layout::kFeatureTransforms : 0U;
    state.textures &= cut ? 1U << layout::kSlotBaseColor : 0U;
}

const char* nameOf(Shading shading) noexcept {
    switch (shading) {
        case Shading::Lit:
            return "lit";
        case Shading::Data:
            return "data on";
        case Shading::Corners:
            return "flat data on";
        case Shading::Channel:
            return "channel of";
        case Shading::Edges:
            return "edges of";
        case Shading::Shadow:
            return "shadow of";
        case Shading::Selected:
            return "mask of";
        case Shading::Ghost:
            return "ghost of";
        case Shading::Depth:
            return "depth of";
        case Shading::EdgeMarks:
            return "edges over";
        case Shading::PointMarks:
            return "vertices over";
        case Shading::Needles:
            return "needles over";
        case Shading::Dots:
            return "dots over";
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
    key = key * 16 + state.wishes;
    key = key * 16 + static_cast<std::uint64_t>(state.shading);
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
    }
    if (state.shading == Shading::Shadow || state.shading == Shading::Selected ||
        state.shading == Shading::Ghost || state.shading == Shading::Depth) {
        keepHoles(state);
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

bool handsOnLittle(Shading shading) noexcept {
    return shading == Shading::Channel || shading == Shading::Shadow ||
           shading == Shading::Selected || shading == Shading::Depth;
}

bool handsOnData(Shading shading) noexcept {
    return shading != Shading::Lit && shading != Shading::Ghost && !handsOnLittle(shading);
}

}  // namespace sinew
