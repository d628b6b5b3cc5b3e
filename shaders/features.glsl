// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The features that a lit-surface pipeline is compiled for: kFeature… and kRequest… of layout.h.
// Include before surface.glsl.

layout(constant_id = 0) const uint kFeatures = 0u;
layout(constant_id = 1) const uint kRequests = 0u;
layout(constant_id = 2) const uint kTextures = 0u;

bool has(uint feature) { return (kFeatures & feature) != 0u; }
bool textured(uint slot) { return (kTextures & (1u << slot)) != 0u; }
bool requests(uint request) { return (kRequests & request) != 0u; }

// Replaces tests that the following files would do per pixel.
#define HAS_NORMALS (!requests(kRequestUncommon) || hasDrawFlag(kDrawHasNormals))
#define HAS_TRANSFORMS has(kFeatureTransforms)
