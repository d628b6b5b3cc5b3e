// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/state/inspection_state.h"

namespace sinew {

// States in files: a state by itself, the sidecar of a picture, or a picture (PNG). Paths in a
// state are relative to the folder of the file that holds it.

/// The state in the bytes of such a file, as JSON for `readState`. Errors with a JSON pointer into
/// the state or the sidecar: InvalidRequest for a picture or JSON without a state, also for a later
/// version of its format; InvalidJson; InvalidImage.
[[nodiscard]] Result<JsonValue> findState(std::span<const std::uint8_t> bytes);
/// The same of a regular file; FileUnreadable.
[[nodiscard]] Result<JsonValue> findState(const std::filesystem::path& file);

/// The file that a state is about, before it is loaded. Errors as of `readState`.
[[nodiscard]] Result<InspectedFile> fileOfState(const JsonValue& state);

/// Makes the paths of a state relative to a folder; absolute if `folder` is empty. Names of
/// built-in environments stay.
void setPathsFrom(InspectionState& state, const std::filesystem::path& folder);

/// The reverse: what the paths name for a program in its current folder. Where the folder has no
/// such file, but the current folder has, as earlier versions wrote it, that one.
void resolvePaths(InspectedFile& file, const std::filesystem::path& folder);
void resolvePaths(InspectionState& state, const std::filesystem::path& folder);

/// The folder of a file, without links: paths in a state in this file are relative to it.
[[nodiscard]] std::filesystem::path folderOf(const std::filesystem::path& file);

}  // namespace sinew
