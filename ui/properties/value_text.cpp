// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/value_text.h"

#include <QLocale>
#include <QStringList>
#include <cmath>

#include "model/facts/clip_length.h"

namespace sinew::text {
namespace {

constexpr int kDigits = 6;
constexpr double kTiny = 1e-7;  // smaller values are rounding of stored floats

QString joined(std::initializer_list<float> values) {
    return numbers(std::span(values.begin(), values.size()));
}

}  // namespace

QString number(double value) {
    return QString::number(value == 0.0 ? 0.0 : value, 'g', kDigits);
}

QString number(float value) {
    return number(static_cast<double>(value));
}

QString count(std::size_t value) {
    return QLocale().toString(static_cast<qulonglong>(value));
}

QString counted(std::size_t value, const char* one, const char* many) {
    return count(value) + QLatin1Char(' ') + QLatin1String(value == 1 ? one : many);
}

QString bytes(std::uint64_t value) {
    constexpr std::uint64_t kKibi = 1024;
    if (value < kKibi) {
        return counted(value, "byte", "bytes");
    }
    const char* units[] = {"KiB", "MiB", "GiB"};
    double amount = static_cast<double>(value) / double(kKibi);
    std::size_t unit = 0;
    for (; amount >= double(kKibi) && unit + 1 < std::size(units); ++unit) {
        amount /= double(kKibi);
    }
    return QStringLiteral("%1 %2").arg(QString::number(amount, 'f', amount < 100.0 ? 1 : 0),
                                       QLatin1String(units[unit]));
}

QString seconds(float value) {
    return number(value) + QStringLiteral(" s");
}

QString clipTime(float seconds) {
    return QString::fromStdString(clipSeconds(double(seconds))) + QStringLiteral(" s");
}

QString degrees(float radians) {
    const double value = static_cast<double>(radians) * 180.0 / 3.14159265358979323846;
    return number(std::abs(value) < kTiny ? 0.0 : value) + QStringLiteral("°");
}

QString meters(float value) {
    return number(value) + QStringLiteral(" m");
}

QString yesNo(bool value) {
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

QString numbers(std::span<const float> values) {
    QStringList parts;
    for (const float value : values) {
        parts.append(number(value));
    }
    return parts.join(QStringLiteral(", "));
}

QString vector(const glm::vec2& value) {
    return joined({value.x, value.y});
}

QString vector(const glm::vec3& value) {
    return joined({value.x, value.y, value.z});
}

QString vector(const glm::vec4& value) {
    return joined({value.x, value.y, value.z, value.w});
}

QString quaternion(const glm::quat& value) {
    return joined({value.x, value.y, value.z, value.w});
}

QString eulerDegrees(const glm::quat& value) {
    const glm::vec3 angles = glm::eulerAngles(value);
    return QStringList{degrees(angles.x), degrees(angles.y), degrees(angles.z)}.join(
        QStringLiteral(", "));
}

}  // namespace sinew::text
