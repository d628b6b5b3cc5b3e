#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One triangle that covers the picture.
void main() {
    vec2 corner = vec2((gl_VertexIndex & 1) != 0 ? 3.0 : -1.0, (gl_VertexIndex & 2) != 0 ? 3.0 : -1.0);
    gl_Position = vec4(corner, 0.0, 1.0);
}
