// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/check_policy.h"

#include <algorithm>
#include <cassert>

#include "model/check/rule.h"

namespace sinew {

double CheckPolicy::parameter(std::string_view code, std::string_view name) const {
    if (const auto rule = parameters.find(code); rule != parameters.end()) {
        if (const auto own = rule->second.find(name); own != rule->second.end()) {
            return own->second;
        }
    }
    const std::span<const RuleParameter> known = ruleOf(code).parameters;
    const auto found = std::find_if(known.begin(), known.end(), [name](const RuleParameter& each) {
        return each.name == name;
    });
    assert(found != known.end());
    return found->value;
}

}  // namespace sinew
