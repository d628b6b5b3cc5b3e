// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A stream as a buffer view may declare it: mode, filter, count and stride, then the source.
#include <fuzzer/FuzzedDataProvider.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/codec/meshopt.h"

namespace {

using namespace sinew::codec;

constexpr std::array kModes{MeshoptMode::Attributes, MeshoptMode::Attributes,
                            MeshoptMode::Triangles, MeshoptMode::Indices};
constexpr std::array kFilters{MeshoptFilter::None, MeshoptFilter::Octahedral,
                              MeshoptFilter::Quaternion, MeshoptFilter::Exponential,
                              MeshoptFilter::Color};

MeshoptStream someStream(FuzzedDataProvider& data) {
    MeshoptStream stream;
    stream.mode = data.PickValueInArray(kModes);
    if (data.ConsumeBool()) {
        stream.filter = data.PickValueInArray(kFilters);
    }
    stream.byteStride = data.ConsumeIntegralInRange(0U, 70U) * 4;
    if (data.ConsumeIntegralInRange(0, 15) == 0) {
        stream.byteStride = data.ConsumeIntegral<std::uint32_t>();
    }
    const std::uint64_t max = data.ConsumeIntegralInRange(0, 15) == 0 ? ~0ULL : 1000;
    stream.count = data.ConsumeIntegralInRange<std::uint64_t>(0, max);
    return stream;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider data(bytes, size);
    const MeshoptStream stream = someStream(data);
    const auto source = data.ConsumeRemainingBytes<std::uint8_t>();
    static_cast<void>(meshoptAttributeVersion(source));
    if (!checkMeshoptStream(stream) || smallestMeshoptSource(stream) > source.size()) {
        return 0;
    }

    // The output must not depend on the previous contents of its memory.
    std::vector<std::uint8_t> zeros(stream.count * stream.byteStride, 0x00);
    std::vector<std::uint8_t> ones(stream.count * stream.byteStride, 0xff);
    const bool decoded = decodeMeshopt(stream, source, zeros).ok();
    const bool again = decodeMeshopt(stream, source, ones).ok();
    if (decoded != again || (decoded && zeros != ones)) {
        __builtin_trap();
    }
    return 0;
}
