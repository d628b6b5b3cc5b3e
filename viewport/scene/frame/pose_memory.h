// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "model/evaluate/dual_quaternion.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// The counts that determine the size of a frame's poses.
struct PoseSize {
    std::size_t joints = 0;     // joints of all skins together
    std::size_t weights = 0;    // weights of all nodes together
    std::size_t instances = 0;  // instances of all nodes with a mesh together
    std::size_t values = 0;     // values of the view, see SurfaceValues
    std::size_t copies = 1;
    bool stretched = false;  // joints are needed in both forms, for dual quaternions

    [[nodiscard]] VkDeviceSize matrixBytes() const noexcept {
        return copies * joints * sizeof(glm::mat4) * (stretched ? 2 : 1);
    }
    /// The matrices, and a mark per joint.
    [[nodiscard]] VkDeviceSize paletteBytes() const noexcept {
        return matrixBytes() + joints * sizeof(std::uint32_t);
    }
    /// The weights of morph targets, and the values of the view.
    [[nodiscard]] VkDeviceSize weightBytes() const noexcept {
        return (copies * weights + values) * sizeof(float);
    }
    [[nodiscard]] VkDeviceSize instanceBytes() const noexcept {
        return copies * instances * sizeof(layout::InstanceConstants);
    }
};

/// Mapped memory for a frame's poses: write only, because reading may be slow.
struct PoseMemory {
    std::span<glm::mat4> palette;         // copy by copy, skin by skin
    std::span<StretchedJoint> stretched;  // the same, decomposed; or empty
    std::span<std::uint32_t> marks;       // skin by skin, see joint_marks.glsl
    std::span<float> weights;             // copy by copy
    std::span<float> values;              // draw by draw, see DrawValues
    std::span<layout::InstanceConstants> instances;
};

}  // namespace sinew
