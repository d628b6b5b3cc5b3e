// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_pass.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/packing.hpp>

#include "model/view/front_and_ground.h"
#include "viewport/scene/draw/surface_recorder.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/marks/mark_pass.h"
#include "viewport/scene/marks/ribbons.h"

namespace sinew {
namespace {

constexpr VkShaderStageFlags kPushStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

// Transmissive surfaces cast no shadow.
constexpr std::array kShadowLayers{DrawLayer::Opaque, DrawLayer::Translucent};

bool showsBackdrop(const ViewOptions& view) noexcept {
    return view.lighting.environmentShown && viewModeInfo(view.mode).lit && !view.transparent;
}

const char* labelOf(DrawLayer layer) noexcept {
    switch (layer) {
        case DrawLayer::Opaque:
            return "opaque surfaces";
        case DrawLayer::Transmitting:
            return "transmitting surfaces";
        case DrawLayer::Translucent:
            return "translucent surfaces";
    }
    return "surfaces";
}

SurfaceRecording surfacesOf(const SceneRecording& recording) noexcept {
    return {.frame = recording.frame,
            .pipelines = recording.pipelines.surfaces(),
            .draws = *recording.draws};
}

void recordSurfaces(VkCommandBuffer commands, const SceneRecording& recording, DrawLayer layer) {
    const DebugLabel label(recording.frame.debug, commands, labelOf(layer));
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    for (const DrawRange& range : recording.draws->ranges(layer)) {
        recorder.record(range);
    }
}

/// Last, so that no surface covers the part of a dot that extends beyond its own.
void recordDots(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.frame.input.view.marks.dots == ValueDots::None) {
        return;
    }
    const DebugLabel label(recording.frame.debug, commands, "value dots");
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : recording.draws->ranges(layer)) {
            recorder.record(SurfaceUse::Dots, range);
        }
    }
}

constexpr std::ptrdiff_t kMostStillDraws = 256;  // surfaces drawn again for every ghost

/// How dense ghosts are, see GhostTint.
struct GhostLayer {
    float opacity;
    std::uint32_t body;
    std::uint32_t power;
};
constexpr GhostLayer kGhostsBefore{1.0F, 84, 2};
constexpr GhostLayer kGhostsOver{0.7F, 8, 8};

using GhostParts = std::span<const DrawRange>;

/// The first parts, which are of one ghost.
GhostParts firstGhost(GhostParts parts) noexcept {
    const auto end = std::find_if(parts.begin(), parts.end(), [&](const auto& part) {
        return part.ghost != parts.front().ghost;
    });
    return parts.first(static_cast<std::size_t>(end - parts.begin()));
}

bool isStill(const DrawList& draws, const DrawRange& range) noexcept {
    return !draws.hasGhost(range.draw->place);
}

/// Whether the depth of what is drawn so far can be drawn again.
bool canRestoreDepth(const DrawList& draws, const ViewOptions& view) noexcept {
    const std::span<const DrawRange> ranges = draws.ranges(DrawLayer::Opaque);
    return !viewModeInfo(view.mode).edges &&
           std::count_if(ranges.begin(), ranges.end(), [&](const DrawRange& range) {
               return isStill(draws, range);
           }) <= kMostStillDraws;
}

/// Removes the depth of ghosts.
void restoreDepth(VkCommandBuffer commands, const SceneRecording& recording,
                  SurfaceRecorder& recorder) {
    VkClearAttachment depth{};
    depth.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT;
    depth.clearValue.depthStencil = {1.0F, 0};
    const VkClearRect all{{{0, 0}, recording.frame.extent}, 0, 1};
    vkCmdClearAttachments(commands, 1, &depth, 1, &all);
    for (const DrawRange& range : recording.draws->ranges(DrawLayer::Opaque)) {
        if (isStill(*recording.draws, range)) {
            recorder.record(SurfaceUse::Depth, range);
        }
    }
}

void recordGhost(const SceneRecording& recording, const GhostLayer& layer, GhostParts parts,
                 SurfaceRecorder& recorder) {
    for (const DrawRange& part : parts) {
        const Ghost& ghost = recording.frame.input.ghosts[part.ghost];
        const float opacity = layer.opacity * glm::clamp(ghost.opacity, 0.0F, 1.0F);
        recorder.record(SurfaceUse::Ghost, part,
                        {.color = glm::packUnorm4x8(glm::vec4(ghostColor(ghost.kind), opacity)),
                         .body = layer.body + 256 * layer.power});
    }
}

