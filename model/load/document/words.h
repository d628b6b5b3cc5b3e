// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sinew::load {

/// "a node", "an image": by the first letter, which is sufficient for the names of glTF objects.
[[nodiscard]] std::string withArticle(std::string_view noun);

/// "1 vertex", "52 vertices".
[[nodiscard]] std::string counted(std::size_t count, std::string_view one, std::string_view many);

/// "'Hips'", or "node 7" if it has no name.
[[nodiscard]] std::string quotedName(const std::string& name, std::string_view word,
                                     std::size_t index);

}  // namespace sinew::load
