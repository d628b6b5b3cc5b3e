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

    /// Approximate size of the image in bytes, without reading it; 0 if unknown.
    [[nodiscard]] std::uint64_t size(std::size_t image) const;

    /// A key for the source of the bytes, which several images may share; empty for a data URI.
    [[nodiscard]] std::string place(std::size_t image) const;

    /// Thread-safe. Errors: InvalidImage, FileUnreadable, and those of URIs.
    [[nodiscard]] Result<EncodedImage> read(std::size_t image) const;

    /// The declared type: `mimeType`, otherwise the type of the data URI.
    [[nodiscard]] std::string declaredType(std::size_t image) const;

    /// The URI of the image file; empty if the image is embedded.
    [[nodiscard]] std::string uri(std::size_t image) const;

    /// Why its data URI is not valid although it can be read; without words if there is none.
    [[nodiscard]] UriFault dataUriFault(std::size_t image) const;

    /// Whether the bytes are in a data URI.
    [[nodiscard]] bool hasDataUri(std::size_t image) const;

private:
    [[nodiscard]] const JsonValue& json(std::size_t image) const;
    [[nodiscard]] Result<EncodedImage> fromView(std::size_t index) const;

    const ParsedDocument& m_document;
    const ResourceFolder& m_folder;
};

}  // namespace sinew::load
