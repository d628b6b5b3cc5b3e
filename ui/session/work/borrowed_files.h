// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"
#include "model/core/result.h"
#include "model/load/load_asset.h"

namespace sinew {

/// A file whose clips a document borrows.
struct BorrowedFile {
    std::filesystem::path path;
    RestHandling request = RestHandling::Automatic;
    JointMap map = {};                         // partners by hand
    std::shared_ptr<const Asset> source = {};  // asset as last read, see clipsAlone; null: not yet
    std::shared_ptr<const BorrowedClips> clips = {};  // null: none could be borrowed, see `problem`
    // Why it could not be read again or has no clips any more; clips of the last reading stay.
    std::string problem = {};
};
using BorrowedFiles = std::vector<BorrowedFile>;

/// Whether files that were read before are read again.
enum class ReadAgain { No, Yes };

/// Reads files that were not read yet, or all, and makes their clips for `target`. Error: a new
/// file cannot be read, has no clips or nothing in common with the target; its message says why.
[[nodiscard]] Result<BorrowedFiles> borrowedFrom(BorrowedFiles files, const Asset& target,
                                                 ReadAgain again, const LoadProgress& progress,
                                                 const std::stop_token& stop);

/// The file with the clips of all of them at the end.
[[nodiscard]] std::shared_ptr<const Asset> withClipsOf(const BorrowedFiles& files,
                                                       const std::shared_ptr<const Asset>& file);

/// The number of the first clip of a file in the asset of the document.
[[nodiscard]] AnimationIndex firstClipOf(const BorrowedFiles& files, std::size_t index,
                                         const Asset& file);

}  // namespace sinew
