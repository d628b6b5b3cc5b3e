// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.h"

namespace sinew {

// Texts that a PNG carries beside its picture: chunks of type iTXt (PNG third edition, 11.3.3.4).

/// Adds a UTF-8 text before the image data of a complete PNG; compressed, deterministic. A
/// keyword has 1 to 79 letters of ASCII.
void addPngText(std::vector<std::uint8_t>& png, std::string_view keyword, std::string_view text);

/// The first text with the keyword; none if the PNG has no such text. Reads no image data. Errors,
/// InvalidImage: these bytes are not a PNG, or damaged before the text; the text is damaged or
/// longer than `most` bytes.
[[nodiscard]] Result<std::optional<std::string>> pngText(std::span<const std::uint8_t> png,
                                                         std::string_view keyword,
                                                         std::size_t most);

}  // namespace sinew
