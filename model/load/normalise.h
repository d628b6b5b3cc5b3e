// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "model/core/json_value.h"

namespace sinew::load {

/// Names of the files that the copy refers to; the parser's file callbacks serve them.
inline constexpr char kBufferPrefix[] = "buffer-";
inline constexpr char kImagePrefix[] = "image-";

/// The checked document, written anew for tinygltf: known properties only, integers as integers,
/// no extensions and no extras. Every buffer has `bufferSizes[i]` bytes under the name
/// "buffer-<i>", every image is "image-<i>". What tinygltf demands and glTF does not is filled in:
/// an accessor without buffer view points at one buffer view past the file's last, a skin without
/// inverse bind matrices and a channel without node hold -1.
[[nodiscard]] std::string normalisedCopy(const JsonValue& root,
                                         std::span<const std::size_t> bufferSizes);

}  // namespace sinew::load
