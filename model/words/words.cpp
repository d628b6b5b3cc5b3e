// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/words/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include "model/asset/gltf_interpolation.h"
#include "model/words/unlike.h"

namespace sinew::words {
namespace {

std::string formatted(const char* format, double number) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, number);
    return text.data();
}

constexpr int kExactDigits = std::numeric_limits<double>::max_digits10;

std::string withDigits(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*g", digits, number);
    return text.data();
}

}  // namespace

std::string nodeName(const Asset& asset, NodeIndex node) {
    return quotedName(asset[node].name, "node", node.value);
}

std::string jointName(const Asset& asset, SkinIndex skin, std::size_t joint) {
    if (!skin || joint >= asset[skin].joints.size()) {
        return "joint " + std::to_string(joint);
    }
    const std::string& name = asset[asset[skin].joints[joint]].name;
    return quotedName(name, "joint", joint);
}

std::string skinName(const Asset& asset, SkinIndex skin) {
    return quotedName(asset[skin].name, "skin", skin.value);
}

std::string meshName(const Asset& asset, MeshIndex mesh) {
    return quotedName(asset[mesh].name, "mesh", mesh.value);
}

std::string clipName(const Asset& asset, AnimationIndex animation) {
    return quotedName(asset[animation].name, "animation", animation.value);
}

const char* pathName(ChannelPath path) noexcept {
    return path == ChannelPath::Weights ? "morph weights" : gltfPath(path);
}

std::string trackName(const Asset& asset, const Channel& channel) {
    return nodeName(asset, channel.node) + ' ' + pathName(channel.path);
}

std::string shortly(double number) {
    return formatted("%.3g", number);
}

std::string seconds(double value) {
    return formatted("%.4g s", value);
}

std::string percent(double part) {
    return formatted(std::abs(part) < 0.995 ? "%.2g %%" : "%.0f %%", part * 100.0);
}

std::string units(double distance) {
    const std::string number = shortly(distance);
    return number + (number == "1" ? " unit" : " units");
}

std::string length(double metres) {
    return metres < 0.9995 ? formatted("%.3g mm", metres * 1000.0) : formatted("%.3g m", metres);
}

std::string degrees(double radians) {
    const double angle = radians * 180.0 / std::numbers::pi;
    return formatted(std::abs(angle) < 10.0 ? "%.2g" : "%.0f", angle) + "°";
}

std::string bytes(std::uint64_t count) {
    if (count < 1024) {
        return std::to_string(count) + (count == 1 ? " byte" : " bytes");
    }
    const double kib = static_cast<double>(count) / 1024.0;
    return kib < 1024.0 ? formatted("%.1f KiB", kib) : formatted("%.1f MiB", kib / 1024.0);
}

std::string howOften(std::size_t count) {
    return count == 1 ? "once" : count == 2 ? "twice" : std::to_string(count) + " times";
}

std::string someOf(const std::vector<std::string>& names, std::size_t total) {
    std::string text;
    const std::size_t shown = std::min({names.size(), total, kNamesShown});
    for (std::size_t i = 0; i < shown; ++i) {
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return total > shown ? text + " and " + std::to_string(total - shown) + " more" : text;
}

std::string shortlyUnlike(double number, double other, int digits) {
    std::string text = withDigits(number, digits);
    while (number != other && digits < kExactDigits && text == withDigits(other, digits)) {
        text = withDigits(number, ++digits);
    }
    return text;
}

std::string percentUnlike(double part, double other) {
    return percent(part) != percent(other) ? percent(part)
                                           : shortlyUnlike(100.0 * part, 100.0 * other, 2) + " %";
}

}  // namespace sinew::words
