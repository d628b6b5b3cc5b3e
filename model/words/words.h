// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/words.h"

namespace sinew::words {

// Parts of messages: names in quotes, or "node 7" if the file has no name.
[[nodiscard]] std::string nodeName(const Asset& asset, NodeIndex node);
[[nodiscard]] std::string jointName(const Asset& asset, SkinIndex skin, std::size_t joint);
[[nodiscard]] std::string skinName(const Asset& asset, SkinIndex skin);
[[nodiscard]] std::string meshName(const Asset& asset, MeshIndex mesh);
[[nodiscard]] std::string clipName(const Asset& asset, AnimationIndex animation);
[[nodiscard]] const char* pathName(ChannelPath path) noexcept;

/// "'Hips' translation"
[[nodiscard]] std::string trackName(const Asset& asset, const Channel& channel);

/// Three significant digits: "0.0123", "12.3", "1.23e+05".
[[nodiscard]] std::string shortly(double number);
[[nodiscard]] std::string seconds(double value);   // "0.042 s"
[[nodiscard]] std::string percent(double part);    // two digits: "20 %", "0.19 %"
[[nodiscard]] std::string units(double distance);  // "0.5 units", "1 unit"
[[nodiscard]] std::string length(double metres);   // "41 mm", "1.2 m"
[[nodiscard]] std::string degrees(double radians);
[[nodiscard]] std::string bytes(std::uint64_t count);  // "12.3 KiB"

[[nodiscard]] std::string howOften(std::size_t count);  // "once", "twice", "3 times"

/// The first three and the number of others: "'A', 'B', 'C' and 4 more".
[[nodiscard]] std::string someOf(const std::vector<std::string>& names, std::size_t total);
inline constexpr std::size_t kNamesShown = 3;

}  // namespace sinew::words
