// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/short_names.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>

namespace sinew {
namespace {

constexpr std::size_t kLeastLength = 3;    // a shorter beginning is not worth an ellipsis
constexpr std::size_t kLongestRead = 120;  // bytes of a name
constexpr std::size_t kLeastNames = 3;

bool parts(char letter) {
    return std::string_view(":|_.-/ ").find(letter) != std::string_view::npos;
}

/// The longest beginning that most names share; empty: none.
std::string sharedBeginning(const std::vector<std::string>& names) {
    std::map<std::string_view, std::size_t> counts;
    for (const std::string_view name : names) {
        const std::size_t read = std::min(name.size(), kLongestRead);
        for (std::size_t end = kLeastLength; end < read; ++end) {
            if (parts(name[end - 1]) && !parts(name[end])) {
                ++counts[name.substr(0, end)];
            }
        }
    }
    std::string_view best;
    for (const auto& [beginning, count] : counts) {
        const bool most = count >= kLeastNames && 2 * count > names.size();
        best = most && beginning.size() > best.size() ? beginning : best;
    }
    return std::string(best);
}

}  // namespace

std::vector<std::string> shortNames(std::vector<std::string> names) {
    const std::string beginning = sharedBeginning(names);
    if (!beginning.empty()) {
        for (std::string& name : names) {
            if (name.starts_with(beginning) && name.size() > beginning.size()) {
                name.replace(0, beginning.size(), "\u2026");
            }
        }
    }
    return names;
}

}  // namespace sinew
