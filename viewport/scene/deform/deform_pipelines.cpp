// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/deform/deform_pipelines.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/pipelines.h"

namespace sinew {
namespace {

constexpr Binding kStorageBinding{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT};
constexpr Binding kUniformBinding{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, VK_SHADER_STAGE_COMPUTE_BIT};

/// Joints, and whether they are far. 8-bit joints never are.
constexpr std::array kJointKinds{std::pair(StoredType::U8, false),
                                 std::pair(StoredType::U16, false),
                                 std::pair(StoredType::U16, true)};
constexpr std::array kWeightTypes{StoredType::U8, StoredType::U16, StoredType::F32};

/// All formats that files can store (glTF 2.0, 3.7.2.1). Dividing by sums takes registers, so that
/// it is a kind of its own.
std::vector<PlainSkinning> plainKinds() {
    std::vector<PlainSkinning> kinds;
    for (const auto& [joints, far] : kJointKinds) {
        for (const StoredType weights : kWeightTypes) {
            for (const bool normalizes : {false, true}) {
                kinds.push_back({joints, weights, far, normalizes});
            }
        }
    }
    return kinds;
}

}  // namespace

DeformPipelines::DeformPipelines(const DeviceView& device, VkPipelineCache cache,
                                 const SetLayouts& layouts, PipelineTime time)
    : m_outputLayout(makeSetLayout(
          device, "deform output",
          {kUniformBinding, kStorageBinding, kStorageBinding, kStorageBinding, kStorageBinding})),
      m_layout(makePipelineLayout(device, "deform",
                                  {m_outputLayout.get(), layouts.pose.get(), layouts.deform.get()},
                                  VK_SHADER_STAGE_COMPUTE_BIT, sizeof(layout::DeformConstants))) {
    const auto compute = [=, layout = m_layout.get()](const ObjectName& name,
                                                      const spirv::Shader& shader,
                                                      std::vector<std::uint32_t> constants) {
        return LazyPipeline(time, [=, constants = std::move(constants)] {
            return makeComputePipeline(device, name, cache, layout, shader, constants);
        });
    };
    m_linear = compute("skin", spirv::skinComp(), {VK_FALSE});
    m_dualQuaternion = compute("skin, dual quaternions", spirv::skinComp(), {VK_TRUE});
    for (const PlainSkinning& kind : plainKinds()) {
        m_plain.emplace_back(
            kind, compute({"plain skin", m_plain.size()}, spirv::skinPlainComp(),
                          {static_cast<std::uint32_t>(kind.joints),
                           static_cast<std::uint32_t>(kind.weights), kind.far ? VK_TRUE : VK_FALSE,
                           kind.normalizes ? VK_TRUE : VK_FALSE}));
    }
    m_paletteRows = compute("palette rows", spirv::paletteRowsComp(), {});
}

VkPipeline DeformPipelines::skinning(const DeformDispatch& dispatch, BlendSkinning blend) const {
    if (blend == BlendSkinning::DualQuaternion) {
        return m_dualQuaternion.get();
    }
    const auto made = std::find_if(m_plain.begin(), m_plain.end(), [&](const auto& plain) {
        return dispatch.plain == plain.first;
    });
    return made == m_plain.end() ? m_linear.get() : made->second.get();
}

}  // namespace sinew
