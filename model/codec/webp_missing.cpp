// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Built instead of webp.cpp if libwebp is not installed.
#include "model/codec/webp.h"

#include "model/image/image_error.h"
namespace sinew {
namespace {

Error missing() {
    return invalidImage("the image is WebP, and this build has no libwebp");
}

}  // namespace

bool webpIsAvailable() noexcept {
    return false;
}

Result<WebpHeader> readWebpHeader(std::span<const std::uint8_t>) {
    return missing();
}

Result<PixelImage> decodeWebp(std::span<const std::uint8_t>, const std::stop_token&) {
    return missing();
}

}  // namespace sinew
