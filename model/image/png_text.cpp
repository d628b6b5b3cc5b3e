// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/png_text.h"

#include <algorithm>
#include <cassert>

#include "model/image/deflate.h"
#include "model/image/image_codec.h"
#include "model/image/image_error.h"
#include "model/image/png_chunk.h"

namespace sinew {
namespace {

constexpr std::size_t kHeaderEnd =
    kPngSignatureBytes + PngChunk::kFrameBytes + 13;  // IHDR is the first chunk
constexpr int kSmallest = 9;                          // level of deflateZlib
constexpr std::string_view kTextType = "iTXt";

using ByteSpan = std::span<const std::uint8_t>;

std::string_view asWords(ByteSpan bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

ByteSpan asBytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// What follows the terminating zero; none if there is no zero.
std::optional<ByteSpan> behindZero(ByteSpan bytes) {
    const auto zero = std::find(bytes.begin(), bytes.end(), std::uint8_t{0});
    return zero == bytes.end()
               ? std::nullopt
               : std::optional(bytes.subspan(static_cast<std::size_t>(zero - bytes.begin()) + 1));
}

Result<std::string> inflated(ByteSpan packed, std::size_t most) {
    constexpr std::size_t kStep = std::size_t{1} << 16U;
    Inflater inflater(packed, Inflater::Wrapper::Zlib);
    std::string text;
    while (!inflater.isAtEnd()) {
        const std::size_t done = text.size();
        const std::size_t wanted = std::min(kStep, most + 1 - done);
        text.resize(done + wanted);
        const std::size_t got =
            inflater.read({reinterpret_cast<std::uint8_t*>(text.data()) + done, wanted});
        text.resize(done + got);
        if (text.size() > most) {
            return invalidImage("the text in the PNG is too long");
        }
        if (got < wanted && !inflater.isAtEnd()) {
            return invalidImage("the text in the PNG is damaged");
        }
    }
    return text;
}

/// The text of a chunk, after its keyword: compression flag, its method, language, translated
/// keyword, text.
Result<std::string> textOf(ByteSpan rest, std::size_t most) {
    if (rest.size() < 2 || rest[0] > 1 || rest[1] != 0) {
        return invalidImage("the text in the PNG is damaged");
    }
    const bool packed = rest[0] == 1;
    const auto translated = behindZero(rest.subspan(2));
    const auto text = translated ? behindZero(*translated) : std::nullopt;
    if (!text) {
        return invalidImage("the text in the PNG is damaged");
    }
    if (packed) {
        return inflated(*text, most);
    }
    return text->size() > most
               ? Result<std::string>(invalidImage("the text in the PNG is too long"))
               : Result<std::string>(std::string(asWords(*text)));
}

}  // namespace

void addPngText(std::vector<std::uint8_t>& png, std::string_view keyword, std::string_view text) {
    assert(png.size() > kHeaderEnd && !keyword.empty() && keyword.size() < 80);
    std::vector<std::uint8_t> data(keyword.begin(), keyword.end());
    data.insert(data.end(), {0, 1, 0, 0, 0});  // compressed by zlib, no language
    const std::vector<std::uint8_t> packed = deflateZlib(asBytes(text), kSmallest);
    data.insert(data.end(), packed.begin(), packed.end());
    std::vector<std::uint8_t> whole;
    appendChunk(whole, kTextType, data);
    png.insert(png.begin() + kHeaderEnd, whole.begin(), whole.end());
}

Result<std::optional<std::string>> pngText(ByteSpan png, std::string_view keyword,
                                           std::size_t most) {
    if (imageFormat(png) != ImageFormat::Png) {
        return invalidImage("this is not a PNG");
    }
    for (ByteSpan rest = png.subspan(kPngSignatureBytes); rest.size() >= PngChunk::kFrameBytes;) {
        const std::optional<PngChunk> chunk = firstChunk(rest, false);
        if (!chunk) {
            return invalidImage("the PNG is truncated");
        }
        const ByteSpan data = chunk->data;
        if (chunk->type == kTextType && data.size() > keyword.size() && data[keyword.size()] == 0 &&
            asWords(data).starts_with(keyword)) {
            if (!firstChunk(rest, true)->isIntact) {
                return invalidImage("the text in the PNG is damaged");
            }
            Result<std::string> text = textOf(data.subspan(keyword.size() + 1), most);
            return text ? Result<std::optional<std::string>>(std::optional(*std::move(text)))
                        : Result<std::optional<std::string>>(text.error());
        }
        if (chunk->type == "IEND") {
            break;
        }
        rest = rest.subspan(chunk->bytes());
    }
    return std::optional<std::string>();
}

}  // namespace sinew
