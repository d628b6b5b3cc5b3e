// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/stored_images.h"

#include <utility>

#include "model/image/image_codec.h"
#include "model/load/document/document_check.h"
#include "model/load/document/source_reader.h"
#include "model/load/limits.h"
#include "model/load/look/image_decoder.h"
#include "model/load/source/buffers.h"
#include "model/load/source/image_source.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"

namespace sinew {

struct StoredImages::Source {
    load::FileBytes file;
    load::ResourceFolder folder;
    load::ParsedDocument document;
    std::size_t count = 0;

    Status read(std::span<const std::uint8_t> bytes) {
        load::Findings findings;
        Result<load::Container> container = load::openContainer(bytes, findings);
        if (!container) {
            return container.error();
        }
        container->owner = file.owner();
        Result<JsonValue> json = load::parseJson(container->json, findings);
        if (!json) {
            return json.error();
        }
        document.json = std::move(*json);
        if (const Status checked = load::checkDocument(document.json, findings, {}); !checked) {
            return checked;
        }
        if (const Status buffers = load::readBuffers(*container, folder, document, findings);
            !buffers) {
            return buffers;
        }
        Asset lists;
        load::readLists(document, lists);
        load::readSources(document, lists);
        count = lists.images.size();
        return Nothing{};
    }
};

StoredImages::StoredImages() = default;
StoredImages::~StoredImages() = default;
StoredImages::StoredImages(StoredImages&&) noexcept = default;
StoredImages& StoredImages::operator=(StoredImages&&) noexcept = default;

Result<StoredImages> StoredImages::open(const std::filesystem::path& path) {
    Result<load::FileBytes> file = load::openFileBytes(path, kMaxFileBytes);
    if (!file) {
        return file.error();
    }
    StoredImages images;
    images.m_source = std::make_unique<Source>();
    images.m_source->file = std::move(*file);
    images.m_source->folder = load::ResourceFolder(
        path.has_parent_path() ? path.parent_path() : std::filesystem::path("."), path);
    if (const Status read = images.m_source->read(images.m_source->file.bytes()); !read) {
        return read.error();
    }
    return images;
}

Result<StoredImages> StoredImages::open(std::span<const std::uint8_t> bytes,
                                        const std::filesystem::path& folder) {
    StoredImages images;
    images.m_source = std::make_unique<Source>();
    images.m_source->folder = load::ResourceFolder(folder);
    if (const Status read = images.m_source->read(bytes); !read) {
        return read.error();
    }
    return images;
}

std::size_t StoredImages::count() const noexcept {
    return m_source ? m_source->count : 0;
}

Result<StoredImage> StoredImages::read(std::size_t image) const {
    if (image >= count()) {
        return Error{ErrorCode::InvalidImage, "the file has no such image", {}};
    }
    const load::ImageSource source(m_source->document, m_source->folder);
    Result<load::EncodedImage> encoded = source.read(image);
    if (!encoded) {
        return encoded.error();
    }
    const std::string detected = load::mediaType(imageFormat(encoded->bytes));
    return StoredImage{.mimeType = detected.empty() ? source.declaredType(image) : detected,
                       .bytes = {encoded->bytes.begin(), encoded->bytes.end()}};
}

}  // namespace sinew
