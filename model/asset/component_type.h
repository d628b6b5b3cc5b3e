// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Type of an accessor's components, with the numbers of glTF 2.0, 3.6.2.2.
enum class ComponentType : std::uint32_t {
    Byte = 5120,
    UnsignedByte = 5121,
    Short = 5122,
    UnsignedShort = 5123,
    UnsignedInt = 5125,
    Float = 5126,
};

/// Calls `work` with a zero of the type.
template <class Work>
decltype(auto) withComponentType(ComponentType type, const Work& work) {
    switch (type) {
        case ComponentType::Byte:
            return work(std::int8_t{});
        case ComponentType::UnsignedByte:
            return work(std::uint8_t{});
        case ComponentType::Short:
            return work(std::int16_t{});
        case ComponentType::UnsignedShort:
            return work(std::uint16_t{});
        case ComponentType::UnsignedInt:
            return work(std::uint32_t{});
        case ComponentType::Float:
            break;
    }
    return work(float{});
}
}  // namespace sinew
