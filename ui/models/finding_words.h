// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/core/diagnostic.h"

class QIcon;

namespace sinew {

[[nodiscard]] QIcon severityIcon(Severity severity);

/// A finding as rich text: the problem, what it means, why it matters and how to fix it. Text from
/// the file is escaped.
[[nodiscard]] QString findingHtml(const Diagnostic& finding);

}  // namespace sinew
