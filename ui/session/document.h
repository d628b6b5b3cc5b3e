// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/pose_moment.h"
#include "ui/session/work/asset_checker.h"
#include "ui/session/work/asset_loader.h"

namespace sinew {

/// What the upload of a file to the graphics device waits for.
enum class ArrivalStage { Upload, Pipelines };

/// A file: loading, checking, contents, and its pose at any moment. The previous asset stays until
/// the next one is ready, and also if loading fails.
class Document final : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    void open(const std::filesystem::path& path);
    void open(const std::filesystem::path& shownAs, AssetLoader::Work work);
    /// With the clips of others; alone if these cannot be borrowed.
    void open(const std::filesystem::path& path, BorrowedFiles borrowed);
    void reload();  // the open file again; requires an asset with a path
    /// How the file and what it borrows are read again. Requires an asset with a path.
    [[nodiscard]] AssetLoader::Make loadingAgain() const;
    /// Shows what this read, without a note that another picture is coming.
    void showAgain(const LoadedAsset& loaded);
    void cancelLoading();
    void show(const LoadedAsset& loaded);
    /// Shows another version of the file (`Change::Reloaded`) that is loaded already; ends loading.
    void replace(const LoadedAsset& loaded);
    void close();  // no file, as before the first one
    /// What is shown; no asset without a file.
    [[nodiscard]] LoadedAsset present() const;
    [[nodiscard]] const QString& loadingName() const noexcept { return m_loadingName; }

    /// How the asset came to be shown.
    enum class Change {
        Opened,
        Reloaded,      // another version of the file before it
        Returned,      // its successor was cancelled or failed during its upload
        ClipsChanged,  // the same file with other borrowed clips
    };
    [[nodiscard]] Change change() const noexcept { return m_change; }
    /// What the asset replaced, until it is on the graphics device; afterwards null.
    [[nodiscard]] const std::shared_ptr<const Asset>& before() const noexcept {
        return m_before.asset;
    }
    void cancelWork();  // cancels work on other threads without waiting

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }
    /// The file as it was loaded: the asset without borrowed clips. Findings are about it.
    [[nodiscard]] const std::shared_ptr<const Asset>& file() const noexcept { return m_file; }

    /// The files whose clips follow those of the file; never saved. Reloading reads them again.
    [[nodiscard]] const BorrowedFiles& borrowedFiles() const noexcept { return m_borrowed; }
    /// Loads a file and appends its clips; one that is borrowed from already is read again. All of
    /// these require an asset, and end with `assetChanged` (ClipsChanged) or `borrowFailed`.
    /// `map`: partners by hand.
    void borrowClips(const std::filesystem::path& path, const JointMap& map = {});
    void setRestHandling(std::size_t file, RestHandling request);
    void setJointMap(std::size_t file, const JointMap& map);
    void giveBackClips(std::size_t file);

    /// The clips of the asset. Requires an asset.
    [[nodiscard]] const std::shared_ptr<const ClipLibrary>& clips() const noexcept;
    /// Covers the first animation of the default scene, or its rest pose.
    [[nodiscard]] const Outline& firstOutline() const noexcept { return m_firstOutline; }
    /// Times of the first animation, if computed while loading.
    [[nodiscard]] const std::optional<ClipTimes>& firstTimes() const noexcept {
        return m_firstTimes;
    }
    [[nodiscard]] bool loading() const noexcept { return m_loader.busy(); }
    /// Progress of the upload to the graphics device, 0 to 1; none: complete or cancelled.
    [[nodiscard]] std::optional<float> arrival() const noexcept { return m_arrival; }
    [[nodiscard]] ArrivalStage arrivalStage() const noexcept { return m_arrivalStage; }
    [[nodiscard]] bool arrivesQuietly() const noexcept { return m_isQuiet; }  // by `showAgain`
    /// Called by the renderer's host, the first time while `assetFollowed` is emitted.
    void setArrival(std::optional<float> fraction, ArrivalStage stage = ArrivalStage::Upload);
    /// Returns to the previous file. Without one it keeps the file but does not draw it.
    void cancelArrival();
    void failArrival();  // likewise, after an error

    /// The loader's findings, those of the lint once its worker thread has finished, and those of
    /// the last check for engines, grouped and ranked.
    [[nodiscard]] const std::vector<Diagnostic>& findings() const noexcept { return m_findings; }
    /// What the lint could not evaluate.
    [[nodiscard]] const std::vector<CoverageGap>& gaps() const noexcept { return m_gaps; }
    [[nodiscard]] bool checking() const noexcept { return m_checker.busy(); }
    void setCheck(AssetChecker::Work work);  // replaces checkFile

    /// Starts the check for engines (`EngineLimits::maxDisplacement`); its findings replace those
    /// of an earlier one. Requires an asset.
    void checkForEngines(float maxDisplacement);
    /// To cancel that check and to follow its progress.
    [[nodiscard]] EngineChecker& engines() noexcept { return m_engines; }
    /// The findings of the last one, not grouped.
    [[nodiscard]] const std::vector<Diagnostic>& engineFindings() const noexcept {
        return m_engineFindings;
    }

    /// The pose at a moment, evaluated only if the moment differs from the previous one. Animations
    /// and nodes that the asset lacks are treated as none. Null without an asset; borrowed until
    /// the next call.
    [[nodiscard]] const PoseEvaluator* pose(const PoseMoment& moment);

signals:
    void loadStarted(const QString& name);
    void loadProgress(sinew::LoadStage stage, float fraction);
    void loadFailed(const std::filesystem::path& path, const sinew::Error& error);
    void loadCancelled();  // also before `borrowFailed`
    /// The asset stays as it is.
    void borrowFailed(const std::filesystem::path& path, const sinew::Error& error);
    void arrivalChanged();
    void arrivalCancelled();  // there is no file to return to
    /// Everything that depends on the asset starts over without emitting its own signals.
    void assetChanged();
    void assetFollowed();    // everything has started over; emitted after `assetChanged`
    void findingsChanged();  // the lint or the check for engines has finished

private:
    enum class Loading { File, FileAgain, FileQuietly, Clips };  // what is being loaded

    void take(const LoadedAsset& loaded);
    void place(const LoadedAsset& loaded);
    void takeClips(const LoadedAsset& loaded);
    void onFailed(const std::filesystem::path& path, const Error& error);
    void begin(Loading what, const std::filesystem::path& path);
    void borrow(BorrowedFiles files, const std::filesystem::path& path);
    bool goBack();
    void refreshFindings();

    AssetLoader m_loader;
    AssetChecker m_checker;
    EngineChecker m_engines;
    std::shared_ptr<const Asset> m_asset;
    std::shared_ptr<const Asset> m_file;
    BorrowedFiles m_borrowed;
    Outline m_firstOutline;
    std::optional<ClipTimes> m_firstTimes;
    LoadedAsset m_before;
    Change m_change = Change::Opened;
    Loading m_loading = Loading::File;
    bool m_isQuiet = false;
    QString m_loadingName;
    std::optional<float> m_arrival;
    ArrivalStage m_arrivalStage = ArrivalStage::Upload;
    std::vector<Diagnostic> m_lintFindings;
    std::vector<CoverageGap> m_gaps;
    std::vector<Diagnostic> m_engineFindings;
    std::vector<Diagnostic> m_findings;
    std::unique_ptr<PoseEvaluator> m_evaluator;
    std::optional<PoseMoment> m_posedAt;
};

}  // namespace sinew
