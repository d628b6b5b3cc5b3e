// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::load {

/// "a node", "an image": by the first letter, which is enough for the names of glTF's objects.
[[nodiscard]] std::string withArticle(std::string_view noun);

}  // namespace sinew::load
