// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/panels/widgets/panel_tree.h"

namespace sinew {

class FindingFilter;

/// The rows of the Problems panel. Rules that the user expanded stay expanded while more findings
/// arrive.
class FindingTree final : public PanelTree {
    Q_OBJECT

public:
    explicit FindingTree(FindingFilter* findings);

    [[nodiscard]] QStringList unfoldedRules() const;  // their codes
    void unfold(const QStringList& rules);
    /// All rows that are shown, unfolded or not, with severity, code and location: one per line,
    /// indented below their rule.
    [[nodiscard]] QString asText() const;
};

}  // namespace sinew
