// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/joint_map_schema.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "app/cli/report/report_form.h"
#include "app/cli/report/report_schema.h"
#include "model/borrow/joint_map.h"

namespace sinew::cli {

namespace {

/// The name of a node or its index.
using NameOrIndex = std::variant<std::string, std::uint32_t>;

NameOrIndex nameOrIndex(const JointName& name) {
    return name.index ? NameOrIndex(*name.index) : NameOrIndex(name.name);
}

}  // namespace

void describe(auto& form, Described<JointMapRow>) {
    form.value("source", [](auto& row) { return nameOrIndex(row.source); });
    form.value("target", [](auto& row) {
        return row.target ? std::optional(nameOrIndex(*row.target)) : std::nullopt;
    });
}

void describe(auto& form, Described<JointMap>) {
    form.format(kJointMapFormat);
    form.value("joints", &JointMap::joints);
}

const JsonFormat kJointMapSchema{kJointMapFormat, writeSchema<JointMap>};

}  // namespace sinew::cli
