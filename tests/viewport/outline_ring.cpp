// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/outline_ring.h"

#include <algorithm>
#include <cmath>

namespace sinew::test {
namespace {

constexpr float kOutlinePoints = 3.0F;  // the line and its rim

std::size_t pixelOf(const PixelImage& image, int x, int y) {
    return 4 * (static_cast<std::size_t>(y) * image.width + static_cast<std::size_t>(x));
}

bool differsAt(const PixelImage& a, const PixelImage& b, int x, int y) {
    const std::size_t at = pixelOf(a, x, y);
    return !std::equal(a.rgba.begin() + std::ptrdiff_t(at), a.rgba.begin() + std::ptrdiff_t(at) + 4,
                       b.rgba.begin() + std::ptrdiff_t(at));
}

/// Pixels to the nearest one with alpha; large: there is none near.
float distanceToCover(const PixelImage& cover, int x, int y, int reach) {
    float least = 1e6F;
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            const int ax = x + dx;
            const int ay = y + dy;
            const bool inside =
                ax >= 0 && ay >= 0 && ax < int(cover.width) && ay < int(cover.height);
            if (inside && cover.rgba[pixelOf(cover, ax, ay) + 3] > 0) {
                least = std::min(least, std::hypot(float(dx), float(dy)));
            }
        }
    }
    return least;
}

struct Ring {
    int changed = 0;  // pixels that the selection changed
    int inside = 0;   // those fully covered by the surface
    int beyond = 0;   // farther from it than the outline is wide
    int missing = 0;  // unchanged ones within its width
};

/// Compares pictures without and with a selection. The surface of the view covers `cover`.
Ring ringOf(const PixelImage& plain, const PixelImage& selected, const PixelImage& cover,
            float pixelsPerPoint = 1.0F) {
    const float width = kOutlinePoints * pixelsPerPoint;
    const int reach = int(std::ceil(width)) + 2;
    Ring ring;
    for (int y = 0; y < int(plain.height); ++y) {
        for (int x = 0; x < int(plain.width); ++x) {
            const int alpha = cover.rgba[pixelOf(cover, x, y) + 3];
            const float distance = distanceToCover(cover, x, y, reach);
            const bool changed = differsAt(plain, selected, x, y);
            ring.changed += changed ? 1 : 0;
            ring.inside += changed && alpha == 255 ? 1 : 0;
            ring.beyond += changed && distance >= width + 1.0F ? 1 : 0;
            ring.missing += !changed && alpha == 0 && distance < width + 0.75F ? 1 : 0;
        }
    }
    return ring;
}

}  // namespace

FrameInput whiteFrame(const PoseEvaluator& evaluator, ViewMode mode) {
    FrameInput input = plainFrame(evaluator, mode);
    input.view.background = glm::vec3(1.0F);
    return input;
}

// kSelectionColor of shaders/colors.h; its red lies between two bytes.
bool isLine(const Pixel& pixel) {
    return std::abs(pixel[0] - 76) <= 1 && std::abs(pixel[1] - 204) <= 1 && pixel[2] == 255;
}

void expectHugged(FrameInput input, const PictureSize& size, Caller caller) {
    const auto asset = input.evaluator->sharedAsset();
    input.view.highlight = {};
    const PixelImage plain = renderAsset(asset, input, size);
    input.view.highlight = NodeIndex(0);
    const PixelImage selected = renderAsset(asset, input, size);
    input.view.highlight = {};
    input.view.transparent = true;
    if (!viewModeInfo(input.view.mode).material && input.view.mode != ViewMode::BindPose) {
        input.view.mode = ViewMode::Clay;  // covers what the edges of a wireframe enclose
    }
    input.view.marks = {.backFaces = input.view.marks.backFaces};
    const PixelImage cover = renderAsset(asset, input, size);
    const Ring ring = ringOf(plain, selected, cover, input.pixelsPerPoint);
    SINEW_VERIFY(caller, ring.changed > 40);
    SINEW_COMPARE(caller, ring.inside, 0);
    SINEW_COMPARE(caller, ring.beyond, 0);
    SINEW_COMPARE(caller, size.samples == 1 ? ring.missing : 0, 0);
}

}  // namespace sinew::test
