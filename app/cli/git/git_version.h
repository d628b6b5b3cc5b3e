// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "model/asset/asset.h"

namespace sinew::cli {

/// A version of a file that Git has written out.
struct GitVersion {
    std::shared_ptr<const Asset> asset = {};
    std::string words = {};       // what it is if there is no asset
    bool missing = false;         // the version has no such file
    bool borrowsBuffers = false;  // those of the working tree
};

/// Reads a version that Git has put into `file`. `path`: where the file is in the working tree,
/// relative to the current folder; there external buffers are looked for.
[[nodiscard]] GitVersion readVersion(const std::string& file, const std::string& path);

/// The outline of a version; of a Git LFS pointer what it points to; of a .gltf that needs other
/// files, which Git does not pass, the file itself; otherwise why it cannot be read.
[[nodiscard]] std::string versionText(const std::string& file);

}  // namespace sinew::cli