/// The ghosts, in the order of the frame's input, after what has no ghosts and before the model,
/// which covers them. Of each only the surfaces nearest to the eye, so that it has one density
/// however many shells it has; of each all surfaces if too much is still to draw it again for every
/// ghost, or as edges alone. The depth is as before.
void recordGhostsBefore(VkCommandBuffer commands, const SceneRecording& recording) {
    const DebugLabel label(recording.frame.debug, commands, "ghosts");
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    const bool nearest = canRestoreDepth(*recording.draws, recording.frame.input.view);
    GhostParts rest = recording.draws->ghosts();
    while (!rest.empty()) {
        const GhostParts parts = firstGhost(rest);
        for (const DrawRange& part : parts) {
            if (nearest) {
                recorder.record(SurfaceUse::GhostDepth, part);
            }
        }
        recordGhost(recording, kGhostsBefore, parts, recorder);
        if (nearest) {
            restoreDepth(commands, recording, recorder);
        }
        rest = rest.subspan(parts.size());
    }
}

/// The silhouettes of the ghosts over the finished model, which stays legible.
void recordGhostsOver(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.draws->ghosts().empty()) {
        return;
    }
    const DebugLabel label(recording.frame.debug, commands, "ghosts");
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    recordGhost(recording, kGhostsOver, recording.draws->ghosts(), recorder);
}

/// What has no ghosts, the ghosts before the model, and the model, which covers them.
void recordOpaqueSurfaces(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.draws->ghosts().empty()) {
        recordSurfaces(commands, recording, DrawLayer::Opaque);
        return;
    }
    const DebugLabel label(recording.frame.debug, commands, labelOf(DrawLayer::Opaque));
    for (const bool ghosted : {false, true}) {
        if (ghosted) {
            recordGhostsBefore(commands, recording);
        }
        SurfaceRecorder recorder(commands, surfacesOf(recording));
        for (const DrawRange& range : recording.draws->ranges(DrawLayer::Opaque)) {
            if (recording.draws->hasGhost(range.draw->place) == ghosted) {
                recorder.record(range);
            }
        }
    }
}

constexpr float kBackdropRoughness = 0.13F;
constexpr float kUsualSlope = 0.36F;  // half the visible height at distance 1

/// The directions in which a camera sees the environment. Orthographic cameras use a default field
/// of view; otherwise the background would have one colour.
layout::BackdropConstants backdropConstants(const CameraView& camera) noexcept {
    const glm::mat3 worldFromView = glm::transpose(glm::mat3(camera.viewFromWorld));
    const glm::mat4& clip = camera.clipFromView;
    // Points of a plane at distance 1 at the centre, the right and the lower edge of the picture.
    glm::vec2 size = 1.0F / glm::vec2(clip[0][0], clip[1][1]);
    glm::vec2 middle = glm::vec2(clip[2]) * size;
    if (camera.orthographic) {
        size *= kUsualSlope / std::abs(size.y);
        middle = glm::vec2(0.0F);
    }
    layout::BackdropConstants out{};
    out.middle = glm::vec4(worldFromView * glm::vec3(middle, -1.0F), kBackdropRoughness);
    out.right = glm::vec4(worldFromView * glm::vec3(size.x, 0.0F, 0.0F), 0.0F);
    out.down = glm::vec4(worldFromView * glm::vec3(0.0F, size.y, 0.0F), 0.0F);
    return out;
}

/// The environment, slightly blurred to set off the model.
void recordBackdrop(VkCommandBuffer commands, const SceneRecording& recording) noexcept {
    const layout::BackdropConstants constants = backdropConstants(recording.frame.input.camera);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      recording.pipelines[ScenePipeline::Backdrop]);
    recording.frame.memory.bindScene(commands, recording.frame.layouts.ribbon.get());
    vkCmdPushConstants(commands, recording.frame.layouts.ribbon.get(), kPushStages, 0,
                       sizeof constants, &constants);
    vkCmdDraw(commands, 3, 1, 0, 0);
}

/// The plane that receives the key light's shadow; invisible from below.
void recordGround(VkCommandBuffer commands, const SceneRecording& recording) noexcept {
    const FrameInput& input = recording.frame.input;
    if (recording.shadow == nullptr || recording.draws == nullptr ||
        input.camera.eyeWorld.y <= groundHeight(input.view.ground, input.framedBounds)) {
        return;
    }
    recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get());
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS,
                      recording.pipelines[ScenePipeline::Ground]);
    vkCmdDraw(commands, 4, 1, 0, 0);
}

