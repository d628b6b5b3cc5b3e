// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the processor writes and the shaders read. Both languages include this text: GLSL directly,
// C++ through viewport/scene/frame/shader_layout.h, which supplies vec4, uvec4, mat4 and uint. Every
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
const uint kViewGeometryNormals = 9u;
const uint kViewTangents = 10u;
const uint kViewUv = 11u;
const uint kViewVertexColor = 12u;
const uint kViewSkinningDifference = 13u;

// Bits of SceneConstants.view.z.
const uint kSceneNormalizeWeights = 1u;
const uint kSceneOrthographic = 2u;
const uint kSceneDualQuaternions = 4u;  // joints are blended as such
const uint kSceneBackFaces = 256u;      // are tinted
const uint kSceneUvChecker = 512u;      // instead of the base colour

// Values of SceneConstants.view.w, as ToneMap says it.
const uint kToneNeutral = 0u;
const uint kToneAces = 1u;
const uint kToneNone = 2u;

// What the components of stored joints and weights are, as StoredType says it.
const uint kStoredU8 = 0u;
const uint kStoredU16 = 1u;
const uint kStoredF32 = 3u;

// The influences of a primitive begin with a table of so many words per set: where its joints lie,
// in words from the table, and what they are stored as; the same of its weights.
const uint kInfluenceEntryWords = 4u;

// The morph targets of a primitive begin with a table of a word per target: where its displacements
// of the positions lie, in words from the table; then the same of the normals, then of the
// tangents, where any has them. Or this, where it has none:
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
const uint kDrawHasSecondTexcoords = 1024u;
const uint kDrawHasTangents = 2048u;
const uint kDrawMorphTangents = 4096u;
const uint kDrawNormalMapped = 8192u;  // the material has a normal texture

// Set 0, binding 0: what one frame shares.
struct SceneConstants {
    mat4 clipFromWorld;
    mat4 viewFromWorld;  // the rotation alone
    vec4 eye;            // xyz world position; w: pixels per point
    vec4 forward;        // xyz world direction of view; w: relief, 0 to 1
    vec4 viewport;       // x, y: size in pixels; z: point size in pixels; w: exposure factor
    vec4 grid;           // x: spacing; y: radius where it has faded out; z, w: centre (world x, z)
    uvec4 view;          // x: kView…; y: influence set; z: kScene… bits; w: kTone…
    vec4 environment;    // x, y: cosine and sine of its turn; z: factor
    vec4 data;           // x: distance at the end of the heat map of skinning-difference
};

// Set 0, binding 2: this, then as many LightConstants as `counts.x` says.
struct LightTable {
    uvec4 counts;          // x: lights; y: 1 where the first one is the key light with its shadow
    mat4 shadowFromWorld;  // x, y: 0 to 1 over the shadow map; z: its depth
    vec4 shadow;           // x: side of a texel in world units; y: depth range in world units, 0:
                           // no shadow; z: tangent of the key light's half angle; w: height of
                           // the plane that catches the shadow
};

// A light, world space.
struct LightConstants {
    vec4 position;   // xyz; w: range, 0: none
    vec4 direction;  // xyz unit, where it shines to
    vec4 color;      // rgb linear, lux or candela; w: 0 directional, 1 from a place
    vec4 cone;       // x, y: scale and offset of the cosine of a spot; 0, 1: in all directions
};

// Set 0, binding 3, see environment.glsl: levels of mirrored light, and how many steps there are
// between the first and the last texel of the largest; its size; steps of the matte light, and
// where its first texel is.
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

// Places of a material's textures: elements of set 2, binding 1, and bits of its features. Of
// KHR_materials_pbrSpecularGlossiness the diffuse texture has the first, the other one the second.
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
const uint kSlotCount = 17u;

