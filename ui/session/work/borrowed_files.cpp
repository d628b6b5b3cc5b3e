// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/borrowed_files.h"

#include <utility>

namespace sinew {
namespace {

/// Null: it stays what it was. Error: it was never read.
Status readSource(BorrowedFile& file, ReadAgain again, const LoadProgress& progress,
                  const std::stop_token& stop) {
    file.problem.clear();
    if (file.source && again == ReadAgain::No) {
        return Nothing{};
    }
    const LoadOptions options{.decodeImages = false, .generateTangents = false};
    const auto loaded = loadAsset(file.path, options, progress, stop);
    if (loaded) {
        file.source = clipsAlone(**loaded);
    } else if (!file.source || loaded.error().code == ErrorCode::Cancelled) {
        return loaded.error();
    } else {
        file.problem = describe(loaded.error());
    }
    return Nothing{};
}

}  // namespace

Result<BorrowedFiles> borrowedFrom(BorrowedFiles files, const Asset& target, ReadAgain again,
                                   const LoadProgress& progress, const std::stop_token& stop) {
    for (BorrowedFile& file : files) {
        const bool isNew = !file.source;
        if (const Status read = readSource(file, again, progress, stop); !read) {
            return read.error();
        }
        auto clips = borrowClips(*file.source, file.path.filename().string(), target, file.request,
                                 file.map, stop);
        if (clips) {
            file.clips = std::make_shared<const BorrowedClips>(std::move(*clips));
        } else if (isNew || clips.error().code == ErrorCode::Cancelled) {
            return clips.error();
        } else {
            file.clips.reset();
            file.problem = describe(clips.error());
        }
    }
    return files;
}

std::shared_ptr<const Asset> withClipsOf(const BorrowedFiles& files,
                                         const std::shared_ptr<const Asset>& file) {
    ClipSets sets;
    for (const BorrowedFile& each : files) {
        if (each.clips) {
            sets.push_back(each.clips);
        }
    }
    return withClips(file, sets);
}

AnimationIndex firstClipOf(const BorrowedFiles& files, std::size_t index, const Asset& file) {
    std::size_t first = file.animations.size();
    for (std::size_t i = 0; i < index; ++i) {
        first += files[i].clips ? files[i].clips->clips.size() : 0;
    }
    return AnimationIndex(first);
}

}  // namespace sinew
