// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_borrowed.h"

#include <algorithm>
#include <string_view>

#include "app/cli/report/info_listing.h"
#include "app/cli/report/text_table.h"
#include "app/common/failure.h"
#include "model/borrow/borrow_words.h"

namespace sinew::cli {

namespace {

using Nodes = std::vector<NodeIndex>;

std::string nodeText(const Asset& asset, NodeIndex node) {
    return displayName(asset[node].name, "Node", node.value);
}

/// Partners first, then what has none on either side.
std::string partnerTable(const Asset& target, const BorrowedInput& input) {
    const JointPartners& partners = input.clips->partners;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    table.add({"joint of the other file", "joint of this file", "matched"});
    std::size_t count = 0;
    const auto add = [&](const std::string& from, const std::string& to, const char* how) {
        if (count++ < kMaxRows) {
            table.add({from, to, how});
        }
    };
    for (const NodeIndex node : partners.sourceAlone) {
        add(nodeText(*input.source, node), "-", "no partner");
    }
    for (const NodeIndex node : partners.targetAlone) {
        add("-", nodeText(target, node), "no partner");
    }
    for (const JointPartner& pair : partners.pairs) {
        add(nodeText(*input.source, pair.source), nodeText(target, pair.target),
            reasonWords(pair.reason));
    }
    return section("Joints of " + oneLine(input.clips->from), count, table);
}

std::string findingLines(const BorrowedInput& input) {
    std::string text;
    for (const Diagnostic& finding : input.clips->findings) {
        text += std::string("  ") + severityName(finding.severity) + ": " +
                oneLine(finding.message) + " (at " + oneLine(finding.pointer) + ")\n";
    }
    return text;
}

}  // namespace

std::string borrowedText(const Borrowing& borrowing) {
    std::string text;
    for (const BorrowedInput& input : borrowing.from) {
        text += partnerTable(*borrowing.asset, input);
        text += "  " + partnerWords(*input.clips) + '\n';
        text += "  " + restWords(*input.clips, *borrowing.asset) + '\n';
        text += "  " + handlingWords(*input.clips) + '\n';
        text += findingLines(input);
    }
    return text;
}

}  // namespace sinew::cli
