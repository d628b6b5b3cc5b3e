// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <cstddef>
#include <cstdlib>
#include <limits>

#include "model/core/abandon.h"
#include "model/core/huge_pages.h"

namespace {

// stb_image trusts lengths in the file: limits each allocation to what the current image can need.
thread_local std::size_t mostBytesAtOnce = std::numeric_limits<std::size_t>::max();

// stb_image allocates at the start of each step; a refused allocation stops decoding.
thread_local const std::stop_token* stopOfDecoding = nullptr;

bool mayTake(std::size_t bytes) noexcept {
    return bytes <= mostBytesAtOnce &&
           (stopOfDecoding == nullptr || !stopOfDecoding->stop_requested());
}

void* takeMemory(std::size_t bytes) noexcept {
    if (!mayTake(bytes)) {
        return nullptr;
    }
    void* const memory = std::malloc(bytes);
    if (memory != nullptr) {
        sinew::preferHugePages(memory, bytes);
    }
    return memory;
}

void* growMemory(void* memory, std::size_t bytes) noexcept {
    return mayTake(bytes) ? std::realloc(memory, bytes) : nullptr;
}

}  // namespace

#define STBI_MALLOC(bytes) takeMemory(bytes)
#define STBI_REALLOC(memory, bytes) growMemory(memory, bytes)
#define STBI_FREE(memory) std::free(memory)
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_NO_STDIO
#define STBI_NO_ZLIB  // the only function needed is defined below
#define STBI_MAX_DIMENSIONS 32768
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <string>

#include "model/image/deflate.h"
#include "model/image/image_error.h"

namespace {

// Decompressed bytes in memory of stb_image.
struct PlainBytes {
    std::uint8_t* data = nullptr;
    std::size_t room = 0;
    std::size_t size = 0;
};

bool doubleRoom(PlainBytes& out) noexcept {
    const std::size_t room = std::min<std::size_t>(2 * out.room, std::numeric_limits<int>::max());
    void* const larger = room > out.room ? growMemory(out.data, room) : nullptr;
    if (larger == nullptr) {
        return false;
    }
    out.data = static_cast<std::uint8_t*>(larger);
    out.room = room;
    return true;
}

// False if the stream is damaged, too large or stopped.
bool unpack(sinew::Inflater& inflater, PlainBytes& out) noexcept {
    while (mayTake(0)) {
        const std::size_t wanted = std::min(out.room - out.size, sinew::kInflateStep);
        const std::size_t got = inflater.read({out.data + out.size, wanted});
        out.size += got;
        std::uint8_t next = 0;
        if (got < wanted || (out.size == out.room && inflater.read({&next, 1}) == 0)) {
            return inflater.isAtEnd();
        }
        if (out.size == out.room) {
            if (!doubleRoom(out)) {
                return false;
            }
            out.data[out.size++] = next;
        }
    }
    return false;
}

}  // namespace

// Replaces stb_image's own function, which is slower and cannot be stopped.
static char* stbi_zlib_decode_malloc_guesssize_headerflag(const char* packed, int size, int guess,
                                                          int* plainSize, int hasHeader) {
    using Wrapper = sinew::Inflater::Wrapper;
    PlainBytes out{.room = static_cast<std::size_t>(std::max(guess, 1))};
    out.data = static_cast<std::uint8_t*>(takeMemory(out.room));
    bool isWhole = false;
    try {
        sinew::Inflater inflater(
            {reinterpret_cast<const std::uint8_t*>(packed), static_cast<std::size_t>(size)},
            hasHeader != 0 ? Wrapper::Zlib : Wrapper::None);
        isWhole = out.data != nullptr && unpack(inflater, out);
    } catch (const std::bad_alloc&) {
        isWhole = false;
    }
    if (!isWhole) {
        std::free(out.data);
        stbi__err("bad zlib data", "Corrupt PNG");
        return nullptr;
    }
    *plainSize = static_cast<int>(out.size);
    return reinterpret_cast<char*>(out.data);
}

