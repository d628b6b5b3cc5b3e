// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "model/core/result.h"

namespace sinew {

/// An image as stored, not decoded.
struct StoredImage {
    std::string mimeType;  // detected, otherwise as declared
    std::vector<std::uint8_t> bytes;
};

/// The image files of a glTF file, whether embedded or beside it; read again from the file, because
/// an asset keeps the pixels alone.
class StoredImages {
public:
    StoredImages();  // has none
    ~StoredImages();
    StoredImages(StoredImages&&) noexcept;
    StoredImages& operator=(StoredImages&&) noexcept;

    /// Errors: those of `loadAsset` up to the buffers.
    [[nodiscard]] static Result<StoredImages> open(const std::filesystem::path& path);

    /// The same from bytes in memory, which must live as long; external files are resolved in
    /// `folder` (empty: none are).
    [[nodiscard]] static Result<StoredImages> open(std::span<const std::uint8_t> bytes,
                                                   const std::filesystem::path& folder);

    [[nodiscard]] std::size_t count() const noexcept;

    /// Errors: the image does not exist or cannot be read.
    [[nodiscard]] Result<StoredImage> read(std::size_t image) const;

private:
    struct Source;
    std::unique_ptr<Source> m_source;  // null: there is none
};

}  // namespace sinew
