// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/meshopt_attributes.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace sinew::codec {
namespace {

constexpr std::uint8_t kHeader = 0xa1;
constexpr std::size_t kGroupElements = 16;
constexpr std::size_t kMaxBlockElements = 256;
constexpr std::size_t kMaxBlockBytes = 8192;
constexpr std::size_t kMaxStride = 256;
constexpr std::size_t kMinTailBytes = 24;
constexpr std::size_t kMaxGroupBytes = 8 + kGroupElements;  // four bits each, all sentinels

/// Reads bytes from the front of the source, never past its end.
class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> source) : m_left(source) {}

    [[nodiscard]] bool atEnd() const noexcept { return m_left.empty(); }
    [[nodiscard]] std::span<const std::uint8_t> left() const noexcept { return m_left; }

    // Null if fewer are left.
    [[nodiscard]] const std::uint8_t* take(std::size_t bytes) noexcept {
        if (bytes > m_left.size()) {
            return nullptr;
        }
        const std::uint8_t* first = m_left.data();
        m_left = m_left.subspan(bytes);
        return first;
    }

private:
    std::span<const std::uint8_t> m_left;
};

// Deltas of one byte position, one per element of a block; whole groups are written.
using DeltaRow = std::array<std::uint8_t, kMaxBlockElements>;

// Sixteen deltas of kBits bits. All ones mean that the value is a byte after the packed ones.
// One-bit deltas start at the least significant bit of a byte, wider ones at the most significant.
// Reads up to kMaxGroupBytes and returns the number consumed.
template <unsigned kBits>
std::size_t unpackGroup(const std::uint8_t* packed, std::uint8_t* out) noexcept {
    constexpr unsigned kPerByte = 8 / kBits;
    constexpr unsigned kSentinel = (1U << kBits) - 1U;
    std::size_t next = 2 * kBits;
    for (unsigned i = 0; i < kGroupElements; ++i) {
        const unsigned place = kBits == 1 ? i % kPerByte : kPerByte - 1 - i % kPerByte;
        const unsigned delta = (unsigned{packed[i / kPerByte]} >> (place * kBits)) & kSentinel;
        const bool whole = delta == kSentinel;
        out[i] = whole ? packed[next] : static_cast<std::uint8_t>(delta);
        next += whole ? 1 : 0;
    }
    return next;
}

template <unsigned kBits>
bool readPackedGroup(Reader& reader, std::uint8_t* out) noexcept {
    const std::span<const std::uint8_t> left = reader.left();
    if (left.size() >= kMaxGroupBytes) {
        return reader.take(unpackGroup<kBits>(left.data(), out)) != nullptr;
    }
    std::array<std::uint8_t, kMaxGroupBytes> last{};
    std::copy(left.begin(), left.end(), last.begin());
    return reader.take(unpackGroup<kBits>(last.data(), out)) != nullptr;
}

bool readGroup(Reader& reader, unsigned bits, std::uint8_t* out) noexcept {
    switch (bits) {
        case 0:
            std::fill_n(out, kGroupElements, std::uint8_t{0});
            return true;
        case 1:
            return readPackedGroup<1>(reader, out);
        case 2:
            return readPackedGroup<2>(reader, out);
        case 4:
            return readPackedGroup<4>(reader, out);
        default:
            break;
    }
    const std::uint8_t* bytes = reader.take(kGroupElements);
    if (bytes == nullptr) {
        return false;
    }
    std::memcpy(out, bytes, kGroupElements);
    return true;
}

// Control modes 0 and 1: two header bits per group select one of four widths.
bool readGroups(Reader& reader, unsigned control, std::size_t groups, DeltaRow& out) noexcept {
    constexpr std::array<std::array<unsigned, 4>, 2> kWidths{{{0, 1, 2, 4}, {1, 2, 4, 8}}};
    const std::uint8_t* header = reader.take((groups + 3) / 4);
    if (header == nullptr) {
        return false;
    }
    for (std::size_t group = 0; group < groups; ++group) {
        const unsigned mode = (unsigned{header[group / 4]} >> (group % 4 * 2)) & 3U;
        if (!readGroup(reader, kWidths[control][mode], out.data() + group * kGroupElements)) {
            return false;
        }
    }
    return true;
}

bool readRow(Reader& reader, unsigned control, std::size_t elements, DeltaRow& out) noexcept {
    if (control < 2) {
        return readGroups(reader, control, (elements + kGroupElements - 1) / kGroupElements, out);
    }
    if (control == 2) {
        std::fill_n(out.data(), elements, std::uint8_t{0});
        return true;
    }
    const std::uint8_t* literal = reader.take(elements);
    if (literal == nullptr) {
        return false;
    }
    std::memcpy(out.data(), literal, elements);
    return true;
}

template <class T>
T unzigzag(T value) noexcept {
    const auto half = static_cast<T>(value >> 1);
    return (value & 1) != 0 ? static_cast<T>(~half) : half;
}

std::uint32_t rotatedRight(std::uint32_t value, unsigned by) noexcept {
    return (value >> by) | (value << ((32U - by) & 31U));
}

