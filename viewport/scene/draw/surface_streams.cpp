// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/surface_streams.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>

#include "viewport/scene/draw/draw_pace.h"

namespace sinew {

void bindSurfaceStreams(VkCommandBuffer commands, const Draw& draw,
                        std::uint32_t instance) noexcept {
    constexpr std::size_t kBindings = PrimitiveBuffers::kStreams + 1;
    const PrimitiveBuffers& stored = *draw.buffers;
    std::array<VkBuffer, kBindings> buffers{};
    std::array<VkDeviceSize, kBindings> offsets{};
    buffers.fill(stored.buffer);
    std::copy(stored.streamOffsets.begin(), stored.streamOffsets.end(), offsets.begin());
    offsets[PrimitiveBuffers::kTexcoordStream] = draw.texcoordOffsets[0];
    offsets[PrimitiveBuffers::kSecondTexcoordStream] = draw.texcoordOffsets[1];
    offsets.back() = stored.streamOffsets[0];
    if (draw.source == VertexSource::Deformed) {
        const DeformedStreams deformed = draw.deformed.ofInstance(instance);
        buffers[0] = buffers[1] = buffers[4] = deformed.buffer;
        offsets[0] = deformed.positions;
        offsets[1] = deformed.normals;
        offsets[4] = deformed.tangents;
    }
    vkCmdBindVertexBuffers(commands, 0, static_cast<std::uint32_t>(buffers.size()), buffers.data(),
                           offsets.data());
    vkCmdBindIndexBuffer(commands, stored.buffer, stored.indexOffset, stored.indexType);
}

PackedStream packedStream(const Draw& draw, std::uint32_t instance, bool tangents) noexcept {
    if (draw.source == VertexSource::Deformed) {
        const DeformedStreams deformed = draw.deformed.ofInstance(instance);
        return {deformed.words, tangents ? deformed.tangents : deformed.normals};
    }
    return {draw.buffers->words, draw.buffers->streamOffsets[tangents ? 4 : 1]};
}

void drawSurfaceRange(VkCommandBuffer commands, const DrawRange& range, const DrawList& draws,
                      DrawPace& pace) noexcept {
    const std::uint32_t indices = range.draw->buffers->indexCount;
    if (range.draw->source == VertexSource::Stored) {
        pace.draw(commands, indices, range.first, range.count);
        return;
    }
    const std::uint32_t first = draws.placed(range.draw->place).first;
    for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
        bindSurfaceStreams(commands, *range.draw, i - first);
        pace.draw(commands, indices, i, 1);
    }
}

}  // namespace sinew
