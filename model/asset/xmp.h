// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/asset/asset.h"

namespace sinew {

/// KHR_xmp_json_ld: the JSON-LD metadata packets of the file.
[[nodiscard]] const JsonValue::Array& xmpPackets(const Asset& asset) noexcept;

/// The packet referenced by the object at a JSON pointer ("/nodes/3"); null if it references none.
/// The packet of "/asset" describes the whole file; a packet of an object takes precedence.
/// Borrowed from the asset.
[[nodiscard]] const JsonValue* xmpPacket(const Asset& asset, std::string_view objectPointer);

}  // namespace sinew
