// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_listing.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/csv.h"

namespace sinew {
namespace {

constexpr std::size_t kBlock = 1U << 14U;  // vertices between two checks of the stop token
constexpr float kFilterShare = 0.4F;       // share of the progress
constexpr float kReadShare = 0.6F;

struct KeyedVertex {
    double key;
    std::uint32_t vertex;
};

/// Calls `each` for 0 to count; false after a stop.
template <class Each>
bool inBlocks(std::size_t count, const std::stop_token& stop, FunctionRef<void(float)> progress,
              float from, float to, const Each& each) {
    for (std::size_t at = 0; at < count; ++at) {
        if (at % kBlock == 0) {
            if (stop.stop_requested()) {
                return false;
            }
            progress(from + (to - from) * static_cast<float>(at) / static_cast<float>(count));
        }
        each(at);
    }
    return !stop.stop_requested();
}

bool comesBefore(const KeyedVertex& a, const KeyedVertex& b) {
    return a.key < b.key || (a.key == b.key && a.vertex < b.vertex);
}

/// Sorts blocks and merges them, so that a stop is noticed in between.
bool sortKeys(std::vector<KeyedVertex>& keys, const std::stop_token& stop,
              FunctionRef<void(float)> progress) {
    const auto at = [&](std::size_t i) {
        return keys.begin() + static_cast<std::ptrdiff_t>(std::min(i, keys.size()));
    };
    for (std::size_t i = 0; i < keys.size(); i += kBlock) {
        if (stop.stop_requested()) {
            return false;
        }
        std::sort(at(i), at(i + kBlock), comesBefore);
    }
    for (std::size_t width = kBlock; width < keys.size(); width *= 2) {
        progress(kReadShare +
                 (1.0F - kReadShare) * static_cast<float>(width) / static_cast<float>(keys.size()));
        for (std::size_t i = 0; i + width < keys.size(); i += 2 * width) {
            if (stop.stop_requested()) {
                return false;
            }
            std::inplace_merge(at(i), at(i + width), at(i + 2 * width), comesBefore);
        }
    }
    return !stop.stop_requested();
}

}  // namespace

std::optional<std::vector<std::uint32_t>> listVertices(const VertexTable& table,
                                                       const VertexListing& listing,
                                                       const std::stop_token& stop,
                                                       FunctionRef<void(float)> progress) {
    std::vector<std::uint32_t> rows;
    const bool filtered =
        inBlocks(table.vertexCount(), stop, progress, 0.0F, kFilterShare, [&](std::size_t vertex) {
            if (!listing.filter || listing.filter->holds(table, vertex)) {
                rows.push_back(static_cast<std::uint32_t>(vertex));
            }
        });
    if (!filtered) {
        return std::nullopt;
    }
    if (listing.column == 0) {  // the index
        if (listing.descending) {
            std::reverse(rows.begin(), rows.end());
        }
        return rows;
    }
    std::vector<KeyedVertex> keys(rows.size());
    const bool read =
        inBlocks(rows.size(), stop, progress, kFilterShare, kReadShare, [&](std::size_t i) {
            const double value = table.stored(listing.column, rows[i]);
            const double key = listing.descending ? -value : value;
            keys[i] = {std::isnan(key) ? std::numeric_limits<double>::infinity() : key, rows[i]};
        });
    if (!read || !sortKeys(keys, stop, progress)) {
        return std::nullopt;
    }
    std::transform(keys.begin(), keys.end(), rows.begin(),
                   [](const KeyedVertex& each) { return each.vertex; });
    return rows;
}

std::optional<std::string> vertexText(const VertexTable& table, const VertexTextOptions& options,
                                      const std::stop_token& stop,
                                      FunctionRef<void(float)> progress) {
    CsvWriter csv(options.separator);
    for (const VertexColumn& column : table.columns()) {
        if (column.kind == VertexColumnKind::Custom ||
            column.kind == VertexColumnKind::JointWeight) {
            csv.text(column.name);
        } else {
            csv.heading(column.name);
        }
    }
    csv.endLine();
    const std::size_t all = options.rows != nullptr ? options.rows->size() : table.vertexCount();
    const bool whole =
        inBlocks(std::min(all, options.mostRows), stop, progress, 0.0F, 1.0F, [&](std::size_t row) {
            const std::size_t vertex = options.rows != nullptr ? (*options.rows)[row] : row;
            for (std::size_t i = 0; i < table.columns().size(); ++i) {
                const double stored = table.stored(i, vertex);
                if (table.columns()[i].isInteger()) {
                    csv.number(static_cast<std::int64_t>(stored));
                } else {
                    csv.number(stored);
                }
            }
            csv.endLine();
        });
    return whole ? std::optional(csv.take()) : std::nullopt;
}

}  // namespace sinew
