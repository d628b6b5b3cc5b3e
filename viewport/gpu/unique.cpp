// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/unique.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

template <class Handle>
void call(void(VKAPI_PTR* destroy)(VkDevice, Handle, const VkAllocationCallbacks*), VkDevice device,
          std::uint64_t handle) noexcept {
    destroy(device, reinterpret_cast<Handle>(handle), nullptr);
}

template <auto Destroy>
void destroyBy(VkDevice device, std::uint64_t handle) noexcept {
    call(Destroy, device, handle);
}

struct Destroyer {
    VkObjectType type;
    void (*destroy)(VkDevice device, std::uint64_t handle) noexcept;
};
constexpr std::array kDestroyers{
    Destroyer{VK_OBJECT_TYPE_BUFFER, destroyBy<vkDestroyBuffer>},
    Destroyer{VK_OBJECT_TYPE_COMMAND_POOL, destroyBy<vkDestroyCommandPool>},
    Destroyer{VK_OBJECT_TYPE_DESCRIPTOR_POOL, destroyBy<vkDestroyDescriptorPool>},
    Destroyer{VK_OBJECT_TYPE_DESCRIPTOR_SET_LAYOUT, destroyBy<vkDestroyDescriptorSetLayout>},
    Destroyer{VK_OBJECT_TYPE_DEVICE_MEMORY, destroyBy<vkFreeMemory>},
    Destroyer{VK_OBJECT_TYPE_FENCE, destroyBy<vkDestroyFence>},
    Destroyer{VK_OBJECT_TYPE_FRAMEBUFFER, destroyBy<vkDestroyFramebuffer>},
    Destroyer{VK_OBJECT_TYPE_IMAGE, destroyBy<vkDestroyImage>},
    Destroyer{VK_OBJECT_TYPE_IMAGE_VIEW, destroyBy<vkDestroyImageView>},
    Destroyer{VK_OBJECT_TYPE_PIPELINE, destroyBy<vkDestroyPipeline>},
    Destroyer{VK_OBJECT_TYPE_PIPELINE_CACHE, destroyBy<vkDestroyPipelineCache>},
    Destroyer{VK_OBJECT_TYPE_PIPELINE_LAYOUT, destroyBy<vkDestroyPipelineLayout>},
    Destroyer{VK_OBJECT_TYPE_QUERY_POOL, destroyBy<vkDestroyQueryPool>},
    Destroyer{VK_OBJECT_TYPE_RENDER_PASS, destroyBy<vkDestroyRenderPass>},
    Destroyer{VK_OBJECT_TYPE_SAMPLER, destroyBy<vkDestroySampler>},
    Destroyer{VK_OBJECT_TYPE_SHADER_MODULE, destroyBy<vkDestroyShaderModule>},
};

}  // namespace

void destroyHandle(VkDevice device, ObjectType type, std::uint64_t handle) noexcept {
    const auto* const row = std::ranges::find(kDestroyers, type.value, &Destroyer::type);
    row->destroy(device, handle);
}

}  // namespace sinew
