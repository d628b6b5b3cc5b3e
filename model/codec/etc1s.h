// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/codec/huffman.h"

namespace sinew {

/// A colour with five bits per channel and a row of the ETC1 modifier table.
struct Etc1sEndpoint {
    std::array<std::uint8_t, 3> color5{};
    std::uint8_t intensity = 0;  // 0 to 7
};

/// Four rows of four 2-bit selectors; the leftmost is in the lowest bits.
using Etc1sSelector = std::array<std::uint8_t, 4>;

/// Data shared by all slices of a file (KTX 2.0, "BasisLZ/ETC1S Bitstream Specification").
struct Etc1sCodebook {
    std::vector<Etc1sEndpoint> endpoints;
    std::vector<Etc1sSelector> selectors;
    HuffmanTable endpointPrediction;
    HuffmanTable endpointDelta;
    HuffmanTable selector;
    HuffmanTable selectorRun;
    std::uint32_t historySize = 0;  // size of the selector history
};

/// Read the three sections of the global data. False if they are damaged.
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
    std::uint32_t columns = 0;  // columns of blocks
    std::uint32_t rows = 0;
};

/// Decodes the blocks of one slice in reading order and calls `block(column, row, …)` for each.
/// False if the slice is damaged or decoding was stopped (checked per row); blocks before that
/// point have been reported.
[[nodiscard]] bool decodeSlice(
    std::span<const std::uint8_t> slice, const Etc1sCodebook& codebook, const Etc1sGrid& grid,
    const std::function<void(std::uint32_t, std::uint32_t, const Etc1sBlock&)>& block,
    const std::stop_token& stop = {});

}  // namespace sinew
