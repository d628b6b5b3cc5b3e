// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace sinew::cli {

/// The name of the diff driver in the configuration and in the attributes of Git.
inline constexpr const char* kGitDriver = "sinew";

/// The attributes of a file (gitattributes(5)) with a line for each of .glb, .gltf and .vrm that
/// names the driver: what is missing is appended, where it counts more than earlier lines.
[[nodiscard]] std::string withDriver(std::string_view attributes);

/// The same without those lines.
[[nodiscard]] std::string withoutDriver(std::string_view attributes);

}  // namespace sinew::cli
