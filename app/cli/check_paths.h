// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

/// A file that `check` reads, or a folder in which it finds none.
struct CheckedPath {
    std::string file;
    std::string problem = {};  // why it is not read; empty: it is
};

/// The files that `named` ones stand for, in their order: a folder for every glTF file in it and in
/// the folders below, in the order of their paths, byte by byte. What is hidden (its name starts
/// with a dot) is left out; links to folders are not followed.
[[nodiscard]] std::vector<CheckedPath> checkedPaths(const std::vector<std::string>& named);

}  // namespace sinew::cli
