// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/check/rule.h"

namespace sinew::check {

// The parts of `lintRules()`.
[[nodiscard]] std::span<const Rule> weightTable() noexcept;
[[nodiscard]] std::span<const Rule> skinTable() noexcept;
[[nodiscard]] std::span<const Rule> animationTable() noexcept;
[[nodiscard]] std::span<const Rule> checkTable() noexcept;
[[nodiscard]] std::span<const Rule> engineTable() noexcept;
[[nodiscard]] std::span<const Rule> projectTable() noexcept;
[[nodiscard]] std::span<const Rule> snapshotTable() noexcept;

// The parts of `ledgerRules()`.
[[nodiscard]] std::span<const Rule> ledgerContainerTable() noexcept;
[[nodiscard]] std::span<const Rule> ledgerFileTable() noexcept;
[[nodiscard]] std::span<const Rule> ledgerGeometryTable() noexcept;
[[nodiscard]] std::span<const Rule> ledgerAnimationTable() noexcept;
[[nodiscard]] std::span<const Rule> ledgerLooksTable() noexcept;

}  // namespace sinew::check
