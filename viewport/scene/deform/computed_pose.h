// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "viewport/gpu/commands.h"
#include "viewport/scene/deform/computed_primitive.h"
#include "viewport/scene/deform/deform_pass.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/geometry/asset_buffers.h"
#include "viewport/scene/light/light_images.h"

namespace sinew {

/// Input of the compute path outside of frames, borrowed. `input` must have a pose; crowds are
/// ignored.
struct ComputedScene {
    const DeviceView& device;
    VkPipelineCache cache;
    const SetLayouts& layouts;
    const DeformPipelines& deform;
    const Asset& asset;
    const AssetBuffers& buffers;
    const Materials& materials;
    const LightImages& light;  // not sampled, but some drivers read all bound images
    const FrameInput& input;
};

/// Of memory that the CPU reads.
[[nodiscard]] inline std::span<const float> floatsOf(const OwnedBuffer& buffer) noexcept {
    return {reinterpret_cast<const float*>(buffer.mapped().data()),
            static_cast<std::size_t>(buffer.bytes()) / sizeof(float)};
}

/// One pose deformed by the compute shader and read back. Has its own memory and commands, separate
/// from frames; waits for the device. Throws GpuError.
class ComputedPose {
public:
    explicit ComputedPose(const ComputedScene& scene);

    /// A part of the vertices of one instance: `instance` indexes the frame's InstanceConstants, as
    /// in DrawRange.
    struct Part {
        const Draw* draw = nullptr;
        std::uint32_t instance = 0;
        std::uint32_t firstVertex = 0;
        std::uint32_t vertices = 0;  // kMostVertices or fewer
    };
    static constexpr std::uint32_t kMostVertices = 1U << 20;

    /// False: the draw is rigid and not processed by the compute path.
    [[nodiscard]] static bool deforms(const Draw& draw) noexcept {
        return draw.deformed.buffer != VK_NULL_HANDLE;
    }
    /// World-space positions, three floats each, valid until the next `begin`: record between
    /// `begin` and `finish`, then read.
    void begin();
    void record(const Part& part);
    void finish();
    [[nodiscard]] std::span<const float> floats() const noexcept { return floatsOf(m_buffer); }

    [[nodiscard]] const DrawList& draws() const noexcept { return m_draws; }
    [[nodiscard]] const FrameMemory& memory() const noexcept { return m_memory; }
    [[nodiscard]] const FrameInput& input() const noexcept { return m_input; }
    [[nodiscard]] VkCommandBuffer commands() const noexcept { return m_run.commands(); }

private:
    void deform();

    const ComputedScene& m_scene;
    FrameInput m_input;
    CommandRun m_run;
    FrameMemory m_memory;
    FramePose m_pose;
    DrawList m_draws;
    DeformPass m_deform;
    PoseMemory m_poseMemory;
    OwnedBuffer m_buffer;
};

/// Everything that the compute path deforms in a pose; only the first instance per node.
[[nodiscard]] std::vector<ComputedPrimitive> computedPrimitives(const ComputedScene& scene);

}  // namespace sinew