void recordGrid(VkCommandBuffer commands, const SceneRecording& recording) noexcept {
    const bool light = viewModeInfo(recording.frame.input.view.mode).lit;
    const ScenePipeline grid = light ? ScenePipeline::GridInLight : ScenePipeline::Grid;
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, recording.pipelines[grid]);
    vkCmdDraw(commands, 4, 1, 0, 0);
}

void recordOpaque(VkCommandBuffer commands, const SceneRecording& recording) {
    if (showsBackdrop(recording.frame.input.view)) {
        recordBackdrop(commands, recording);
    }
    recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get());
    if (recording.draws != nullptr) {
        recording.frame.memory.bindPose(commands, recording.frame.layouts.surface.get());
        recordOpaqueSurfaces(commands, recording);
    }
    const DebugLabel label(recording.frame.debug, commands, "ground and marks");
    recordMarks(commands, recording.marks, MarkTime::InScene);
    recordGround(commands, recording);
    if (recording.frame.input.view.grid && !recording.frame.input.view.transparent) {
        recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get());
        recordGrid(commands, recording);
    }
    recordMarks(commands, recording.marks, MarkTime::AfterGround);
}

void recordRest(VkCommandBuffer commands, const SceneRecording& recording) {
    recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get());
    if (recording.draws != nullptr) {
        recording.frame.memory.bindPose(commands, recording.frame.layouts.surface.get());
        recordSurfaces(commands, recording, DrawLayer::Transmitting);
        recordSurfaces(commands, recording, DrawLayer::Translucent);
        recordGhostsOver(commands, recording);
        recordDots(commands, recording);
    }
    const DebugLabel label(recording.frame.debug, commands, "marks over the scene");
    recording.frame.memory.bindScene(commands, recording.frame.layouts.ribbon.get());
    recordAxes(commands, recording.marks);
    recordPath(commands, recording.marks);
    recordMarks(commands, recording.marks, MarkTime::InFront);
    if (viewModeInfo(recording.frame.input.view.mode).lit || recording.mask == nullptr) {
        recording.frame.memory.bindScene(commands, recording.frame.layouts.ribbon.get());
        recordSelection(commands, recording.marks);
    }
}

}  // namespace

bool hasKeyLight(const ViewOptions& view) noexcept {
    return view.lighting.keyLight && viewModeInfo(view.mode).lit;
}

void recordShadow(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.shadow == nullptr) {
        return;
    }
    const PassScope pass = recording.shadow->begin(commands, "shadow");
    if (recording.draws != nullptr) {
        recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get(),
                                         FrameMemory::SceneView::KeyLight);
        recording.frame.memory.bindPose(commands, recording.frame.layouts.surface.get());
        SurfaceRecorder recorder(commands, surfacesOf(recording));
        for (const DrawLayer layer : kShadowLayers) {
            for (const DrawRange& range : recording.draws->casters(layer)) {
                recorder.record(SurfaceUse::Shadow, range);
            }
        }
    }
}

void recordMask(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.mask == nullptr) {
        return;
    }
    recording.target.makeDepthReadable(commands);
    const PassScope pass = recording.mask->begin(commands, "mask");
    recording.frame.memory.bindScene(commands, recording.frame.layouts.surface.get());
    recording.frame.memory.bindPose(commands, recording.frame.layouts.surface.get());
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    for (const DrawRange& range : recording.draws->selected()) {
        recorder.record(SurfaceUse::Selected, range);
    }
}

void recordScene(VkCommandBuffer commands, const SceneRecording& recording) {
    using Part = SceneTarget::Part;
    using DepthUse = SceneTarget::DepthUse;
    const DepthUse use = recording.mask != nullptr ? DepthUse::Read : DepthUse::Dropped;
    if (recording.behind == nullptr) {
        const PassScope pass = recording.target.begin(commands, Part::Whole, use);
        recordOpaque(commands, recording);
        recordRest(commands, recording);
        return;
    }
    {
        const PassScope pass = recording.target.begin(commands, Part::Behind, use);
        recordOpaque(commands, recording);
    }
    recording.behind->record(commands, recording.frame.memory, recording.background);
    const PassScope pass = recording.target.begin(commands, Part::Rest, use);
    recordRest(commands, recording);
}

}  // namespace sinew
