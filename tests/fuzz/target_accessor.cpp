// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// One accessor with its buffer views, as in any file that passes the document check.
#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "model/load/accessor/accessor_reader.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace {

using namespace sinew::load;
using sinew::ComponentType;

constexpr std::uint64_t kMaxExactInteger = 1ULL << 53U;
constexpr std::size_t kViews = 3;

constexpr std::array kComponents{ComponentType::Byte,        ComponentType::UnsignedByte,
                                 ComponentType::Short,       ComponentType::UnsignedShort,
                                 ComponentType::UnsignedInt, ComponentType::Float};
constexpr std::array kElements{ElementType::Scalar, ElementType::Vec2, ElementType::Vec3,
                               ElementType::Vec4,   ElementType::Mat2, ElementType::Mat3,
                               ElementType::Mat4};

// Mostly small numbers, so that they are sometimes valid.
std::uint64_t amount(FuzzedDataProvider& data, std::uint64_t min = 0) {
    switch (data.ConsumeIntegralInRange(0, 7)) {
        case 0:
            return data.ConsumeIntegralInRange<std::uint64_t>(min, kMaxExactInteger);
        case 1:
            return data.ConsumeIntegralInRange<std::uint64_t>(min, 0x100000001ULL);
        case 2:
            return data.ConsumeIntegralInRange<std::uint64_t>(min, 4096);
        default:
            return data.ConsumeIntegralInRange<std::uint64_t>(min, 64);
    }
}

BufferView someView(FuzzedDataProvider& data) {
    BufferView view;
    view.byteOffset = amount(data);
    view.byteLength = amount(data, 1);
    if (data.ConsumeBool()) {
        view.byteStride = data.ConsumeIntegralInRange(1U, 63U) * 4;
    }
    return view;
}

std::uint32_t someViewIndex(FuzzedDataProvider& data) {
    return data.ConsumeIntegralInRange<std::uint32_t>(0, kViews - 1);
}

SparseData someSparse(FuzzedDataProvider& data) {
    return {.count = amount(data, 1),
            .indicesView = someViewIndex(data),
            .indicesOffset = amount(data),
            .indicesType = data.PickValueInArray(kComponents),
            .valuesView = someViewIndex(data),
            .valuesOffset = amount(data)};
}

Accessor someAccessor(FuzzedDataProvider& data) {
    Accessor accessor;
    if (data.ConsumeBool()) {
        accessor.bufferView = someViewIndex(data);
    }
    accessor.byteOffset = amount(data);
    accessor.component = data.PickValueInArray(kComponents);
    accessor.element = data.PickValueInArray(kElements);
    accessor.normalized = data.ConsumeBool();
    accessor.count = amount(data, 1);
    if (data.ConsumeBool()) {
        accessor.sparse = someSparse(data);
    }
    for (int i = data.ConsumeIntegralInRange(0, 5); i > 0; --i) {
        accessor.min.push_back(data.ConsumeFloatingPoint<double>());
    }
    for (int i = data.ConsumeIntegralInRange(0, 5); i > 0; --i) {
        accessor.max.push_back(data.ConsumeFloatingPoint<double>());
    }
    accessor.isKnownFormat = data.ConsumeIntegralInRange(0, 15) != 0;
    return accessor;
}

ParsedDocument someDocument(FuzzedDataProvider& data) {
    ParsedDocument document;
    for (std::size_t i = 0; i < kViews; ++i) {
        document.bufferViews.push_back(someView(data));
    }
    document.accessors.push_back(someAccessor(data));
    document.bufferHasData.push_back(data.ConsumeIntegralInRange(0, 15) != 0);
    document.buffers.push_back(data.ConsumeRemainingBytes<std::uint8_t>());
    document.meshes.resize(1);
    document.meshes[0].primitives.resize(1);
    document.meshes[0].primitives[0].indices = 0;  // so that arrays may refer to the buffer
    return document;
}

void readAs(int kind, AccessorReader& reader) {
    switch (kind) {
        case 0:
            return static_cast<void>(reader.floats(0));
        case 1:
            return static_cast<void>(reader.integers(0));
        case 2:
            return static_cast<void>(reader.vectors<glm::vec2>(0));
        case 3:
            return static_cast<void>(reader.vectors<glm::vec3>(0));
        case 4:
            return static_cast<void>(reader.vectors<glm::vec4>(0));
        default:
            return static_cast<void>(reader.vectors<glm::mat4>(0));
    }
}

// Reads like a primitive, then reads every result to its end.
void readShared(AccessorReader& reader) {
    if (reader[0].element == ElementType::Scalar) {
        std::uint32_t largest = 0;
        const auto indices = reader.indices(0, largest);
        for (std::size_t i = 0; indices && i < indices->size(); ++i) {
            if ((*indices)[i] > largest) {
                std::abort();
            }
        }
    }
    if (reader[0].element != ElementType::Vec4) {
        return;
    }
    if (const auto joints = reader.joints(0); joints && !joints->empty()) {
        static_cast<void>(joints->back());
    }
    if (const auto weights = reader.weights(0); weights && !weights->empty()) {
        static_cast<void>(weights->back());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider data(bytes, size);
    const int kind = data.ConsumeIntegralInRange(0, 5);
    const ParsedDocument document = someDocument(data);
    Findings findings;
    DecodedBudget budget(document.buffers[0].size());
    AccessorReader reader(document, findings, budget);
    readAs(kind, reader);
    readAs(0, reader);
    static_cast<void>(reader.sharedVectors<glm::vec3>(0));
    readShared(reader);
    reader.reportRest();
    return 0;
}
