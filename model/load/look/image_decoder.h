// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/asset/image.h"
#include "model/core/diagnostic.h"
#include "model/core/result.h"
#include "model/image/image_codec.h"

namespace sinew::load {

/// Decoded bytes that the images of one file may take together (kMaxDecodedImageBytes).
class ImageBudget {
public:
    /// Thread-safe. Error: LimitExceeded.
    [[nodiscard]] Status take(std::uint64_t bytes);

private:
    std::atomic<std::uint64_t> m_taken{0};
};

/// Something that an image's pixels do not show: the start of a finding.
struct ImageNote {
    Severity severity = Severity::Info;
    const char* code = "";
    std::string message;
};

/// What the decoder found besides the pixels.
struct ImageReport {
    std::vector<ImageNote> notes;
    std::optional<bool> srgb;  // what a KTX2 file says of its colours: sRGB, or linear
};

/// "image/png", …; empty for an unknown format.
[[nodiscard]] const char* mediaType(ImageFormat format) noexcept;

/// Fills size, stored format and, unless `headerOnly`, the pixels or blocks of `image` from a PNG,
/// JPEG, WebP or KTX2 file. Memory is taken from the budget first. What was reduced or left aside
/// becomes a note. Errors: InvalidImage, LimitExceeded.
[[nodiscard]] Status decodeInto(std::span<const std::uint8_t> encoded, bool headerOnly,
                                ImageBudget& budget, Image& image, ImageReport& report);

}  // namespace sinew::load
