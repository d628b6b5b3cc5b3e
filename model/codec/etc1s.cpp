// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/etc1s.h"

#include <algorithm>

namespace sinew {
namespace {

// ETC1 modifier table: the small and the large modifier of each row.
constexpr std::array<std::array<int, 2>, 8> kModifiers{
    {{2, 8}, {5, 17}, {9, 29}, {13, 42}, {18, 60}, {24, 80}, {33, 106}, {47, 183}}};

std::uint8_t clamped(int value) noexcept {
    return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
}

}  // namespace

bool readEndpoints(std::span<const std::uint8_t> section, std::size_t count, Etc1sCodebook& out) {
    BitStream bits(section);
    std::array<HuffmanTable, 3> colorDelta;  // selected by the previous colour: up to 9, up to 21,
                                             // above
    for (HuffmanTable& table : colorDelta) {
        table.read(bits);
    }
    HuffmanTable intensityDelta;
    intensityDelta.read(bits);
    const std::size_t channels = bits.take(1) != 0 ? 1 : 3;  // 1: grey

    Etc1sEndpoint endpoint{{16, 16, 16}, 0};
    out.endpoints.reserve(count);
    for (std::size_t i = 0; i < count && !bits.hasFailed(); ++i) {
        endpoint.intensity = (endpoint.intensity + intensityDelta.decode(bits)) & 7U;
        for (std::size_t c = 0; c < channels; ++c) {
            std::uint8_t& value = endpoint.color5[c];
            const HuffmanTable& table = colorDelta[value <= 9 ? 0 : value <= 21 ? 1 : 2];
            value = (value + table.decode(bits)) & 31U;
        }
        if (channels == 1) {
            endpoint.color5[1] = endpoint.color5[2] = endpoint.color5[0];
        }
        out.endpoints.push_back(endpoint);
    }
    return !bits.hasFailed();
}

bool readSelectors(std::span<const std::uint8_t> section, std::size_t count, Etc1sCodebook& out) {
    BitStream bits(section);
    if (bits.take(2) != 0) {
        return false;
    }
    const bool isPlain = bits.take(1) != 0;
    HuffmanTable delta;
    if (!isPlain) {
        delta.read(bits);
    }
    Etc1sSelector selector{};
    out.selectors.reserve(count);
    for (std::size_t i = 0; i < count && !bits.hasFailed(); ++i) {
        for (std::uint8_t& row : selector) {
            row = static_cast<std::uint8_t>(isPlain || i == 0 ? bits.take(8)
                                                              : row ^ delta.decode(bits));
        }
        out.selectors.push_back(selector);
    }
    return !bits.hasFailed();
}

bool readSliceTables(std::span<const std::uint8_t> section, Etc1sCodebook& out) {
    BitStream bits(section);
    for (HuffmanTable* table :
         {&out.endpointPrediction, &out.endpointDelta, &out.selector, &out.selectorRun}) {
        table->read(bits);
    }
    out.historySize = bits.take(13);
    return !bits.hasFailed();
}

Etc1sBlock decodeEtc1sBlock(const Etc1sEndpoint& endpoint, const Etc1sSelector& selector) noexcept {
    const auto& [small, large] = kModifiers[endpoint.intensity];
    const std::array<int, 4> modifiers{-large, -small, small, large};
    std::array<std::array<std::uint8_t, 3>, 4> colors{};
    for (std::size_t s = 0; s < colors.size(); ++s) {
        for (std::size_t c = 0; c < 3; ++c) {
            const int base = endpoint.color5[c] << 3 | endpoint.color5[c] >> 2;
            colors[s][c] = clamped(base + modifiers[s]);
        }
    }
    Etc1sBlock texels{};
    for (std::size_t i = 0; i < texels.size(); ++i) {
        texels[i] = colors[selector[i / 4] >> (i % 4 * 2) & 3U];
    }
    return texels;
}

}  // namespace sinew
