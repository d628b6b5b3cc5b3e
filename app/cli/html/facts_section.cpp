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
    context.inside("facts", "Contents", [&] {
        for (const auto& tables : {contentTables(asset), lookTables(asset)}) {
            for (const TitledTable& titled : tables) {
                if (titled.table.hasRows()) {
                    writeTable(html, captionOfTable(titled), titled.table);
                }
            }
        }
    });
}

void writeMore(HtmlWriter& html, HtmlName tag, std::size_t all, std::size_t shown,
               const char* words) {
    if (all > shown) {
        html.line({tag, "soft"}, "and " + std::to_string(all - shown) + " more" + words);
    }
}

void writeFigure(const SectionContext& context, const EncodedPicture& picture,
                 const std::string& caption, HtmlName kind) {
    HtmlWriter& html = context.html;
    html.inside({"figure"}, [&] {
        html.picture(picture, caption, kind);
        html.line({"figcaption"}, caption);
    });
}

void writeViews(const SectionContext& context) {
    if (!context.draws()) {
        return;
    }
    HtmlWriter& html = context.html;
    context.inside("views", "Views", [&] {
        html.inside({"div", "grid wide"}, [&] {
            for (const auto& tile : context.pictures->views().tiles) {
                if (context.draws()) {
                    writeFigure(context, context.pictures->tile(*tile), tile->title);
                }
            }
        });
    });
}

}  // namespace sinew::cli
