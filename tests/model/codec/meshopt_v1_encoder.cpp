// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstring>

#include "tests/model/codec/meshopt_encoder.h"

namespace sinew::test {
namespace {

using Row = std::vector<std::uint8_t>;  // deltas of one byte position

std::uint32_t word(const std::uint8_t* from, std::size_t bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) {
        value |= std::uint32_t{from[i]} << (8 * i);
    }
    return value;
}

std::uint32_t zigzag(std::uint32_t difference, unsigned bits) {
    const std::uint32_t mask = (1U << bits) - 1U;
    const std::uint32_t doubled = difference << 1;
    return ((difference >> (bits - 1)) & 1U) != 0 ? ~doubled & mask : doubled & mask;
}

std::uint32_t rotatedLeft(std::uint32_t value, unsigned by) {
    return by == 0 ? value : (value << by) | (value >> (32U - by));
}

// The delta of the value of `size` bytes at `now` against that at `before`.
std::uint32_t deltaOf(const std::uint8_t* before, const std::uint8_t* now, std::size_t size,
                      std::uint8_t mode) {
    if ((mode & 15U) == 2) {
        return rotatedLeft(word(before, 4) ^ word(now, 4), mode >> 4U);
    }
    const auto bits = static_cast<unsigned>(size * 8);
    return zigzag((word(now, size) - word(before, size)) & ((1U << bits) - 1U), bits);
}

std::size_t valueSize(std::uint8_t mode) {
    return (mode & 15U) == 2 ? 4 : (mode & 15U) == 1 ? 2 : 1;
}

void packGroup(const std::uint8_t* deltas, unsigned bits, Bytes& out) {
    const unsigned sentinel = (1U << bits) - 1U;
    const unsigned perByte = 8 / bits;
    const std::size_t first = out.size();
    out.resize(first + 2 * bits);
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned place = bits == 1 ? i % perByte : perByte - 1 - i % perByte;
        const unsigned value = std::min<unsigned>(deltas[i], sentinel);
        out[first + i / perByte] =
            static_cast<std::uint8_t>(out[first + i / perByte] | value << (place * bits));
        if (value == sentinel) {
            out.push_back(deltas[i]);
        }
    }
}

Bytes encodeGroup(const std::uint8_t* deltas, unsigned bits) {
    Bytes out;
    if (bits == 8) {
        out.assign(deltas, deltas + 16);
    } else if (bits > 0) {
        packGroup(deltas, bits, out);
    }
    return out;
}

// The shortest of the four widths that can hold the group.
void appendGroup(const std::uint8_t* deltas, unsigned control, unsigned& mode, Bytes& out) {
    constexpr std::array<std::array<unsigned, 4>, 2> kWidths{{{0, 1, 2, 4}, {1, 2, 4, 8}}};
    const bool zero = std::all_of(deltas, deltas + 16, [](std::uint8_t d) { return d == 0; });
    Bytes best;
    for (unsigned i = 0; i < 4; ++i) {
        if (kWidths[control][i] == 0 && !zero) {
            continue;
        }
        Bytes group = encodeGroup(deltas, kWidths[control][i]);
        if (best.empty() || group.size() < best.size()) {
            best = std::move(group);
            mode = i;
            if (best.empty()) {
                break;
            }
        }
    }
    out.insert(out.end(), best.begin(), best.end());
}

// Returns the control mode used.
unsigned appendRow(Row row, unsigned control, Bytes& out) {
    if (std::all_of(row.begin(), row.end(), [](std::uint8_t d) { return d == 0; })) {
        return 2;
    }
    if (control == 3) {
        out.insert(out.end(), row.begin(), row.end());
        return 3;
    }
    row.resize((row.size() + 15) / 16 * 16, 0);
    const std::size_t groups = row.size() / 16;
    const std::size_t header = out.size();
    out.resize(header + (groups + 3) / 4);
    for (std::size_t i = 0; i < groups; ++i) {
        unsigned mode = 0;
        appendGroup(row.data() + 16 * i, control, mode, out);
        out[header + i / 4] = static_cast<std::uint8_t>(out[header + i / 4] | mode << (i % 4 * 2));
    }
    return control;
}

}  // namespace

Bytes encodeAttributesV1(std::span<const std::uint8_t> elements, std::uint32_t byteStride,
                         const V1Layout& layout) {
    const auto modeOf = [&](std::size_t byte) {
        return byte / 4 < layout.channelModes.size() ? layout.channelModes[byte / 4]
                                                     : std::uint8_t{0};
    };
    const auto controlOf = [&](std::size_t byte) {
        return byte < layout.controls.size() ? layout.controls[byte] : 1U;
    };
    const std::size_t count = elements.size() / byteStride;
    const std::size_t perBlock = std::min<std::size_t>(8192 / byteStride / 16 * 16, 256);

    Bytes out{0xa1};
    for (std::size_t first = 0; first < count; first += perBlock) {
        const std::size_t size = std::min(perBlock, count - first);
        const std::size_t controls = out.size();
        out.resize(controls + byteStride / 4);
        for (std::size_t byte = 0; byte < byteStride; ++byte) {
            const std::size_t width = valueSize(modeOf(byte));
            const std::size_t start = byte / width * width;
            Row row(size);
            for (std::size_t i = 0; i < size; ++i) {
                const std::uint8_t* now = elements.data() + (first + i) * byteStride + start;
                const std::uint8_t* before = first + i == 0 ? now : now - byteStride;
                row[i] = static_cast<std::uint8_t>(deltaOf(before, now, width, modeOf(byte)) >>
                                                   (8 * (byte - start)));
            }
            const unsigned used = appendRow(std::move(row), controlOf(byte), out);
            out[controls + byte / 4] =
                static_cast<std::uint8_t>(out[controls + byte / 4] | used << (byte % 4 * 2));
        }
    }

    const std::size_t tail = byteStride + byteStride / 4;
    out.resize(out.size() + (tail < 24 ? 24 - tail : 0));
    out.insert(out.end(), elements.begin(), elements.begin() + byteStride);
    for (std::size_t byte = 0; byte < byteStride; byte += 4) {
        out.push_back(modeOf(byte));
    }
    return out;
}

Bytes someElements(std::size_t count, std::uint32_t byteStride) {
    Bytes out(count * byteStride);
    std::uint32_t noise = 1;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::uint32_t byte = 0; byte < byteStride; ++byte) {
            noise = noise * 1664525U + 1013904223U;
            const std::size_t smooth = byte % 4 == 3 ? 7 : i * (byte % 5) / 3;
            const std::uint32_t spike = noise >> 27 == 0 ? noise >> 16 : (noise >> 24) % 3;
            out[i * byteStride + byte] =
                static_cast<std::uint8_t>(byte % 4 == 3 ? smooth : smooth + spike);
        }
    }
    return out;
}

}  // namespace sinew::test
