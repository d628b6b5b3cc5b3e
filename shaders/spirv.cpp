// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "shaders/spirv.h"

namespace sinew::spirv {
namespace {

// clang-format off
constexpr std::uint32_t kSurfaceVert[] =
#include "surface.vert.inc"
;
constexpr std::uint32_t kSurfaceLitFrag[] =
#include "surface_lit.frag.inc"
;
constexpr std::uint32_t kSurfaceDataFrag[] =
#include "surface_data.frag.inc"
;
constexpr std::uint32_t kGridVert[] =
#include "grid.vert.inc"
;
constexpr std::uint32_t kGridFrag[] =
#include "grid.frag.inc"
;
constexpr std::uint32_t kRibbonVert[] =
#include "ribbon.vert.inc"
;
constexpr std::uint32_t kPathVert[] =
#include "path.vert.inc"
;
constexpr std::uint32_t kRibbonFrag[] =
#include "ribbon.frag.inc"
;
constexpr std::uint32_t kFullscreenVert[] =
#include "fullscreen.vert.inc"
;
constexpr std::uint32_t kCompositeFrag[] =
#include "composite.frag.inc"
;
constexpr std::uint32_t kOverlayVert[] =
#include "overlay.vert.inc"
;
constexpr std::uint32_t kOverlayFrag[] =
#include "overlay.frag.inc"
;
// clang-format on

}  // namespace

Words surfaceVert() noexcept {
    return kSurfaceVert;
}
Words surfaceLitFrag() noexcept {
    return kSurfaceLitFrag;
}
Words surfaceDataFrag() noexcept {
    return kSurfaceDataFrag;
}
Words gridVert() noexcept {
    return kGridVert;
}
Words gridFrag() noexcept {
    return kGridFrag;
}
Words ribbonVert() noexcept {
    return kRibbonVert;
}
Words pathVert() noexcept {
    return kPathVert;
}
Words ribbonFrag() noexcept {
    return kRibbonFrag;
}
Words fullscreenVert() noexcept {
    return kFullscreenVert;
}
Words compositeFrag() noexcept {
    return kCompositeFrag;
}
Words overlayVert() noexcept {
    return kOverlayVert;
}
Words overlayFrag() noexcept {
    return kOverlayFrag;
}

}  // namespace sinew::spirv
