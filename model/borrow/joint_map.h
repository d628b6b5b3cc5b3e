// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/result.h"

namespace sinew {

struct JointPartners;

/// A node as a joint map names it: by its name or, if it has none of its own, by its index.
struct JointName {
    std::string name;
    std::optional<std::uint32_t> index;  // then there is no name

    bool operator==(const JointName&) const = default;
};

struct JointMapRow {
    JointName source;
    std::optional<JointName> target;  // none: no partner

    bool operator==(const JointMapRow&) const = default;
};

/// Partners of joints that were chosen by hand. Joints that it does not name are matched
/// automatically.
struct JointMap {
    std::vector<JointMapRow> joints;

    bool operator==(const JointMap&) const = default;
};

inline constexpr const char* kJointMapFormat = "sinew.joint-map/1";

/// Reads `{"format": "sinew.joint-map/1", "joints": [{"source": "Hips", "target": "pelvis"}]}`;
/// numbers are indices of nodes, a target of null is no partner. Error: InvalidRequest with words
/// and the pointer to the place; InvalidJson with line and column.
[[nodiscard]] Result<JointMap> readJointMap(std::string_view text);

/// As `readJointMap` reads it, with a line for each joint.
[[nodiscard]] std::string jointMapText(const JointMap& map);

/// The whole table: all pairs, and the joints that clips move without effect.
[[nodiscard]] JointMap jointMapOf(const Asset& source, const Asset& target,
                                  const JointPartners& partners);

/// How a map names a node.
[[nodiscard]] JointName jointNameOf(const Asset& asset, NodeIndex node);

/// The map with another partner for one joint; none: no partner.
[[nodiscard]] JointMap withPartner(JointMap map, const Asset& source, const Asset& target,
                                   NodeIndex joint, NodeIndex partner);

}  // namespace sinew
