// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <span>

#include "model/core/math.h"

namespace sinew::text {

// Values as text. Numbers use a decimal point and no grouping, so that they can be copied; counts
// are grouped by the desktop locale.

[[nodiscard]] QString number(double value);  // six significant digits; "inf", "nan"
[[nodiscard]] QString number(float value);
[[nodiscard]] QString count(std::size_t value);
[[nodiscard]] QString counted(std::size_t value, const char* one, const char* many);
[[nodiscard]] QString bytes(std::uint64_t value);  // "512 bytes", "12.3 KiB"
[[nodiscard]] QString seconds(float value);
[[nodiscard]] QString clipTime(
    float seconds);  // rounded as everywhere; see clipSeconds        // "1.25 s"
[[nodiscard]] QString degrees(float radians);  // "45°"
[[nodiscard]] QString meters(float value);
[[nodiscard]] QString yesNo(bool value);
[[nodiscard]] QString numbers(std::span<const float> values);  // "1, 0.5, 0"

[[nodiscard]] QString vector(const glm::vec2& value);
[[nodiscard]] QString vector(const glm::vec3& value);
[[nodiscard]] QString vector(const glm::vec4& value);
[[nodiscard]] QString quaternion(const glm::quat& value);    // "x, y, z, w"
[[nodiscard]] QString eulerDegrees(const glm::quat& value);  // turns about X, then Y, then Z

}  // namespace sinew::text
