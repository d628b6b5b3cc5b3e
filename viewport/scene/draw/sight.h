// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstdint>
#include <span>

#include "model/core/math.h"
#include "model/evaluate/bounds.h"

namespace sinew {

/// The picture that a Sight looks at.
struct SightPicture {
    glm::mat4 clipFromWorld{1.0F};
    VkExtent2D extent{1, 1};
    // Samples per pixel at Vulkan's standard locations; 0: anywhere in the pixel.
    std::uint32_t samples = 0;
    float marginPixels = 0.0F;       // also in sight: this far outside of the picture
    std::uint32_t subpixelBits = 4;  // bits of the device's rasterisation
};

/// Proves that surfaces cover no sample of a picture, so that drawing them changes nothing.
class Sight {
public:
    explicit Sight(const SightPicture& picture) noexcept;

    /// False: no triangle with all corners in a box of mesh space covers a sample, whatever the
    /// rounding of a device. Corners are transformed by `worldFromMesh` (affine), then moved by
    /// `offset`, then projected, in single precision.
    [[nodiscard]] bool mayShow(const Box& box, const glm::mat4& worldFromMesh,
                               const glm::vec3& offset) const noexcept;

private:
    struct Range {
        double low = 0.0;
        double high = 0.0;
    };
    [[nodiscard]] bool coversSample(const Range& x, const Range& y, const Range& w) const noexcept;
    [[nodiscard]] bool holdsSample(const Range& across, const Range& down) const noexcept;

    std::array<glm::dvec4, 4> m_rows{};  // rows of clipFromWorld
    glm::dvec2 m_pixels{1.0};
    glm::dvec2 m_beyond{0.0};  // the margin, relative to half the picture
    double m_snap = 0.0;       // pixels by which a corner may move in rasterisation
    std::span<const glm::dvec2> m_samples;
};

}  // namespace sinew
