// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the processor writes and the shaders read. Both languages include this text: GLSL directly,
// C++ through viewport/scene/shader_layout.h, which supplies vec4, uvec4, mat4 and uint. Every
// member is a multiple of 16 bytes, so that std140, std430 and C++ agree.

// Values of SceneConstants.view.x.
const uint kViewShaded = 0u;
const uint kViewClay = 1u;
const uint kViewUnlit = 2u;
const uint kViewWireframe = 3u;
const uint kViewNormals = 4u;
const uint kViewWeight = 5u;
const uint kViewRawJoints = 6u;
const uint kViewRawWeights = 7u;
const uint kViewBindPose = 8u;

// Bits of SceneConstants.view.z.
const uint kSceneNormalizeWeights = 1u;
const uint kSceneOrthographic = 2u;

// What the components of stored joints and weights are, as StoredType says it.
const uint kStoredU8 = 0u;
const uint kStoredU16 = 1u;
const uint kStoredF32 = 3u;

// The influences of a primitive begin with so many words per set: where its joints lie, in words
// from there, and what they are stored as; the same of its weights.
const uint kInfluenceEntryWords = 4u;

// The morph targets of a primitive begin with a word per target: where its displacements of the
// positions lie, in words from there; then the same of the normals. Or this, where it has none:
const uint kNoDisplacement = 0xffffffffu;

// Bits of DrawConstants.draw.x.
const uint kDrawHasNormals = 1u;      // else flat normals, from derivatives
const uint kDrawSurface = 2u;         // triangles; points and lines without normals stay unlit
const uint kDrawHighlighted = 4u;     // part of the selected node's subtree
const uint kDrawShowsJoint = 8u;      // its skin is the one whose joint the weight view shows
const uint kDrawMorphNormals = 16u;   // the targets displace normals too
const uint kDrawMask = 32u;           // alpha mode MASK
const uint kDrawBlend = 64u;          // alpha mode BLEND
const uint kDrawHasTexcoords = 128u;  // else the texture's corner
const uint kDrawHasColors = 256u;     // else white
const uint kDrawUnlit = 512u;         // the material takes no light

// Set 0, binding 0: what one frame shares.
struct SceneConstants {
    mat4 clipFromWorld;
    mat4 viewFromWorld;  // the rotation alone
    vec4 eye;            // xyz world position; w: pixels per point
    vec4 forward;        // xyz world direction of view; w: relief, 0 to 1
    vec4 viewport;       // x, y: size in pixels; z: point size in pixels; w: exposure factor
    vec4 grid;           // x: spacing; y: radius where it has faded out; z, w: centre (world x, z)
    uvec4 view;          // x: kView…; y: influence set; z: kScene… bits; w: unused
};

// Set 0, binding 1: 256 colours of the heat map, each 0xAABBGGRR as sRGB bytes.
struct PaletteTable {
    uvec4 colors[64];
};

// Set 2, binding 0.
struct MaterialConstants {
    vec4 baseColor;  // linear, straight alpha
    vec4 emissive;   // xyz linear; w: alpha cutoff
    vec4 surface;    // x: metallic; y: roughness
    vec4 colorU;     // xyz: (u, v, 1) of the mesh to u of the base colour's texture
    vec4 colorV;     // the same to v
};

// Push constants of one draw.
struct DrawConstants {
    mat4 worldFromMesh;
    uvec4 draw;   // x: kDraw… bits; y: vertex count; z: joint of the weight view
    uvec4 skin;   // x: joints in the palette (0: not skinned); y: influence sets
    uvec4 morph;  // x: targets with a weight; y: first morph weight; z: all targets
};

// Push constants of one screen-space ribbon: a line of constant width in pixels. Along a path the
// points come from a vertex buffer.
struct RibbonConstants {
    vec4 from;   // xyz world; w: half width in pixels
    vec4 to;     // xyz world; w: 1 draws a disc at `from` instead
    vec4 color;  // sRGB, straight alpha
};

// Push constants of the composite.
struct CompositeConstants {
    vec4 inner;  // background, sRGB: at the middle
    vec4 outer;  // and towards the corners
    vec4 size;   // x, y: pixels
    uvec4 flags;
};

// One rectangle of the 2D overlay, an instance of four vertices.
struct OverlayQuad {
    vec4 rect;   // left, top, right, bottom in pixels
    vec4 uv;     // the same of the glyph atlas, in texels
    vec4 color;  // sRGB, straight alpha
    vec4 shape;  // x: 0 glyph, 1 rounded rectangle; y: corner radius in pixels
};
