// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/film/film_kinds.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "model/image/png_chunk.h"

namespace sinew {
namespace {

using PngBytes = std::vector<std::uint8_t>;

void put16(PngBytes& bytes, std::uint32_t value) {
    bytes.push_back(static_cast<std::uint8_t>(value >> 8U));
    bytes.push_back(static_cast<std::uint8_t>(value));
}

PngBytes pngChunk(std::string_view type, std::span<const std::uint8_t> data) {
    PngBytes chunk;
    chunk.reserve(data.size() + PngChunk::kFrameBytes);
    appendChunk(chunk, type, data);
    return chunk;
}

/// The data of all chunks of a type, one after another.
PngBytes dataOf(std::span<const std::uint8_t> png, std::string_view type) {
    PngBytes data;
    auto rest = png.subspan(kPngSignatureBytes);
    for (auto chunk = firstChunk(rest, false); chunk; chunk = firstChunk(rest, false)) {
        if (chunk->type == type) {
            data.insert(data.end(), chunk->data.begin(), chunk->data.end());
        }
        rest = rest.subspan(chunk->bytes());
    }
    return data;
}

struct PixelBox {
    std::uint32_t left = 0;
    std::uint32_t top = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Contains every pixel that differs; one pixel if none does. Both images have the same size.
PixelBox changedBox(const PixelImage& before, const PixelImage& now) {
    const std::size_t rowBytes = std::size_t{4} * now.width;
    std::uint32_t left = now.width;
    std::uint32_t right = 0;
    std::uint32_t top = now.height;
    std::uint32_t bottom = 0;
    for (std::uint32_t y = 0; y < now.height; ++y) {
        const std::uint8_t* const a = &before.rgba[y * rowBytes];
        const std::uint8_t* const b = &now.rgba[y * rowBytes];
        if (std::memcmp(a, b, rowBytes) == 0) {
            continue;
        }
        const auto first = static_cast<std::size_t>(std::mismatch(a, a + rowBytes, b).first - a);
        std::size_t last = rowBytes - 1;
        while (a[last] == b[last]) {
            --last;
        }
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<std::uint32_t>(first / 4));
        right = std::max(right, static_cast<std::uint32_t>(last / 4));
    }
    return top > bottom ? PixelBox{0, 0, 1, 1}
                        : PixelBox{left, top, right - left + 1, bottom - top + 1};
}

PixelImage partOf(const PixelImage& image, const PixelBox& box) {
    PixelImage part{box.width, box.height, {}};
    part.rgba.reserve(std::size_t{4} * box.width * box.height);
    for (std::uint32_t y = box.top; y < box.top + box.height; ++y) {
        const auto begin = image.rgba.begin() + static_cast<std::ptrdiff_t>(
                                                    (std::size_t{y} * image.width + box.left) * 4);
        part.rgba.insert(part.rgba.end(), begin, begin + std::ptrdiff_t{4} * box.width);
    }
    return part;
}

class ApngFilm final : public FilmWriter {
public:
    ApngFilm(FileWriter file, const FilmSettings& settings)
        : FilmWriter(FilmFormat::Apng, settings), m_file(std::move(file)) {}

private:
    Status addFrame(const PixelImage& frame, std::size_t number) override {
        const PixelBox box =
            number == 0 ? PixelBox{0, 0, frame.width, frame.height} : changedBox(m_before, frame);
        const PngBytes png = encodePng(partOf(frame, box), !settings().alpha);
        PngBytes out = number == 0 ? startOf(png) : PngBytes();
        append(out, frameControl(box));
        const PngBytes packed = dataOf(png, "IDAT");
        append(out, number == 0 ? pngChunk("IDAT", packed) : frameData(packed));
        m_before = frame;
        return m_file.write(out);
    }

    Status finishFile() override {
        const Status written = m_file.write(pngChunk("IEND", {}));
        return written ? m_file.finish() : written;
    }

    static void append(PngBytes& out, const PngBytes& more) {
        out.insert(out.end(), more.begin(), more.end());
    }

    PngBytes startOf(const PngBytes& png) {
        PngBytes out(png.begin(), png.begin() + kPngSignatureBytes);
        append(out, pngChunk("IHDR", dataOf(png, "IHDR")));
        PngBytes animation;  // acTL
        appendBigEndian(animation, static_cast<std::uint32_t>(settings().frames));
        appendBigEndian(animation, settings().repeats ? 0 : 1);
        append(out, pngChunk("acTL", animation));
        return out;
    }

    PngBytes frameControl(const PixelBox& box) {
        PngBytes data;
        appendBigEndian(data, m_sequence++);
        for (const std::uint32_t value : {box.width, box.height, box.left, box.top}) {
            appendBigEndian(data, value);
        }
        put16(data, settings().rate.seconds);
        put16(data, settings().rate.frames);
        put16(data, 0);  // neither clears the frame afterwards nor blends it
        return pngChunk("fcTL", data);
    }

    PngBytes frameData(const PngBytes& packed) {
        PngBytes data;
        appendBigEndian(data, m_sequence++);
        append(data, packed);
        return pngChunk("fdAT", data);
    }

    FileWriter m_file;
    PixelImage m_before;
    std::uint32_t m_sequence = 0;
};

}  // namespace

std::unique_ptr<FilmWriter> openApngFilm(FileWriter file, const FilmSettings& settings) {
    return std::make_unique<ApngFilm>(std::move(file), settings);
}

}  // namespace sinew
