// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <dlfcn.h>
#include <vulkan/vulkan.h>

#include <QTest>
#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <set>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Vulkan objects created and named since the last `forget`.
struct Witness {
    std::mutex mutex;
    std::map<std::uint64_t, std::string> made;  // name of the function that made it
    std::set<std::uint64_t> named;
    std::vector<std::string> labels;  // order in which they began
    int open = 0;                     // labels
    bool balanced = true;

    void forget() {
        const std::scoped_lock lock(mutex);
        made.clear();
        named.clear();
        labels.clear();
        open = 0;
        balanced = true;
    }
    [[nodiscard]] std::size_t madeBy(const std::string& function) {
        const std::scoped_lock lock(mutex);
        return static_cast<std::size_t>(std::count_if(
            made.begin(), made.end(), [&](const auto& each) { return each.second == function; }));
    }
    /// The functions that created objects without a name.
    std::set<std::string> nameless() {
        const std::scoped_lock lock(mutex);
        std::set<std::string> functions;
        for (const auto& [handle, function] : made) {
            if (!named.contains(handle)) {
                functions.insert(function);
            }
        }
        return functions;
    }
};

Witness& witness() {
    static Witness instance;
    return instance;
}

/// The loader's function, hidden by the one in this file.
template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

template <class Handle>
VkResult noted(VkResult result, const char* function, const Handle* handles, std::size_t count) {
    const std::scoped_lock lock(witness().mutex);
    for (std::size_t i = 0; result == VK_SUCCESS && i < count; ++i) {
        witness().made[reinterpret_cast<std::uint64_t>(handles[i])] = function;
    }
    return result;
}

PFN_vkSetDebugUtilsObjectNameEXT trueSetName = nullptr;
PFN_vkCmdBeginDebugUtilsLabelEXT trueBegin = nullptr;
PFN_vkCmdEndDebugUtilsLabelEXT trueEnd = nullptr;

VKAPI_ATTR VkResult VKAPI_CALL witnessName(VkDevice device,
                                           const VkDebugUtilsObjectNameInfoEXT* info) {
    if (info->pObjectName != nullptr && *info->pObjectName != '\0') {
        const std::scoped_lock lock(witness().mutex);
        witness().named.insert(info->objectHandle);
    }
    return trueSetName(device, info);
}

VKAPI_ATTR void VKAPI_CALL witnessBegin(VkCommandBuffer commands,
                                        const VkDebugUtilsLabelEXT* info) {
    {
        const std::scoped_lock lock(witness().mutex);
        witness().labels.emplace_back(info->pLabelName);
        ++witness().open;
    }
    trueBegin(commands, info);
}

VKAPI_ATTR void VKAPI_CALL witnessEnd(VkCommandBuffer commands) {
    {
        const std::scoped_lock lock(witness().mutex);
        witness().balanced = witness().balanced && --witness().open >= 0;
    }
    trueEnd(commands);
}

}  // namespace

