// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/composite_pass.h"

#include <vulkan/vulkan.h>

#include "model/core/srgb.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

constexpr Binding kPicture{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_SHADER_STAGE_FRAGMENT_BIT};

std::size_t variantOf(const CompositePass::Frame& frame) noexcept {
    return (frame.toneMap ? 4U : 0U) + (frame.overlay ? 2U : 0U) + (frame.transparent ? 1U : 0U);
}

// sRGB: behind the model, and at the corners.
constexpr glm::vec3 kStudioInner{0.350F, 0.364F, 0.388F};
constexpr glm::vec3 kStudioOuter{0.140F, 0.147F, 0.163F};

constexpr glm::vec2 kMiddle{0.5F, 0.42F};  // fraction of the picture
constexpr glm::vec2 kStretch{0.85F, 1.0F};
constexpr float kRadius = 0.78F;  // where the gradient ends

glm::vec3 decodeSrgb(const glm::vec3& encoded) noexcept {
    return {linearOfSrgb(encoded.r), linearOfSrgb(encoded.g), linearOfSrgb(encoded.b)};
}

}  // namespace

CompositePass::CompositePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass hostPass,
                             VkFormat hostFormat, PipelineTime time)
    : m_device(device),
      m_setLayout(makeSetLayout(device, "composite", {kPicture, kPicture})),
      m_layout(makePipelineLayout(device, "composite", {m_setLayout.get()},
                                  VK_SHADER_STAGE_VERTEX_BIT, sizeof(layout::CompositeConstants))),
      m_sampler(makeTexelSampler(device)),
      m_pool(makeDescriptorPool(device, "set of the composite", 1,
                                {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2}})),
      m_set(allocateSet(device, "composite", m_pool.get(), m_setLayout.get())) {
    for (std::uint32_t i = 0; i < m_pipelines.size(); ++i) {
        const std::array<std::uint32_t, 4> constants{
            i >> 2U & 1U, encodesSrgb(hostFormat) ? 1U : 0U, i >> 1U & 1U, i & 1U};
        m_pipelines.at(i) = LazyPipeline(time, [=, this] {
            return makePipeline(m_device, cache,
                                {.name = {"composite", i},
                                 .renderPass = hostPass,
                                 .layout = m_layout.get(),
                                 .vertex = spirv::compositeVert(),
                                 .fragment = spirv::compositeFrag(),
                                 .fragmentConstants = constants});
        });
    }
}

void CompositePass::setPictures(VkImageView scene, VkImageView overlay) noexcept {
    writeSet(m_device, m_set, 0, scene, m_sampler.get());
    writeSet(m_device, m_set, 1, overlay, m_sampler.get());
}

void CompositePass::draw(VkCommandBuffer commands, const Frame& frame, const Place& place) const {
    const DebugLabel label(m_device.debug, commands, "composite");
    const VkViewport viewport{
        static_cast<float>(place.left),          0.0F, static_cast<float>(frame.extent.width),
        static_cast<float>(frame.extent.height), 0.0F, 1.0F};
    layout::CompositeConstants constants = frame.constants;
    constants.slope.w = viewport.x;
    vkCmdSetViewport(commands, 0, 1, &viewport);
    vkCmdSetScissor(commands, 0, 1, &place.visible);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      m_pipelines[variantOf(frame)].get());
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, m_layout.get(), 0, 1, &m_set,
                            0, nullptr);
    vkCmdPushConstants(commands, m_layout.get(), VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof constants,
                       &constants);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

bool encodesSrgb(VkFormat format) noexcept {
    switch (format) {
        case VK_FORMAT_R8G8B8A8_SRGB:
        case VK_FORMAT_B8G8R8A8_SRGB:
        case VK_FORMAT_A8B8G8R8_SRGB_PACK32:
        case VK_FORMAT_R8G8B8_SRGB:
        case VK_FORMAT_B8G8R8_SRGB:
            return true;
        default:
            return false;
    }
}

layout::CompositeConstants backgroundConstants(const ViewOptions& view) noexcept {
    const bool plain = view.background.has_value();
    const glm::vec3 inner = plain ? *view.background : kStudioInner;
    const glm::vec3 outer = plain ? inner : kStudioOuter;
    const bool lit = viewModeInfo(view.mode).lit;
    const glm::vec3 from = lit ? decodeSrgb(inner) : inner;
    const glm::vec3 to = lit ? decodeSrgb(outer) : outer;
    const glm::vec3 middle = 0.5F * (inner + outer);
    const glm::vec3 between = lit ? decodeSrgb(middle) : middle;
    // The parabola through all three: linear in sRGB to a tenth of a byte.
    const glm::vec3 bend = plain ? glm::vec3(0.0F) : 2.0F * (from + to) - 4.0F * between;
    layout::CompositeConstants out{};
    out.inner = glm::vec4(from, plain ? -1.0F : 0.0F);
    out.slope = glm::vec4(to - from - bend, 0.0F);
    out.bend = glm::vec4(bend, view.transparent ? -1.0F : 0.0F);
    const glm::vec2 scale = kStretch / kRadius;
    out.place = glm::vec4(scale, -scale * kMiddle);
    return out;
}

}  // namespace sinew
