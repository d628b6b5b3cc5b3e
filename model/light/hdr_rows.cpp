// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/hdr_rows.h"

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_HDR
#define STBI_NO_STDIO
#define STBI_MAX_DIMENSIONS 32768
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

namespace sinew {
namespace {

// Rows are decoded one by one, because stb_image 2.27 never returns from a truncated packed row,
// accepts truncated plain rows, starts over at a plain row after packed ones, and does not know the
// repeated pixels of old files. The source below hands out exactly the bytes that a row needs.

using Pixel = std::array<char, 4>;  // red, green, blue, exponent

/// The bytes of a picture that is one row high: the header, then the row from the file.
class RowSource {
public:
    RowSource(std::string_view header, std::string_view file, std::size_t width) noexcept
        : m_header(header),
          m_left(file),
          m_plain(width < 8 || file.size() < 4 || file[0] != 2 || file[1] != 2 || file[2] < 0) {}

    /// Copies 1 to `size` bytes. Past the end these are ones, which end every loop of stb_image.
    int give(char* to, int size) noexcept {
        if (!m_header.empty()) {
            return static_cast<int>(take(m_header, to, static_cast<std::size_t>(size)));
        }
        if (size > kMostPixelBytes) {  // stb_image fills its buffer for one byte
            size = 1;
        }
        std::generate_n(to, size, [this] { return m_plain ? nextPlain() : nextStored(); });
        return size;
    }

    /// All bytes came from the file, and no repeated pixel is left over.
    [[nodiscard]] bool whole() const noexcept { return !m_pastEnd && m_repeats == 0; }
    [[nodiscard]] std::string_view left() const noexcept { return m_left; }

private:
    static constexpr int kMostPixelBytes = 4;

    static std::size_t take(std::string_view& from, char* to, std::size_t size) noexcept {
        const std::size_t count = from.copy(to, size);
        from.remove_prefix(count);
        return count;
    }

    char nextStored() noexcept {
        char byte = 1;
        m_pastEnd |= take(m_left, &byte, 1) == 0;
        return byte;
    }

    char nextPlain() noexcept {
        if (m_given == m_pixel.size()) {
            nextPixel();
            m_given = 0;
        }
        return m_pixel[m_given++];
    }

    /// In old files 1, 1, 1, N repeats the pixel before N times, the next such 256 N times, and so
    /// on.
    void nextPixel() noexcept {
        const Pixel before = m_pixel;
        while (m_repeats == 0) {
            std::generate(m_pixel.begin(), m_pixel.end(), [this] { return nextStored(); });
            const bool repeats =
                !m_first && !m_pastEnd && m_pixel[0] == 1 && m_pixel[1] == 1 && m_pixel[2] == 1;
            m_first = false;
            if (!repeats) {
                m_shift = 0;
                return;
            }
            m_repeats = std::uint64_t{static_cast<std::uint8_t>(m_pixel[3])} << m_shift;
            m_shift = std::min(m_shift + 8U, 24U);
        }
        m_pixel = before;
        --m_repeats;
    }

    std::string_view m_header;
    std::string_view m_left;
    bool m_plain;
    bool m_pastEnd = false;
    bool m_first = true;
    Pixel m_pixel{};
    std::size_t m_given = m_pixel.size();
    std::uint64_t m_repeats = 0;  // copies of m_pixel still to be given
    std::uint32_t m_shift = 0;
};

const stbi_io_callbacks kCallbacks{[](void* source, char* to, int size) {
                                       return static_cast<RowSource*>(source)->give(to, size);
                                   },
                                   [](void*, int) {}, [](void*) { return 0; }};

struct Freed {
    void operator()(float* memory) const noexcept { stbi_image_free(memory); }
};

}  // namespace

HdrRows::HdrRows(std::string_view pixels, std::size_t width)
    : m_left(pixels),
      m_header("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X " + std::to_string(width) + "\n") {}

bool HdrRows::read(std::span<glm::vec3> row) {
    RowSource source(m_header, m_left, row.size());
    int width = 0;
    int height = 0;
    int channels = 0;
    const std::unique_ptr<float, Freed> pixels(
        stbi_loadf_from_callbacks(&kCallbacks, &source, &width, &height, &channels, 3));
    if (!pixels || !source.whole() || static_cast<std::size_t>(width) != row.size()) {
        return false;
    }
    std::memcpy(row.data(), pixels.get(), row.size_bytes());
    m_left = source.left();
    return true;
}

}  // namespace sinew
