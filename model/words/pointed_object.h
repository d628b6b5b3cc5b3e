// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::words {

/// The smallest object of the file that a JSON pointer lies in: "/accessors/7/min" is accessor 7.
struct PointedObject {
    std::string pointer;         // "/accessors/7"; empty: the file
    std::string_view one = {};   // "accessor"
    std::string_view many = {};  // "accessors"
    std::string index = {};      // "7"
};

[[nodiscard]] PointedObject pointedObject(std::string_view pointer);

}  // namespace sinew::words
