// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Data written by the CPU and read by shaders. Included by GLSL directly, and by C++ through
// viewport/scene/frame/shader_layout.h, which defines vec4, uvec4, mat4 and uint. Every member is a
// multiple of 16 bytes, so that std140, std430 and C++ agree.

// Values of SceneConstants.view.x.
#define VIEW(name, constant, number) const uint constant = number;
#include "views.h"
#undef VIEW

// Bits of SceneConstants.view.z.
const uint kSceneNormalizeWeights = 1u;
const uint kSceneOrthographic = 2u;
const uint kSceneDualQuaternions = 4u;  // blend joints as dual quaternions
const uint kSceneBackFaces = 256u;      // tint back faces
const uint kSceneUvChecker = 512u;      // replaces the base colour
// Properties of the view, from ViewModeInfo.
const uint kSceneLit = 1024u;       // the scene image stores light, otherwise sRGB bytes
const uint kSceneMaterial = 2048u;  // colour and alpha of the material, otherwise solid surfaces
const uint kSceneAsStored = 4096u;  // positions as stored, without a pose
const uint kSceneEdges = 8192u;     // edges of triangles only
const uint kSceneChannel = 16384u;  // one channel of the material
const uint kSceneCorners = 32768u;  // flat values of the vertices, see corners.glsl
const uint kSceneValues = 65536u;   // values from the CPU, see given_values.glsl
const uint kSceneGrey = 131072u;    // surfaces of data views without values, below dots

// Values of SceneConstants.chosen.x: a component of JOINTS_n or WEIGHTS_n from 0, or all.
const uint kEveryComponent = 4u;

// Values of SceneConstants.view.w, as in ToneMap.
const uint kToneNeutral = 0u;
const uint kToneAces = 1u;
const uint kToneNone = 2u;

// Component types of stored joints and weights, as in StoredType.
const uint kStoredU8 = 0u;
const uint kStoredU16 = 1u;
const uint kStoredF32 = 3u;

// The influences of a primitive start with a table of this many words per set: offset of the joints
// in words from the table, and their type; then the same for the weights.
const uint kInfluenceEntryWords = 4u;

// The morph targets of a primitive start with a table of one word per target: offset of the
// position displacements in words from the table; then the same for normals and for tangents, if
// any target has them. Targets without displacements have:
const uint kNoDisplacement = 0xffffffffu;

// Values from the CPU, behind the weights of the morph targets: per vertex or per element.
const uint kNoValues = 0xffffffffu;  // DrawConstants.values.x of a draw without
const float kNoValue = 3.0e38f;      // vertex or element without a value; no value is as large

// Values of SceneConstants.chosen.z: where `weight` shows no heat, as in ZeroWeights.
const uint kZeroOfJoint = 1u;  // weight 0
const uint kZeroOfAll = 2u;    // no weight of any joint

// A bit of a joint mark, above the bytes of its colour: `weight` shows the joint.
const uint kJointShown = 1u << 24;

// Bits of DrawConstants.draw.x.
const uint kDrawHasNormals = 1u;      // otherwise flat normals from derivatives
const uint kDrawSurface = 2u;         // triangles; points and lines without normals are unlit
const uint kDrawGlossy = 4u;          // KHR_materials_pbrSpecularGlossiness
const uint kDrawShowsJoint = 8u;      // its skin is that of the joint in the weight view
const uint kDrawMorphNormals = 16u;   // the targets also displace normals
const uint kDrawMask = 32u;           // alpha mode MASK
const uint kDrawBlend = 64u;          // alpha mode BLEND
const uint kDrawHasTexcoords = 128u;  // otherwise (0, 0)
const uint kDrawHasColors = 256u;     // otherwise white
const uint kDrawUnlit = 512u;         // the material is unlit
const uint kDrawHasSecondTexcoords = 1024u;
const uint kDrawHasTangents = 2048u;
const uint kDrawMorphTangents = 4096u;
const uint kDrawNormalMapped = 8192u;   // the material has a normal texture
const uint kDrawCorners = 16384u;       // indices and stored positions can be read as words
const uint kDrawShortIndices = 32768u;  // two indices in a word
const uint kDrawPoints = 65536u;        // POINTS
const uint kDrawSumsAreOne = 131072u;   // the weights of every vertex add up to 1

