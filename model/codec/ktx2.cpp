// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/ktx2.h"

#include <algorithm>
#include <bit>

#include "model/core/little_endian.h"
#include "model/image/image_codec.h"
#include "model/image/image_error.h"
namespace sinew {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t kHeaderBytes = 80;
constexpr std::size_t kLevelBytes = 24;

// Khronos Data Format Specification, 5.
constexpr std::uint32_t kModelEtc1s = 163;
constexpr std::uint32_t kModelUastc = 166;
constexpr std::uint32_t kTransferSrgb = 2;

Error invalidKtx2(std::string what) {
    return invalidImage("the KTX2 image " + std::move(what));
}

class Parser {
public:
    explicit Parser(Bytes bytes) : m_bytes(bytes) {}

    Result<Ktx2Image> parse() {
        if (imageFormat(m_bytes) != ImageFormat::Ktx2 || m_bytes.size() < kHeaderBytes) {
            return invalidKtx2("has no complete header");
        }
        for (const auto step : {&Parser::readShape, &Parser::readFormat, &Parser::readLevels,
                                &Parser::readGlobalData, &Parser::readMetadata}) {
            if (const Status done = (this->*step)(); !done) {
                return done.error();
            }
        }
        return std::move(m_image);
    }

private:
    Result<Ktx2Range> range(std::uint64_t offset, std::uint64_t bytes, const char* what) const {
        if (offset > m_bytes.size() || bytes > m_bytes.size() - offset) {
            return invalidKtx2(std::string("is truncated: its ") + what +
                               " exceeds the end of the file");
        }
        return Ktx2Range{static_cast<std::size_t>(offset), static_cast<std::size_t>(bytes)};
    }

    Status readShape() {
        const std::uint32_t width = read32(m_bytes, 20);
        const std::uint32_t height = read32(m_bytes, 24);
        const std::uint32_t depth = read32(m_bytes, 28);
        const std::uint32_t layers = read32(m_bytes, 32);
        const std::uint32_t faces = read32(m_bytes, 36);
        if (faces == 6) {
            return invalidKtx2("is a cube map; glTF allows only 2D textures");
        }
        if (faces != 1) {
            return invalidKtx2("has a damaged header");
        }
        if (depth != 0) {
            return invalidKtx2("is a 3D texture; glTF allows only 2D textures");
        }
        if (layers > 1) {
            return invalidKtx2("is a texture array; glTF allows only single images");
        }
        if (width == 0 || height == 0) {
            return invalidKtx2("has no width or no height");
        }
        if (isTooLarge(width, height)) {
            return invalidKtx2("is too large: " + std::to_string(width) + " x " +
                               std::to_string(height) + " pixels");
        }
        m_image.width = width;
        m_image.height = height;
        return Nothing{};
    }

    Status readFormat() {
        const std::uint32_t scheme = read32(m_bytes, 44);
        if (scheme > static_cast<std::uint32_t>(Supercompression::Zlib)) {
            return invalidKtx2("uses the unknown supercompression " + std::to_string(scheme));
        }
        m_image.supercompression = static_cast<Supercompression>(scheme);

        const std::uint32_t vkFormat = read32(m_bytes, 12);
        if (vkFormat == 0) {
            if (const Status described = readDescriptor(); !described) {
                return described;
            }
        } else if (const std::optional<TexelFormat> format = texelFormat(vkFormat)) {
            m_image.format = *format;
        } else {
            return invalidKtx2("has an unsupported format (VkFormat " + std::to_string(vkFormat) +
                               ")");
        }
        if ((m_image.format.coding == TexelCoding::Etc1s) !=
            (m_image.supercompression == Supercompression::BasisLz)) {
            return invalidKtx2("has a supercompression that does not match its format");
        }
        return Nothing{};
    }

    // The first block of the data format descriptor identifies ETC1S and UASTC, which have no
    // VkFormat.
    Status readDescriptor() {
        const Result<Ktx2Range> place =
            range(read32(m_bytes, 48), read32(m_bytes, 52), "data format descriptor");
        if (!place) {
            return place.error();
        }
        constexpr std::size_t kBlock = 4;
        constexpr std::size_t kSample = kBlock + 24;
        constexpr std::size_t kSampleBytes = 16;
        const Bytes descriptor = m_bytes.subspan(place->offset, place->bytes);
        if (descriptor.size() < kSample + kSampleBytes) {
            return invalidKtx2("has a data format descriptor that is too short");
        }
        const std::uint32_t model = descriptor[kBlock + 8];
        const std::uint32_t channel = descriptor[kSample + 3] & 0x0fU;
        const std::size_t samples = (descriptor.size() - kSample) / kSampleBytes;

        TexelFormat& format = m_image.format;
        format.blockWidth = 4;
        format.blockHeight = 4;
        format.srgb = descriptor[kBlock + 10] == kTransferSrgb;
        m_image.isPremultiplied = (descriptor[kBlock + 11] & 1U) != 0;
        if (model == kModelUastc) {
            format.coding = TexelCoding::Uastc;
            format.blockBytes = 16;
            format.channels = uastcChannels(channel);
            return Nothing{};
        }
        if (model == kModelEtc1s) {
            format.coding = TexelCoding::Etc1s;
            format.channels = (channel == 0 ? 3U : 1U) + (samples > 1 ? 1U : 0U);
            return Nothing{};
        }
        return invalidKtx2("has an unsupported format (colour model " + std::to_string(model) +
                           ")");
    }

