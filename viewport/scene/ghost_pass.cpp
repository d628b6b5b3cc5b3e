// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/ghost_pass.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <glm/packing.hpp>

#include "viewport/scene/frame/picture_colors.h"

namespace sinew {
namespace {

constexpr std::ptrdiff_t kMostStillDraws = 256;  // surfaces drawn again for every ghost

/// How dense ghosts are, see GhostTint.
struct GhostLayer {
    float opacity;
    std::uint32_t body;
    std::uint32_t power;
};
constexpr GhostLayer kGhostsBefore{1.0F, 84, 2};
constexpr GhostLayer kGhostsOver{0.7F, 8, 8};

using GhostParts = std::span<const DrawList::GhostPart>;

/// The first parts, which are of one ghost.
GhostParts firstGhost(GhostParts parts) noexcept {
    const auto end = std::find_if(parts.begin(), parts.end(), [&](const auto& part) {
        return part.ghost != parts.front().ghost;
    });
    return parts.first(static_cast<std::size_t>(end - parts.begin()));
}

bool standsStill(const DrawList& draws, const DrawRange& range) noexcept {
    return !draws.hasGhost(range.draw->place);
}

/// Whether the depth of what is drawn so far can be drawn again.
bool canRestoreDepth(const DrawList& draws, const ViewOptions& view) noexcept {
    const std::span<const DrawRange> ranges = draws.ranges(DrawLayer::Opaque);
    return !viewModeInfo(view.mode).edges &&
           std::count_if(ranges.begin(), ranges.end(), [&](const DrawRange& range) {
               return standsStill(draws, range);
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
        if (standsStill(*recording.draws, range)) {
            recorder.record(SurfaceUse::Depth, range);
        }
    }
}

void recordGhost(const SceneRecording& recording, const GhostLayer& layer, GhostParts parts,
                 SurfaceRecorder& recorder) {
    for (const DrawList::GhostPart& part : parts) {
        const Ghost& ghost = recording.frame.input.ghosts[part.ghost];
        const float opacity = layer.opacity * glm::clamp(ghost.opacity, 0.0F, 1.0F);
        recorder.record(SurfaceUse::Ghost, part.range,
                        {.color = glm::packUnorm4x8(glm::vec4(ghostColor(ghost.kind), opacity)),
                         .body = layer.body + 256 * layer.power});
    }
}

}  // namespace

SurfaceRecording surfacesOf(const SceneRecording& recording) noexcept {
    return {.frame = recording.frame,
            .pipelines = recording.pipelines.surfaces(),
            .draws = *recording.draws};
}

void recordGhostsBefore(VkCommandBuffer commands, const SceneRecording& recording) {
    const DebugLabel label(recording.frame.debug, commands, "ghosts");
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    const bool nearest = canRestoreDepth(*recording.draws, recording.frame.input.view);
    GhostParts rest = recording.draws->ghosts();
    while (!rest.empty()) {
        const GhostParts parts = firstGhost(rest);
        for (const DrawList::GhostPart& part : parts) {
            if (nearest) {
                recorder.record(SurfaceUse::GhostDepth, part.range);
            }
        }
        recordGhost(recording, kGhostsBefore, parts, recorder);
        if (nearest) {
            restoreDepth(commands, recording, recorder);
        }
        rest = rest.subspan(parts.size());
    }
}

void recordGhostsOver(VkCommandBuffer commands, const SceneRecording& recording) {
    if (recording.draws->ghosts().empty()) {
        return;
    }
    const DebugLabel label(recording.frame.debug, commands, "ghosts");
    SurfaceRecorder recorder(commands, surfacesOf(recording));
    recordGhost(recording, kGhostsOver, recording.draws->ghosts(), recorder);
}

}  // namespace sinew
