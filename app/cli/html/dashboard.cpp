// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/dashboard.h"

#include "app/cli/html/html_page.h"
#include "app/cli/report/text_output.h"
#include "app/common/failure.h"
#include "model/core/words.h"

namespace sinew::cli {

namespace {

/// 0 is left out, so that what was found shows.
void writeCount(HtmlWriter& html, std::size_t count, HtmlName kind) {
    html.inside({"td", "number"}, [&] {
        if (count > 0) {
            html.span({"span", kind}, groupedDigits(count));
        }
    });
}

void writeCounts(HtmlWriter& html, const FindingCounts& counts) {
    for (const Severity severity : kSeverities) {
        writeCount(html, counts[severity], styleOf(severity).badge);
    }
}

void writeSizes(HtmlWriter& html, const auto& of) {
    html.line({"td", "number"}, groupedDigits(of.triangles));
    html.line({"td", "number"}, groupedDigits(of.clips));
    html.line({"td", "number"}, byteSize(of.bytes));
}

/// A path that may break after its slashes.
void writeFolder(HtmlWriter& html, std::string_view path) {
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        const std::size_t size = slash == std::string_view::npos ? path.size() : slash + 1;
        html.text(path.substr(0, size));
        html.own("<wbr>");
        path.remove_prefix(size);
    }
}

/// The name, which leads to the section, and the folder.
void writeName(HtmlWriter& html, const FileRow& row) {
    const std::string shown = shownName(row.file);
    const std::size_t slash = shown.rfind('/');
    const std::string name = shown.substr(slash == std::string::npos ? 0 : slash + 1);
    if (row.error.empty()) {
        html.link(row.section, name);
    } else {
        html.text(name);
    }
    if (slash != std::string::npos) {
        html.inside({"div", "soft"}, [&] { writeFolder(html, shown.substr(0, slash + 1)); });
    }
}

void writeFileRow(HtmlWriter& html, const FileRow& row) {
    html.inside({"tr"}, [&] {
        html.inside({"td", "thumbnail"}, [&] {
            if (row.thumbnail) {
                html.picture(*row.thumbnail, "");
            }
        });
        html.inside({.name = "th", .kind = "name", .attributes = {{"scope", "row"}}},
                    [&] { writeName(html, row); });
        if (!row.error.empty()) {
            html.inside({.name = "td", .attributes = {{"colspan", "7"}}}, [&] {
                html.span({"span", "badge error"}, "unreadable");
                html.text(" " + row.error);
            });
            return;
        }
        writeCounts(html, row.counts);
        html.inside({"td"}, [&] {
            if (!row.worst.empty()) {
                html.link(row.finding, row.worst, "code");
            }
        });
        writeSizes(html, row);
    });
}

void writeTotals(HtmlWriter& html, const std::vector<FileRow>& rows) {
    const FileTotals totals = totalOf(rows);
    html.inside({"tr", "totals"}, [&] {
        html.line({"td"}, "");
        html.line({.name = "th", .attributes = {{"scope", "row"}}},
                  counted(rows.size(), "file", "files") +
                      (totals.unreadable == 0
                           ? ""
                           : ", " + std::to_string(totals.unreadable) + " unreadable"));
        writeCounts(html, totals.counts);
        html.line({"td"}, "");
        writeSizes(html, totals);
    });
}

}  // namespace

FileTotals totalOf(const std::vector<FileRow>& rows) {
    FileTotals totals;
    for (const FileRow& row : rows) {
        totals.unreadable += row.error.empty() ? 0U : 1U;
        addCounts(row.counts, totals.counts);
        totals.triangles += row.triangles;
        totals.clips += row.clips;
        totals.bytes += row.bytes;
    }
    return totals;
}

void writeFileTable(HtmlWriter& html, const std::vector<FileRow>& rows) {
    html.inside({.name = "div", .kind = "scroll", .attributes = {{"tabindex", "0"}}}, [&] {
        html.inside({"table"}, [&] {
            html.inside({"thead"}, [&] {
                html.inside({"tr"}, [&] {
                    const auto head = [&](HtmlName kind, const char* words) {
                        html.line({.name = "th", .kind = kind, .attributes = {{"scope", "col"}}},
                                  words);
                    };
                    html.line({"td"}, "");
                    head({}, "file");
                    head("number", "errors");
                    head("number", "warnings");
                    head("number", "infos");
                    head({}, "worst finding");
                    head("number", "triangles");
                    head("number", "clips");
                    head("number", "size");
                });
            });
            html.inside({"tbody"}, [&] {
                for (const FileRow& row : rows) {
                    writeFileRow(html, row);
                }
            });
            html.inside({"tfoot"}, [&] { writeTotals(html, rows); });
        });
    });
}

}  // namespace sinew::cli
