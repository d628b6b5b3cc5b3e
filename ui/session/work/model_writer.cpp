// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/model_writer.h"

namespace sinew {
namespace {

ModelWriter::Written write(const ModelExport& wanted, const std::filesystem::path& path,
                           const WalkOptions& walk) {
    const Asset& asset = *wanted.clips->asset();
    StoredImages images;
    if (!asset.images.empty() && !asset.path.empty()) {
        auto read = StoredImages::open(asset.path);
        if (!read) {
            return read.error();
        }
        if (read->count() != asset.images.size()) {
            return Error{ErrorCode::FileUnreadable, "the file has changed; load it again", {}};
        }
        images = std::move(*read);
    }
    const auto made = makeModel(wanted, images, path.filename().string(), walk);
    if (!made) {
        return made.error();
    }
    if (walk.stop.stop_requested()) {
        return Error{ErrorCode::Cancelled, "cancelled", {}};
    }
    if (const Status placed = putInPlace(*made, path.parent_path()); !placed) {
        return placed.error();
    }
    return made->notices;
}

}  // namespace

void ModelWriter::start(const ModelExport& wanted, const std::filesystem::path& path) {
    run(
        [wanted, path](const std::stop_token& stop, const Progress& progress) {
            return write(wanted, path, {.stop = stop, .progress = progress});
        },
        [this](const Written& result) { emit written(result); },
        [](const std::exception& failure) -> Written {
            return Error{ErrorCode::LimitExceeded, failure.what(), {}};
        });
}

}  // namespace sinew