// The program's definitions take precedence over the loader's, so every creation passes through
// here.
#define WITNESSED(function, Info, Handle)                                                     \
    extern "C" VKAPI_ATTR VkResult VKAPI_CALL function(                                       \
        VkDevice device, const Info* info, const VkAllocationCallbacks* with, Handle* made) { \
        static const auto create = next<PFN_##function>(#function);                           \
        return noted(create(device, info, with, made), #function, made, 1);                   \
    }
WITNESSED(vkAllocateMemory, VkMemoryAllocateInfo, VkDeviceMemory)
WITNESSED(vkCreateBuffer, VkBufferCreateInfo, VkBuffer)
WITNESSED(vkCreateCommandPool, VkCommandPoolCreateInfo, VkCommandPool)
WITNESSED(vkCreateDescriptorPool, VkDescriptorPoolCreateInfo, VkDescriptorPool)
WITNESSED(vkCreateDescriptorSetLayout, VkDescriptorSetLayoutCreateInfo, VkDescriptorSetLayout)
WITNESSED(vkCreateFence, VkFenceCreateInfo, VkFence)
WITNESSED(vkCreateFramebuffer, VkFramebufferCreateInfo, VkFramebuffer)
WITNESSED(vkCreateImage, VkImageCreateInfo, VkImage)
WITNESSED(vkCreateImageView, VkImageViewCreateInfo, VkImageView)
WITNESSED(vkCreatePipelineCache, VkPipelineCacheCreateInfo, VkPipelineCache)
WITNESSED(vkCreatePipelineLayout, VkPipelineLayoutCreateInfo, VkPipelineLayout)
WITNESSED(vkCreateQueryPool, VkQueryPoolCreateInfo, VkQueryPool)
WITNESSED(vkCreateRenderPass, VkRenderPassCreateInfo, VkRenderPass)
WITNESSED(vkCreateSampler, VkSamplerCreateInfo, VkSampler)
WITNESSED(vkCreateShaderModule, VkShaderModuleCreateInfo, VkShaderModule)

extern "C" VKAPI_ATTR VkResult VKAPI_CALL
vkCreateGraphicsPipelines(VkDevice device, VkPipelineCache cache, std::uint32_t count,
                          const VkGraphicsPipelineCreateInfo* infos,
                          const VkAllocationCallbacks* with, VkPipeline* made) {
    static const auto create = next<PFN_vkCreateGraphicsPipelines>("vkCreateGraphicsPipelines");
    return noted(create(device, cache, count, infos, with, made), "vkCreateGraphicsPipelines", made,
                 count);
}

extern "C" VKAPI_ATTR VkResult VKAPI_CALL vkCreateComputePipelines(
    VkDevice device, VkPipelineCache cache, std::uint32_t count,
    const VkComputePipelineCreateInfo* infos, const VkAllocationCallbacks* with, VkPipeline* made) {
    static const auto create = next<PFN_vkCreateComputePipelines>("vkCreateComputePipelines");
    return noted(create(device, cache, count, infos, with, made), "vkCreateComputePipelines", made,
                 count);
}

extern "C" VKAPI_ATTR VkResult VKAPI_CALL vkAllocateDescriptorSets(
    VkDevice device, const VkDescriptorSetAllocateInfo* info, VkDescriptorSet* made) {
    static const auto allocate = next<PFN_vkAllocateDescriptorSets>("vkAllocateDescriptorSets");
    return noted(allocate(device, info, made), "vkAllocateDescriptorSets", made,
                 info->descriptorSetCount);
}

extern "C" VKAPI_ATTR VkResult VKAPI_CALL vkAllocateCommandBuffers(
    VkDevice device, const VkCommandBufferAllocateInfo* info, VkCommandBuffer* made) {
    static const auto allocate = next<PFN_vkAllocateCommandBuffers>("vkAllocateCommandBuffers");
    return noted(allocate(device, info, made), "vkAllocateCommandBuffers", made,
                 info->commandBufferCount);
}

extern "C" VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance instance,
                                                                          const char* name) {
    static const auto get = next<PFN_vkGetInstanceProcAddr>("vkGetInstanceProcAddr");
    const PFN_vkVoidFunction found = get(instance, name);
    if (found == nullptr) {
        return nullptr;
    }
    if (std::strcmp(name, "vkSetDebugUtilsObjectNameEXT") == 0) {
        trueSetName = reinterpret_cast<PFN_vkSetDebugUtilsObjectNameEXT>(found);
        return reinterpret_cast<PFN_vkVoidFunction>(witnessName);
    }
    if (std::strcmp(name, "vkCmdBeginDebugUtilsLabelEXT") == 0) {
        trueBegin = reinterpret_cast<PFN_vkCmdBeginDebugUtilsLabelEXT>(found);
        return reinterpret_cast<PFN_vkVoidFunction>(witnessBegin);
    }
    if (std::strcmp(name, "vkCmdEndDebugUtilsLabelEXT") == 0) {
        trueEnd = reinterpret_cast<PFN_vkCmdEndDebugUtilsLabelEXT>(found);
        return reinterpret_cast<PFN_vkVoidFunction>(witnessEnd);
    }
    return found;
}

namespace {

/// A skinned square that transmits light, with a texture.
std::shared_ptr<const Asset> busyAsset() {
    Primitive primitive = square();
    primitive.influenceSets = {
        constantInfluences(primitive.positions.size(), {0, 1, 0, 0}, {0.5F, 0.5F, 0.0F, 0.0F})};
    Material material;
    material.transmission = Transmission{.factor = 0.5F};
    material[TextureSlot::BaseColor].texture = TextureIndex(0U);
    Asset asset = assetOf(std::move(primitive), material);
    addSkin(asset, 2);
    Image image;
    image.width = 1;
    image.height = 1;
    image.rgba = {200, 100, 50, 255};
    asset.images.push_back(std::move(image));
    asset.textures.emplace_back().image = ImageIndex(0U);
    return finishAsset(std::move(asset));
}

/// All display options enabled.
FrameInput everyMarkFrame(const PoseEvaluator& evaluator, ViewMode mode) {
    FrameInput input = plainFrame(evaluator, mode);
    input.view.axes = true;
    input.view.legend = true;
    input.view.lighting.keyLight = true;
    input.view.skeleton.style = SkeletonStyle::Octahedral;
    input.view.marks = {.edges = true,
                        .vertices = true,
                        .normals = true,
                        .tangents = true,
                        .storedBounds = true,
                        .posedBounds = true};
    input.view.timings = true;
    input.view.highlight = NodeIndex(0U);
    return input;
}

}  // namespace

