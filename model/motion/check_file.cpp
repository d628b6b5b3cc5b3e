// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/check_file.h"

#include <algorithm>
#include <cmath>

#include "model/evaluate/rest_pose.h"
#include "model/motion/motion_rules.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostMatrices = 10'000'000;
constexpr float kLinted = 0.7F;  // share of the progress

void reportLeftOut(check::Context& context, std::int64_t step) {
    context.report("MOTION_FRAMES_LEFT_OUT",
                   "slides, jumps, seams and collapses were looked for in every " +
                       ordinal(static_cast<std::uint64_t>(step)) +
                       " frame only: all frames would take too long",
                   {});
}

std::vector<Diagnostic> checkMotion(const std::shared_ptr<const Asset>& asset,
                                    const CheckOptions& options, const std::stop_token& stop,
                                    const std::function<void(float)>& progress) {
    const check::Reach reach = check::reachOfNodes(*asset, restWorld(*asset), stop);
    const bool hasSurface = reach.modelSize > 0.0 && std::isfinite(reach.modelSize);
    const double size = hasSurface ? reach.modelSize : 1.0;
    check::Context context(*asset, options, stop);
    check::EffectMeter meter(*asset, reach.modelSize, stop);
    const check::MotionContext effects{context, reach, meter};
    std::vector<AnimationIndex> wanted;
    for (std::size_t i = 0; i < asset->animations.size(); ++i) {
        wanted.emplace_back(i);
    }
    const auto clips = std::make_shared<const ClipLibrary>(asset);
    ClipMotionFinder finder(clips, wanted, {.mostMatrices = kMostMatrices});
    CollapseSearch collapses(context, clips, size);
    std::int64_t step = 1;
    for (const AnimationIndex animation : wanted) {
        const std::optional<ClipMotion> motion = finder.motionOf(animation, stop);
        if (!motion) {
            continue;
        }
        step = std::max(step, motion->frameStep());
        reportSlides(effects, *motion);
        reportJumps(effects, *motion);
        reportSeam(effects, *motion);
        collapses.look(*motion);
        if (progress) {
            progress(kLinted + (1.0F - kLinted) * static_cast<float>(animation.value + 1) /
                                   static_cast<float>(wanted.size()));
        }
    }
    if (step > 1) {
        reportLeftOut(context, step);
    }
    return context.take();
}

}  // namespace

Diagnostic placeOfClip(AnimationIndex animation) {
    Diagnostic place;
    place.pointer = "/animations/" + std::to_string(animation.value);
    place.animation = animation.value;
    return place;
}

std::vector<Diagnostic> checkFile(const std::shared_ptr<const Asset>& asset,
                                  const CheckOptions& options, const std::stop_token& stop,
                                  const std::function<void(float)>& progress) {
    const bool moves =
        !options.violationsOnly && !asset->skins.empty() && !asset->animations.empty();
    std::vector<Diagnostic> findings = checkAsset(*asset, options, stop, [&](float share) {
        if (progress) {
            progress(moves ? kLinted * share : share);
        }
    });
    if (moves && !stop.stop_requested()) {
        const std::vector<Diagnostic> more = checkMotion(asset, options, stop, progress);
        findings.insert(findings.end(), more.begin(), more.end());
        std::stable_sort(findings.begin(), findings.end(),
                         [](const Diagnostic& a, const Diagnostic& b) { return a.code < b.code; });
    }
    return findings;
}

}  // namespace sinew
