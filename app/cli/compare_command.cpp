// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>

#include "app/cli/answer_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/render/comparison_picture.h"
#include "app/cli/render/png_files.h"
#include "app/cli/report/compare_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

struct CompareArguments {
    std::vector<std::string> files;
    std::string output;
    std::string maxError;
    std::vector<std::string> clips;
    std::string same = "time";
    std::vector<std::string> ignored;
    bool json = false;
    bool markdown = false;
    bool bisect = false;
    ComparisonPictureArguments picture;
};

/// A distance in units, or a share of the model's size.
struct ErrorLimit {
    float value = 0.0F;
    bool share = false;

    [[nodiscard]] bool exceeded(const FileComparison& comparison) const noexcept {
        return comparison.largest() > (share ? value * comparison.surface.size : value);
    }
};

std::optional<ErrorLimit> limitOf(const std::string& text) {
    constexpr float kLargest = 1e12F;
    constexpr float kPercent = 0.01F;
    if (text.empty()) {
        return {};
    }
    if (text.back() == '%') {
        const std::string number = text.substr(0, text.size() - 1);
        return ErrorLimit{kPercent * parseFloatBetween("--max-error", number, 0.0F, kLargest),
                          true};
    }
    return ErrorLimit{parseFloatBetween("--max-error", text, 0.0F, kLargest), false};
}

/// "Walk" for a clip of this name in both files, "Walk=Walk2" for two names.
ClipPair clipPair(const Asset& before, const Asset& after, const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string second = equals == std::string::npos ? text : text.substr(equals + 1);
    return {lookUpAnimation(before, text.substr(0, equals)), lookUpAnimation(after, second)};
}

struct WantedComparison : CompareOptions {
    bool materials = true;
};

WantedComparison optionsOf(const CompareArguments& arguments, const Asset& before,
                           const Asset& after) {
    WantedComparison options;
    options.alignment = parseChoice<ClipAlignment>(
        "--same", arguments.same, {{"time", ClipAlignment::Time}, {"phase", ClipAlignment::Phase}});
    for (const std::string& part : arguments.ignored) {
        options.*parseChoice<bool WantedComparison::*>(
                     "--ignore", part,
                     {{"geometry", &WantedComparison::geometry},
                      {"weights", &WantedComparison::weights},
                      {"motion", &WantedComparison::motion},
                      {"materials", &WantedComparison::materials}}) = false;
    }
    for (const std::string& clip : arguments.clips) {
        options.clips.push_back(clipPair(before, after, clip));
    }
    return options;
}

void checkArguments(const CompareArguments& arguments) {
    if (arguments.files.size() != 2) {
        throw usageFailure("compare takes two files");
    }
    if (arguments.json && arguments.markdown) {
        throw usageFailure("--json and --markdown cannot be combined");
    }
    for (const std::string& file : arguments.files) {
        refuseOverwritingInput(file, arguments.output);
        refuseOverwritingInput(file, arguments.picture.output);
    }
}

std::optional<Bisection> explained(const std::shared_ptr<const Asset>& before,
                                   const std::shared_ptr<const Asset>& after,
                                   const FileComparison& comparison, ClipAlignment alignment,
                                   bool quiet) {
    ProgressBar progress("Bisecting", quiet);
    return bisect(before, after, comparison,
                  {.alignment = alignment, .stop = {}, .progress = [&progress](float part) {
                       progress.show(part);
                   }});
}

ExitCode runCompare(const CompareArguments& arguments, const CommonArguments& common) {
    checkArguments(arguments);
    const std::optional<ErrorLimit> limit = limitOf(arguments.maxError);
    const ComparisonPictureOptions pictured = parseComparisonPicture(arguments.picture);
    const Images images = pictured.output.empty() ? Images::Skip : Images::Decode;
    const auto before = loadInput(arguments.files[0], images, common.quiet);
    const auto after = loadInput(arguments.files[1], images, common.quiet);
    WantedComparison options = optionsOf(arguments, *before, *after);
    ProgressBar progress("Comparing", common.quiet);
    options.progress = [&progress](float part) { progress.show(part); };
    auto comparison = compareAssets(before, after, options);
    if (!options.materials) {
        std::erase_if(comparison->changes, [](const FileChange& change) {
            return change.object.kind == ObjectKind::Material;
        });
    }
    std::optional<Bisection> bisection;
    if (arguments.bisect) {
        bisection = explained(before, after, *comparison, options.alignment, common.quiet);
    }
    const CompareReport report{.beforeFile = arguments.files[0],
                               .afterFile = arguments.files[1],
                               .before = *before,
                               .after = *after,
                               .comparison = *comparison,
                               .alignment = options.alignment,
                               .bisection = bisection ? &*bisection : nullptr};
    const ExitCode outcome =
        limit && limit->exceeded(*comparison) ? ExitCode::Found : ExitCode::Done;
    const FileAnswer answer{
        [&](JsonWriter& json) { writeComparison(json, report); },
        [&] { return arguments.markdown ? comparisonMarkdown(report) : comparisonText(report); }};
    if (pictured.output.empty()) {
        writeAnswer(arguments.output, arguments.json, answer);
        return outcome;
    }
    const ComparisonPicture picture = drawComparison(pictured, report, {before, after}, common);
    writeAnswer(arguments.output, arguments.json, answer);
    writePng(pictured.output, picture.image, !pictured.view.transparent);
    return picture.outcome == ExitCode::Done ? outcome : picture.outcome;
}

}  // namespace

void declareCompare(CommandSetup& setup) {
    CompareArguments& a = setup.runs(runCompare);
    Options& options = setup.options;
    options.files(a.files);
    options.flag("--json", a.json, "Print JSON (sinew.compare/1)");
    options.flag("--markdown", a.markdown, "Print Markdown, for a pull request");
    options.output(a.output);
    options.value("--max-error", a.maxError, "DISTANCE",
                  "Exit with 1 if the surface moves farther, at rest or in a clip:\nin the files' "
                  "units, or with % in the model's size");
    options.values("--clip", a.clips, "NAME[=NAME]",
                   "Compare only this clip, by index or exact name; with = the\nclip of the second "
                   "file has another name");
    options.value(
        "--same", a.same, "WHAT",
        "Poses of a clip at the same 'time', or at the same 'phase' if\ndurations differ");
    options.flag(
        "--bisect", a.bisect,
        "Find the smallest set of parts (weights, matrices, tracks, ...)\nthat explains 99 % "
        "of the largest distance");
    options.values("--ignore", a.ignored, "WHAT", "geometry, weights, motion or materials");
    addComparisonPicture(options, a.picture);
    setup.needsDevice = [&a] { return !a.picture.output.empty(); };
}

}  // namespace sinew::cli
