// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/export/export_options.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <string_view>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::int64_t kMostFrame = 1'000'000'000;
constexpr float kMostRate = 100000.0F;
constexpr std::uint32_t kMostSide = 16384;

/// In lower case; standard output is CSV.
std::string kindOf(const std::string& output) {
    if (isStandardOutput(output)) {
        return ".csv";
    }
    std::string extension = std::filesystem::path(output).extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return extension;
}

/// An option that only some kinds of output take.
struct KindOption {
    const char* name;
    bool given;
};

void refuse(std::initializer_list<KindOption> options, const char* kinds) {
    for (const KindOption& option : options) {
        if (option.given) {
            throw usageFailure(std::string(option.name) + " is for " + kinds);
        }
    }
}

void refuseOptionsOfCurves(const ExportArguments& a) {
    refuse({{"--curves", !a.curves.empty()},
            {"--other-animation", !a.otherAnimation.empty()},
            {"--keys", a.keys},
            {"--euler", !a.euler.empty()},
            {"--angular-speed", a.speed},
            {"--plain-blend", a.plainBlend},
            {"--normalized", a.normalised},
            {"--size", !a.size.empty()}},
           "curves, .csv or .svg");
    if (!a.animated) {
        refuse({{"--fps", !a.fps.empty()},
                {"--frames", !a.frames.empty()},
                {"--tolerance", !a.tolerance.empty()}},
               "a clip: add --animated, or choose the moment with --time");
    } else if (!a.time.empty()) {
        throw usageFailure("--time is for a pose: omit --animated, or choose --frames");
    }
}

void refuseOptionsOfModels(const ExportArguments& a) {
    refuse({{"--animated", a.animated},
            {"--time", !a.time.empty()},
            {"--tolerance", !a.tolerance.empty()},
            {"--blend", !a.blends.empty()},
            {"--all-clips", a.allClips},
            {"--morph", !a.morphs.empty()},
            {"--scene", !a.scene.empty()},
            {"--variant", !a.variant.empty()},
            {"--only", !a.only.empty()},
            {"--hide", !a.hidden.empty()}},
           "models, .glb or .obj");
}

void readModel(const ExportArguments& arguments, ExportOptions& options) {
    refuseOptionsOfCurves(arguments);
    options.format = kindOf(arguments.output) == ".obj" ? ModelFormat::Obj : ModelFormat::Glb;
    if (arguments.animated && options.format == ModelFormat::Obj) {
        throw usageFailure("--animated: an OBJ file has no animation; write a .glb");
    }
    if (!arguments.time.empty()) {
        options.seconds = parseFloat("--time", arguments.time);
    }
    options.tolerance =
        parseGivenFloat("--tolerance", arguments.tolerance, 0.0F, std::numeric_limits<float>::max())
            .value_or(0.0F);
}

std::optional<std::int64_t> asFrame(std::string_view text) {
    const auto value = wholeNumber<std::int64_t>(text);
    return value && *value >= -kMostFrame && *value <= kMostFrame ? value : std::nullopt;
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

void refuseContradictions(const ExportArguments& arguments, bool svg) {
    refuseAny({{arguments.keys && !(arguments.frames.empty() && arguments.fps.empty()),
                "--keys writes the times of the keys: omit --frames and --fps"},
               {!arguments.euler.empty() && arguments.speed,
                "--euler and --angular-speed cannot be combined"},
               {svg && arguments.keys,
                "--keys is for .csv: a drawing marks the keys where there is room"},
               {!svg && (arguments.normalised || arguments.plainBlend || !arguments.size.empty()),
                "--size, --normalized and --plain-blend are for .svg"},
               {arguments.curves.empty(), "export needs --curves NODE.PROPERTY, or --curves all"}});
}

}  // namespace

bool exportsModel(const std::string& output) {
    const std::string kind = kindOf(output);
    return kind == ".glb" || kind == ".obj";
}

ExportOptions checkedOptions(const ExportArguments& arguments) {
    ExportOptions options;
    if (exportsModel(arguments.output)) {
        readModel(arguments, options);
    } else {
        const std::string kind = kindOf(arguments.output);
        if (kind != ".csv" && kind != ".svg") {
            throw usageFailure("-o '" + arguments.output +
                               "': must end in .csv, .svg, .glb or .obj");
        }
        options.svg = kind == ".svg";
        options.keys = arguments.keys;
        refuseOptionsOfModels(arguments);
        refuseContradictions(arguments, options.svg);
    }
    if (!arguments.frames.empty()) {
        options.frames = parseFrames(arguments.frames);
    }
    options.framesPerSecond =
        double{parseGivenFloat("--fps", arguments.fps, 0.001F, kMostRate).value_or(0.0F)};
    if (!arguments.euler.empty()) {
        options.form = {.rotation = RotationForm::Euler,
                        .order = rowNamed("--euler", arguments.euler, kEulerOrders).order};
    } else if (arguments.speed) {
        options.form.rotation = RotationForm::Speed;
    }
    if (!arguments.size.empty()) {
        options.size = parseExtent("--size", arguments.size, kMostSide);
    }
    return options;
}

Borrowing loadExported(const ExportArguments& arguments, bool quiet) {
    refuseOverwritingInput(arguments.file, arguments.output);
    checkClipFiles(arguments.clips, arguments.file, arguments.output);
    return borrowInput(loadInput(arguments.file, Images::Skip, quiet), arguments.clips, quiet);
}

}  // namespace sinew::cli
