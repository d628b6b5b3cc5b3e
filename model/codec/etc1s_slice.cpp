// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "model/codec/etc1s.h"

namespace sinew {
namespace {

// KTX 2.0, "ETC1S Slice Block Decoding".
constexpr std::uint32_t kRepeatPrediction = 256;
constexpr std::uint32_t kShortestPredictionRun = 3;
constexpr std::uint32_t kShortestSelectorRun = 3;
constexpr std::uint32_t kLongSelectorRun = 63;

// Reads a number in chunks; each chunk has a bit that says whether another one follows.
std::uint32_t takeVariable(BitStream& bits, std::uint32_t chunk) noexcept {
    std::uint32_t value = 0;
    for (std::uint32_t shift = 0; shift < 32; shift += chunk) {
        const std::uint32_t next = bits.take(chunk + 1);
        value |= (next & ((1U << chunk) - 1)) << shift;
        if (next >> chunk == 0) {
            return value;
        }
    }
    bits.fail();
    return 0;
}

/// The most recently used selectors; a selector that is used again moves towards the front.
class History {
public:
    explicit History(std::size_t size) : m_values(size), m_next(size / 2) {}

    void add(std::uint32_t value) {
        if (m_values.empty()) {
            return;
        }
        m_values[m_next] = value;
        if (++m_next == m_values.size()) {
            m_next = m_values.size() / 2;
        }
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_values.size(); }
    std::uint32_t use(std::size_t index) {
        const std::uint32_t value = m_values[index];
        std::swap(m_values[index / 2], m_values[index]);
        return value;
    }

private:
    std::vector<std::uint32_t> m_values;
    std::size_t m_next;
};

class SliceDecoder {
public:
    SliceDecoder(std::span<const std::uint8_t> slice, const Etc1sCodebook& codebook,
                 const Etc1sGrid& grid)
        : m_bits(slice),
          m_codebook(codebook),
          m_history(codebook.historySize),
          m_above(grid.columns),
          m_lowerPredictions((grid.columns + 1) / 2) {}

    void beginRow(std::uint32_t row) noexcept {
        m_row = row;
        m_aboveLeft = 0;
    }

    // Codebook indices for the next block.
    std::pair<std::uint32_t, std::uint32_t> next(std::uint32_t column) {
        const std::uint32_t endpoint = nextEndpoint(column);
        const std::uint32_t selector = nextSelector();
        if (endpoint >= m_codebook.endpoints.size() || selector >= m_codebook.selectors.size()) {
            m_bits.fail();
            return {};
        }
        return {endpoint, selector};
    }

    [[nodiscard]] bool hasFailed() const noexcept { return m_bits.hasFailed(); }

private:
    // One symbol encodes the endpoint predictions of two by two blocks, two bits each.
    std::uint32_t nextPrediction(std::uint32_t column) {
        if (column % 2 == 0) {
            if (m_row % 2 == 0) {
                m_predictions = nextPredictionSymbol();
                m_lowerPredictions[column / 2] = static_cast<std::uint8_t>(m_predictions >> 4);
            } else {
                m_predictions = m_lowerPredictions[column / 2];
            }
        }
        const std::uint32_t prediction = m_predictions & 3U;
        m_predictions >>= 2;
        return prediction;
    }

    std::uint32_t nextPredictionSymbol() {
        if (m_predictionRun > 0) {
            --m_predictionRun;
            return m_lastPrediction;
        }
        const std::uint32_t symbol = m_codebook.endpointPrediction.decode(m_bits);
        if (symbol == kRepeatPrediction) {
            m_predictionRun = std::uint64_t{takeVariable(m_bits, 4)} + kShortestPredictionRun - 1;
        } else {
            m_lastPrediction = symbol;
        }
        return m_lastPrediction;
    }

    std::uint32_t nextEndpoint(std::uint32_t column) {
        const std::uint32_t above = m_above[column];
        std::uint32_t endpoint = m_endpoint;
        switch (nextPrediction(column)) {
            case 0:  // left
                if (column == 0) {
                    m_bits.fail();
                }
                break;
            case 1:
                if (m_row == 0) {
                    m_bits.fail();
                }
                endpoint = above;
                break;
            case 2:
                if (m_row == 0 || column == 0) {
                    m_bits.fail();
                }
                endpoint = m_aboveLeft;
                break;
            default:
                endpoint += m_codebook.endpointDelta.decode(m_bits);
                if (endpoint >= m_codebook.endpoints.size()) {
                    endpoint -= static_cast<std::uint32_t>(m_codebook.endpoints.size());
                }
                break;
        }
        m_aboveLeft = above;
        m_above[column] = endpoint;
        m_endpoint = endpoint;
        return endpoint;
    }

    std::uint32_t nextSelector() {
        const auto count = static_cast<std::uint32_t>(m_codebook.selectors.size());
        std::uint32_t symbol = count;  // inside a run: the front of the history
        if (m_selectorRun > 0) {
            --m_selectorRun;
        } else {
            symbol = m_codebook.selector.decode(m_bits);
            if (symbol == count + m_codebook.historySize) {
                const std::uint32_t run = m_codebook.selectorRun.decode(m_bits);
                m_selectorRun =
                    std::uint64_t{run == kLongSelectorRun ? takeVariable(m_bits, 7) : run} +
                    kShortestSelectorRun - 1;
                symbol = count;
            }
        }
        if (symbol < count) {
            m_history.add(symbol);
            return symbol;
        }
        if (symbol - count >= m_history.size()) {
            m_bits.fail();
            return 0;
        }
        return m_history.use(symbol - count);
    }

    BitStream m_bits;
    const Etc1sCodebook& m_codebook;
    History m_history;
    std::vector<std::uint32_t> m_above;  // endpoints of the row above, overwritten up to the
                                         // current column
    std::vector<std::uint8_t> m_lowerPredictions;  // predictions for odd rows
    std::uint32_t m_row = 0;
    std::uint32_t m_aboveLeft = 0;
    std::uint32_t m_endpoint = 0;
    std::uint32_t m_predictions = 0;
    std::uint32_t m_lastPrediction = 0;
    std::uint64_t m_predictionRun = 0;
    std::uint64_t m_selectorRun = 0;
};

}  // namespace

bool decodeSlice(std::span<const std::uint8_t> slice, const Etc1sCodebook& codebook,
                 const Etc1sGrid& grid,
                 const std::function<void(std::uint32_t, std::uint32_t, const Etc1sBlock&)>& block,
                 const std::stop_token& stop) {
    if (codebook.endpoints.empty() || codebook.selectors.empty()) {
        return false;
    }
    SliceDecoder decoder(slice, codebook, grid);
    for (std::uint32_t row = 0; row < grid.rows; ++row) {
        if (stop.stop_requested()) {
            return false;
        }
        decoder.beginRow(row);
        for (std::uint32_t column = 0; column < grid.columns; ++column) {
            const auto [endpoint, selector] = decoder.next(column);
            if (decoder.hasFailed()) {
                return false;
            }
            block(column, row,
                  decodeEtc1sBlock(codebook.endpoints[endpoint], codebook.selectors[selector]));
        }
    }
    return true;
}

}  // namespace sinew
