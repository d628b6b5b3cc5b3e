// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/uastc.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

using Texels = std::span<std::uint8_t, 64>;

// Encoding of endpoint values: plain bits plus a digit of base 3 or 5; the digits of several values
// are packed into a bundle (ASTC's bounded integer sequence encoding, regrouped).
struct DigitRange {
    std::uint32_t bits;
    std::uint32_t base;  // 1: no digit
};

constexpr DigitRange kRange16{4, 1};
constexpr DigitRange kRange12{2, 3};
constexpr DigitRange kRange32{5, 1};
constexpr DigitRange kRange40{3, 5};
constexpr DigitRange kRange48{4, 3};
constexpr DigitRange kRange160{5, 5};
constexpr DigitRange kRange192{6, 3};
constexpr DigitRange kRange256{8, 1};

struct Mode {
    std::uint32_t code;  // the block's lowest bits
    std::uint32_t codeBits;
    std::uint32_t hintBits;  // hints for transcoders; skipped
    std::uint32_t weightBits;
    DigitRange endpoints;
    std::uint32_t subsets;
    std::uint32_t planes;
    std::uint32_t components;  // 2: luminance and alpha
};

constexpr std::size_t kSolidMode = 8;
constexpr std::size_t kThreeOfBc7Mode = 7;  // has its own partitions
constexpr std::array<Mode, 19> kModes{{
    {0x01, 4, 15, 4, kRange192, 1, 1, 3}, {0x35, 6, 15, 2, kRange256, 1, 1, 3},
    {0x1d, 5, 15, 3, kRange16, 2, 1, 3},  {0x03, 5, 15, 2, kRange12, 3, 1, 3},
    {0x13, 5, 15, 2, kRange40, 2, 1, 3},  {0x0b, 5, 15, 3, kRange256, 1, 1, 3},
    {0x1b, 5, 15, 2, kRange160, 1, 2, 3}, {0x07, 5, 15, 2, kRange40, 2, 1, 3},
    {0x17, 5, 0, 0, {}, 0, 0, 4},         {0x0f, 5, 23, 2, kRange16, 2, 1, 4},
    {0x02, 3, 17, 4, kRange48, 1, 1, 4},  {0x00, 2, 17, 2, kRange48, 1, 2, 4},
    {0x06, 3, 17, 3, kRange192, 1, 1, 4}, {0x1f, 5, 23, 1, kRange256, 1, 2, 4},
    {0x0d, 5, 23, 2, kRange256, 1, 1, 4}, {0x05, 7, 23, 4, kRange256, 1, 1, 2},
    {0x15, 6, 23, 2, kRange256, 2, 1, 2}, {0x25, 6, 23, 2, kRange256, 1, 2, 2},
    {0x09, 4, 15, 5, kRange32, 1, 1, 3},
}};

// The subset of texel i: bit i, or two bits from 2 i on.
constexpr std::array<std::uint32_t, 30> kTwoSubsets{
    0xcccc, 0x8888, 0x1111, 0xecc8, 0x377f, 0xfeec, 0x0137, 0x137f, 0xc800, 0x0013,
    0xfe80, 0x17ff, 0x0017, 0x00ff, 0xfff0, 0x0fff, 0xff71, 0x8eff, 0x08ce, 0x008c,
    0x7310, 0xceff, 0x7331, 0x088c, 0xceef, 0x6666, 0xf00f, 0x5555, 0x0f0f, 0x36c9};
constexpr std::array<std::uint32_t, 19> kTwoSubsetsOfMode7{
    0x00f0, 0x4444, 0x0133, 0xcc80, 0xf0ff, 0x2222, 0xffc8, 0xccce, 0x3c03, 0x00ee,
    0x7700, 0x3003, 0x00ce, 0xff80, 0x6fff, 0x1333, 0x11ff, 0x136c, 0x00ef};
constexpr std::array<std::uint32_t, 11> kThreeSubsets{
    0xa5a50000, 0xaa005555, 0xaa000055, 0x0000aa55, 0x25252525, 0x94949494,
    0x58585858, 0x56560202, 0x92929292, 0x55aa0055, 0xa05050a0};

constexpr std::size_t kMaxEndpoints = 18;  // three subsets of RGB

using Endpoints = std::array<std::uint32_t, kMaxEndpoints>;
using Subsets = std::array<std::uint8_t, 16>;
using Weights = std::array<std::array<std::uint32_t, 2>, 16>;  // 0 to 64, per texel and plane

