// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/index.h"
#include "model/core/math.h"
#include "model/evaluate/weight_source.h"
#include "model/view/motion_display.h"
#include "model/view/view_mode.h"
#include "model/weights/compared.h"

namespace sinew {

/// Where vertices are deformed. Auto: whichever measured faster on the device.
enum class SkinningPath { Auto, Vertex, Compute, Cpu };

/// How the joints of a vertex are blended. glTF defines Linear; DualQuaternion is a preview.
enum class BlendSkinning { Linear, DualQuaternion };

enum class ToneMap { Neutral, Aces, None };  // Khronos PBR Neutral, ACES (Hill's fit), clamped

/// The slot of a set that the raw views show; All: the first three as red, green and blue.
enum class SlotComponent { X, Y, Z, W, All };

/// Where `weight` shows no heat: nowhere, where the weight is 0, or where no joint has any weight.
enum class ZeroWeights { Off, Joint, All };

/// Lighting of `shaded` and `clay`, and tone mapping.
struct Lighting {
    float exposureEv = 0.0F;  // light × 2^EV, before the tone map
    ToneMap toneMap = ToneMap::Neutral;
    float environmentStrength = 1.0F;         // factor on its light, also as the background
    float environmentRotationRadians = 0.0F;  // about +Y, counter-clockwise seen from above
    bool environmentShown = false;            // shown as the background; it rotates too
    bool keyLight = false;                    // casts a soft shadow, also on the ground
    bool punctualLights = true;               // KHR_lights_punctual of the scene
    bool balanceLamps = true;                 // these dimmed if they would burn out the picture

    bool operator==(const Lighting&) const = default;
};

/// Height of the ground: of the grid, and of the key light's shadow. See `groundHeight`.
enum class GroundPlace { Foot, Origin };

enum class SkeletonStyle { None, Lines, Octahedral };
enum class JointNames { None, Selected, All };  // Selected includes the hovered joint

/// Depth: from root to leaf. Joint: each joint has its own colour (joint_colors.h).
enum class BoneColors { Depth, Joint };

struct SkeletonDisplay {
    SkeletonStyle style = SkeletonStyle::None;
    bool inFront = true;  // drawn in front of the surface; false: the surface hides it
    bool axes = false;    // axes of each joint: X red, Y green, Z blue
    JointNames names = JointNames::None;
    BoneColors colors = BoneColors::Depth;

    bool operator==(const SkeletonDisplay&) const = default;
};

/// A dot at every vertex in the colour that the view gives the vertex: nowhere, over the surface as
/// it is, or over a grey surface.
enum class ValueDots { None, OnSurface, OnGrey };

/// Overlays on the surface, or changes of its colour, available in every view.
struct SurfaceMarks {
    bool edges = false;     // wireframe overlay
    bool vertices = false;  // points
    bool normals = false;   // lines
    bool tangents = false;
    bool backFaces = false;     // tinted
    bool uvChecker = false;     // replaces the base colour; uses TEXCOORD_0
    bool storedBounds = false;  // bounds of the stored POSITION at the node: a box per primitive
    bool posedBounds = false;   // world-aligned box of the deformed vertices
    bool clipBounds = false;    // bounds of the whole clip
    ValueDots dots = ValueDots::None;
    bool distances = false;  // between the pinned vertices 1 and 2, 3 and 4, …

    bool operator==(const SurfaceMarks&) const = default;
};

inline constexpr std::uint32_t kMostCopiesInWindow = 10000;

/// The name of the environment without light.
inline constexpr std::string_view kNoEnvironment = "builtin:none";

/// Everything that determines the picture, apart from the asset, the time, the camera and the
/// selection.
struct Look {
    ViewMode mode = ViewMode::Shaded;
    VariantIndex variant;            // KHR_materials_variants; none: the materials as stored
    std::uint32_t influenceSet = 0;  // n of JOINTS_n / WEIGHTS_n for the raw views
    SlotComponent component = SlotComponent::All;  // component of that set
    std::string palette = "viridis";               // name or ramp, see palette.h
    std::uint32_t paletteSteps = 0;                // colours of the palette; 0: continuous
    float depthNear = 0.0F;                        // depths at both ends of the palette, in file
    float depthFar = 0.0F;                         // units; 0: of what is framed
    std::uint32_t contours = 0;                    // parts between contour lines; below 2: none
    ZeroWeights zeroWeights = ZeroWeights::Joint;
    bool descendants = false;                     // `weight` also shows the joints below
    Compared compared = Compared::FourStrongest;  // what `displacement` compares with
    bool worstOfClip = false;                     // `stretch`: of each triangle over the clip
    std::string morphTarget;  // `morph`: what findMorphTargets finds; empty: any
    WeightSource weights = WeightSource::Normalized;
    float relief = 0.0F;  // 0 to 1: soft shading on data views
    bool grid = true;
    GroundPlace ground = GroundPlace::Foot;
    bool axes = false;
    bool legend = false;
    bool transparent = false;             // straight alpha, no background, no grid
    std::optional<glm::vec3> background;  // sRGB 0 to 1; none: the studio gradient
    SkinningPath skinning = SkinningPath::Vertex;
    BlendSkinning blend = BlendSkinning::Linear;
    Lighting lighting;
    std::string environment;  // kNoEnvironment, name of a built-in one or path of a .hdr file;
                              // empty: the studio
    SkeletonDisplay skeleton;
    SurfaceMarks marks;
    MotionDisplay motion;
    float pointSize = 6.0F;    // size of POINTS primitives, in points
    float dotSize = 7.0F;      // size of value dots, in points
    std::uint32_t copies = 1;  // copies of the asset, on a grid, each at its own time
    bool timings = false;      // frame timings as text

    bool operator==(const Look&) const = default;
};

/// The factor on the environment's light: its strength, at least 0; 0 without an environment.
[[nodiscard]] float environmentFactor(const Look& look) noexcept;

/// Whether surfaces are drawn grey, below dots that have the colours of the view.
[[nodiscard]] bool greysSurfaces(const Look& look) noexcept;

}  // namespace sinew
