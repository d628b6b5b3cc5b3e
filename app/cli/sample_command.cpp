// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "app/cli/borrow_input.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/cli/report/pose_json.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "app/common/picture_choice.h"

namespace sinew::cli {

namespace {

struct SampleArguments {
    std::string file;
    ClipArguments clips;
    std::string output;
    std::string animation;
    std::string time;
    std::string poses;
    std::vector<std::string> morphs;
    bool allClips = false;
    std::string scene;
    std::string weights = "normalized";
    std::string skinning = "cpu";
    bool vertices = false;
    bool normals = false;
};

/// Whether the GPU deforms the vertices.
bool computes(const SampleArguments& arguments) {
    const bool result =
        parseChoice<bool>("--skinning", arguments.skinning, {{"cpu", false}, {"compute", true}});
    if (result && arguments.normals) {
        throw usageFailure(
            "--normals: the compute path rounds normals; use --skinning cpu for exact normals, or "
            "omit --normals");
    }
    return result;
}

std::vector<ComputedPrimitive> computed(OffscreenRenderer& renderer, const PoseEvaluator& evaluator,
                                        const PoseReport& report) {
    FrameInput input;
    input.evaluator = &evaluator;
    input.view.scene = report.scene;
    input.view.weights = report.weights;
    return renderer.computedPrimitives(input);
}

PoseRequest singleRequest(const SampleArguments& arguments, float seconds, const Asset& asset,
                          bool quiet) {
    PoseRequest request{.seconds = seconds};
    if (arguments.allClips) {
        std::string contested;
        request.layers = allLayers(asset, seconds, contested);
        if (!contested.empty()) {
            note(quiet, shownName(arguments.file) + ": " + contested);
        }
    }
    if (!arguments.animation.empty()) {
        request.animation = lookUpAnimation(asset, arguments.animation);
    }
    std::vector<std::pair<std::string, float>> weights;
    for (const std::string& morph : arguments.morphs) {
        weights.push_back(parseMorphWeight("--morph", morph));
    }
    request.hand = morphPose(asset, weights);
    return request;
}

/// Of the arguments alone. Throws Failure (exit 2).
void checkTogether(const SampleArguments& arguments) {
    const bool single = arguments.poses.empty();
    const bool animation = !arguments.animation.empty();
    refuseAny({{!single && (animation || !arguments.time.empty()),
                "--poses specifies animations and times: omit --animation and --time"},
               {arguments.allClips && (!single || animation),
                "--all-clips plays every clip: omit --animation and --poses"},
               {!single && !arguments.morphs.empty(),
                "--poses has \"morphs\" of its own: omit --morph"}});
    refuseTwiceFromStandardInput(std::array{arguments.file, arguments.poses});
    refuseOverwritingInput(arguments.file, arguments.output);
    refuseOverwritingInput(arguments.poses, arguments.output);
    checkClipFiles(arguments.clips, arguments.file, arguments.output);
}

void evaluate(PoseEvaluator& evaluator, const PoseRequest& request) {
    evaluator.setHandPose(request.hand);
    if (request.layers) {
        evaluator.evaluate(*request.layers);
    } else {
        evaluator.evaluate(request.animation, request.seconds);
    }
}

/// Shows progress if nothing else comes to the terminal meanwhile.
void writePoses(const SampleArguments& arguments, const std::shared_ptr<const Asset>& asset,
                const std::vector<PoseRequest>& requests, OffscreenRenderer* renderer,
                PoseReport& report, bool quiet) {
    Answer answer(arguments.output);
    JsonWriter json([&](std::string_view text) { answer.write(text); });
    ProgressBar bar("Sampling", quiet || mayReachTerminal(arguments.output));
    std::size_t written = 0;
    report.progress = [&](float part) {
        bar.show((static_cast<float>(written) + part) / static_cast<float>(requests.size()));
    };
    PoseEvaluator evaluator(asset);
    const bool asList = !arguments.poses.empty();
    if (asList) {
        json.beginArray();
    }
    for (const PoseRequest& request : requests) {
        evaluate(evaluator, request);
        if (renderer != nullptr) {
            report.computed = computed(*renderer, evaluator, report);
        }
        writePose(json, evaluator, request, report);
        ++written;
    }
    if (asList) {
        json.endArray();
    }
    json.finish();
    answer.finish();
}

ExitCode runSample(const SampleArguments& arguments, const CommonArguments& common) {
    const bool compute = computes(arguments);
    const bool single = arguments.poses.empty();
    const float seconds = arguments.time.empty() ? 0.0F : parseFloat("--time", arguments.time);
    PoseReport report{.file = arguments.file,
                      .weights = parseWeightSource("--weights", arguments.weights),
                      .vertices = arguments.vertices,
                      .normals = arguments.normals};
    checkTogether(arguments);

    const Borrowing borrowing = borrowInput(loadInput(arguments.file, Images::Skip, common.quiet),
                                            arguments.clips, common.quiet);
    const auto& asset = borrowing.asset;
    report.scene =
        arguments.scene.empty() ? asset->defaultScene : lookUpScene(*asset, arguments.scene);
    const std::vector<PoseRequest> requests =
        single ? std::vector{singleRequest(arguments, seconds, *asset, common.quiet)}
               : readPoseRequests(arguments.poses, *asset, common.quiet);

    noteBorrowed(borrowing, common.quiet);
    std::optional<OffscreenRenderer> renderer;
    if (compute) {
        renderer.emplace(deviceOptions(common));
        renderer->setAsset(asset);
    }
    writePoses(arguments, asset, requests, renderer ? &*renderer : nullptr, report, common.quiet);
    return renderer ? reportValidation(*renderer) : ExitCode::Done;
}

}  // namespace

void declareSample(CommandSetup& setup) {
    SampleArguments& a = setup.runs(runSample);
    setup.file = &a.file;
    setup.needsDevice = [&a] { return a.skinning == "compute"; };
    Options& options = setup.options;
    options.file(a.file);
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name; default: the rest pose");
    options.value("--time", a.time, "SECONDS", "File time; clamped to the clip; default 0");
    addClipOptions(options, a.clips);
    options.value("--poses", a.poses, "JSON",
                  "A file, or - for standard input, with a list of\n {\"animation\": INDEX|null, "
                  "\"time\": SECONDS}\nor {\"layers\": "
                  "[{\"animation\", \"time\", \"weight\",\n\"mode\": \"blend|override|additive\", "
                  "\"mask\": NODE,\n\"reference\": \"rest|first\"}, at most 1024]};\n"
                  "both may have \"morphs\": {TARGET: WEIGHT}");
    options.readsFile(a.poses);
    options.values("--morph", a.morphs, "TARGET=WEIGHT",
                   "Repeatable: a morph weight by hand, instead of that of the\nclip; index or "
                   "exact name, on every mesh that has it,\nor vrm:EXPRESSION");
    options.flag("--all-clips", a.allClips,
                 "All clips at once: each that drives something that none\nbefore it drives");
    options.value("--scene", a.scene, "SCENE",
                  "Index or exact name; default: the file's default scene");
    options.flag("--vertices", a.vertices, "Include every vertex position");
    options.flag("--normals", a.normals, "Also every stored vertex normal");
    options.value("--weights", a.weights, "KIND", "normalized to a sum of 1 (default), or stored");
    options.value("--skinning", a.skinning, "KIND", "Where vertices are deformed: cpu or compute");
    options.output(a.output);
}

}  // namespace sinew::cli
