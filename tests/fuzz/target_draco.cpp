// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A Draco mesh and a list of attributes to decode.
#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/codec/draco.h"

namespace {

using namespace sinew::codec;
using sinew::ComponentType;

constexpr std::array kComponents{ComponentType::Byte,  ComponentType::UnsignedByte,
                                 ComponentType::Short, ComponentType::UnsignedShort,
                                 ComponentType::Float, ComponentType::UnsignedInt};
constexpr std::size_t kMaxBytes = 64U << 20U;

// The format is read from the end of the input, so that an unmodified Draco file is a valid seed.
std::vector<DracoAttribute> someAttributes(FuzzedDataProvider& data) {
    std::vector<DracoAttribute> attributes(data.ConsumeIntegralInRange<std::size_t>(0, 4));
    for (DracoAttribute& attribute : attributes) {
        attribute.uniqueId = data.ConsumeIntegralInRange(0U, 5U);
        attribute.component = data.PickValueInArray(kComponents);
        attribute.width = data.ConsumeIntegralInRange(1U, 4U);
    }
    return attributes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider data(bytes, size);
    const std::vector<DracoAttribute> attributes = someAttributes(data);
    const auto mesh = decodeDraco({bytes, size}, attributes, {.maxBytes = kMaxBytes});
    if (!mesh) {
        return 0;
    }
    for (const std::uint32_t vertex : mesh->indices) {
        if (vertex >= mesh->vertexCount) {
            __builtin_trap();
        }
    }
    if (mesh->attributes.size() != attributes.size()) {
        __builtin_trap();
    }
    return 0;
}
