// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "model/check/tables.h"

namespace sinew {
namespace {

std::vector<Rule> joinedLedger() {
    std::vector<Rule> rules;
    for (const std::span<const Rule> table :
         {check::ledgerContainerTable(), check::ledgerFileTable(), check::ledgerGeometryTable(),
          check::ledgerAnimationTable(), check::ledgerLooksTable(), check::ledgerBorrowedTable()}) {
        rules.insert(rules.end(), table.begin(), table.end());
    }
    std::sort(rules.begin(), rules.end(),
              [](const Rule& a, const Rule& b) { return a.code < b.code; });
    return rules;
}

}  // namespace

std::span<const Rule> ledgerRules() {
    static const std::vector<Rule> rules = joinedLedger();
    return rules;
}

}  // namespace sinew
