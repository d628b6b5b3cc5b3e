// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "model/core/result.h"

// Errors about file content, with the JSON pointer of the location, and of a stop.
namespace sinew::load {

[[nodiscard]] inline Error invalidAccessor(std::string message, std::string pointer) {
    return {ErrorCode::InvalidAccessor, std::move(message), std::move(pointer)};
}

[[nodiscard]] inline Error invalidBuffer(std::string message, std::string pointer) {
    return {ErrorCode::InvalidBuffer, std::move(message), std::move(pointer)};
}

[[nodiscard]] inline Error invalidDocument(std::string message, std::string pointer) {
    return {ErrorCode::InvalidDocument, std::move(message), std::move(pointer)};
}

[[nodiscard]] inline Error cancelled() {
    return {ErrorCode::Cancelled, "loading was cancelled", {}};
}

}  // namespace sinew::load
