// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/core/diagnostic.h"
#include "model/core/json_value.h"
#include "model/core/result.h"

namespace sinew {

/// All that can be said about a file that does not load.
struct RefusedFile {
    std::vector<Diagnostic> findings = {};
    std::shared_ptr<const JsonValue> json = {};  // null: it cannot be read
};

/// Lists the faults of container, document and buffer views of a file that `loadAsset` refuses with
/// `error`, which is among them (DOCUMENT_INVALID). None for errors that do not concern the
/// content.
[[nodiscard]] RefusedFile faultsOfRefused(std::span<const std::uint8_t> file, const Error& error);

}  // namespace sinew
