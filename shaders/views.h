// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every view, in the order of the menus: its name in ViewMode, its number in GLSL, and that number,
// counted from 0. Both languages include this text with VIEW(name, constant, number) defined. What
// is said about a view stands in model/view/view_mode.cpp, what it shows at a point in views.glsl.
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
