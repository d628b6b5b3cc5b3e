// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// Fixes shared by many rules of the ledger.
namespace sinew::check {

inline constexpr std::string_view kExportBlender =
    "Export again with the exporter that comes with Blender.";
inline constexpr std::string_view kExportMaya = "Export again with a current exporter.";
inline constexpr std::string_view kRepeatStep =
    "The file was changed by another tool: repeat that step with a current version of it.";

}  // namespace sinew::check
