// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// A vertex that a finding is about.
struct FaultyVertex {
    MeshIndex mesh;
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;

    bool operator==(const FaultyVertex&) const = default;
};

struct FaultyVertices {
    std::vector<FaultyVertex> list;  // the finding's own vertex first
    std::size_t count = 0;           // including those beyond the limit
};

/// All vertices that a finding of the loader or the lint is about, by the predicates of its rule:
/// of each place of the finding the vertex that it names, then the others of its primitive,
/// ascending, or as the finding lists them. A rule that is not about single vertices, but names
/// one, gives that one; a finding without a vertex gives none. Lists at most `most`. Indices that
/// the asset does not have are ignored. A stop ends the search early.
///
/// `policy`: that of the check. Costs as much as the rule for these primitives; seams count once
/// for STRAY_INFLUENCE and WEIGHTS_ASYMMETRIC.
[[nodiscard]] FaultyVertices findingVertices(const Asset& asset, const Diagnostic& finding,
                                             std::size_t most, const std::stop_token& stop = {},
                                             const CheckPolicy& policy = {});

/// The vertex that the finding or the first of its places names, otherwise that of its visible
/// effect; none if the asset does not have it.
[[nodiscard]] std::optional<FaultyVertex> namedVertex(const Asset& asset,
                                                      const Diagnostic& finding);

/// That of the finding and of each of its places, without a search.
[[nodiscard]] FaultyVertices namedVertices(const Asset& asset, const Diagnostic& finding);

/// How many vertices `findingVertices` reads, which decides whether it would keep a window waiting.
[[nodiscard]] std::size_t searchedVertices(const Asset& asset, const Diagnostic& finding);

}  // namespace sinew
