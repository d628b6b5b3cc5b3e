// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// usage: skinning_agreement FOLDER
//
// Runs the agreement check on every loadable glTF file below the folder: at rest and in up to three
// animations, with linear and dual-quaternion skinning, with stored and normalised weights. Prints
// the largest differences; exits with 1 if the three skinning paths disagree or nothing was
// compared.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "model/load/load_asset.h"
#include "tests/support/gltf_files.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace {

using namespace sinew;

constexpr std::size_t kMostClips = 3;
constexpr std::size_t kWorstListed = 5;

struct Row {
    std::string file;
    std::string words;
    double ofTolerance = 0.0;
};

struct Totals {
    std::size_t files = 0;
    std::size_t refused = 0;
    std::size_t poses = 0;
    std::uint64_t vertices = 0;
    std::uint64_t computed = 0;
    std::uint64_t uncaptured = 0;
    std::vector<Row> rows;
};

/// Without data irrelevant to deformation.
std::shared_ptr<const Asset> withoutImages(const Asset& asset) {
    auto result = std::make_shared<Asset>(asset);
    result->images.clear();
    return result;
}

void check(OffscreenRenderer& renderer, const FrameInput& input, const std::string& file,
           Totals& totals) {
    const AgreementReport report = renderer.agreement(input);
    ++totals.poses;
    totals.vertices += report.vertices;
    totals.computed += report.computed;
    totals.uncaptured += report.uncaptured;
    const double share =
        report.worst() == 0.0 ? 0.0 : report.worst() / std::max(report.tolerance(), 1e-300);
    Row row{file, describe(report, input.evaluator->asset()), share};
    if (totals.rows.empty() || totals.rows.back().file != file) {
        totals.rows.push_back(row);
    } else if (totals.rows.back().ofTolerance < share) {
        totals.rows.back() = row;
    }
}

void checkFile(OffscreenRenderer& renderer, const std::string& file,
               const std::shared_ptr<const Asset>& asset, Totals& totals) {
    renderer.setAsset(asset);
    PoseEvaluator evaluator(asset);
    FrameInput input;
    input.evaluator = &evaluator;
    input.view.scene = asset->defaultScene;
    check(renderer, input, file, totals);
    for (std::size_t clip = 0; clip < std::min(kMostClips, asset->animations.size()); ++clip) {
        const Animation& animation = asset->animations[clip];
        evaluator.evaluate(AnimationIndex(clip),
                           animation.startSeconds + 0.37F * animation.durationSeconds());
        input.view.weights = clip == 1 ? WeightSource::Normalized : WeightSource::Stored;
        input.view.blend = BlendSkinning::Linear;
        check(renderer, input, file, totals);
        input.view.blend = BlendSkinning::DualQuaternion;
        check(renderer, input, file, totals);
    }
}

int report(Totals& totals) {
    std::stable_sort(totals.rows.begin(), totals.rows.end(),
                     [](const Row& a, const Row& b) { return a.ofTolerance > b.ofTolerance; });
    std::printf(
        "%zu files in %zu poses, %zu refused by the loader; %llu vertices compared, of "
        "these %llu deformed by compute, %llu out of a vertex shader's reach\n",
        totals.files, totals.poses, totals.refused,
        static_cast<unsigned long long>(totals.vertices),
        static_cast<unsigned long long>(totals.computed),
        static_cast<unsigned long long>(totals.uncaptured));
    const auto far = static_cast<std::size_t>(
        std::count_if(totals.rows.begin(), totals.rows.end(),
                      [](const Row& row) { return !(row.ofTolerance <= 1.0); }));
    for (std::size_t i = 0; i < std::min(std::max(far, kWorstListed), totals.rows.size()); ++i) {
        std::printf("%.3f of the tolerance  %s: %s\n", totals.rows[i].ofTolerance,
                    totals.rows[i].file.c_str(), totals.rows[i].words.c_str());
    }
    return far == 0 && totals.computed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        return 2;
    }
    try {
        OffscreenRenderer renderer;
        Totals totals;
        for (const std::filesystem::path& path : test::gltfFilesBelow(argv[1])) {
            const auto loaded = loadAsset(path);
            if (!loaded.ok()) {
                ++totals.refused;
                continue;
            }
            ++totals.files;
            checkFile(renderer, std::filesystem::relative(path, argv[1]).string(),
                      withoutImages(**loaded), totals);
        }
        return report(totals);
    } catch (const std::exception& failure) {
        std::printf("%s\n", failure.what());
        return EXIT_FAILURE;
    }
}
