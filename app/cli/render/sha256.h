// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

/// SHA-256 (FIPS 180-4) of a file, 64 hexadecimal digits; empty when it cannot be read.
[[nodiscard]] std::string fileSha256(const std::string& path);

}  // namespace sinew::cli
