// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Clips that a document borrows from other files.
#include <algorithm>
#include <utility>

#include "ui/session/document.h"

namespace sinew {

AssetLoader::Make Document::loadingAgain() const {
    return [path = m_asset->path, files = m_borrowed](
               const LoadProgress& report, const std::stop_token& stop) -> Result<LoadedAsset> {
        const auto file = loadAsset(path, {}, report, stop);
        if (!file) {
            return file.error();
        }
        auto borrowed = borrowedFrom(files, **file, ReadAgain::Yes, {}, stop);
        if (!borrowed) {
            return borrowed.error();
        }
        return measuredAsset(*file, std::move(*borrowed), stop);
    };
}

void Document::open(const std::filesystem::path& path, BorrowedFiles borrowed) {
    m_loader.startMaking(
        path,
        [path, files = std::move(borrowed)](const LoadProgress& report,
                                            const std::stop_token& stop) -> Result<LoadedAsset> {
            const auto file = loadAsset(path, {}, report, stop);
            if (!file) {
                return file.error();
            }
            auto found = borrowedFrom(files, **file, ReadAgain::Yes, {}, stop);
            return measuredAsset(*file, found ? *std::move(found) : BorrowedFiles(), stop);
        });
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
