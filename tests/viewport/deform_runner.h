// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/evaluate/deform.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/deform/deform_pass.h"
#include "viewport/scene/geometry/asset_buffers.h"

namespace sinew::test {

/// Runs only the deform pass on an asset: records frames and reads back their results.
class DeformRunner {
public:
    static constexpr std::uint32_t kSlots = 4;
    static constexpr VkDeviceSize kAnyRange = std::numeric_limits<VkDeviceSize>::max();

    DeformRunner();
    ~DeformRunner();
    DeformRunner(const DeformRunner&) = delete;
    DeformRunner& operator=(const DeformRunner&) = delete;

    /// `mostRange`: the range of a buffer that a shader can access, to test splitting.
    void setAsset(std::shared_ptr<const Asset> asset, VkDeviceSize mostRange = kAnyRange);

    /// What every draw has, instance after instance, of each frame: all are recorded one after
    /// another, each in its own slot (kSlots at most), and submitted together.
    using Frame = std::vector<DeformedVertices>;
    [[nodiscard]] std::vector<Frame> run(const std::vector<FrameInput>& inputs);
    [[nodiscard]] Frame run(const FrameInput& input) { return run(std::vector{input}).front(); }

    [[nodiscard]] const DeformPass& pass() const { return *m_pass; }
    [[nodiscard]] const AssetBuffers& buffers() const;
    [[nodiscard]] std::vector<std::string> validationErrors() const { return m_instance.errors(); }

private:
    struct Loaded;

    VulkanInstance m_instance;
    OffscreenDevice m_device;
    SetLayouts m_layouts;
    DeformPipelines m_pipelines;
    std::optional<DeformPass> m_pass;
    std::unique_ptr<Loaded> m_loaded;
};

}  // namespace sinew::test