namespace sinew {
namespace {

using Bytes = std::span<const std::uint8_t>;

static_assert(kMaxImageSide == STBI_MAX_DIMENSIONS);

// Up to here a stop waits for the step of stb_image that is running: a few hundredths of a second.
constexpr std::size_t kPixelsToWaitFor = 2048UL * 2048UL;

struct FreePixels {
    void operator()(stbi_uc* pixels) const noexcept { stbi_image_free(pixels); }
};

// Limit: four channels of 16 bits with sides rounded up to whole JPEG blocks, or the packed data,
// which stb_image collects in a buffer that doubles.
class DecodingLimits {
public:
    DecodingLimits(const ImageHeader& header, std::size_t packedBytes,
                   const std::stop_token& stop) noexcept {
        constexpr std::size_t kRounding = 64;
        constexpr std::size_t kSmallTables = 1U << 16U;
        const std::size_t pixels = (header.width + kRounding) * (header.height + kRounding);
        mostBytesAtOnce = std::max(9 * pixels, 2 * packedBytes) + kSmallTables;
        stopOfDecoding = &stop;
    }
    ~DecodingLimits() {
        mostBytesAtOnce = std::numeric_limits<std::size_t>::max();
        stopOfDecoding = nullptr;
    }
    DecodingLimits(const DecodingLimits&) = delete;
    DecodingLimits& operator=(const DecodingLimits&) = delete;
};

template <std::size_t N>
bool startsWith(Bytes bytes, const std::array<std::uint8_t, N>& magic) noexcept {
    return bytes.size() >= N && std::equal(magic.begin(), magic.end(), bytes.begin());
}

// stb_image fills the rest of a truncated JPEG with grey. The end marker of the picture (a
// thumbnail has its own) follows the last start of scan.
bool jpegIsCut(Bytes bytes) noexcept {
    constexpr std::array<std::uint8_t, 2> kStartOfScan{0xff, 0xda};
    constexpr std::array<std::uint8_t, 2> kEndOfImage{0xff, 0xd9};
    const auto scan =
        std::find_end(bytes.begin(), bytes.end(), kStartOfScan.begin(), kStartOfScan.end());
    return std::search(scan, bytes.end(), kEndOfImage.begin(), kEndOfImage.end()) == bytes.end();
}

// Bits per channel of a PNG whose header was read; of the palette colours if it has a palette.
std::uint32_t pngBits(Bytes png) noexcept {
    constexpr std::size_t kBits = 24;
    constexpr std::size_t kColorType = 25;
    constexpr std::uint8_t kPalette = 3;
    return png[kColorType] == kPalette ? 8 : png[kBits];
}

// The number of components in a JPEG's frame header; 0 if there is none. Segments up to it have a
// marker and a length of two bytes (ITU T.81, B.1.1.4).
std::uint32_t jpegComponents(Bytes jpeg) noexcept {
    constexpr std::size_t kComponents = 9;
    for (std::size_t at = 2; at + kComponents < jpeg.size() && jpeg[at] == 0xff;) {
        const std::uint8_t marker = jpeg[at + 1];
        if (marker == 0xff) {
            ++at;  // filler
            continue;
        }
        const bool isFrame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (isFrame) {
            return jpeg[at + kComponents];
        }
        at += 2 + (std::size_t{jpeg[at + 2]} << 8 | jpeg[at + 3]);
    }
    return 0;
}

// Checks `stop` between the steps of stb_image.
Result<PixelImage> decodePixels(Bytes bytes, const ImageHeader& header,
                                const std::stop_token& stop) {
    const DecodingLimits limits(header, bytes.size(), stop);
    int width = 0;
    int height = 0;
    int channels = 0;
    const std::unique_ptr<stbi_uc, FreePixels> pixels(stbi_load_from_memory(
        bytes.data(), static_cast<int>(bytes.size()), &width, &height, &channels, STBI_rgb_alpha));
    if (stop.stop_requested()) {
        return decodingCancelled();
    }
    if (!pixels) {
        return invalidImage(std::string("the image is damaged (") + stbi_failure_reason() + ")");
    }

    PixelImage image{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), {}};
    const std::size_t count = std::size_t{4} * image.width * image.height;
    image.rgba.reserve(count);
    preferHugePages(image.rgba.data(), count);
    image.rgba.assign(pixels.get(), pixels.get() + count);
    return image;
}

}  // namespace

ImageFormat imageFormat(Bytes bytes) noexcept {
    if (startsWith<8>(bytes, {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'})) {
        return ImageFormat::Png;
    }
    if (startsWith<3>(bytes, {0xff, 0xd8, 0xff})) {
        return ImageFormat::Jpeg;
    }
    if (startsWith<4>(bytes, {'R', 'I', 'F', 'F'}) && bytes.size() >= 12 &&
        startsWith<4>(bytes.subspan(8), {'W', 'E', 'B', 'P'})) {
        return ImageFormat::WebP;
    }
    if (startsWith<12>(bytes, {0xab, 'K', 'T', 'X', ' ', '2', '0', 0xbb, '\r', '\n', 0x1a, '\n'})) {
        return ImageFormat::Ktx2;
    }
    return ImageFormat::Unknown;
}

Result<ImageHeader> readImageHeader(Bytes bytes) {
    const ImageFormat format = imageFormat(bytes);
    if (format != ImageFormat::Png && format != ImageFormat::Jpeg) {
        return invalidImage("the image is neither PNG nor JPEG");
    }
    if (bytes.size() > std::numeric_limits<int>::max()) {
        return invalidImage("the image file is larger than 2 GiB");
    }

    int width = 0;
    int height = 0;
    int channels = 0;
    if (!stbi_info_from_memory(bytes.data(), static_cast<int>(bytes.size()), &width, &height,
                               &channels) ||
        width <= 0 || height <= 0) {
        return invalidImage("the image header is damaged or its sides exceed " +
                            std::to_string(kMaxImageSide) + " pixels");
    }

    const auto pixels = static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height);
    const std::string size = std::to_string(width) + " x " + std::to_string(height);
    if (pixels > kMaxImagePixels) {
        return invalidImage("the image is too large: " + size + " pixels");
    }
    if (pixels / kMaxPixelsPerByte > bytes.size()) {
        return invalidImage("the image declares " + size + " pixels but has far too few bytes");
    }
    ImageHeader header{static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height),
                       static_cast<std::uint32_t>(channels), 8};
    if (format == ImageFormat::Png) {
        header.bits = pngBits(bytes);
    } else if (jpegComponents(bytes) == 4) {
        header.channels = 4;
        header.isCmyk = true;
    }
    return header;
}

Result<PixelImage> decodeImage(Bytes bytes, const std::stop_token& stop) {
    const Result<ImageHeader> header = readImageHeader(bytes);
    if (!header) {
        return header.error();
    }
    if (imageFormat(bytes) == ImageFormat::Jpeg && jpegIsCut(bytes)) {
        return invalidImage("the JPEG is cut off");
    }
    if (!stop.stop_possible() || std::size_t{header->width} * header->height <= kPixelsToWaitFor) {
        return decodePixels(bytes, *header, stop);
    }
    const auto decode = [owned = std::vector(bytes.begin(), bytes.end()), header = *header, stop] {
        return decodePixels(owned, header, stop);
    };
    return runUnlessStopped(decode, stop).value_or(decodingCancelled());
}

}  // namespace sinew