    // RGB, RGBA, RRR, RRRG, RG.
    static std::uint32_t uastcChannels(std::uint32_t channel) noexcept {
        switch (channel) {
            case 0:
                return 3;
            case 4:
                return 1;
            case 5:
            case 6:
                return 2;
            default:
                return 4;
        }
    }

    Status readLevels() {
        const std::uint32_t count = std::max(1U, read32(m_bytes, 40));
        if (count >
            static_cast<std::uint32_t>(std::bit_width(std::max(m_image.width, m_image.height)))) {
            return invalidKtx2("declares more mipmap levels than its size allows");
        }
        if (const Result<Ktx2Range> index = range(kHeaderBytes, count * kLevelBytes, "level index");
            !index) {
            return index.error();
        }
        for (std::uint32_t i = 0; i < count; ++i) {
            if (const Status read = readLevel(i); !read) {
                return read;
            }
        }
        return Nothing{};
    }

    Status readLevel(std::uint32_t i) {
        const std::size_t at = kHeaderBytes + i * kLevelBytes;
        const std::uint64_t plainBytes = read64(m_bytes, at + 16);
        const Result<Ktx2Range> stored =
            range(read64(m_bytes, at), read64(m_bytes, at + 8), "mipmap");
        if (!stored) {
            return stored.error();
        }
        Ktx2Level level{std::max(1U, m_image.width >> i), std::max(1U, m_image.height >> i),
                        *stored, 0};
        if (m_image.supercompression != Supercompression::BasisLz) {
            const std::uint64_t needed = m_image.format.bytes(level.width, level.height);
            if (plainBytes != needed ||
                (m_image.supercompression == Supercompression::None && stored->bytes != needed)) {
                return invalidKtx2("has a mipmap of " + std::to_string(plainBytes) +
                                   " bytes, but its size requires " + std::to_string(needed));
            }
            level.plainBytes = static_cast<std::size_t>(needed);
        }
        m_image.levels.push_back(level);
        return Nothing{};
    }

    Status readGlobalData() {
        const Result<Ktx2Range> global =
            range(read64(m_bytes, 64), read64(m_bytes, 72), "supercompression data");
        if (!global) {
            return global.error();
        }
        m_image.globalData = *global;
        return Nothing{};
    }

    // KTX 2.0, 3.11: entries of length, NUL-terminated key and value, padded to four bytes.
    Status readMetadata() {
        const Result<Ktx2Range> place = range(read32(m_bytes, 56), read32(m_bytes, 60), "metadata");
        if (!place) {
            return place.error();
        }
        Bytes rest = m_bytes.subspan(place->offset, place->bytes);
        while (rest.size() >= 4) {
            const std::size_t length = read32(rest, 0);
            rest = rest.subspan(4);
            if (length > rest.size()) {
                return invalidKtx2("has damaged metadata");
            }
            addMetadata(rest.first(length));
            rest = rest.subspan(std::min(rest.size(), (length + 3) / 4 * 4));
        }
        return Nothing{};
    }

    void addMetadata(Bytes pair) {
        const auto keyEnd = std::find(pair.begin(), pair.end(), std::uint8_t{0});
        if (keyEnd == pair.end() || keyEnd == pair.begin()) {
            return;
        }
        std::string value(keyEnd + 1, pair.end());
        if (value.ends_with('\0')) {
            value.pop_back();
        }
        m_image.metadata.push_back({std::string(pair.begin(), keyEnd), std::move(value)});
    }

    Bytes m_bytes;
    Ktx2Image m_image;
};

}  // namespace

const std::string& Ktx2Image::text(std::string_view key) const noexcept {
    static const std::string kNone;
    const auto found = std::find_if(metadata.begin(), metadata.end(),
                                    [&](const Ktx2Metadata& pair) { return pair.key == key; });
    return found == metadata.end() ? kNone : found->value;
}

Result<Ktx2Image> parseKtx2(Bytes bytes) {
    return Parser(bytes).parse();
}

}  // namespace sinew
