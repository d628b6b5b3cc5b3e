// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/image_source.h"

#include <system_error>
#include <utility>

#include "model/image/image_error.h"
#include "model/load/limits.h"
#include "model/load/source/path.h"
#include "model/load/source/read_file.h"

namespace sinew::load {
namespace {

Result<EncodedImage> owned(Result<Bytes> bytes) {
    if (!bytes) {
        return bytes.error();
    }
    EncodedImage encoded{std::move(*bytes), {}};
    encoded.bytes = encoded.owned;  // moving a vector does not move its data
    return encoded;
}

}  // namespace

const JsonValue& ImageSource::json(std::size_t image) const {
    return m_document.json.elements("images")[image];
}

std::uint64_t ImageSource::size(std::size_t image) const {
    const JsonValue& source = json(image);
    if (source.find("bufferView") != nullptr) {
        return m_document.bufferViews[source.integer("bufferView", 0)].byteLength;
    }
    const std::string& uri = source.text("uri");
    if (isDataUri(uri)) {
        return uri.size();
    }
    const Result<std::filesystem::path> file = m_folder.resolve(uri);
    std::error_code failure;
    const std::uintmax_t bytes = file ? std::filesystem::file_size(*file, failure) : 0;
    return failure ? 0 : bytes;
}

std::string ImageSource::place(std::size_t image) const {
    const JsonValue& source = json(image);
    return source.find("bufferView") != nullptr
               ? pointerTo("bufferViews", source.integer("bufferView", 0))
               : uri(image);
}

std::string ImageSource::declaredType(std::size_t image) const {
    const std::string& type = json(image).text("mimeType");
    const std::string& uri = json(image).text("uri");
    return type.empty() && isDataUri(uri) ? std::string(dataUriMediaType(uri)) : type;
}

std::string ImageSource::uri(std::size_t image) const {
    const JsonValue& source = json(image);
    if (source.find("bufferView") != nullptr) {
        return {};
    }
    const std::string& uri = source.text("uri");
    return isDataUri(uri) ? std::string() : uri;
}

UriFault ImageSource::dataUriFault(std::size_t image) const {
    return hasDataUri(image) ? faultOf(json(image).text("uri")) : UriFault();
}

bool ImageSource::hasDataUri(std::size_t image) const {
    const JsonValue& source = json(image);
    return source.find("bufferView") == nullptr && isDataUri(source.text("uri"));
}

Result<EncodedImage> ImageSource::read(std::size_t image) const {
    const JsonValue& source = json(image);
    if (source.find("bufferView") != nullptr) {
        return fromView(source.integer("bufferView", 0));
    }
    if (source.find("uri") == nullptr) {
        return invalidImage("the image has neither URI nor buffer view");
    }
    const std::string& uri = source.text("uri");
    if (isDataUri(uri)) {
        return owned(decodeDataUri(uri));
    }
    const Result<std::filesystem::path> file = m_folder.resolve(uri);
    if (!file) {
        return file.error();
    }
    return owned(readFile(*file, kMaxFileBytes));
}

Result<EncodedImage> ImageSource::fromView(std::size_t index) const {
    const BufferView& view = m_document.bufferViews[index];
    if (!m_document.bufferHasData[view.buffer]) {
        return invalidImage("the image's buffer has no data");
    }
    const auto bytes = m_document.buffers[view.buffer].part(view.byteOffset, view.byteLength);
    if (!bytes) {
        return invalidImage("the image's buffer view is out of bounds");
    }
    return EncodedImage{{}, *bytes};
}

}  // namespace sinew::load
