// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/influence_columns.h"

namespace sinew::demo {

InfluenceColumns influenceColumns(std::span<const PackedInfluences> influences) {
    InfluenceColumns out;
    for (std::uint32_t v = 0; v < influences.size(); ++v) {
        const auto& [j, w] = influences[v];
        out.joints0.push_back({j[0], j[1], j[2], j[3]});
        out.weights0.push_back({w[0], w[1], w[2], w[3]});
        if (w[4] != 0) {
            out.extended.push_back(v);
            out.joints1.push_back({j[4], j[5], j[6], j[7]});
            out.weights1.push_back({w[4], w[5], w[6], w[7]});
        }
    }
    return out;
}

}  // namespace sinew::demo
