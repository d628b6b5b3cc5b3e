// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <initializer_list>
#include <span>

#include "shaders/spirv.h"
#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Named after its file.
[[nodiscard]] Unique<VkShaderModule> makeShader(const DeviceView& device,
                                                const spirv::Shader& shader);

[[nodiscard]] Unique<VkPipelineLayout> makePipelineLayout(
    const DeviceView& device, const ObjectName& name,
    std::initializer_list<VkDescriptorSetLayout> sets, VkShaderStageFlags pushStages,
    std::uint32_t pushBytes);

enum class Blending { None, Premultiplied, Max, NoColor };
enum class Depth { None, Test, TestOrEqual, TestAndWrite };

struct GraphicsPipeline {
    ObjectName name;
    VkRenderPass renderPass = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    spirv::Shader vertex = {};
    spirv::Shader fragment = {};  // empty: depth only
    bool drawsColor = true;       // the render pass has a colour attachment
    std::span<const VkVertexInputBindingDescription> bindings = {};
    std::span<const VkVertexInputAttributeDescription> attributes = {};
    VkPrimitiveTopology topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    VkPolygonMode polygonMode = VK_POLYGON_MODE_FILL;
    VkCullModeFlags cull = VK_CULL_MODE_NONE;
    VkFrontFace frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE;
    std::uint32_t samples = 1;
    Blending blending = Blending::None;
    Depth depth = Depth::None;
    float depthBias = 0.0F;     // constant and slope; positive moves away from the viewer
    bool ownLineWidth = false;  // dynamic; otherwise one pixel
    // Specialisation constants 0, 1, … of each stage: 32-bit words; a shader may read them as
    // booleans.
    std::span<const std::uint32_t> vertexConstants = {};
    std::span<const std::uint32_t> fragmentConstants = {};
};

/// Vertex input of instances that are four vectors each.
inline constexpr std::array<VkVertexInputBindingDescription, 1> kFourVectorBindings{{
    {0, 64, VK_VERTEX_INPUT_RATE_INSTANCE},
}};
inline constexpr std::array<VkVertexInputAttributeDescription, 4> kFourVectorAttributes{{
    {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0},
    {1, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 16},
    {2, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 32},
    {3, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 48},
}};

/// Viewport and scissor are dynamic.
[[nodiscard]] Unique<VkPipeline> makePipeline(const DeviceView& device, VkPipelineCache cache,
                                              const GraphicsPipeline& options);

/// `constants` are specialisation constants 0, 1, …
[[nodiscard]] Unique<VkPipeline> makeComputePipeline(const DeviceView& device,
                                                     const ObjectName& name, VkPipelineCache cache,
                                                     VkPipelineLayout layout,
                                                     const spirv::Shader& shader,
                                                     std::span<const std::uint32_t> constants = {});

/// Sets viewport and scissor to the whole extent.
void setFullViewport(VkCommandBuffer commands, VkExtent2D extent) noexcept;

/// A viewport that covers an extent, with depths from 0 to `last`.
void setDepthRange(VkCommandBuffer commands, VkExtent2D extent, float last) noexcept;

}  // namespace sinew
