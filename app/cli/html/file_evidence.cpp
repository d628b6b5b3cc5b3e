// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/file_evidence.h"

#include <new>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/survey/spare_bytes.h"

namespace sinew::cli {

namespace {

/// How every clip moves, in full and joint by joint.
void measureClips(FileEvidence& evidence, const std::string& name, bool quiet) {
    const Asset& asset = *evidence.asset();
    const std::vector<AnimationIndex> all = everyAnimation(asset);
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

void measure(FileEvidence& evidence, const CheckRequest& request, bool isBrief, bool quiet) {
    const std::string name = shownName(evidence.file);
    ProgressBar progress(name + ": checking", quiet);
    evidence.report = reportOn(evidence.asset(), evidence.file, request,
                               [&](float share) { progress.show(share); });
    if (!isBrief) {
        measureClips(evidence, name, quiet);
        measureWeights(evidence, name, quiet);
    }
}

}  // namespace

FileEvidence gatherEvidence(const LoadedFile& loaded, const CheckRequest& request, bool isBrief,
                            bool quiet) {
    FileEvidence evidence{.file = loaded.file, .report = {.file = loaded.file, .findings = {}}};
    if (!loaded.asset) {
        evidence.report.error = loaded.problem;
        return evidence;
    }
    try {
        evidence.clips = std::make_shared<const ClipLibrary>(loaded.asset);
        measure(evidence, request, isBrief, quiet);
    } catch (const std::bad_alloc&) {
        return {.file = loaded.file,
                .report = {
                    .file = loaded.file, .findings = {}, .error = "not enough memory to check it"}};
    }
    return evidence;
}

void compareWith(const std::string& before, FileEvidence& evidence, bool quiet) {
    const auto asset = loadInput(before, Images::Decode, quiet);
    ProgressBar progress(shownName(evidence.file) + ": comparing", quiet);
    CompareOptions options;
    options.progress = [&](float share) { progress.show(share); };
    auto comparison = compareAssets(asset, evidence.asset(), options);
    evidence.before = {.file = before, .asset = asset, .comparison = *std::move(comparison)};
}

}  // namespace sinew::cli
