// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/image.h"
#include "model/core/diagnostic.h"
#include "model/core/result.h"
#include "model/image/image_codec.h"

namespace sinew::load {

/// The total of decoded bytes for the images of one file (kMaxDecodedImageBytes).
class ImageBudget {
public:
    /// Thread-safe. Error: LimitExceeded.
    [[nodiscard]] Status take(std::uint64_t bytes);

private:
    std::atomic<std::uint64_t> m_taken{0};
};

/// A fact about an image that becomes a finding.
struct ImageNote {
    Severity severity = Severity::Info;
    const char* code = "";
    std::string message;
};

/// What the decoder reports besides the pixels.
struct ImageReport {
    std::vector<ImageNote> notes;
    std::optional<bool> srgb;  // declared by a KTX2 file: sRGB or linear
};

/// "image/png" etc.; empty for an unknown format.
[[nodiscard]] const char* mediaType(ImageFormat format) noexcept;

/// Fills size, stored format and, unless `headerOnly`, the pixels or blocks of `image` from a PNG,
/// JPEG, WebP or KTX2 file. Takes memory from the budget first. Reductions and ignored data become
/// notes. Errors: InvalidImage, LimitExceeded, Cancelled.
[[nodiscard]] Status decodeInto(std::span<const std::uint8_t> encoded, bool headerOnly,
                                ImageBudget& budget, const std::stop_token& stop, Image& image,
                                ImageReport& report);

}  // namespace sinew::load
