// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/webp.h"

#include <webp/decode.h>
#include <webp/demux.h>

#include <algorithm>
#include <memory>
#include <string>

#include "model/core/huge_pages.h"
#include "model/image/image_error.h"

namespace sinew {
namespace {

using Bytes = std::span<const std::uint8_t>;

// Number of pieces in which an image is fed to the decoder, and the minimum size of a piece.
constexpr std::size_t kMostPieces = 64;
constexpr std::size_t kLeastPiece = 4096;

struct FreeIncremental {
    void operator()(WebPIDecoder* decoder) const noexcept { WebPIDelete(decoder); }
};

struct FreeAnimation {
    void operator()(WebPAnimDecoder* decoder) const noexcept { WebPAnimDecoderDelete(decoder); }
};

Status decodeStill(Bytes bytes, const std::stop_token& stop, PixelImage& image) {
    const std::size_t rowBytes = std::size_t{4} * image.width;
    const std::unique_ptr<WebPIDecoder, FreeIncremental> decoder(
        WebPINewRGB(MODE_RGBA, image.rgba.data(), image.rgba.size(), static_cast<int>(rowBytes)));
    const std::size_t piece = std::max(kLeastPiece, bytes.size() / kMostPieces);
    VP8StatusCode status = VP8_STATUS_SUSPENDED;
    for (std::size_t end = 0; status == VP8_STATUS_SUSPENDED && end < bytes.size();) {
        if (stop.stop_requested()) {
            return decodingCancelled();
        }
        end = std::min(end + piece, bytes.size());
        status = decoder ? WebPIUpdate(decoder.get(), bytes.data(), end) : VP8_STATUS_OUT_OF_MEMORY;
    }
    if (status != VP8_STATUS_OK) {
        return invalidImage("the WebP image is damaged or cut off");
    }
    return Nothing{};
}

Status decodeFirstFrame(Bytes bytes, PixelImage& image) {
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) {
        return invalidImage("the installed libwebp is not compatible with this build");
    }
    options.color_mode = MODE_RGBA;
    options.use_threads = 0;
    const WebPData data{bytes.data(), bytes.size()};
    const std::unique_ptr<WebPAnimDecoder, FreeAnimation> decoder(
        WebPAnimDecoderNew(&data, &options));
    std::uint8_t* canvas = nullptr;  // the decoder's own
    int milliseconds = 0;
    if (!decoder || !WebPAnimDecoderGetNext(decoder.get(), &canvas, &milliseconds)) {
        return invalidImage("the WebP animation is damaged or cut off");
    }
    image.rgba.assign(canvas, canvas + image.rgba.size());
    return Nothing{};
}

}  // namespace

bool webpIsAvailable() noexcept {
    return true;
}

Result<WebpHeader> readWebpHeader(Bytes bytes) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes.data(), bytes.size(), &features) != VP8_STATUS_OK ||
        features.width <= 0 || features.height <= 0) {
        return invalidImage("the header of the WebP image is damaged");
    }
    const auto width = static_cast<std::uint32_t>(features.width);
    const auto height = static_cast<std::uint32_t>(features.height);
    if (isTooLarge(width, height)) {
        return invalidImage("the image is too large: " + std::to_string(width) + " x " +
                            std::to_string(height) + " pixels");
    }
    return WebpHeader{width, height, features.has_alpha != 0, features.has_animation != 0};
}

Result<PixelImage> decodeWebp(Bytes bytes, const std::stop_token& stop) {
    const Result<WebpHeader> header = readWebpHeader(bytes);
    if (!header) {
        return header.error();
    }
    PixelImage image{header->width, header->height,
                     hugeBytes(std::size_t{4} * header->width * header->height)};
    const Status decoded =
        header->isAnimated ? decodeFirstFrame(bytes, image) : decodeStill(bytes, stop, image);
    if (!decoded) {
        return decoded.error();
    }
    return image;
}

}  // namespace sinew
