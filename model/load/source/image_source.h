// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/image.h"
#include "model/load/document/document.h"
#include "model/load/source/uri.h"

namespace sinew::load {

/// The encoded bytes of an image: borrowed from a buffer of the document, or owned.
struct EncodedImage {
    Bytes owned;
    std::span<const std::uint8_t> bytes;
};

/// Finds the bytes of a document's images: a buffer view, a data URI or a file.
class ImageSource {
public:
    ImageSource(const ParsedDocument& document, const ResourceFolder& folder)
        : m_document(document), m_folder(folder) {}

    /// About how many bytes the image has, without reading them; 0 where that is not known.
    [[nodiscard]] std::uint64_t size(std::size_t image) const;

    /// What names the bytes, where other images may name the same; empty for a data URI.
    [[nodiscard]] std::string place(std::size_t image) const;

    /// Thread-safe. Errors: InvalidImage, FileUnreadable, and those of URIs.
    [[nodiscard]] Result<EncodedImage> read(std::size_t image) const;

    /// What the file says the image is: its `mimeType`, else the type of its data URI.
    [[nodiscard]] std::string declaredType(std::size_t image) const;

    /// The file that holds the image, as a URI; empty where the asset itself holds it.
    [[nodiscard]] std::string uri(std::size_t image) const;

private:
    [[nodiscard]] const JsonValue& json(std::size_t image) const;
    [[nodiscard]] Result<EncodedImage> fromView(std::size_t index) const;

    const ParsedDocument& m_document;
    const ResourceFolder& m_folder;
};

}  // namespace sinew::load
