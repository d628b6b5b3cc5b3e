// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/marked_vertices.h"

#include <utility>

namespace sinew {

std::shared_ptr<const MarkedVertices> markedVertices(std::vector<MarkedVertex> vertices) {
    if (vertices.empty()) {
        return nullptr;
    }
    auto marked = std::make_shared<MarkedVertices>();
    marked->count = vertices.size();
    marked->vertices = std::move(vertices);
    if (marked->vertices.size() > kMostMarkedVertices) {
        marked->vertices.resize(kMostMarkedVertices);
        marked->vertices.shrink_to_fit();
    }
    return marked;
}

std::string markedWords(const MarkedVertices& marked) {
    if (marked.vertices.empty()) {
        return {};
    }
    std::string words = "vertex " + std::to_string(marked.vertices.front().vertex);
    if (marked.count > 1) {
        words += " and " + std::to_string(marked.count - 1) + " more";
    }
    return words;
}

}  // namespace sinew
