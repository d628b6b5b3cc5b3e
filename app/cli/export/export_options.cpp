// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/export/export_options.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>

#include "app/cli/console.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::int64_t kMostFrame = 1'000'000'000;
constexpr float kMostRate = 100000.0F;
constexpr std::uint32_t kMostSide = 16384;

/// Whether the output is a drawing; standard output is CSV.
bool wantsSvg(const std::string& output) {
    if (isStandardOutput(output)) {
        return false;
    }
    std::string extension = std::filesystem::path(output).extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const std::string_view later : {".obj", ".glb", ".json"}) {
        if (extension == later) {
            throw notAvailable("the export of '" + extension + "'");
        }
    }
    if (extension != ".csv" && extension != ".svg") {
        throw usageFailure("-o '" + output + "': must end in .csv or .svg");
    }
    return extension == ".svg";
}

std::optional<std::int64_t> asFrame(std::string_view text) {
    std::int64_t value = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool valid = error == std::errc{} && rest == text.data() + text.size() &&
                       value >= -kMostFrame && value <= kMostFrame;
    return valid ? std::optional(value) : std::nullopt;
}

FrameRows parseFrames(const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::size_t cross = text.find_first_of("xX", colon == std::string::npos ? 0 : colon);
    const std::string_view all(text);
    const auto first = asFrame(all.substr(0, colon));
    const auto last =
        colon == std::string::npos
            ? first
            : asFrame(all.substr(
                  colon + 1, cross == std::string::npos ? std::string::npos : cross - colon - 1));
    const auto step = cross == std::string::npos ? std::optional<std::int64_t>(1)
                                                 : asFrame(all.substr(cross + 1));
    if (!first || !last || !step || *step < 1 || *last < *first) {
        throw usageFailure("--frames '" + text +
                           "': must be FIRST:LAST or FIRST:LASTxSTEP in whole numbers, such as "
                           "0:48 or 0:48x2");
    }
    return {*first, *last, *step};
}

EulerOrder parseEuler(const std::string& text) {
    for (const EulerOrderInfo& info : kEulerOrders) {
        if (text == info.name) {
            return info.order;
        }
    }
    throw badChoice("--euler", text, {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"});
}

void refuseContradictions(const ExportArguments& arguments, bool svg) {
    if (arguments.keys && !(arguments.frames.empty() && arguments.fps.empty())) {
        throw usageFailure("--keys writes the times of the keys: omit --frames and --fps");
    }
    if (!arguments.euler.empty() && arguments.speed) {
        throw usageFailure("--euler and --angular-speed cannot be combined");
    }
    if (svg && arguments.keys) {
        throw usageFailure("--keys is for .csv: a drawing marks the keys where there is room");
    }
    if (!svg && (arguments.normalised || arguments.plainBlend || !arguments.size.empty())) {
        throw usageFailure("--size, --normalized and --plain-blend are for .svg");
    }
}

}  // namespace

ExportOptions checkedOptions(const ExportArguments& arguments) {
    ExportOptions options;
    options.svg = wantsSvg(arguments.output);
    options.keys = arguments.keys;
    refuseContradictions(arguments, options.svg);
    if (arguments.curves.empty()) {
        throw usageFailure("export needs --curves NODE.PROPERTY, or --curves all");
    }
    if (!arguments.frames.empty()) {
        options.frames = parseFrames(arguments.frames);
    }
    if (!arguments.fps.empty()) {
        options.framesPerSecond =
            double{parseFloatBetween("--fps", arguments.fps, 0.001F, kMostRate)};
    }
    if (!arguments.euler.empty()) {
        options.form = {.rotation = RotationForm::Euler, .order = parseEuler(arguments.euler)};
    } else if (arguments.speed) {
        options.form.rotation = RotationForm::Speed;
    }
    if (!arguments.size.empty()) {
        options.size = parseExtent("--size", arguments.size, kMostSide);
    }
    return options;
}

}  // namespace sinew::cli
