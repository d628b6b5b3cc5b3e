// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <pybind11/stl.h>

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/baseline/baseline_option.h"
#include "app/cli/check_files.h"
#include "app/cli/project_options.h"
#include "app/cli/report/check_report.h"
#include "app/cli/report/compare_report.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/weights_report.h"
#include "app/common/name_lookup.h"
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/interruptible.h"
#include "app/python/picture.h"
#include "model/project/project_check.h"
#include "model/sinew.h"
#include "model/survey/spare_bytes.h"
#include "model/write/json_text.h"

namespace sinew::python {

namespace py = pybind11;

namespace {

// What commands of `sinew-cli` print with --json, of files that are loaded. Of no use after a stop,
// which some end with an exception.

/// sinew.info
std::string infoJson(const std::stop_token& stop, const Model& model, bool bounds) {
    const auto& asset = model.asset();
    std::optional<SafeBounds> measured;
    if (bounds) {
        measured = safeBounds(std::make_shared<const ClipLibrary>(asset), asset->defaultScene,
                              {.stop = stop});
    }
    return jsonText([&](JsonWriter& json) {
        cli::writeInfo(json, *asset, {asset, {}}, asset->path.string(), measured);
    });
}

/// sinew.check, by the rules of the project (with its baseline): those of the file `config`; empty:
/// those above the asset. Throws Failure for a broken rule file or baseline.
std::string findingsJson(const std::stop_token& stop, const Model& model, const std::string& config,
                         bool hasProject) {
    const std::string file = model.asset()->path.string();
    cli::ProjectArguments project;
    project.config = config;
    project.none = !hasProject;
    cli::CheckRequest request;
    request.projects = std::make_shared<const cli::RulesOfFiles>(
        project, std::vector<cli::InputPath>{{.file = file}});
    const ProjectRules& rules = (*request.projects)[file];
    const cli::BaselineArguments noOption;
    cli::Baselines baselines(noOption, {}, true);
    baselines.add(rules, {});
    cli::FileReport found = cli::reportOn(
        model.asset(), file, request, [](float) {}, stop);
    if (cli::BaselineCheck* known = baselines.find(rules)) {
        known->apply(found, policyUnder(request.policy, rules), false);
    }
    std::string text;
    const auto report =
        cli::checkFormatNamed("json").make([&text](std::string_view piece) { text += piece; }, {});
    report->add(found);
    report->finish();
    return text;
}

/// sinew.weights. No clip: distances in the rest pose; no skin: all of them.
std::string weightsJson(const std::stop_token& stop, const Model& model,
                        std::optional<FileIndex> clip, std::optional<FileIndex> skin, bool mirror) {
    const auto& asset = model.asset();
    std::vector<NodeIndex> nodes = skinnedNodes(*asset);
    std::erase_if(nodes,
                  [&](NodeIndex node) { return skin && (*asset)[node].skin.value != *skin; });
    cli::WeightsReport report{.file = asset->path.string()};
    report.survey = weightsSurvey(std::make_shared<const ClipLibrary>(asset),
                                  {.nodes = std::move(nodes),
                                   .animation = clip ? AnimationIndex(*clip) : AnimationIndex(),
                                   .mirror = mirror},
                                  {}, stop)
                        .value();
    return jsonText([&](JsonWriter& json) { cli::writeWeights(json, *asset, report); });
}

/// sinew.motion. No clips: all; no feet: they are found; rate 0: guessed from the keys.
std::string motionJson(const std::stop_token& stop, const Model& model,
                       const std::vector<FileIndex>& given, const std::vector<FileIndex>& feet,
                       double framesPerSecond) {
    const auto& asset = model.asset();
    const std::vector<AnimationIndex> clips =
        given.empty() ? everyAnimation(*asset)
                      : std::vector<AnimationIndex>(given.begin(), given.end());
    cli::MotionReport report{.file = asset->path.string(),
                             .spareBytes = spareBytesOfClips(*asset, stop),
                             .coverage = clipCoverage(*asset, stop)};
    ClipMotionFinder finder(
        std::make_shared<const ClipLibrary>(asset), clips,
        {.feet = {feet.begin(), feet.end()}, .framesPerSecond = framesPerSecond});
    for (const AnimationIndex clip : clips) {
        report.clips.push_back(finder.motionOf(clip, stop).value());
    }
    return jsonText([&](JsonWriter& json) { cli::writeMotion(json, *asset, report); });
}

/// sinew.compare. `phase`: clips are compared at the same phase, not at the same time.
std::string comparisonJson(const std::stop_token& stop, const Model& first, const Model& second,
                           bool phase, bool bisects) {
    const auto& before = first.asset();
    const auto& after = second.asset();
    const ClipAlignment alignment = phase ? ClipAlignment::Phase : ClipAlignment::Time;
    const FileComparison comparison =
        compareAssets(before, after, {.alignment = alignment, .stop = stop}).value();
    const std::optional<Bisection> parts =
        bisects ? bisect(before, after, comparison, {.alignment = alignment, .stop = stop})
                : std::nullopt;
    const std::string beforeFile = before->path.string();
    const std::string afterFile = after->path.string();
    return jsonText([&](JsonWriter& json) {
        cli::writeComparison(json, {.beforeFile = beforeFile,
                                    .afterFile = afterFile,
                                    .before = *before,
                                    .after = *after,
                                    .comparison = comparison,
                                    .alignment = alignment,
                                    .bisection = parts ? &*parts : nullptr});
    });
}

/// A function of Python that Ctrl+C stops.
template <class... Given>
auto stoppable(std::string (*work)(const std::stop_token&, Given...)) {
    return [work](Given... given) {
        return interruptible([&](const std::stop_token& stop) { return work(stop, given...); });
    };
}

/// The picture ([row, column, channel] from the top left, RGBA; none: a file was written) and its
/// notices.
py::tuple pictureOf(const Model& model, const std::vector<std::string>& options,
                    const std::string& output, const std::string& device) {
    DrawnPicture drawn;
    {
        const py::gil_scoped_release unlocked;
        drawn = interruptible([&](const std::stop_token& stop) {
            return drawPicture(model.asset(), {options, output, device}, stop);
        });
    }
    if (!drawn.image) {
        return py::make_tuple(py::none(), drawn.notices);
    }
    const auto height = static_cast<py::ssize_t>(drawn.image->height);
    const auto width = static_cast<py::ssize_t>(drawn.image->width);
    return py::make_tuple(moved(std::move(drawn.image->rgba)).attr("reshape")(height, width, 4),
                          drawn.notices);
}

}  // namespace

void addReports(py::module_& module) {
    module.def("info", stoppable(infoJson), WithoutLock());
    module.def("findings", stoppable(findingsJson), WithoutLock());
    module.def("weights", stoppable(weightsJson), WithoutLock());
    module.def("motion", stoppable(motionJson), WithoutLock());
    module.def("compare", stoppable(comparisonJson), WithoutLock());
    module.def("render", pictureOf);
}

}  // namespace sinew::python