template <class T>
T loadLittle(const std::uint8_t* from) noexcept {
    T value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        value = static_cast<T>(value | (static_cast<T>(from[i]) << (8 * i)));
    }
    return value;
}

template <class T>
void storeLittle(T value, std::uint8_t* to) noexcept {
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        to[i] = static_cast<std::uint8_t>(value >> (8 * i));
    }
}

// Sums the deltas of one value of type T. `rows` are its bytes, least significant first; `previous`
// is the value before the block and becomes the last value of the block.
template <class T, class Step>
void applyDeltas(const DeltaRow* rows, std::size_t elements, std::size_t byteStride,
                 std::uint8_t* previous, std::uint8_t* out, const Step& step) noexcept {
    T value = loadLittle<T>(previous);
    for (std::size_t i = 0; i < elements; ++i) {
        std::array<std::uint8_t, sizeof(T)> delta;
        for (std::size_t k = 0; k < sizeof(T); ++k) {
            delta[k] = rows[k][i];
        }
        value = step(value, loadLittle<T>(delta.data()));
        storeLittle(value, out + i * byteStride);
    }
    storeLittle(value, previous);
}

template <class T>
void applyDifferences(const DeltaRow* rows, std::size_t elements, std::size_t byteStride,
                      std::uint8_t* previous, std::uint8_t* out) noexcept {
    for (std::size_t k = 0; k < 4; k += sizeof(T)) {
        applyDeltas<T>(rows + k, elements, byteStride, previous + k, out + k,
                       [](T value, T delta) { return static_cast<T>(value + unzigzag(delta)); });
    }
}

// A channel is four bytes of the element; its mode defines the type of the deltas.
void applyChannel(std::uint8_t mode, const DeltaRow* rows, std::size_t elements,
                  std::size_t byteStride, std::uint8_t* previous, std::uint8_t* out) noexcept {
    if ((mode & 15U) == 0) {
        return applyDifferences<std::uint8_t>(rows, elements, byteStride, previous, out);
    }
    if ((mode & 15U) == 1) {
        return applyDifferences<std::uint16_t>(rows, elements, byteStride, previous, out);
    }
    const unsigned rotation = mode >> 4U;
    applyDeltas<std::uint32_t>(rows, elements, byteStride, previous, out,
                               [rotation](std::uint32_t value, std::uint32_t delta) {
                                   return value ^ rotatedRight(delta, rotation);
                               });
}

bool isChannelMode(std::uint8_t mode) noexcept {
    return mode < 2 || (mode & 15U) == 2;
}

class Blocks {
public:
    // `tail` is the baseline element and the mode of each channel.
    Blocks(std::size_t byteStride, Reader reader, std::span<const std::uint8_t> tail)
        : m_stride(byteStride), m_reader(reader), m_modes(tail.subspan(byteStride)) {
        std::memcpy(m_previous.data(), tail.data(), byteStride);
    }

    [[nodiscard]] bool read(std::size_t elements, std::uint8_t* out) noexcept {
        const std::uint8_t* controls = m_reader.take(m_stride / 4);
        if (controls == nullptr) {
            return false;
        }
        std::array<DeltaRow, 4> rows;
        for (std::size_t channel = 0; channel < m_stride / 4; ++channel) {
            for (std::size_t k = 0; k < 4; ++k) {
                if (!readRow(m_reader, (unsigned{controls[channel]} >> (2 * k)) & 3U, elements,
                             rows[k])) {
                    return false;
                }
            }
            applyChannel(m_modes[channel], rows.data(), elements, m_stride,
                         m_previous.data() + channel * 4, out + channel * 4);
        }
        return true;
    }

    [[nodiscard]] bool atEnd() const noexcept { return m_reader.atEnd(); }

private:
    std::size_t m_stride;
    Reader m_reader;
    std::span<const std::uint8_t> m_modes;
    std::array<std::uint8_t, kMaxStride> m_previous;
};

}  // namespace

bool decodeAttributesV1(std::size_t byteStride, std::span<const std::uint8_t> source,
                        std::span<std::uint8_t> out) noexcept {
    const std::size_t tailBytes = byteStride + byteStride / 4;
    const std::size_t paddedTail = std::max(tailBytes, kMinTailBytes);
    if (source.size() < 1 + paddedTail || source[0] != kHeader) {
        return false;
    }
    const auto tail = source.last(tailBytes);
    const auto modes = tail.subspan(byteStride);
    if (!std::all_of(modes.begin(), modes.end(), isChannelMode)) {
        return false;
    }

    const std::size_t blockElements =
        std::min(kMaxBlockBytes / byteStride & ~(kGroupElements - 1), kMaxBlockElements);
    Blocks blocks(byteStride, Reader(source.subspan(1, source.size() - 1 - paddedTail)), tail);
    for (std::size_t left = out.size() / byteStride; left > 0;) {
        const std::size_t elements = std::min(left, blockElements);
        if (!blocks.read(elements, out.data())) {
            return false;
        }
        out = out.subspan(elements * byteStride);
        left -= elements;
    }
    return blocks.atEnd();
}

}  // namespace sinew::codec