// Reads the 128 bits, least significant first.
class Bits {
public:
    explicit Bits(std::span<const std::uint8_t, kUastcBlockBytes> block) noexcept {
        for (std::size_t i = 8; i-- > 0;) {
            m_low = m_low << 8 | block[i];
            m_high = m_high << 8 | block[i + 8];
        }
    }
    std::uint32_t take(std::uint32_t count) noexcept {  // 31 bits at most
        if (count == 0) {
            return 0;
        }
        const auto value = static_cast<std::uint32_t>(m_low & ((1ULL << count) - 1));
        m_low = m_low >> count | m_high << (64 - count);
        m_high >>= count;
        return value;
    }

private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

// Seven bits decide the mode; the one unused pattern is reserved.
constexpr std::uint8_t kReserved = 0xff;
constexpr std::array<std::uint8_t, 128> kModeOfBits = [] {
    std::array<std::uint8_t, 128> table{};
    for (std::size_t bits = 0; bits < table.size(); ++bits) {
        table[bits] = kReserved;
        for (std::size_t mode = 0; mode < kModes.size(); ++mode) {
            if ((bits & ((1U << kModes[mode].codeBits) - 1)) == kModes[mode].code) {
                table[bits] = static_cast<std::uint8_t>(mode);
            }
        }
    }
    return table;
}();

// Expands a stored value to 0 to 255 (ASTC, "Colour endpoint unquantisation"). `high` are the plain
// bits without the lowest bit; copies of the lowest bit flip the value so that both ends are exact.
constexpr std::uint32_t unquantised(const DigitRange& range, std::uint32_t plain,
                                    std::uint32_t digit) noexcept {
    if (range.base == 1) {
        return range.bits == 8   ? plain
               : range.bits == 5 ? plain << 3 | plain >> 2
                                 : plain << 4 | plain;
    }
    const std::uint32_t high = plain >> 1;
    std::uint32_t spread = 0;
    std::uint32_t step = 0;
    if (range.base == 3) {
        switch (range.bits) {
            case 2:
                spread = high * 0x116U;
                step = 93;
                break;
            case 4:
                spread = high << 6 | high;
                step = 22;
                break;
            default:  // 6
                spread = high << 4 | high >> 4;
                step = 5;
                break;
        }
    } else if (range.bits == 3) {
        spread = high << 7 | high << 1 | high >> 1;
        step = 26;
    } else {  // 5
        spread = high << 5 | high >> 3;
        step = 6;
    }
    const std::uint32_t flip = (plain & 1U) != 0 ? 0x1ffU : 0U;
    const std::uint32_t value = (digit * step + spread) ^ flip;
    return (flip & 0x80U) | value >> 2;
}

// Bits of a bundle of `values` digits.
constexpr std::uint32_t bundleBits(std::uint32_t base, std::uint32_t values) noexcept {
    constexpr std::array<std::uint32_t, 6> kTrits{0, 2, 4, 5, 7, 8};
    constexpr std::array<std::uint32_t, 4> kQuints{0, 3, 5, 7};
    return base == 3 ? kTrits[values] : kQuints[values];
}

Endpoints readEndpoints(Bits& bits, const DigitRange& range, std::uint32_t count) noexcept {
    std::array<std::uint32_t, kMaxEndpoints> digits{};
    if (range.base != 1) {
        const std::uint32_t perBundle = range.base == 3 ? 5 : 3;
        for (std::uint32_t first = 0; first < count; first += perBundle) {
            const std::uint32_t values = std::min(perBundle, count - first);
            std::uint32_t bundle = bits.take(bundleBits(range.base, values));
            for (std::uint32_t i = 0; i < values; ++i, bundle /= range.base) {
                digits[first + i] = bundle % range.base;
            }
        }
    }
    Endpoints endpoints{};
    for (std::uint32_t i = 0; i < count; ++i) {
        endpoints[i] = unquantised(range, bits.take(range.bits), digits[i]);
    }
    return endpoints;
}

bool readSubsets(Bits& bits, std::size_t mode, Subsets& subsets) noexcept {
    const std::uint32_t count = kModes[mode].subsets;
    subsets = {};
    if (count == 1) {
        return true;
    }
    const std::span<const std::uint32_t> patterns =
        count == 3                ? std::span<const std::uint32_t>(kThreeSubsets)
        : mode == kThreeOfBc7Mode ? std::span<const std::uint32_t>(kTwoSubsetsOfMode7)
                                  : std::span<const std::uint32_t>(kTwoSubsets);
    const std::uint32_t pattern = bits.take(count == 3 ? 4 : 5);
    if (pattern >= patterns.size()) {
        return false;
    }
    const std::uint32_t width = count == 3 ? 2 : 1;
    for (std::uint32_t i = 0; i < subsets.size(); ++i) {
        subsets[i] = static_cast<std::uint8_t>(patterns[pattern] >> (i * width) & (2 * width - 1));
    }
    return true;
}

// Scales a weight to 0 to 64: repeats its bits to six, then adds one to the upper half.
constexpr std::uint32_t scaledWeight(std::uint32_t value, std::uint32_t bits) noexcept {
    std::uint32_t six = 0;
    switch (bits) {
        case 1:
            six = value * 63;
            break;
        case 2:
            six = value * 21;
            break;
        case 3:
            six = value << 3 | value;
            break;
        case 4:
            six = value << 2 | value >> 2;
            break;
        default:  // 5
            six = value << 1 | value >> 4;
            break;
    }
    return six + (six > 32 ? 1 : 0);
}

// The first texel of each subset is its anchor: the highest bit of its weight is 0 and not stored.
Weights readWeights(Bits& bits, const Mode& mode, const Subsets& subsets) noexcept {
    Weights weights{};
    std::uint32_t anchored = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::uint32_t subset = 1U << subsets[i];
        const std::uint32_t missing = (anchored & subset) == 0 ? 1 : 0;
        anchored |= subset;
        for (std::uint32_t plane = 0; plane < mode.planes; ++plane) {
            weights[i][plane] = scaledWeight(bits.take(mode.weightBits - missing), mode.weightBits);
        }
    }
    return weights;
}

