// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/evaluate/outline.h"
#include "model/facts/key_times.h"
#include "model/load/load_asset.h"
#include "ui/session/work/background_task.h"
#include "ui/session/work/borrowed_files.h"

namespace sinew {

/// A file that is ready to be shown. `outline` covers its first animation (or the rest pose).
/// Missing members are computed when the file is shown.
struct LoadedAsset {
    std::shared_ptr<const Asset> asset;
    Outline outline;
    std::shared_ptr<const ClipLibrary> clips = {};  // contains the first animation
    std::optional<ClipTimes> times = {};            // times of the first animation
    std::shared_ptr<const Asset> file = {};         // excludes borrowed clips; null: `asset` itself
    BorrowedFiles borrowed = {};
};

/// The file with the clips of others, measured as it is shown.
[[nodiscard]] LoadedAsset measuredAsset(std::shared_ptr<const Asset> file, BorrowedFiles borrowed,
                                        const std::stop_token& stop);

/// Loads one file at a time.
class AssetLoader final : public BackgroundTask {
    Q_OBJECT

public:
    using Work =
        std::function<Result<std::shared_ptr<const Asset>>(const LoadProgress&, std::stop_token)>;

    /// Anything that ends in a file to show.
    using Make = std::function<Result<LoadedAsset>(const LoadProgress&, const std::stop_token&)>;

    explicit AssetLoader(QObject* parent = nullptr) : BackgroundTask(parent, 2) {}

    void start(const std::filesystem::path& path);
    void start(const std::filesystem::path& shownAs, Work work);
    void startMaking(const std::filesystem::path& shownAs, Make make);

signals:
    void progress(sinew::LoadStage stage, float fraction);
    void loaded(const sinew::LoadedAsset& asset);
    void failed(const std::filesystem::path& path, const sinew::Error& error);
};

}  // namespace sinew
