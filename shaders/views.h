// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every view, in menu order: its name in ViewMode, its constant in GLSL, and their value, counted
// from 0. GLSL and C++ include this file with VIEW(name, constant, number) defined.
// model/view/view_mode.cpp describes the views, views.glsl computes their values.
VIEW(Shaded, kViewShaded, 0u)
VIEW(Clay, kViewClay, 1u)
VIEW(Unlit, kViewUnlit, 2u)
VIEW(Wireframe, kViewWireframe, 3u)
VIEW(Normals, kViewNormals, 4u)
VIEW(GeometryNormals, kViewGeometryNormals, 5u)
VIEW(Tangents, kViewTangents, 6u)
VIEW(Uv, kViewUv, 7u)
VIEW(VertexColor, kViewVertexColor, 8u)
VIEW(Weight, kViewWeight, 9u)
VIEW(RawJoints, kViewRawJoints, 10u)
VIEW(RawWeights, kViewRawWeights, 11u)
VIEW(BindPose, kViewBindPose, 12u)
VIEW(SkinningDifference, kViewSkinningDifference, 13u)
