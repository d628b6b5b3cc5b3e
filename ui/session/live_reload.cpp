// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/live_reload.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "model/load/source/referenced_files.h"
#include "model/project/rule_finder.h"
#include "ui/session/document.h"
#include "ui/session/signals.h"

namespace sinew {
namespace {

constexpr int kWaitMilliseconds = 50;  // interval of asking whether the document may change

/// An image file that the version before could read.
const Image* lostImage(const Asset& before, const Asset& after) {
    const auto isLost = [&before](const Image& image) {
        return image.placeholder && !image.uri.empty() &&
               std::any_of(before.images.begin(), before.images.end(), [&image](const Image& was) {
                   return was.uri == image.uri && !was.placeholder;
               });
    };
    const auto found = std::find_if(after.images.begin(), after.images.end(), isLost);
    return found == after.images.end() ? nullptr : &*found;
}

std::filesystem::path wholePath(const std::filesystem::path& path) {
    std::error_code problem;  // the working directory is gone
    std::filesystem::path whole = std::filesystem::absolute(path, problem);
    return problem ? path : whole;
}

/// The rule files that count for a file, and where others that count may appear: in and above its
/// folder, up to a file that says "root".
std::vector<std::filesystem::path> ruleFilesOf(const std::filesystem::path& file) {
    ProjectRuleFinder finder;
    static_cast<void>(finder.rulesOf(file));  // a broken file is watched, too
    std::vector<std::filesystem::path> paths(finder.filesRead().begin(), finder.filesRead().end());
    paths.insert(paths.end(), finder.placesSearched().begin(), finder.placesSearched().end());
    return paths;
}

/// Everything that a document shows the contents of, and the rules of its project. O(references).
std::vector<std::filesystem::path> filesOf(const Asset& file, const BorrowedFiles& borrowed) {
    std::vector<std::filesystem::path> paths;
    if (file.json) {
        paths = load::referencedFiles(*file.json, file.path);
    }
    paths.push_back(wholePath(file.path));
    for (const BorrowedFile& each : borrowed) {
        paths.push_back(wholePath(each.path));
    }
    const std::vector<std::filesystem::path> rules = ruleFilesOf(wholePath(file.path));
    paths.insert(paths.end(), rules.begin(), rules.end());
    std::sort(paths.begin(), paths.end());
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    return paths;
}

}  // namespace

struct LiveReload::Attempt {
    WatchedFiles files;                             // contents to load
    std::vector<std::filesystem::path> references;  // references of a version that cannot be shown
};

LiveReload::LiveReload(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    callOnce(m_wait, kWaitMilliseconds, this, &LiveReload::swap);
    connect(&m_watch, &FileWatch::changed, this, &LiveReload::load);
    connect(&m_watch, &FileWatch::unchanged, this, [this] {
        drop();
        emit unchanged();
    });
    connect(&m_loader, &AssetLoader::loaded, this, &LiveReload::take);
    connect(&m_loader, &AssetLoader::failed, this,
            [this](const std::filesystem::path&, const Error& error) { onFailed(error); });
    connect(&document, &Document::loadStarted, this, &LiveReload::onLoadStarted);
    connect(&document, &Document::assetChanged, this, &LiveReload::onAssetChanged);
    connectEach(document, this, &LiveReload::lookAgain, &Document::loadFailed,
                &Document::loadCancelled);
}

void LiveReload::setEnabled(bool enabled) {
    if (std::exchange(m_enabled, enabled) == enabled) {
        return;
    }
    if (enabled) {
        watch(m_before);
    } else {
        drop();
        m_before = m_watch.known();
        m_watch.cancel();
    }
}

void LiveReload::cancelWork() {
    drop();
    m_watch.cancel();
}

void LiveReload::onLoadStarted() {
    m_loadedFrom = fileClock();
    drop();
}

void LiveReload::lookAgain() {
    if (m_enabled) {
        m_watch.lookAgain();
    }
}

void LiveReload::drop() {
    m_loader.cancel();
    m_wait.stop();
    m_ready.reset();
    m_attempt.reset();
}

/// What is known of the files of a version that is shown again is what is on disk: that was tried.
void LiveReload::onAssetChanged() {
    const Document::Change change = m_document.change();
    const std::filesystem::path path =
        m_document.asset() ? m_document.asset()->path : std::filesystem::path();
    if (change == Document::Change::Returned && path == m_path) {
        return;
    }
    WatchedFiles known;
    if (m_swaps) {
        known = m_attempt->files;
    } else if (change == Document::Change::ClipsChanged) {
        known = m_enabled ? m_watch.known() : m_before;
    }
    drop();
    m_path = path;
    if (m_enabled) {
        watch(known);
    } else {
        m_before = std::move(known);
    }
}

void LiveReload::watch(const WatchedFiles& known) {
    if (m_path.empty()) {
        m_watch.cancel();
    } else {
        m_watch.start([file = m_document.file(),
                       borrowed = m_document.borrowedFiles()] { return filesOf(*file, borrowed); },
                      known, m_loadedFrom);
    }
}

/// A file that changes meanwhile is noticed by the watch, which then reports it anew.
void LiveReload::load(const WatchedFiles& files) {
    drop();
    if (m_document.loading()) {
        return;  // the files are checked again in any case
    }
    m_attempt = std::make_shared<Attempt>(Attempt{.files = files, .references = {}});
    m_loadedFrom = fileClock();
    m_loader.startMaking(
        m_path, [make = m_document.loadingAgain(), shown = m_document.file(), attempt = m_attempt](
                    const LoadProgress& report, const std::stop_token& stop) {
            Result<LoadedAsset> loaded = make(report, stop);
            if (!haveSameStamps(attempt->files, stamped(attempt->files, stop))) {
                return Result<LoadedAsset>(
                    Error{ErrorCode::Cancelled, "the files changed while they were read", {}});
            }
            if (!loaded) {
                attempt->references = load::referencedFiles(shown->path);
            } else if (const Image* const lost = lostImage(*shown, *loaded->file)) {
                attempt->references = load::referencedFiles(shown->path);
                return Result<LoadedAsset>(Error{
                    ErrorCode::InvalidImage, "the image \"" + lost->uri + "\" cannot be read", {}});
            }
            return loaded;
        });
}

void LiveReload::onFailed(const Error& error) {
    const std::shared_ptr<Attempt> attempt = std::exchange(m_attempt, {});
    if (error.code == ErrorCode::Cancelled) {
        m_watch.lookAgain();
        return;
    }
    m_watch.add(attempt->references);
    emit failed(error);
}

void LiveReload::take(const LoadedAsset& loaded) {
    m_ready = loaded;
    swap();
}

void LiveReload::swap() {
    if (m_mayChange && !m_mayChange()) {
        m_wait.start();
        return;
    }
    const std::shared_ptr<const Asset> before = m_document.file();
    const LoadedAsset loaded = *std::exchange(m_ready, {});
    m_swaps = true;
    m_document.showAgain(loaded);
    m_swaps = false;
    emit reloaded(before);
}

}  // namespace sinew
