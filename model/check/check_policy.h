// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace sinew {

/// What a check looks for: the same for command line and window. The default is what every rule's
/// row says.
struct CheckPolicy {
    /// [code][name], in place of `RuleParameter::value`.
    std::map<std::string, std::map<std::string, double, std::less<>>, std::less<>> parameters = {};

    /// A parameter of a rule. The rule must have it. Looked up, so not for inner loops.
    [[nodiscard]] double parameter(std::string_view code, std::string_view name) const;
};

}  // namespace sinew
