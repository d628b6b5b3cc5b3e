// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/view/view_options.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Composites scene and overlay over the background in the host's pass: tone mapping of lit views,
/// encoding for the host's format.
class CompositePass {
public:
    CompositePass(const DeviceView& device, VkPipelineCache cache, VkRenderPass hostPass,
                  VkFormat hostFormat, PipelineTime time);

    /// The device must be idle.
    void setPictures(VkImageView scene, VkImageView overlay) noexcept;

    struct Frame {
        VkExtent2D extent{};
        bool toneMap = true;       // lit views; data views contain bytes
        bool overlay = false;      // the overlay is not empty
        bool transparent = false;  // no background
        layout::CompositeConstants constants{};
    };
    /// `visible`: columns of the picture; `left`: where the picture begins in that of the host.
    struct Place {
        std::int32_t left = 0;
        VkRect2D visible{};
    };
    void draw(VkCommandBuffer commands, const Frame& frame, const Place& place) const;

private:
    DeviceView m_device;  // borrowed
    Unique<VkDescriptorSetLayout> m_setLayout;
    Unique<VkPipelineLayout> m_layout;
    std::array<LazyPipeline, 8> m_pipelines;  // [tone map, overlay and transparency]
    Unique<VkSampler> m_sampler;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_set;
};

/// Whether the format encodes linear values as sRGB.
[[nodiscard]] bool encodesSrgb(VkFormat format) noexcept;

/// The background: the view's colour, or the studio gradient from near the centre of the picture to
/// its corners.
[[nodiscard]] layout::CompositeConstants backgroundConstants(const ViewOptions& view) noexcept;

}  // namespace sinew
