// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <string>
#include <vector>

#include "model/asset/channel_lookup.h"
#include "model/asset/object_ref.h"

namespace sinew {

/// "Body", "Primitive 1", "Knee: rotation". Must exist.
[[nodiscard]] QString nameOf(const Asset& asset, const ObjectRef& object);

[[nodiscard]] QString fileNameOf(const std::filesystem::path& path);  // one line
[[nodiscard]] QString kindName(ObjectKind kind);                      // "primitive"
[[nodiscard]] const char* kindIcon(ObjectKind kind) noexcept;         // name for icon()

/// "Knee: rotation"; "Skin: /materials/0/emissiveFactor" for a property. Must exist.
[[nodiscard]] QString channelName(const Asset& asset, AnimationIndex animation,
                                  std::uint32_t fileIndex);

[[nodiscard]] QStringList linesOf(const std::vector<std::string>& texts);

}  // namespace sinew
