// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "model/codec/huffman.h"

namespace sinew {

/// A colour of five bits per channel and the row of ETC1's modifier table.
struct Etc1sEndpoint {
    std::array<std::uint8_t, 3> color5{};
    std::uint8_t intensity = 0;  // 0 to 7
};

/// Four rows of four selectors of two bits, the leftmost lowest.
using Etc1sSelector = std::array<std::uint8_t, 4>;

/// What all slices of a file share (KTX 2.0, "BasisLZ/ETC1S Bitstream Specification").
struct Etc1sCodebook {
    std::vector<Etc1sEndpoint> endpoints;
    std::vector<Etc1sSelector> selectors;
    HuffmanTable endpointPrediction;
    HuffmanTable endpointDelta;
    HuffmanTable selector;
    HuffmanTable selectorRun;
    std::uint32_t historySize = 0;  // of selectors
};

/// Reads the three sections of the global data. False where they are damaged.
[[nodiscard]] bool readEndpoints(std::span<const std::uint8_t> section, std::size_t count,
                                 Etc1sCodebook& out);
[[nodiscard]] bool readSelectors(std::span<const std::uint8_t> section, std::size_t count,
                                 Etc1sCodebook& out);
[[nodiscard]] bool readSliceTables(std::span<const std::uint8_t> section, Etc1sCodebook& out);

/// The sixteen RGB texels of a block, rows from the top.
using Etc1sBlock = std::array<std::array<std::uint8_t, 3>, 16>;
[[nodiscard]] Etc1sBlock decodeEtc1sBlock(const Etc1sEndpoint& endpoint,
                                          const Etc1sSelector& selector) noexcept;

struct Etc1sGrid {
    std::uint32_t columns = 0;  // of blocks
    std::uint32_t rows = 0;
};

/// Decodes the blocks of one slice in reading order and hands each to `block(column, row, …)`.
/// False where the slice is damaged; blocks before that were handed out.
[[nodiscard]] bool decodeSlice(
    std::span<const std::uint8_t> slice, const Etc1sCodebook& codebook, const Etc1sGrid& grid,
    const std::function<void(std::uint32_t, std::uint32_t, const Etc1sBlock&)>& block);

}  // namespace sinew
