// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "shaders/spirv.h"

namespace sinew::spirv {
namespace {

// clang-format off
constexpr std::uint32_t kSurfaceLitVert[] =
#include "surface_lit.vert.inc"
;
constexpr std::uint32_t kSurfaceDataVert[] =
#include "surface_data.vert.inc"
;
constexpr std::uint32_t kSurfaceShadowVert[] =
#include "surface_shadow.vert.inc"
;
constexpr std::uint32_t kCaptureVert[] =
#include "capture.vert.inc"
;
constexpr std::uint32_t kSurfaceLitFrag[] =
#include "surface_lit.frag.inc"
;
constexpr std::uint32_t kSurfaceDataFrag[] =
#include "surface_data.frag.inc"
;
constexpr std::uint32_t kBackdropFrag[] =
#include "backdrop.frag.inc"
;
constexpr std::uint32_t kGroundVert[] =
#include "ground.vert.inc"
;
constexpr std::uint32_t kGroundFrag[] =
#include "ground.frag.inc"
;
constexpr std::uint32_t kShadowFrag[] =
#include "shadow.frag.inc"
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
constexpr std::uint32_t kSegmentVert[] =
#include "segment.vert.inc"
;
constexpr std::uint32_t kSegmentFrag[] =
#include "segment.frag.inc"
;
constexpr std::uint32_t kBoneVert[] =
#include "bone.vert.inc"
;
constexpr std::uint32_t kBoneFrag[] =
#include "bone.frag.inc"
;
constexpr std::uint32_t kSurfaceMarkFrag[] =
#include "surface_mark.frag.inc"
;
constexpr std::uint32_t kNeedleVert[] =
#include "needle.vert.inc"
;
constexpr std::uint32_t kNeedleDeformedVert[] =
#include "needle_deformed.vert.inc"
;
constexpr std::uint32_t kFullscreenVert[] =
#include "fullscreen.vert.inc"
;
constexpr std::uint32_t kCompositeVert[] =
#include "composite.vert.inc"
;
constexpr std::uint32_t kCompositeFrag[] =
#include "composite.frag.inc"
;
constexpr std::uint32_t kBehindFrag[] =
#include "behind.frag.inc"
;
constexpr std::uint32_t kOverlayVert[] =
#include "overlay.vert.inc"
;
constexpr std::uint32_t kOverlayFrag[] =
#include "overlay.frag.inc"
;
constexpr std::uint32_t kCopyComp[] =
#include "copy.comp.inc"
;
constexpr std::uint32_t kSurfaceDeformedLitVert[] =
#include "surface_deformed_lit.vert.inc"
;
constexpr std::uint32_t kSurfaceDeformedDataVert[] =
#include "surface_deformed_data.vert.inc"
;
constexpr std::uint32_t kSurfaceDeformedShadowVert[] =
#include "surface_deformed_shadow.vert.inc"
;
constexpr std::uint32_t kPaletteRowsComp[] =
#include "palette_rows.comp.inc"
;
constexpr std::uint32_t kSkinComp[] =
#include "skin.comp.inc"
;
constexpr std::uint32_t kSkinPlainComp[] =
#include "skin_plain.comp.inc"
;
// clang-format on

}  // namespace

Words surfaceLitVert() noexcept {
    return kSurfaceLitVert;
}
Words surfaceDataVert() noexcept {
    return kSurfaceDataVert;
}
Words surfaceShadowVert() noexcept {
    return kSurfaceShadowVert;
}
Words captureVert() noexcept {
    return kCaptureVert;
}
Words surfaceLitFrag() noexcept {
    return kSurfaceLitFrag;
}
Words surfaceDataFrag() noexcept {
    return kSurfaceDataFrag;
}
Words backdropFrag() noexcept {
    return kBackdropFrag;
}
Words groundVert() noexcept {
    return kGroundVert;
}
Words groundFrag() noexcept {
    return kGroundFrag;
}
Words shadowFrag() noexcept {
    return kShadowFrag;
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
Words segmentVert() noexcept {
    return kSegmentVert;
}
Words segmentFrag() noexcept {
    return kSegmentFrag;
}
Words boneVert() noexcept {
    return kBoneVert;
}
Words boneFrag() noexcept {
    return kBoneFrag;
}
Words surfaceMarkFrag() noexcept {
    return kSurfaceMarkFrag;
}
Words needleVert() noexcept {
    return kNeedleVert;
}
Words needleDeformedVert() noexcept {
    return kNeedleDeformedVert;
}
Words fullscreenVert() noexcept {
    return kFullscreenVert;
}
Words compositeVert() noexcept {
    return kCompositeVert;
}
Words compositeFrag() noexcept {
    return kCompositeFrag;
}
Words behindFrag() noexcept {
    return kBehindFrag;
}
Words overlayVert() noexcept {
    return kOverlayVert;
}
Words overlayFrag() noexcept {
    return kOverlayFrag;
}
Words copyComp() noexcept {
    return kCopyComp;
}
Words surfaceDeformedLitVert() noexcept {
    return kSurfaceDeformedLitVert;
}
Words surfaceDeformedDataVert() noexcept {
    return kSurfaceDeformedDataVert;
}
Words surfaceDeformedShadowVert() noexcept {
    return kSurfaceDeformedShadowVert;
}
Words paletteRowsComp() noexcept {
    return kPaletteRowsComp;
}
Words skinComp() noexcept {
    return kSkinComp;
}
Words skinPlainComp() noexcept {
    return kSkinPlainComp;
}

}  // namespace sinew::spirv
