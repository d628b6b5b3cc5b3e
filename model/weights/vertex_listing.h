// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/function_ref.h"
#include "model/weights/vertex_filter.h"

namespace sinew {

/// Which vertices of a table are listed, and in which order.
struct VertexListing {
    std::optional<VertexFilter> filter = {};  // none: all
    std::size_t column = 0;                   // sorted by it, as stored
    bool descending = false;
};

/// The vertices, equal ones by index; those whose value is not a number come last. None after a
/// stop. `progress` is called with 0 to 1. O(n log n) time, 16 bytes per vertex.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> listVertices(
    const VertexTable& table, const VertexListing& listing, const std::stop_token& stop,
    FunctionRef<void(float)> progress);

/// Rows as text, with a line of column names: values as stored, floats with nine digits.
struct VertexTextOptions {
    const std::vector<std::uint32_t>* rows = nullptr;  // null: every vertex by index
    std::size_t mostRows = 0;
    char separator = ',';
};

/// None after a stop.
[[nodiscard]] std::optional<std::string> vertexText(const VertexTable& table,
                                                    const VertexTextOptions& options,
                                                    const std::stop_token& stop,
                                                    FunctionRef<void(float)> progress);

}  // namespace sinew
