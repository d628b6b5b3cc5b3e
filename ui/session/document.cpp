// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/document.h"

#include <algorithm>
#include <utility>

#include "model/project/project_check.h"
#include "model/project/rule_finder.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

/// Restricts the moment to what the asset has, so that moments of other documents are valid.
PoseMoment existing(const Asset& asset, PoseMoment moment) {
    const auto keepKnown = [](auto& index, const auto& list) {
        if (index.value >= list.size()) {
            index = {};
        }
    };
    keepKnown(moment.animation, asset.animations);
    keepKnown(moment.root, asset.nodes);
    for (PoseLayer& layer : moment.layers) {
        keepKnown(layer.animation, asset.animations);
        keepKnown(layer.mask, asset.nodes);
    }
    moment.hand = existingParts(asset, moment.hand);
    return moment;
}

bool exists(const Asset& asset, const PoseMoment& moment) noexcept {
    const auto known = [](const auto& index, const auto& list) {
        return !index.valid() || index.value < list.size();
    };
    for (const PoseLayer& layer : moment.layers) {
        if (!known(layer.animation, asset.animations) || !known(layer.mask, asset.nodes)) {
            return false;
        }
    }
    return known(moment.animation, asset.animations) && known(moment.root, asset.nodes) &&
           hasAllParts(asset, moment.hand);
}

/// Of loader and check, without those that the file's project mutes.
std::vector<Diagnostic> judgedByRules(const Asset& file, std::vector<Diagnostic> checked) {
    const ProjectRules rules = projectRulesOrNone(file.path);
    checked.insert(checked.begin(), file.findings.begin(), file.findings.end());
    return judgedByProject(file, rules, policyUnder({}, rules), std::move(checked)).shown;
}

enum class IfNotBorrowed : std::uint8_t { Fail, LoadAlone };

