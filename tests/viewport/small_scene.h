// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>

#include "model/asset/asset.h"
#include "viewport/offscreen/offscreen_renderer.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew::test {

/// A square in the plane z = 0 from (-0.5, -0.5) to (0.5, 0.5) that faces +Z, with normals and
/// texture coordinates (0, 0 at the upper left corner as seen from +Z).
[[nodiscard]] Primitive square();

/// The same influences on every vertex.
[[nodiscard]] InfluenceSet constantInfluences(std::size_t vertices, glm::u16vec4 joints,
                                              glm::vec4 weights);

/// An asset whose node 0 draws one primitive, with one material.
[[nodiscard]] Asset assetOf(Primitive primitive, const Material& material = {});

/// Adds a skin of `joints` nodes at the origin, and gives it to node 0.
void addSkin(Asset& asset, std::size_t joints);

/// Orthographic from +Z: the picture shows x and y from -1 to 1.
[[nodiscard]] CameraView frontCamera();

/// A frame without grid on black.
[[nodiscard]] FrameInput plainFrame(const PoseEvaluator& evaluator, ViewMode mode);

/// One renderer for the test program, with the validation layer on.
[[nodiscard]] OffscreenRenderer& renderer();

[[nodiscard]] PixelImage renderAsset(const std::shared_ptr<const Asset>& asset, ViewMode mode,
                                     const PictureSize& size = {32, 32, 1});
[[nodiscard]] PixelImage renderAsset(const std::shared_ptr<const Asset>& asset,
                                     const FrameInput& input,
                                     const PictureSize& size = {32, 32, 1});

using Pixel = std::array<int, 4>;
[[nodiscard]] Pixel pixelAt(const PixelImage& image, std::uint32_t x, std::uint32_t y);
[[nodiscard]] Pixel middle(const PixelImage& image);

}  // namespace sinew::test
