// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/pipelines.h"

#include <vulkan/vulkan.h>

#include <array>
#include <vector>

#include "viewport/gpu/check.h"
#include "viewport/gpu/create.h"

namespace sinew {
namespace {

VkPipelineShaderStageCreateInfo stageOf(VkShaderStageFlagBits stage, VkShaderModule shader) {
    VkPipelineShaderStageCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage = stage;
    info.module = shader;
    info.pName = "main";
    return info;
}

std::vector<VkSpecializationMapEntry> specializationEntries(std::size_t count) {
    std::vector<VkSpecializationMapEntry> entries;
    for (std::uint32_t id = 0; id < count; ++id) {
        entries.push_back(
            {id, id * static_cast<std::uint32_t>(sizeof(std::uint32_t)), sizeof(std::uint32_t)});
    }
    return entries;
}

VkPipelineVertexInputStateCreateInfo vertexInput(const GraphicsPipeline& options) {
    VkPipelineVertexInputStateCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO;
    info.vertexBindingDescriptionCount = static_cast<std::uint32_t>(options.bindings.size());
    info.pVertexBindingDescriptions = options.bindings.data();
    info.vertexAttributeDescriptionCount = static_cast<std::uint32_t>(options.attributes.size());
    info.pVertexAttributeDescriptions = options.attributes.data();
    return info;
}

VkPipelineRasterizationStateCreateInfo rasterization(const GraphicsPipeline& options) {
    VkPipelineRasterizationStateCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO;
    info.polygonMode = options.polygonMode;
    info.cullMode = options.cull;
    info.frontFace = options.frontFace;
    info.depthBiasEnable = options.depthBias != 0.0F ? VK_TRUE : VK_FALSE;
    info.depthBiasConstantFactor = options.depthBias;
    info.depthBiasSlopeFactor = options.depthBias;
    info.lineWidth = 1.0F;
    return info;
}

VkPipelineDepthStencilStateCreateInfo depthState(Depth depth) {
    VkPipelineDepthStencilStateCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO;
    info.depthTestEnable = depth != Depth::None ? VK_TRUE : VK_FALSE;
    info.depthWriteEnable = depth == Depth::TestAndWrite ? VK_TRUE : VK_FALSE;
    info.depthCompareOp =
        depth == Depth::TestOrEqual ? VK_COMPARE_OP_LESS_OR_EQUAL : VK_COMPARE_OP_LESS;
    return info;
}

VkPipelineColorBlendAttachmentState blendState(Blending blending) {
    VkPipelineColorBlendAttachmentState state{};
    const VkBlendOp operation = blending == Blending::Max ? VK_BLEND_OP_MAX : VK_BLEND_OP_ADD;
    if (blending == Blending::NoColor) {
        return state;  // writes nothing
    }
    state.blendEnable = blending != Blending::None ? VK_TRUE : VK_FALSE;
    state.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
    state.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
    state.colorBlendOp = operation;
    state.srcAlphaBlendFactor = VK_BLEND_FACTOR_ONE;
    state.dstAlphaBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
    state.alphaBlendOp = operation;
    state.colorWriteMask = VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT |
                           VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT;
    return state;
}

}  // namespace

Unique<VkPipeline> makePipeline(const DeviceView& device, VkPipelineCache cache,
                                const GraphicsPipeline& options) {
    const bool shades = !options.fragment.words.empty();
    const auto vertex = makeShader(device, options.vertex);
    const auto fragment = shades ? makeShader(device, options.fragment) : Unique<VkShaderModule>();
    std::array shaderStages{stageOf(VK_SHADER_STAGE_VERTEX_BIT, vertex.get()),
                            stageOf(VK_SHADER_STAGE_FRAGMENT_BIT, fragment.get())};
    const std::array constants{options.vertexConstants, options.fragmentConstants};
    std::array<std::vector<VkSpecializationMapEntry>, 2> entries;
    std::array<VkSpecializationInfo, 2> specializations{};
    for (std::size_t i = 0; i < constants.size(); ++i) {
        entries[i] = specializationEntries(constants[i].size());
        specializations[i] = {static_cast<std::uint32_t>(entries[i].size()), entries[i].data(),
                              constants[i].size_bytes(), constants[i].data()};
        shaderStages[i].pSpecializationInfo = entries[i].empty() ? nullptr : &specializations[i];
    }
    const auto input = vertexInput(options);
    const auto raster = rasterization(options);
    const auto depth = depthState(options.depth);
    const auto attachment = blendState(options.blending);

    VkPipelineInputAssemblyStateCreateInfo assembly{};
    assembly.sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO;
    assembly.topology = options.topology;
    VkPipelineViewportStateCreateInfo viewport{};
    viewport.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO;
    viewport.viewportCount = 1;
    viewport.scissorCount = 1;
    VkPipelineMultisampleStateCreateInfo multisample{};
    multisample.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO;
    multisample.rasterizationSamples = static_cast<VkSampleCountFlagBits>(options.samples);
    VkPipelineColorBlendStateCreateInfo blend{};
    blend.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO;
    blend.attachmentCount = options.drawsColor ? 1 : 0;
    blend.pAttachments = &attachment;
    constexpr std::array kDynamic{VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR,
                                  VK_DYNAMIC_STATE_LINE_WIDTH};
    VkPipelineDynamicStateCreateInfo dynamic{};
    dynamic.sType = VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO;
    dynamic.dynamicStateCount = options.ownLineWidth ? 3 : 2;
    dynamic.pDynamicStates = kDynamic.data();

    VkGraphicsPipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO;
    info.stageCount = shades ? 2 : 1;
    info.pStages = shaderStages.data();
    info.pVertexInputState = &input;
    info.pInputAssemblyState = &assembly;
    info.pViewportState = &viewport;
    info.pRasterizationState = &raster;
    info.pMultisampleState = &multisample;
    info.pDepthStencilState = &depth;
    info.pColorBlendState = &blend;
    info.pDynamicState = &dynamic;
    info.layout = options.layout;
    info.renderPass = options.renderPass;
    VkPipeline pipeline = VK_NULL_HANDLE;
    check(vkCreateGraphicsPipelines(device.device, cache, 1, &info, nullptr, &pipeline),
          "create a graphics pipeline");
    setName(device, pipeline, options.name);
    return {device.device, pipeline};
}

Unique<VkPipeline> makeComputePipeline(const DeviceView& device, const ObjectName& name,
                                       VkPipelineCache cache, VkPipelineLayout layout,
                                       const spirv::Shader& shader,
                                       std::span<const std::uint32_t> constants) {
    const auto compiled = makeShader(device, shader);
    const auto entries = specializationEntries(constants.size());
    const VkSpecializationInfo specialization{static_cast<std::uint32_t>(entries.size()),
                                              entries.data(), constants.size_bytes(),
                                              constants.data()};
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage = stageOf(VK_SHADER_STAGE_COMPUTE_BIT, compiled.get());
    info.stage.pSpecializationInfo = entries.empty() ? nullptr : &specialization;
    info.layout = layout;
    VkPipeline pipeline = VK_NULL_HANDLE;
    check(vkCreateComputePipelines(device.device, cache, 1, &info, nullptr, &pipeline),
          "create a compute pipeline");
    setName(device, pipeline, name);
    return {device.device, pipeline};
}

Unique<VkShaderModule> makeShader(const DeviceView& device, const spirv::Shader& shader) {
    VkShaderModuleCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = shader.words.size_bytes();
    info.pCode = shader.words.data();
    return create(device, vkCreateShaderModule, info, "create a shader module", shader.name);
}

Unique<VkPipelineLayout> makePipelineLayout(const DeviceView& device, const ObjectName& name,
                                            std::initializer_list<VkDescriptorSetLayout> sets,
                                            VkShaderStageFlags pushStages,
                                            std::uint32_t pushBytes) {
    const VkPushConstantRange push{pushStages, 0, pushBytes};
    VkPipelineLayoutCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = static_cast<std::uint32_t>(sets.size());
    info.pSetLayouts = sets.begin();
    info.pushConstantRangeCount = pushBytes > 0 ? 1 : 0;
    info.pPushConstantRanges = &push;
    return create(device, vkCreatePipelineLayout, info, "create a pipeline layout", name);
}

void setFullViewport(VkCommandBuffer commands, VkExtent2D extent) noexcept {
    const VkRect2D scissor{{0, 0}, extent};
    setDepthRange(commands, extent, 1.0F);
    vkCmdSetScissor(commands, 0, 1, &scissor);
}

void setDepthRange(VkCommandBuffer commands, VkExtent2D extent, float last) noexcept {
    const VkViewport viewport{
        0.0F, 0.0F, static_cast<float>(extent.width), static_cast<float>(extent.height),
        0.0F, last};
    vkCmdSetViewport(commands, 0, 1, &viewport);
}

}  // namespace sinew
