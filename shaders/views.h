// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every view, in menu order: its name in ViewMode, its constant in GLSL, and their value, counted
// from 0. GLSL and C++ include this file with VIEW(name, constant, number) defined.
// model/view/view_mode.cpp describes the views; views.glsl, vertex_colors.glsl and channels.glsl
// compute their values, except those that the CPU provides (given_values.glsl).
VIEW(Shaded, kViewShaded, 0u)
VIEW(Clay, kViewClay, 1u)
VIEW(Unlit, kViewUnlit, 2u)
VIEW(BaseColor, kViewBaseColor, 3u)
VIEW(Metallic, kViewMetallic, 4u)
VIEW(Roughness, kViewRoughness, 5u)
VIEW(Occlusion, kViewOcclusion, 6u)
VIEW(Emissive, kViewEmissive, 7u)
VIEW(Alpha, kViewAlpha, 8u)
VIEW(Wireframe, kViewWireframe, 9u)
VIEW(Normals, kViewNormals, 10u)
VIEW(GeometryNormals, kViewGeometryNormals, 11u)
VIEW(Tangents, kViewTangents, 12u)
VIEW(Uv, kViewUv, 13u)
VIEW(VertexColor, kViewVertexColor, 14u)
VIEW(Weight, kViewWeight, 15u)
VIEW(JointColors, kViewJointColors, 16u)
VIEW(DominantJoint, kViewDominantJoint, 17u)
VIEW(RawJoints, kViewRawJoints, 18u)
VIEW(RawWeights, kViewRawWeights, 19u)
VIEW(InfluenceCount, kViewInfluenceCount, 20u)
VIEW(WeightSum, kViewWeightSum, 21u)
VIEW(Unweighted, kViewUnweighted, 22u)
VIEW(BindPose, kViewBindPose, 23u)
VIEW(SkinningDifference, kViewSkinningDifference, 24u)
VIEW(Stretch, kViewStretch, 25u)
VIEW(Displacement, kViewDisplacement, 26u)
VIEW(Symmetry, kViewSymmetry, 27u)
VIEW(Morph, kViewMorph, 28u)
VIEW(Distance, kViewDistance, 29u)
VIEW(Depth, kViewDepth, 30u)
