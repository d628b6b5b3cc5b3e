// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// usage: reference_agreement TOLERANCE FOLDER
//
// Evaluates every animation of every glTF file below the folder that loads, at seven times each and
// at rest, and compares it with the reference evaluator of tests/support: local transforms, weights
// and animated properties, world matrices, palettes and some vertices. Prints the files with the
// largest differences; exits with 1 if one exceeds TOLERANCE or nothing was compared. Lengths are
// relative to the size of the scene.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "model/load/load_asset.h"
#include "tests/support/gltf_files.h"
#include "tests/support/reference/agreement.h"

namespace {

using namespace sinew;
using reference::Difference;

constexpr std::size_t kMostVertices = 24;  // vertices of a primitive
constexpr std::size_t kWorstListed = 5;

struct Agreement {
    std::string file;
    std::size_t poses = 0;
    Difference local;
    Difference world;
    Difference joints;
    Difference positions;

    [[nodiscard]] const Difference& worst() const {
        const std::array parts{&local, &world, &joints, &positions};
        return **std::max_element(
            parts.begin(), parts.end(),
            [](const Difference* a, const Difference* b) { return a->value < b->value; });
    }
};

void compare(PoseEvaluator& evaluator, AnimationIndex animation, float seconds, Agreement& out) {
    evaluator.evaluate(animation, seconds);
    const reference::Pose expected =
        reference::poseAt(evaluator.asset(), animation, double{seconds});
    const reference::Yardstick size{reference::sizeOf(expected.world)};
    out.local.take(reference::localDifference(evaluator, expected));
    out.world.take(reference::worldDifference(evaluator, expected, size));
    out.joints.take(reference::jointDifference(evaluator, expected, size));
    const WeightSource weights =
        out.poses % 2 == 0 ? WeightSource::Stored : WeightSource::Normalized;
    out.positions.take(reference::positionDifference(evaluator, expected, weights, kMostVertices));
    ++out.poses;
}

Agreement compare(const std::string& file, std::shared_ptr<const Asset> asset) {
    Agreement result{.file = file, .local = {}, .world = {}, .joints = {}, .positions = {}};
    PoseEvaluator evaluator(std::move(asset));
    compare(evaluator, {}, 0.0F, result);
    const std::vector<Animation>& clips = evaluator.asset().animations;
    for (std::size_t clip = 0; clip < clips.size(); ++clip) {
        for (const float part : {0.0F, 0.137F, 0.31F, 0.5F, 0.811F, 1.0F, 1.25F}) {
            compare(evaluator, AnimationIndex(clip),
                    clips[clip].startSeconds + part * clips[clip].durationSeconds(), result);
        }
    }
    return result;
}

void print(const Agreement& agreement) {
    const Difference& worst = agreement.worst();
    std::printf("%.2g  %s: %s (%zu poses)\n", worst.value, agreement.file.c_str(),
                worst.where.c_str(), agreement.poses);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        return 2;
    }
    const double tolerance = std::atof(argv[1]);
    const std::filesystem::path folder(argv[2]);
    std::vector<Agreement> all;
    std::size_t unreadable = 0, poses = 0;
    for (const std::filesystem::path& path : test::gltfFilesBelow(folder)) {
        const auto asset = loadAsset(path, {.decodeImages = false, .generateTangents = false});
        if (!asset) {
            ++unreadable;
            continue;
        }
        all.push_back(compare(path.lexically_relative(folder).string(), *asset));
        poses += all.back().poses;
    }
    std::sort(all.begin(), all.end(), [](const Agreement& a, const Agreement& b) {
        return a.worst().value > b.worst().value;
    });
    std::printf("%zu files, %zu poses; %zu files that do not load\n", all.size(), poses,
                unreadable);
    std::size_t failed = 0;
    for (const Agreement& agreement : all) {
        failed += agreement.worst().value > tolerance ? 1 : 0;
    }
    for (std::size_t i = 0; i < all.size() && i < std::max(failed, kWorstListed); ++i) {
        print(all[i]);
    }
    std::printf("%zu above %g\n", failed, tolerance);
    return failed == 0 && !all.empty() ? 0 : 1;
}
