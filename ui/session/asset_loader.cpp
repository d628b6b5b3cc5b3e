// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/asset_loader.h"

#include <exception>
#include <utility>

#include "model/evaluate/clip/clip_library.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

Result<LoadedAsset> guarded(const AssetLoader::Make& make, const LoadProgress& progress,
                            const std::stop_token& stop) {
    try {
        return make(progress, stop);
    } catch (const std::exception& failure) {
        return Error{ErrorCode::LimitExceeded,
                     std::string("not enough memory to load the file: ") + failure.what(),
                     {}};
    }
}

}  // namespace

LoadedAsset measuredAsset(std::shared_ptr<const Asset> file, BorrowedFiles borrowed,
                          const std::stop_token& stop) {
    LoadedAsset loaded{.asset = withClipsOf(borrowed, file), .outline = {}};
    AnimationIndex first;
    if (!loaded.asset->animations.empty()) {
        first = AnimationIndex(0);
        loaded.times = timesOf((*loaded.asset)[first]);
    }
    loaded.clips = std::make_shared<const ClipLibrary>(loaded.asset);
    loaded.outline = animatedOutline(loaded.clips, loaded.asset->defaultScene, first,
                                     WeightSource::Normalized, stop);
    loaded.file = std::move(file);
    loaded.borrowed = std::move(borrowed);
    return loaded;
}

AssetLoader::AssetLoader(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(2);  // a cancelled load may still be ending
}

AssetLoader::~AssetLoader() {
    cancel();
    m_pool.waitForDone();
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
    cancel();
    m_stop = std::stop_source();
    m_busy = true;
    const quint64 run = m_run;
    runIn(m_pool, [this, run, shownAs, make = std::move(make), stop = m_stop.get_token()] {
        const LoadProgress report = [this, run](LoadStage stage, float fraction) {
            callIn(*this, [this, run, stage, fraction] {
                if (run == m_run) {
                    emit progress(stage, fraction);
                }
            });
        };
        Result<LoadedAsset> result = guarded(make, report, stop);
        callIn(*this,
               [this, run, shownAs, result = std::move(result)] { finish(run, shownAs, result); });
    });
}

void AssetLoader::cancel() {
    m_stop.request_stop();
    m_pool.clear();  // drops work that has not started
    ++m_run;
    m_busy = false;
}

void AssetLoader::finish(quint64 run, const std::filesystem::path& path,
                         const Result<LoadedAsset>& result) {
    if (run != m_run) {
        return;
    }
    m_busy = false;
    if (result) {
        emit loaded(result.value());
    } else {
        emit failed(path, result.error());
    }
}

}  // namespace sinew
