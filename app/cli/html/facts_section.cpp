// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "app/cli/report/info_listing.h"

namespace sinew::cli {

namespace {

constexpr Extent kOverviewSize{640, 480};

/// "Meshes: 3"; how many are shown of many.
std::string captionOfTable(const TitledTable& titled) {
    const std::size_t rows = titled.table.rows().size() - 1;
    const std::string count = groupedDigits(titled.count);
    return titled.title + ": " +
           (rows < titled.count ? "the first " + groupedDigits(rows) + " of " + count : count);
}

}  // namespace

void writeOverview(const SectionContext& context) {
    HtmlWriter& html = context.html;
    const TextTable overview = overviewTable(*context.evidence.asset());
    if (!context.notice.empty()) {
        html.line({"p", "notice"}, context.notice);
    }
    html.inside({"section", "card overview", context.anchor("overview")}, [&] {
        if (context.draws()) {
            writeFigure(context, context.pictures->whole(kOverviewSize), "Rest pose");
        }
        html.inside({"dl", "lines"}, [&] {
            for (const std::vector<std::string>& row : overview.rows()) {
                html.line({"dt"}, row.front());
                html.line({"dd"}, row.back());
            }
        });
    });
}

void writeFacts(const SectionContext& context) {
    const Asset& asset = *context.evidence.asset();
    HtmlWriter& html = context.html;
    html.inside({"section", {}, context.anchor("facts")}, [&] {
        context.heading("Contents");
        for (const auto& tables : {contentTables(asset), lookTables(asset)}) {
            for (const TitledTable& titled : tables) {
                if (titled.table.hasRows()) {
                    writeTable(html, captionOfTable(titled), titled.table);
                }
            }
        }
    });
}

}  // namespace sinew::cli
