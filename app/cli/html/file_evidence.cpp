// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/file_evidence.h"

#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/load/load_stage.h"
#include "model/survey/spare_bytes.h"

namespace sinew::cli {

namespace {

/// How every clip moves, in full and joint by joint.
void measureClips(FileEvidence& evidence, const std::string& name, bool quiet) {
    const Asset& asset = *evidence.asset();
    std::vector<AnimationIndex> all;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        all.emplace_back(i);
    }
    ClipMotionFinder finder(evidence.clips, all);
    JointMotionFinder joints(evidence.clips);
    ProgressBar progress(name + ": measuring clips", quiet);
    for (const AnimationIndex animation : all) {
        progress.show(static_cast<float>(animation.value) / static_cast<float>(all.size()));
        if (auto motion = finder.motionOf(animation)) {
            evidence.joints.push_back(joints.motionsOf(*motion));
            evidence.motion.clips.push_back(*std::move(motion));
        }
    }
    evidence.motion.spareBytes = spareBytesOfClips(asset);
}

void measureWeights(FileEvidence& evidence, const std::string& name, bool quiet) {
    const PoseEvaluator rest(evidence.asset());
    const std::vector<NodeIndex> nodes = skinnedNodes(*evidence.asset());
    ProgressBar progress(name + ": measuring weights", quiet);
    for (const NodeIndex node : nodes) {
        progress.show(static_cast<float>(evidence.weights.size()) /
                      static_cast<float>(nodes.size()));
        evidence.weights.push_back(skinStatistics(rest, node));
    }
}

}  // namespace

FileEvidence gatherEvidence(const InputPath& path, const CheckRequest& request, bool isBrief,
                            bool quiet) {
    FileEvidence evidence{.file = path.file, .report = {.file = path.file, .findings = {}}};
    evidence.report.error = path.problem;
    if (!path.problem.empty()) {
        return evidence;
    }
    const std::string name = shownName(path.file);
    ProgressBar progress("", quiet);
    const auto asset = loadFrom(path.file, {}, [&](LoadStage stage, float part) {
        progress.show(name + ": " + stageWords(stage), overallProgress(stage, part));
    });
    if (!asset) {
        evidence.report.error = describe(asset.error());
        return evidence;
    }
    evidence.clips = std::make_shared<const ClipLibrary>(*asset);
    evidence.report = reportOn(*asset, path.file, request,
                               [&](float share) { progress.show(name + ": checking", share); });
    if (!isBrief) {
        measureClips(evidence, name, quiet);
        measureWeights(evidence, name, quiet);
    }
    return evidence;
}

}  // namespace sinew::cli
