// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Built instead of zstandard.cpp if libzstd is not installed.
#include "model/codec/zstandard.h"

#include "model/image/image_error.h"
namespace sinew {

Status unpackZstandard(std::span<const std::uint8_t>, std::span<std::uint8_t>) {
    return invalidImage("the image is compressed with Zstandard, and this build has no libzstd");
}

}  // namespace sinew
