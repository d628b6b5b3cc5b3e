// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.h"

namespace sinew::load {

/// The folder that external files of an asset must be in or below, with symbolic links resolved. An
/// empty folder allows none.
class ResourceFolder {
public:
    ResourceFolder() = default;

    /// `self` is the asset's own file, which cannot be its own resource; may be empty.
    explicit ResourceFolder(const std::filesystem::path& folder,
                            const std::filesystem::path& self = {});

    /// Resolves a relative URI (percent-encoded, RFC 3986) or a file URI (RFC 8089). Refuses other
    /// schemes, absolute paths without a scheme, drive letters, backslashes and paths outside the
    /// folder after resolving symbolic links.
    [[nodiscard]] Result<std::filesystem::path> resolve(std::string_view uri) const;

private:
    std::filesystem::path m_folder;  // canonical
    std::filesystem::path m_self;    // canonical
};

/// Where `ResourceFolder::resolve` looks for the file of a URI, in order, whether it exists or not.
/// Symbolic links are not resolved. Empty if its name alone is refused, and for data URIs. The
/// folder is absolute, in normal form.
[[nodiscard]] std::vector<std::filesystem::path> placesOf(std::string_view uri,
                                                          const std::filesystem::path& folder);

[[nodiscard]] bool isDataUri(std::string_view uri) noexcept;

/// Decodes a data URI (RFC 2397), base64 or percent-encoded.
[[nodiscard]] Result<std::vector<std::uint8_t>> decodeDataUri(std::string_view uri);

/// Why a data URI is not valid although `decodeDataUri` reads it.
struct UriFault {
    const char* words = "";    // "its base64 contains white space"; empty: it is valid
    bool isMalformed = false;  // common decoders refuse it
};
[[nodiscard]] UriFault faultOf(std::string_view dataUri);

/// The media type of a data URI, without parameters.
[[nodiscard]] std::string_view dataUriMediaType(std::string_view uri) noexcept;

[[nodiscard]] std::string percentDecoded(std::string_view text);

/// A shortened URI for messages.
[[nodiscard]] std::string shownUri(std::string_view uri);

}  // namespace sinew::load