// Specialisation constants of the lit surface. What is not there costs nothing, on software devices
// too, which run both sides of a branch and every loop once.
// 0: what its material has. Bit i: a texture in slot i.
const uint kFeatureClearcoat = 1u << 17;
const uint kFeatureSheen = 1u << 18;
const uint kFeatureTransmission = 1u << 19;
const uint kFeatureVolume = 1u << 20;
const uint kFeatureDispersion = 1u << 21;
const uint kFeatureIridescence = 1u << 22;
const uint kFeatureAnisotropy = 1u << 23;
const uint kFeatureSpecularGlossiness = 1u << 24;
const uint kFeatureUnlit = 1u << 25;
const uint kFeatureMask = 1u << 26;         // alpha mode MASK
const uint kFeatureBlend = 1u << 27;        // alpha mode BLEND
const uint kFeatureClay = 1u << 28;         // the view `clay`: no material at all
const uint kFeatureTransforms = 1u << 29;   // of texture coordinates, or a second set of them
const uint kFeatureReflectance = 1u << 30;  // other than the usual one of what is not metal
const uint kFeatureEmission = 1u << 31;
// 1: what the view asks for.
const uint kWishLights = 1u;    // some from one place or direction may shine
const uint kWishKeyLight = 2u;  // the first of them may be the key light with its shadow
// Flat normals, the selection, tinted back faces, the UV checker, a tone map other than Neutral.
const uint kWishUncommon = 4u;

// Set 2, binding 0. Colours are linear.
struct MaterialConstants {
    vec4 baseColor;     // straight alpha; the diffuse colour of KHR_materials_pbrSpecularGlossiness
    vec4 emissive;      // xyz; w: alpha cutoff
    vec4 surface;       // x: metallic; y: roughness, or glossiness; z: scale of the normal texture;
                        // w: strength of the occlusion
    vec4 specular;      // xyz: reflectance at normal incidence of what is not metal; w: its weight
    vec4 clearcoat;     // x: factor; y: roughness; z: scale of its normal texture
    vec4 sheen;         // xyz: colour; w: roughness
    vec4 transmission;  // x: factor; y: thickness in mesh space; z: index of refraction;
                        // w: dispersion
    vec4 absorption;    // xyz: what a world unit of the volume takes, as a negative exponent of e
    vec4 iridescence;   // x: factor; y: index of refraction of the film; z, w: least and largest
                        // thickness in nanometres
    vec4 anisotropy;    // x: strength; y, z: cosine and sine of its turn from the tangent
    // Two rows for each slot: (u, v, 1) of the mesh to u and to v of the texture; w of the first:
    // 1 where the second of the two sets of coordinates is meant.
    vec4 slotRows[34];
};

// Push constants of one draw.
struct DrawConstants {
    uvec4 draw;   // x: kDraw… bits; y: vertex count; z: joint of the weight view
    uvec4 skin;   // x: joints in the palette (0: not skinned); y: influence sets; z: word of their
                  // table
    uvec4 morph;  // x: targets with a weight; z: all targets; w: word of their table
};

// Set 1, binding 2: one instance of a node's mesh (of a crowd: in one copy), all nodes one after
// another.
struct InstanceConstants {
    mat4 worldFromMesh;  // without a skin
    vec4 offset;         // xyz world: added when all else is done; w: what lengths are multiplied
                         // by on the way from the mesh
    uvec4 first;         // x: matrix of binding 0; y: weight of binding 1; z: the same joint in the
                         // form of dual_quaternion.glsl; w: the number of the instance: copy ×
                         // instances of the node + instance
};

// Push constants of one screen-space ribbon: a line of constant width in pixels. Along a path the
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

// Push constants of the environment as the background: the world directions that are seen at the
// middle of the picture, and what is added to them at its right and at its lower edge.
struct BackdropConstants {
    vec4 middle;  // w: perceptual roughness
    vec4 right;
    vec4 down;
};

// Push constants of the composite: the background, as linear light under lit views, else as sRGB.
struct CompositeConstants {
    vec4 inner;  // rgb: colour at the middle; w: a step of one byte, 0 where nothing is dithered
    vec4 slope;  // rgb: from there to the corners the colour is
    vec4 bend;   // inner + away × (slope + away × bend); w: 1 where there is no background
    vec4 place;  // share of the picture's width and height × xy + zw: around the middle; `away`
                 // is 1 where that is a unit long
};

// One rectangle of the 2D overlay, an instance of four vertices.
struct OverlayQuad {
    vec4 rect;   // left, top, right, bottom in pixels
    vec4 uv;     // the same of the glyph atlas, in texels
    vec4 color;  // sRGB, straight alpha
    vec4 shape;  // x: 0 glyph, 1 rounded rectangle; y: corner radius in pixels
};