constexpr std::uint8_t between(std::uint32_t low, std::uint32_t high,
                               std::uint32_t weight) noexcept {
    return static_cast<std::uint8_t>((low * 257 * (64 - weight) + high * 257 * weight + 32) >> 14);
}

// The channel of the second weight plane, or a channel that does not exist.
std::uint32_t secondPlaneChannel(Bits& bits, const Mode& mode) noexcept {
    if (mode.planes < 2) {
        return 4;
    }
    return mode.components == 2 ? 3 : bits.take(2);
}

void writeTexels(const Mode& mode, const Endpoints& endpoints, const Subsets& subsets,
                 const Weights& weights, std::uint32_t secondChannel, Texels texels) noexcept {
    for (std::size_t i = 0; i < 16; ++i) {
        const std::uint32_t* ends = endpoints.data() + subsets[i] * mode.components * 2;
        std::uint8_t* texel = texels.data() + i * 4;
        const auto channel = [&](std::uint32_t component, std::uint32_t to) {
            return between(ends[component * 2], ends[component * 2 + 1],
                           weights[i][to == secondChannel ? 1 : 0]);
        };
        for (std::uint32_t c = 0; c < 3; ++c) {
            texel[c] = channel(mode.components == 2 ? 0 : c, c);
        }
        texel[3] = mode.components == 3 ? 255 : channel(mode.components - 1, 3);
    }
}

void writeSolid(Bits& bits, Texels texels) noexcept {
    for (std::size_t c = 0; c < 4; ++c) {
        const auto value = static_cast<std::uint8_t>(bits.take(8));
        for (std::size_t i = 0; i < 16; ++i) {
            texels[i * 4 + c] = value;
        }
    }
}

}  // namespace

bool decodeUastcBlock(std::span<const std::uint8_t, kUastcBlockBytes> block,
                      Texels texels) noexcept {
    const std::size_t index = kModeOfBits[block[0] & 0x7fU];
    if (index == kReserved) {
        return false;
    }
    const Mode& mode = kModes[index];
    Bits bits(block);
    bits.take(mode.codeBits);
    if (index == kSolidMode) {
        writeSolid(bits, texels);
        return true;
    }
    bits.take(mode.hintBits);
    Subsets subsets;
    if (!readSubsets(bits, index, subsets)) {
        return false;
    }
    const std::uint32_t second = secondPlaneChannel(bits, mode);
    const Endpoints endpoints =
        readEndpoints(bits, mode.endpoints, mode.subsets * mode.components * 2);
    const Weights weights = readWeights(bits, mode, subsets);
    writeTexels(mode, endpoints, subsets, weights, second, texels);
    return true;
}

}  // namespace sinew
