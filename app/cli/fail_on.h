// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/core/diagnostic.h"

namespace sinew::cli {

/// Which findings make `check` end with exit code 1.
struct FailOn {
    std::optional<Severity> from = Severity::Error;  // from this severity on; none: no finding
    bool violations = false;  // and from Warning on, what violates the specification

    [[nodiscard]] bool fails(const Diagnostic& finding) const;
    /// The lowest severity with which a finding can fail; none: no finding fails.
    [[nodiscard]] std::optional<Severity> least() const noexcept;
};

/// --fail-on: a severity, "violation" or "none". Throws Failure (exit 2).
[[nodiscard]] FailOn parseFailOn(const std::string& text);

}  // namespace sinew::cli