class TestDebugNames : public QObject {
    Q_OBJECT

private slots:
    /// Surface, composite, and what surrounds the model.
    void aPictureCreatesOnlyThePipelinesThatItUses() {
        witness().forget();
        OffscreenRenderer renderer;
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        QCOMPARE(witness().madeBy("vkCreateGraphicsPipelines"), std::size_t{0});
        FrameInput input = plainFrame(evaluator, ViewMode::Clay);
        (void)renderer.render(input, {32, 32, 4});
        const std::size_t plain = witness().madeBy("vkCreateGraphicsPipelines");
        QVERIFY2(plain >= 2 && plain <= 4, std::to_string(plain).c_str());
        QCOMPARE(witness().madeBy("vkCreateComputePipelines"), std::size_t{0});
        input.view.skinning = SkinningPath::Compute;
        (void)renderer.render(input, {32, 32, 4});
        const std::size_t computes = witness().madeBy("vkCreateComputePipelines");
        QVERIFY2(computes >= 1 && computes <= 2, std::to_string(computes).c_str());
        (void)renderer.render(input, {32, 32, 4});
        QCOMPARE(witness().madeBy("vkCreateComputePipelines"), computes);
    }

    void everyObjectOfAFrameHasANameWhereSomebodyListens() {
        witness().forget();
        OffscreenRenderer renderer({.device = "", .validation = true});
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            for (const ViewModeInfo& info : viewModes()) {
                FrameInput input = everyMarkFrame(evaluator, info.mode);
                input.view.skinning = path;
                (void)renderer.render(input, {32, 32, 4});
            }
        }
        (void)renderer.agreement(everyMarkFrame(evaluator, ViewMode::Shaded));
        (void)renderer.measureCopies(1 << 16, 1);
        QVERIFY(witness().made.size() > 50);
        QCOMPARE(witness().nameless(), std::set<std::string>());
        QCOMPARE(renderer.validationErrors(), std::vector<std::string>());
    }

    void labelsOfPassesBeginAndEndInPairs() {
        OffscreenRenderer renderer({.device = "", .validation = true});
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        const FrameInput input = everyMarkFrame(evaluator, ViewMode::Shaded);
        (void)renderer.render(input, {32, 32, 4});  // the first one clears the shadow map
        witness().forget();
        (void)renderer.render(input, {32, 32, 4});
        QVERIFY(witness().balanced);
        QCOMPARE(witness().open, 0);
        const std::vector<std::string> expected{"deform",
                                                "shadow",
                                                "scene, opaque",
                                                "opaque surfaces",
                                                "ground and marks",
                                                "behind",
                                                "scene, the rest",
                                                "transmitting surfaces",
                                                "translucent surfaces",
                                                "marks over the scene",
                                                "outline",
                                                "mask",
                                                "tiles",
                                                "overlay",
                                                "host",
                                                "composite"};
        QCOMPARE(witness().labels, expected);
    }

    void withoutASelectionNoPassIsAdded() {
        OffscreenRenderer renderer({.device = "", .validation = true});
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        for (const NodeIndex node : {NodeIndex(), NodeIndex(1U), NodeIndex(0U)}) {
            FrameInput input = everyMarkFrame(evaluator, ViewMode::Shaded);
            input.view.highlight = node;
            (void)renderer.render(input, {32, 32, 4});
            witness().forget();
            (void)renderer.render(input, {32, 32, 4});
            const auto& labels = witness().labels;
            const bool outlined = std::ranges::count(labels, "outline") > 0;
            QCOMPARE(outlined, node == NodeIndex(0U));  // node 1 is a joint
        }
        QCOMPARE(renderer.validationErrors(), std::vector<std::string>());
    }

    void anotherViewOrJointRebuildsNothing() {
        OffscreenRenderer renderer;
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        const auto drawViews = [&](JointIndex joint) {
            for (const ViewModeInfo& info : viewModes()) {
                FrameInput input = everyMarkFrame(evaluator, info.mode);
                input.view.joint = joint;
                renderer.draw(input, {32, 32, 4});
            }
        };
        drawViews(JointIndex(0U));  // makes what a view needs
        witness().forget();
        drawViews(JointIndex(1U));
        drawViews(JointIndex(0U));
        QVERIFY(witness().made.empty());
    }

    void nothingIsNamedWhereNobodyListens() {
        witness().forget();
        OffscreenRenderer renderer;
        const auto asset = busyAsset();
        const PoseEvaluator evaluator(asset);
        renderer.setAsset(asset);
        (void)renderer.render(everyMarkFrame(evaluator, ViewMode::Shaded), {32, 32, 4});
        QVERIFY(!witness().made.empty());
        QVERIFY(witness().named.empty());
        QVERIFY(witness().labels.empty());
    }
};

SINEW_TEST(TestDebugNames)
#include "test_debug_names.moc"
