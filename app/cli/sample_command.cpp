// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/pose_json.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

void checkSkinning(const std::string& skinning) {
    if (skinning == "compute") {
        throw notAvailable("--skinning compute");
    }
    if (skinning != "cpu") {
        throw usageFailure("--skinning '" + skinning + "': must be 'cpu'");
    }
}

PoseRequest singleRequest(const SampleArguments& arguments, float seconds, const Asset& asset) {
    PoseRequest request{.seconds = seconds};
    if (!arguments.animation.empty()) {
        request.animation = lookUpAnimation(asset, arguments.animation);
    }
    return request;
}

}  // namespace

ExitCode runSample(const SampleArguments& arguments, const CommonArguments& common) {
    checkSkinning(arguments.skinning);
    const bool single = arguments.poses.empty();
    if (!single && !(arguments.animation.empty() && arguments.time.empty())) {
        throw usageFailure(
            "--poses names animations and times itself: leave out --animation and "
            "--time");
    }
    const float seconds = arguments.time.empty() ? 0.0F : parseFloat("--time", arguments.time);
    PoseReport report{.file = arguments.file,
                      .weights = parseWeightSource("--weights", arguments.weights),
                      .vertices = arguments.vertices,
                      .normals = arguments.normals};
    refuseOverwritingInput(arguments.file, arguments.output);
    refuseOverwritingInput(arguments.poses, arguments.output);

    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    report.scene =
        arguments.scene.empty() ? asset->defaultScene : lookUpScene(*asset, arguments.scene);
    const std::vector<PoseRequest> requests =
        single ? std::vector{singleRequest(arguments, seconds, *asset)}
               : readPoseRequests(arguments.poses, *asset);

    Answer answer(arguments.output);
    JsonWriter json([&](std::string_view text) { answer.write(text); });
    PoseEvaluator evaluator(asset);
    if (!single) {
        json.beginArray();
    }
    for (const PoseRequest& request : requests) {
        if (request.layers) {
            evaluator.evaluate(*request.layers);
        } else {
            evaluator.evaluate(request.animation, request.seconds);
        }
        writePose(json, evaluator, request, report);
    }
    if (!single) {
        json.endArray();
    }
    json.finish();
    answer.finish();
    return ExitCode::Done;
}

}  // namespace sinew::cli
