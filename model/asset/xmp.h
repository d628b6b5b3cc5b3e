// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/asset/asset.h"

namespace sinew {

/// KHR_xmp_json_ld: the packets of metadata, JSON-LD, that the file brings along.
[[nodiscard]] const JsonValue::Array& xmpPackets(const Asset& asset) noexcept;

/// The packet that the object at a JSON pointer names ("/nodes/3"); null where it names none. The
/// packet of "/asset" is about the whole file; an object's own comes before it. Borrowed from the
/// asset.
[[nodiscard]] const JsonValue* xmpPacket(const Asset& asset, std::string_view objectPointer);

}  // namespace sinew
