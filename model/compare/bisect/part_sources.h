// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/compare/bisect/file_part.h"
#include "model/compare/pose_distances.h"

namespace sinew {

/// Two files of which parts are exchanged. Everything is borrowed.
struct PartFiles {
    const Asset& before;
    const Asset& after;
    const ObjectMatches& matches;
    const ComparedSurface& surface;

    /// The node of the file before; none without a partner.
    [[nodiscard]] NodeIndex partner(NodeIndex node) const {
        return NodeIndex(std::size_t{matches.nodes.beforeOf[node.value]});
    }
};

/// What differs between two files.
struct PartList {
    std::vector<FilePart> parts;            // those that can be exchanged
    std::vector<std::string> notExchanged;  // what cannot be, and why, without a full stop
};

}  // namespace sinew
