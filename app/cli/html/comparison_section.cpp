// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "app/cli/report/compare_report.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kChangesListed = 200;
constexpr std::array kCaptions{"Distances", "Clips", "Joints whose weights moved"};

void writeChanges(HtmlWriter& html, const std::vector<FileChange>& changes) {
    if (changes.empty()) {
        return;
    }
    html.inside({"ul", "places"}, [&] {
        for (std::size_t i = 0; i < std::min(changes.size(), kChangesListed); ++i) {
            html.line({"li"}, changes[i].words);
        }
        writeMore(html, "li", changes.size(), kChangesListed);
    });
}

}  // namespace

void writeComparison(const SectionContext& context) {
    const FileEvidence& evidence = context.evidence;
    if (!evidence.before) {
        return;
    }
    const EvidenceBefore& before = *evidence.before;
    const CompareReport report{.beforeFile = before.file,
                               .afterFile = evidence.file,
                               .before = *before.asset,
                               .after = *evidence.asset(),
                               .comparison = before.comparison};
    HtmlWriter& html = context.html;
    context.inside("comparison", "Compared with " + shownName(before.file), [&] {
        html.line({"p"}, comparisonSentence(*before.asset, before.comparison));
        if (context.draws()) {
            if (const auto picture =
                    context.pictures->comparison(report, {before.asset, evidence.asset()})) {
                html.inside({"div", "card"}, [&] {
                    writeFigure(context, *picture,
                                "Before, after, and how far the surface moves from one to the "
                                "other");
                });
            }
        }
        const std::vector<TextTable> tables = comparisonTables(report);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            writeTable(html, kCaptions[i], tables[i]);
        }
        writeChanges(html, before.comparison.changes);
    });
}

}  // namespace sinew::cli