// Set 0, binding 0: constants of a frame.
struct SceneConstants {
    mat4 clipFromWorld;
    mat4 viewFromWorld;  // rotation only
    vec4 eye;            // xyz world position; w: pixels per point
    vec4 forward;        // xyz world direction of view; w: soft shading of data, 0 to 1
    vec4 viewport;       // x, y: size in pixels; z: size of a vertex mark in pixels; w: exposure
                         // factor
    vec4 grid;           // x: spacing; y: radius where it has faded out; z, w: centre (world x, z)
    uvec4 view;          // x: kView…; y: influence set; z: kScene… bits; w: kTone…
    vec4 environment;    // x, y: cosine and sine of its rotation; z: factor; w: pixels of the whole
                         // picture per unit of clip space, times two
    vec4 data;           // x: distance at the end of the heat map of skinning-difference; y: height
                         // of the grid; z: size of POINTS primitives in pixels; w: of value dots
    uvec4 chosen;        // x: component of the raw views, or kEveryComponent; y: word of the first
                         // joint mark in the palette; z: kZero…
    uvec4 scale;  // x: steps of the heat map, 0: continuous; y: contours from 0 to 1, 0: none
    vec4 values;  // x, y: factor and offset from values of the CPU, or of depth, to the heat
                  // map, 0 to 1;
                  // z, w: shift of the grid along x and z
    vec4 part;    // x, y: pixel of the picture that is the first of the target; z, w: size of
                  // the picture in pixels
};

// Set 0, binding 2: this, followed by `counts.x` LightConstants.
struct LightTable {
    uvec4 counts;          // x: lights; y: 1 if the first one is the key light with its shadow
    mat4 shadowFromWorld;  // x, y: 0 to 1 over the shadow map; z: its depth
    vec4 shadow;           // x: side of a texel in world units; y: depth range in world units, 0:
                           // no shadow; z: tangent of the key light's half angle; w: height of the
                           // plane that receives the shadow
};

// A light, world space.
struct LightConstants {
    vec4 position;   // xyz; w: range, 0: none
    vec4 direction;  // xyz unit, direction of the light
    vec4 color;      // rgb linear, lux or candela; w: 0 directional, 1 positional
    vec4 cone;       // x, y: scale and offset of the cosine of a spot; 0, 1: in all directions
};

// Set 0, binding 3, see environment.glsl: levels of specular light; intervals between the first and
// last texel of the largest level; its size; intervals of the diffuse light and its first texel.
const uint kLightLevels = 7u;
const uint kLightSteps = 512u;
const uint kLightWidth = kLightSteps + 1u;
const uint kLightHeight = 2u * kLightSteps + kLightLevels;
const uint kMatteSteps = 64u;
const uint kMatteLeft = 320u;
const uint kMatteTop = 520u;

// Set 0, binding 1: 256 colours of the heat map, each 0xAABBGGRR as sRGB bytes.
struct PaletteTable {
    uvec4 colors[64];
};

// Texture slots of a material: elements of set 2, binding 1, and bits of its textures. For
// KHR_materials_pbrSpecularGlossiness the diffuse texture uses the first slot, the
// specular-glossiness texture the second.
const uint kSlotBaseColor = 0u;
const uint kSlotMetallicRoughness = 1u;
const uint kSlotNormal = 2u;
const uint kSlotOcclusion = 3u;
const uint kSlotEmissive = 4u;
const uint kSlotClearcoat = 5u;
const uint kSlotClearcoatRoughness = 6u;
const uint kSlotClearcoatNormal = 7u;
const uint kSlotSheenColor = 8u;
const uint kSlotSheenRoughness = 9u;
const uint kSlotSpecular = 10u;
const uint kSlotSpecularColor = 11u;
const uint kSlotTransmission = 12u;
const uint kSlotThickness = 13u;
const uint kSlotIridescence = 14u;
const uint kSlotIridescenceThickness = 15u;
const uint kSlotAnisotropy = 16u;
const uint kSlotDiffuseTransmission = 17u;
const uint kSlotDiffuseTransmissionColor = 18u;
const uint kSlotCount = 19u;

// Specialisation constants of the lit surface. Unused features cost nothing, even on software
// devices, which run both sides of a branch and every loop once.
// 0: features of the material.
const uint kFeatureClearcoat = 1u << 0;
const uint kFeatureSheen = 1u << 1;
const uint kFeatureTransmission = 1u << 2;
const uint kFeatureVolume = 1u << 3;
const uint kFeatureDispersion = 1u << 4;
const uint kFeatureIridescence = 1u << 5;
const uint kFeatureAnisotropy = 1u << 6;
const uint kFeatureSpecularGlossiness = 1u << 7;
const uint kFeatureUnlit = 1u << 8;
const uint kFeatureMask = 1u << 9;          // alpha mode MASK
const uint kFeatureBlend = 1u << 10;        // alpha mode BLEND
const uint kFeatureClay = 1u << 11;         // the view `clay`: no material
const uint kFeatureTransforms = 1u << 12;   // texture transforms, or a second set of texture
                                            // coordinates
const uint kFeatureReflectance = 1u << 13;  // dielectric reflectance other than the default
const uint kFeatureEmission = 1u << 14;
const uint kFeatureDiffuseTransmission = 1u << 15;
// 1: requirements of the view.
const uint kRequestLights = 1u;    // there may be lights other than the environment
const uint kRequestKeyLight = 2u;  // the first light may be the key light with its shadow
// Flat normals, tinted back faces, the UV checker, a tone map other than Neutral.
const uint kRequestUncommon = 4u;
const uint kRequestNothingBehind = 8u;  // transmissive surfaces may have nothing behind them
// 2: textures of the material. Bit i: a texture in slot i.

