// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/primitive_buffers.h"

namespace sinew {

std::optional<VkDeviceSize> PrimitiveBuffers::texcoordOffset(std::uint32_t set) const noexcept {
    for (const TexcoordStream& stream : texcoords) {
        if (stream.set == set) {
            return stream.offset;
        }
    }
    return std::nullopt;
}

}  // namespace sinew
