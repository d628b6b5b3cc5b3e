// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/image/image_codec.h"

namespace sinew::cli {

/// The name of a picture that an option writes must end in .png. Throws Failure (exit 2).
void checkPngName(const char* option, const std::string& path);

/// Throws Failure (exit 4).
void writePng(const std::string& path, const PixelImage& image, bool opaque);

/// Reads a PNG within the limits of images. Throws Failure (exit 3).
[[nodiscard]] PixelImage readPng(const std::string& path);

}  // namespace sinew::cli
