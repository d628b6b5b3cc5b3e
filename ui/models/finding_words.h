// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/core/diagnostic.h"

class QIcon;

namespace sinew {

[[nodiscard]] QIcon severityIcon(Severity severity);

/// A finding in full, as rich text: what is wrong, what it means, why it hurts and how to get rid
/// of it. Text of the file is escaped.
[[nodiscard]] QString findingHtml(const Diagnostic& finding);

}  // namespace sinew
