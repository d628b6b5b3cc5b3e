// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/view/view_options.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/scene/deform/cpu_deform.h"
#include "viewport/scene/deform/deform_pipelines.h"
#include "viewport/scene/deform/deform_plan.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/geometry/word_windows.h"

namespace sinew {

/// Resolves `Auto` for a device to the path that measured faster (BENCHMARKS.md): compute skinning
/// on GPUs; CPU skinning on software devices (lavapipe), where our vector code is faster than the
/// driver's shaders.
[[nodiscard]] SkinningPath resolved(SkinningPath path, const DeviceView& device) noexcept;

/// Input of the deform pass for one frame. Borrowed for the call.
struct DeformFrame {
    const Asset& asset;
    DrawList& draws;            // placed
    const FrameMemory& memory;  // memory of the frame
    const PoseMemory& pose;     // memory of the frame
    const FrameInput& input;
};

/// Deforms skinned and morphed primitives ahead of drawing: once per frame for all passes, on the
/// GPU in few dispatches or on the CPU, and not at all while neither the pose nor the draws change.
/// Rigid primitives stay with the vertex shader.
class DeformPass {
public:
    /// `pipelines` are borrowed.
    DeformPass(const DeviceView& device, const DeformPipelines& pipelines,
               const SetLayouts& layouts, std::uint32_t slots);

    /// Outside of any render pass: records the deformation that the options select, and sets the
    /// vertex streams of the draws. Primitives beyond the range of a vertex shader are always
    /// deformed ahead. If memory is short, the vertex shader deforms (`notice`). Allocates, and
    /// then waits for the device, if there are more vertices than ever before.
    void record(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame);

    /// Call for a new asset: invalidates everything of the old one and frees its memory. The device
    /// must be idle.
    void forget() noexcept;

    /// Why the vertex shader deforms although another path was selected; empty otherwise.
    [[nodiscard]] const std::string& notice() const noexcept { return m_notice; }
    /// Number of frames that deformed; frames that reused vertices do not count.
    [[nodiscard]] std::uint64_t deformedFrames() const noexcept { return m_deformedFrames; }
    /// Vertices of the last deformed frame, all instances.
    [[nodiscard]] std::uint64_t vertices() const noexcept { return m_plan.vertices(); }
    /// The path used in the last frame; never Auto.
    [[nodiscard]] SkinningPath path() const noexcept { return m_path; }
    /// Whether any draw of the last frame uses deformed vertices.
    [[nodiscard]] bool isInUse() const noexcept { return !m_tasks.empty(); }
    [[nodiscard]] const OwnedBuffer& deformed() const noexcept { return m_deformed; }
    [[nodiscard]] const DeformPlan& plan() const noexcept { return m_plan; }

    /// Limits the range below the device's, so that work is split.
    void limitRange(VkDeviceSize bytes) noexcept { m_limits.mostRange = bytes; }

private:
    /// Everything that the output depends on.
    struct Key {
        const PoseEvaluator* evaluator = nullptr;
        std::uint64_t revision = 0;
        SkinningPath path = SkinningPath::Vertex;
        WeightSource weights = WeightSource::Normalized;
        BlendSkinning blend = BlendSkinning::Linear;

        bool operator==(const Key&) const = default;
    };
    /// The pose of a ghost.
    struct KnownPose {
        const PoseEvaluator* evaluator = nullptr;
        std::uint64_t revision = 0;

        bool operator==(const KnownPose&) const = default;
    };
    /// Of a frame in flight.
    struct Slot {
        OwnedBuffer jobs;
        OwnedBuffer vertices;  // deformed on the CPU
        Unique<VkDescriptorPool> pool;
        std::vector<VkDescriptorSet> sets;
    };

    void collect(const DeformFrame& frame, SkinningPath path);
    [[nodiscard]] static KnownPose poseOf(const Ghost& ghost) noexcept;
    [[nodiscard]] bool isKnown(const Key& key, const FrameInput& input);
    [[nodiscard]] bool fit(std::size_t matrices);
    void refuse(const char* why);
    void setStreams(DrawList& draws);
    void dispatch(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame);
    void upload(VkCommandBuffer commands, std::uint32_t slot, const DeformFrame& frame);
    void describe(std::uint32_t slot);
    void convertPalette(VkCommandBuffer commands, VkDescriptorSet set, std::size_t matrices) const;
    void dispatchGroups(VkCommandBuffer commands, std::uint32_t groups) const noexcept;

    DeviceView m_device;  // borrowed
    const DeformPipelines& m_pipelines;
    VkPhysicalDeviceLimits m_deviceLimits;
    DeformLimits m_limits;
    VkDescriptorSetLayout m_wordsLayout;  // borrowed
    OwnedBuffer m_deformed;
    WordWindows m_words;  // windows of that buffer
    OwnedBuffer m_rows;   // rows of the palette, read by skin.comp
    CpuDeform m_cpu;
    std::vector<Slot> m_slots;

    std::vector<DeformTask> m_tasks;
    std::vector<std::uint32_t> m_drawOfTask;
    DeformPlan m_plan;
    std::optional<Key> m_key;  // none: the output is invalid
    std::vector<DeformTask> m_knownTasks;
    std::vector<float> m_seconds;      // times of the crowd
    std::vector<glm::vec3> m_offsets;  // offsets of the crowd
    std::vector<KnownPose> m_ghosts;
    std::vector<DeformedStreams> m_streams;  // [Draw::number]
    VkDeviceSize m_refused = std::numeric_limits<VkDeviceSize>::max();
    std::string m_notice;
    SkinningPath m_path = SkinningPath::Vertex;
    std::uint64_t m_deformedFrames = 0;
};

}  // namespace sinew