// Set 2, binding 0. Colours are linear.
struct MaterialConstants {
    vec4 baseColor;     // straight alpha; the diffuse colour of KHR_materials_pbrSpecularGlossiness
    vec4 emissive;      // xyz; w: alpha cutoff
    vec4 surface;       // x: metallic; y: roughness, or glossiness; z: scale of the normal texture;
                        // w: strength of the occlusion
    vec4 specular;      // xyz: dielectric reflectance at normal incidence; w: its weight
    vec4 clearcoat;     // x: factor; y: roughness; z: scale of its normal texture
    vec4 sheen;         // xyz: colour; w: roughness
    vec4 transmission;  // x: factor; y: thickness in mesh space; z: index of refraction;
                        // w: dispersion
    vec4 absorption;    // xyz: absorption per world unit of the volume, as a negative exponent of e
    vec4 iridescence;   // x: factor; y: index of refraction of the film; z, w: least and largest
                        // thickness in nanometres
    vec4 anisotropy;    // x: strength; y, z: cosine and sine of its rotation from the tangent
    vec4 diffuseTransmission;  // xyz: colour; w: factor
    // Two rows per slot: transform (u, v, 1) of the mesh to u and to v of the texture; w of the
    // first row: 1 if the slot uses the second coordinate set.
    vec4 slotRows[2u * kSlotCount];
};

// Push constants of one draw.
struct DrawConstants {
    uvec4 draw;    // x: kDraw… bits; y: vertex count; z: first joint of its skin among the
                   // joint marks; w: word of the indices
    uvec4 skin;    // x: joints in the palette (0: not skinned); y: influence sets; z: word of their
                   // table; w: word of the stored positions
    uvec4 morph;   // x: targets with a weight; y: corners of an element; z: all targets; w: word of
                   // their table
    uvec4 values;  // x: its first value from the CPU in binding 1 of set 1, or kNoValues;
                   // y: of a ghost: its colour, 0xAABBGGRR, sRGB, straight alpha; z: its density
                   // where it faces the viewer, 0 to 255
};

// Set 1, binding 2: one instance of a node's mesh (in a crowd: of one copy), for all nodes in
// order.
struct InstanceConstants {
    mat4 worldFromMesh;  // if not skinned
    vec4 offset;         // xyz world: added last; w: length scale from mesh space to world space
    uvec4 first;         // x: matrix of binding 0; y: weight of binding 1; z: the same joint in the
                         // form of dual_quaternion.glsl; w: instance number: copy × instances of
                         // the node + instance
};

// Push constants of one screen-space ribbon: a line of constant width in pixels. For a path the
// points come from a vertex buffer.
struct RibbonConstants {
    vec4 from;   // xyz world; w: half width in pixels
    vec4 to;     // xyz world; w: 1 draws a disc at `from` instead
    vec4 color;  // sRGB, straight alpha
};

// One line of constant width in pixels, or a disc or ball at `from`: an instance of four vertices.
struct Segment {
    vec4 from;   // xyz world; w: half width in pixels
    vec4 to;     // xyz world
    vec4 color;  // sRGB, straight alpha
    vec4 style;  // x: 1 disc; y: width of the dark outline in pixels; z: 1 shaded as a ball
};

// One octahedral bone: an instance of 24 vertices.
struct Bone {
    vec4 head;   // xyz world; w: radius of its ring
    vec4 tail;   // xyz world
    vec4 side;   // xyz: unit, across the bone
    vec4 color;  // sRGB
};

// Push constants of the environment background: the world direction at the centre of the picture,
// and its increments to the right and lower edge.
struct BackdropConstants {
    vec4 middle;  // w: perceptual roughness
    vec4 right;
    vec4 down;
};

// Push constants of the composite: the background, as linear light for lit views, otherwise as
// sRGB.
struct CompositeConstants {
    vec4 inner;  // rgb: colour at the centre; w: row of the picture that is the first of the
                 // target, -1: no dithering
    vec4 slope;  // rgb: towards the corners the colour is; w: left edge in the host's picture
    vec4 bend;  // inner + away × (slope + away × bend); w: likewise the column, -1: no background
    vec4 place;  // fraction of the target's size × xy + zw: offset from the centre of the picture;
                 // `away` is its length
};

// Push constants of the selection's outline.
struct OutlineConstants {
    vec4 widths;  // pixels; x: of the line; y: of the dark rim outside of it
    uvec4 reach;  // x: both together in whole pixels
};
const uint kOutlineTile = 16u;  // side of a tile in pixels, see outline_tiles.frag

// One rectangle of the 2D overlay: an instance of four vertices.
struct OverlayQuad {
    vec4 rect;   // left, top, right, bottom in pixels
    vec4 uv;     // the same in the glyph atlas, in texels
    vec4 color;  // sRGB, straight alpha
    vec4 shape;  // x: 0 glyph, 1 rounded rectangle; y: corner radius in pixels
};