/// Reads a file and what it borrows.
AssetLoader::Make loadingOf(const std::filesystem::path& path, BorrowedFiles files,
                            IfNotBorrowed otherwise) {
    return [path, files = std::move(files), otherwise](
               const LoadProgress& report, const std::stop_token& stop) -> Result<LoadedAsset> {
        const auto file = loadAsset(path, {}, report, stop);
        if (!file) {
            return file.error();
        }
        auto borrowed = borrowedFrom(files, **file, ReadAgain::Yes, {}, stop);
        if (!borrowed && otherwise == IfNotBorrowed::Fail) {
            return borrowed.error();
        }
        return measuredAsset(*file, borrowed ? *std::move(borrowed) : BorrowedFiles(), stop);
    };
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {
    connect(&m_loader, &AssetLoader::progress, this, &Document::loadProgress);
    connect(&m_loader, &AssetLoader::loaded, this, &Document::show);
    connect(&m_loader, &AssetLoader::failed, this, &Document::onFailed);
    connect(&m_checker, &AssetChecker::checked, this, [this](const CheckedFile& file) {
        m_lintFindings = file.findings;
        m_gaps = file.gaps;
        refreshFindings();
    });
    connect(&m_engines, &EngineChecker::checked, this,
            [this](const std::vector<Diagnostic>& found) {
                m_engineFindings = found;
                refreshFindings();
            });
}

Document::~Document() {
    cancelWork();
}

void Document::cancelWork() {
    m_loader.cancel();
    m_checker.cancel();
    m_engines.cancel();
}

void Document::begin(Loading what, const std::filesystem::path& path) {
    m_loading = what;
    m_loadingName = fileNameOf(path);
    emit loadStarted(m_loadingName);
}

void Document::open(const std::filesystem::path& path) {
    m_loader.start(path);
    begin(Loading::File, path);
}

void Document::open(const std::filesystem::path& shownAs, AssetLoader::Work work) {
    m_loader.start(shownAs, std::move(work));
    begin(Loading::File, shownAs);
}

void Document::cancelLoading() {
    if (m_loader.busy()) {
        m_loader.cancel();
        m_loading = Loading::File;
        emit loadCancelled();
    }
}

LoadedAsset Document::present() const {
    if (!m_asset) {
        return {};
    }
    return {.asset = m_asset,
            .outline = m_firstOutline,
            .clips = m_evaluator->clips(),
            .times = m_firstTimes,
            .file = m_file,
            .borrowed = m_borrowed};
}

void Document::show(const LoadedAsset& loaded) {
    const Loading what = std::exchange(m_loading, Loading::File);
    if (what == Loading::Clips) {
        takeClips(loaded);
        return;
    }
    LoadedAsset before = present();
    m_change = what == Loading::File ? Change::Opened : Change::Reloaded;
    m_isQuiet = what == Loading::FileQuietly;
    // There is no return to a file that was never drawn.
    m_before = m_arrival ? std::move(m_before) : std::move(before);
    take(loaded);
    if (!m_arrival) {  // nothing draws it
        m_before = {};
    }
}

void Document::replace(const LoadedAsset& loaded) {
    cancelLoading();
    m_loading = Loading::FileAgain;
    show(loaded);
}

void Document::close() {
    if (!m_asset) {
        return;
    }
    cancelWork();
    m_asset.reset();
    m_file.reset();
    m_evaluator.reset();
    m_posedAt.reset();
    m_borrowed.clear();
    m_before = {};
    m_findings.clear();
    m_gaps.clear();
    setArrival({});
    emit assetChanged();
    emit assetFollowed();
}

void Document::place(const LoadedAsset& loaded) {
    auto evaluator = loaded.clips ? std::make_unique<PoseEvaluator>(loaded.clips)
                                  : std::make_unique<PoseEvaluator>(loaded.asset);
    m_asset = loaded.asset;
    m_file = loaded.file ? loaded.file : loaded.asset;
    m_borrowed = loaded.borrowed;
    m_arrival.reset();
    m_evaluator = std::move(evaluator);
    m_posedAt.reset();
    m_firstOutline = loaded.outline;
    m_firstTimes = loaded.times;
}

void Document::take(const LoadedAsset& loaded) {
    place(loaded);
    m_lintFindings.clear();
    m_gaps.clear();
    m_engineFindings.clear();
    m_findings = judgedByRules(*m_file, {});
    m_engines.cancel();
    m_checker.start(m_file);
    emit assetChanged();
    emit assetFollowed();
}

const std::shared_ptr<const ClipLibrary>& Document::clips() const noexcept {
    return m_evaluator->clips();
}

void Document::setArrival(std::optional<float> fraction, ArrivalStage stage) {
    if (!fraction) {
        m_before = {};
    }
    if (fraction != m_arrival || stage != m_arrivalStage) {
        m_arrival = fraction;
        m_arrivalStage = stage;
        emit arrivalChanged();
    }
}

void Document::cancelArrival() {
    if (m_arrival && !goBack()) {
        setArrival({});
        emit arrivalCancelled();
    }
}

void Document::failArrival() {
    if (m_arrival && !goBack()) {
        setArrival({});
    }
}

bool Document::goBack() {
    const LoadedAsset before = std::exchange(m_before, {});
    if (!before.asset) {
        return false;
    }
    m_change = Change::Returned;
    take(before);
    return true;
}

void Document::setCheck(AssetChecker::Work work) {
    m_checker.setWork(std::move(work));
}

void Document::checkForEngines(float maxDisplacement) {
    const auto& clips = m_evaluator->clips();
    m_engines.start(m_borrowed.empty() ? clips : std::make_shared<const ClipLibrary>(m_file),
                    {.maxDisplacement = maxDisplacement});
}

void Document::refreshFindings() {
    std::vector<Diagnostic> checked = m_lintFindings;
    checked.insert(checked.end(), m_engineFindings.begin(), m_engineFindings.end());
    m_findings = judgedByRules(*m_file, std::move(checked));
    emit findingsChanged();
}

const PoseEvaluator* Document::pose(const PoseMoment& moment) {
    if (m_evaluator && moment != m_posedAt) {
        m_posedAt = moment;
        if (exists(*m_asset, moment)) {
            evaluate(*m_evaluator, moment);
        } else {
            evaluate(*m_evaluator, existing(*m_asset, moment));
        }
    }
    return m_evaluator.get();
}

AssetLoader::Make Document::loadingAgain() const {
    return loadingOf(m_asset->path, m_borrowed, IfNotBorrowed::Fail);
}

void Document::open(const std::filesystem::path& path, BorrowedFiles borrowed) {
    m_loader.startMaking(path, loadingOf(path, std::move(borrowed), IfNotBorrowed::LoadAlone));
    begin(Loading::File, path);
}

void Document::reload() {
    const std::filesystem::path path = m_asset->path;  // a copy, because the asset may go
    m_loader.startMaking(path, loadingAgain());
    begin(Loading::FileAgain, path);
}

void Document::showAgain(const LoadedAsset& loaded) {
    m_loading = Loading::FileQuietly;
    show(loaded);
}

void Document::borrowClips(const std::filesystem::path& path, const JointMap& map) {
    BorrowedFiles files = m_borrowed;
    std::erase_if(files, [&path](const BorrowedFile& file) { return file.path == path; });
    files.push_back({.path = path, .map = map});
    borrow(std::move(files), path);
    begin(Loading::Clips, path);
}

void Document::setRestHandling(std::size_t file, RestHandling request) {
    BorrowedFiles files = m_borrowed;
    files[file].request = request;
    borrow(files, files[file].path);
}

void Document::setJointMap(std::size_t file, const JointMap& map) {
    BorrowedFiles files = m_borrowed;
    files[file].map = map;
    borrow(files, files[file].path);
}

void Document::giveBackClips(std::size_t file) {
    BorrowedFiles files = m_borrowed;
    const std::filesystem::path path = files[file].path;
    files.erase(files.begin() + static_cast<std::ptrdiff_t>(file));
    borrow(std::move(files), path);
}

void Document::borrow(BorrowedFiles files, const std::filesystem::path& path) {
    m_loading = Loading::Clips;
    m_loader.startMaking(
        path,
        [file = m_file, files = std::move(files)](
            const LoadProgress& report, const std::stop_token& stop) -> Result<LoadedAsset> {
            auto borrowed = borrowedFrom(files, *file, ReadAgain::No, report, stop);
            if (!borrowed) {
                return borrowed.error();
            }
            return measuredAsset(file, std::move(*borrowed), stop);
        });
}

/// An upload that is in progress goes on with the other clips, and what is shown until it ends
/// stays the same.
void Document::takeClips(const LoadedAsset& loaded) {
    if (loaded.file != m_file) {  // it has gone since
        emit loadCancelled();
        return;
    }
    m_change = Change::ClipsChanged;
    place(loaded);
    emit assetChanged();
    emit assetFollowed();
}

void Document::onFailed(const std::filesystem::path& path, const Error& error) {
    if (std::exchange(m_loading, Loading::File) == Loading::Clips) {
        emit loadCancelled();
        emit borrowFailed(path, error);
    } else {
        emit loadFailed(path, error);
    }
}

}  // namespace sinew
