// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "model/view/view_options.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/lazy_pipeline.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/deform/deform_plan.h"
#include "viewport/scene/frame/set_layouts.h"

namespace sinew {

/// The compute pipelines of the deform pass and their layout. Created once per renderer and
/// borrowed by its users.
class DeformPipelines {
public:
    DeformPipelines(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
                    PipelineTime time);

    /// Set 0: the jobs (uniform), then positions, normals, tangents and the palette's rows
    /// (storage).
    [[nodiscard]] VkDescriptorSetLayout outputLayout() const noexcept {
        return m_outputLayout.get();
    }
    static constexpr std::uint32_t kStorageBindings = 4;
    /// Sets: output, pose, geometry. Constants: layout::DeformConstants.
    [[nodiscard]] VkPipelineLayout layout() const noexcept { return m_layout.get(); }

    [[nodiscard]] VkPipeline skinning(const DeformDispatch& dispatch, BlendSkinning blend) const;
    [[nodiscard]] VkPipeline paletteRows() const { return m_paletteRows.get(); }

private:
    Unique<VkDescriptorSetLayout> m_outputLayout;
    Unique<VkPipelineLayout> m_layout;
    LazyPipeline m_linear;
    std::vector<std::pair<PlainSkinning, LazyPipeline>> m_plain;  // specialised variants
    LazyPipeline m_dualQuaternion;
    LazyPipeline m_paletteRows;
};

}  // namespace sinew
