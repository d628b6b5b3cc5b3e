// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/decoded_budget.h"

#include "model/load/limits.h"

namespace sinew::load {

DecodedBudget::DecodedBudget(std::uint64_t fileBytes) noexcept
    : m_left(kDecodedBytesFloor + kDecodedBytesPerFileByte * fileBytes) {}

Status DecodedBudget::take(std::uint64_t bytes, const std::string& pointer) {
    if (bytes > m_left) {
        return Error{ErrorCode::LimitExceeded,
                     "the decoded asset would be disproportionately larger than its file", pointer};
    }
    m_left -= bytes;
    return Nothing{};
}

}  // namespace sinew::load
