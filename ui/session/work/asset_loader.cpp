// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/asset_loader.h"

#include <string>
#include <utility>

#include "model/evaluate/clip/clip_library.h"

namespace sinew {

LoadedAsset measuredAsset(std::shared_ptr<const Asset> file, BorrowedFiles borrowed,
                          const std::stop_token& stop) {
    LoadedAsset loaded{.asset = withClipsOf(borrowed, file), .outline = {}};
    AnimationIndex first;
    if (!loaded.asset->animations.empty()) {
        first = AnimationIndex(0);
        loaded.times = timesOf((*loaded.asset)[first]);
    }
    loaded.clips = std::make_shared<const ClipLibrary>(loaded.asset);
    loaded.outline =
        animatedOutline(loaded.clips, sceneNodes(*loaded.asset, loaded.asset->defaultScene), first,
                        WeightSource::Normalized, stop);
    loaded.file = std::move(file);
    loaded.borrowed = std::move(borrowed);
    return loaded;
}

void AssetLoader::start(const std::filesystem::path& path) {
    start(path, [path](const LoadProgress& report, const std::stop_token& stop) {
        return loadAsset(path, {}, report, stop);
    });
}

void AssetLoader::start(const std::filesystem::path& shownAs, Work work) {
    startMaking(
        shownAs, [work = std::move(work)](const LoadProgress& report, const std::stop_token& stop) {
            const Result<std::shared_ptr<const Asset>> loaded = work(report, stop);
            return loaded ? Result<LoadedAsset>(measuredAsset(*loaded, {}, stop)) : loaded.error();
        });
}

void AssetLoader::startMaking(const std::filesystem::path& shownAs, Make make) {
    run(
        [this, make = std::move(make)](const std::stop_token& stop, const Progress& report) {
            return make(
                [this, report](LoadStage stage, float fraction) {
                    report.post([this, stage, fraction] { emit progress(stage, fraction); });
                },
                stop);
        },
        [this, shownAs](const Result<LoadedAsset>& result) {
            if (result) {
                emit loaded(result.value());
            } else {
                emit failed(shownAs, result.error());
            }
        },
        [](const std::exception& failure) {
            return Error{ErrorCode::LimitExceeded,
                         std::string("not enough memory to load the file: ") + failure.what(),
                         {}};
        });
}

}  // namespace sinew
