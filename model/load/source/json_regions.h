// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew::load {

/// A JSON value in a file. Lines and columns count from 1, columns in UTF-16 code units; the end is
/// after the last character. Without a byte order mark.
struct JsonRegion {
    std::size_t offset = 0;  // bytes from the start of the file
    std::size_t bytes = 0;
    std::size_t line = 1;
    std::size_t column = 1;
    std::size_t endLine = 1;
    std::size_t endColumn = 1;
};

struct JsonRegions {
    bool isBinary = false;  // a GLB: lines and columns are those of its JSON chunk

    /// One per pointer; empty if the file is not glTF. A pointer to something that the file does
    /// not have gets the nearest value around it.
    std::vector<JsonRegion> regions = {};
};

/// Where JSON pointers (RFC 6901) lead in a .gltf or .glb file. O(file + pointers). Of members with
/// the same name, the last one counts, as for the loader.
[[nodiscard]] JsonRegions findJsonRegions(std::span<const std::uint8_t> file,
                                          std::span<const std::string> pointers);

}  // namespace sinew::load
