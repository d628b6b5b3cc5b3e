// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a pipeline of the lit surface is made for: kFeature… of layout.h.

layout(constant_id = 0) const uint kFeatures = 0u;

bool has(uint feature) { return (kFeatures & feature) != 0u; }
bool textured(uint slot) { return (kFeatures & (1u << slot)) != 0u; }
