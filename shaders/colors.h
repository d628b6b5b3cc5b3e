// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Colours shared by rendering and legend: sRGB, 0 to 1. GLSL includes this file directly, C++
// through viewport/scene/frame/shader_layout.h.

// Data views: points without a value.
const vec3 kNeutralColor = vec3(112.0f, 112.0f, 112.0f) / 255.0f;     // no skin, or another skin
                                                                      // than the displayed one
const vec3 kUnaffectedColor = vec3(160.0f, 164.0f, 172.0f) / 255.0f;  // weight exactly 0
const vec3 kUnweightedColor = vec3(16.0f, 16.0f, 20.0f) / 255.0f;     // no weight of any joint
const vec3 kNegativeColor = vec3(228.0f, 60.0f, 168.0f) / 255.0f;     // weight below 0
const vec3 kNoValueColor = vec3(58.0f, 60.0f, 66.0f) / 255.0f;        // no value of this vertex
const vec3 kNoSuchJointColor = vec3(232.0f, 72.0f, 48.0f) / 255.0f;   // joint out of range
const float kNearlyZero = 0.001f;  // share of a scale from 0: values below are kUnaffectedColor too
// Numbers of influences: 1 to 4, 5 to 8, more.
const vec3 kFewestColor = vec3(206.0f, 234.0f, 236.0f) / 255.0f;
const vec3 kFourColor = vec3(24.0f, 118.0f, 150.0f) / 255.0f;
const vec3 kFiveColor = vec3(250.0f, 222.0f, 120.0f) / 255.0f;
const vec3 kEightColor = vec3(226.0f, 124.0f, 28.0f) / 255.0f;
const vec3 kTooManyColor = vec3(190.0f, 24.0f, 60.0f) / 255.0f;
// Sums of weights: right, below 1, above 1.
const vec3 kRightSumColor = vec3(206.0f, 211.0f, 216.0f) / 255.0f;
const vec3 kSlightlyLessColor = vec3(158.0f, 196.0f, 240.0f) / 255.0f;
const vec3 kMuchLessColor = vec3(10.0f, 42.0f, 150.0f) / 255.0f;
const vec3 kSlightlyMoreColor = vec3(246.0f, 196.0f, 150.0f) / 255.0f;
const vec3 kMuchMoreColor = vec3(158.0f, 16.0f, 16.0f) / 255.0f;
const vec3 kBindPoseColor = vec3(186.0f, 190.0f, 196.0f) / 255.0f;   // unshaded
const vec3 kBelowDotsColor = vec3(120.0f, 123.0f, 128.0f) / 255.0f;  // surfaces, unshaded
const vec3 kEdgeColor = vec3(214.0f, 220.0f, 228.0f) / 255.0f;
const vec3 kFarEdgeColor = vec3(104.0f, 112.0f, 126.0f) / 255.0f;  // triangles that face away
const float kOutsideUvBlue = 0.5f;                                 // coordinates beyond 0 to 1

// Points of a material that does not read the displayed channel; not grey, because numbers are.
const vec3 kUnreadColor = vec3(88.0f, 74.0f, 140.0f) / 255.0f;

const vec3 kSelectionColor = vec3(0.30f, 0.80f, 1.0f);
const vec4 kOutlineRim = vec4(0.02f, 0.05f, 0.09f, 0.6f);  // rim around the selection's outline
const float kHiddenOutline = 0.4f;  // its strength where other surfaces hide the selection

// Marks on surfaces.
const vec3 kBackFaceColor = vec3(0.86f, 0.16f, 0.34f);
const vec3 kNormalColor = vec3(0.66f, 0.62f, 1.0f);
const vec3 kTangentColor = vec3(1.0f, 0.56f, 0.44f);
const vec3 kDarkMarkColor = vec3(0.03f, 0.035f, 0.05f);  // edges on light surfaces, rims of points
const vec3 kLightMarkColor = vec3(0.93f, 0.96f, 1.0f);
const vec3 kPointColor = vec3(1.0f, 0.86f, 0.42f);
const vec4 kLineOutline = vec4(0.06f, 0.06f, 0.075f, 0.72f);  // outline of lines, discs and balls

const vec3 kStoredBoundsColor = vec3(0.97f, 0.72f, 0.28f);
const vec3 kPosedBoundsColor = vec3(0.42f, 0.86f, 0.52f);
const vec3 kClipBoundsColor = vec3(0.72f, 0.58f, 0.98f);

const vec3 kXAxisColor = vec3(0.93f, 0.33f, 0.36f);
const vec3 kYAxisColor = vec3(0.49f, 0.78f, 0.28f);
const vec3 kZAxisColor = vec3(0.30f, 0.55f, 0.96f);

// Animated objects: a joint's path, and the gizmo on a property driven by a clip.
const vec3 kMotionColor = vec3(0.98f, 0.70f, 0.26f);

// The model at other moments: before and after, and the ends of its clip.
const vec3 kPastGhostColor = vec3(0.96f, 0.36f, 0.60f);
const vec3 kFutureGhostColor = vec3(0.22f, 0.80f, 0.68f);
const vec3 kFirstGhostColor = vec3(0.44f, 0.62f, 1.0f);
const vec3 kLastGhostColor = vec3(0.98f, 0.76f, 0.28f);

// Marks on trails.
const vec3 kTrailFrameColor = vec3(0.93f, 0.95f, 0.98f);
const vec3 kContactColor = vec3(0.74f, 0.90f, 0.28f);
const vec3 kSlideColor = vec3(0.98f, 0.52f, 0.20f);
const vec3 kJumpColor = vec3(1.0f, 0.24f, 0.30f);

const vec3 kGridColor = vec3(0.62f, 0.64f, 0.67f);
const vec3 kGridXColor = vec3(0.80f, 0.36f, 0.36f);
const vec3 kGridZColor = vec3(0.36f, 0.52f, 0.86f);
