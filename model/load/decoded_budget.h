// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "model/core/result.h"
#include "model/load/limits.h"

namespace sinew::load {

/// Bytes that one decoded asset may take, in proportion to the size of the file and its buffers.
class DecodedBudget {
public:
    explicit DecodedBudget(std::uint64_t fileBytes) noexcept
        : m_left(kDecodedBytesFloor + kDecodedBytesPerFileByte * fileBytes) {}

    [[nodiscard]] Status take(std::uint64_t bytes, const std::string& pointer) {
        if (bytes > m_left) {
            return Error{ErrorCode::LimitExceeded,
                         "the decoded asset would be disproportionately larger than its file",
                         pointer};
        }
        m_left -= bytes;
        return Nothing{};
    }

private:
    std::uint64_t m_left;
};

}  // namespace sinew::load
