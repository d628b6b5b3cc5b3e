// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/html_page.h"

#include "app/cli/html/page_style.h"
#include "app/cli/render/sha256.h"
#include "model/core/base64.h"
#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

constexpr HtmlName kStyle(kPageStyle);
constexpr std::size_t kLongCell = 28;  // characters; such cells may break lines

constexpr std::array kSeverityStyles{
    SeverityStyle{Severity::Info, "Info", "badge info", "card finding info"},
    SeverityStyle{Severity::Warning, "Warning", "badge warning", "card finding warning"},
    SeverityStyle{Severity::Error, "Error", "badge error", "card finding error"}};
static_assert(rowsFollow(kSeverityStyles, &SeverityStyle::severity));

std::string policy() {
    const std::string_view style = kStyle.text();
    const auto digest =
        sha256Digest({reinterpret_cast<const std::uint8_t*>(style.data()), style.size()});
    return "default-src 'none'; img-src data:; style-src 'sha256-" + base64Of(digest) +
           "'; base-uri 'none'; form-action 'none'";
}

void writeHead(HtmlWriter& html, const std::string& title) {
    html.inside({"head"}, [&] {
        html.empty({.name = "meta", .attributes = {{"charset", "utf-8"}}});
        html.empty(
            {.name = "meta",
             .attributes = {{"http-equiv", "Content-Security-Policy"}, {"content", policy()}}});
        html.empty({.name = "meta",
                    .attributes = {{"name", "viewport"},
                                   {"content", "width=device-width, initial-scale=1"}}});
        html.empty(
            {.name = "meta", .attributes = {{"name", "color-scheme"}, {"content", "light dark"}}});
        html.empty(
            {.name = "meta", .attributes = {{"name", "referrer"}, {"content", "no-referrer"}}});
        html.empty({.name = "meta",
                    .attributes = {{"name", "generator"}, {"content", "Sinew " SINEW_VERSION}}});
        html.line({"title"}, title);
        html.own("<style>");
        html.own(kStyle);
        html.own("</style>\n");
    });
}

HtmlName cellKind(char align, const std::string& cell) {
    if (align == 'r') {
        return "number";
    }
    return characterCount(cell) > kLongCell ? HtmlName("long") : HtmlName();
}

}  // namespace

const SeverityStyle& styleOf(Severity severity) noexcept {
    return kSeverityStyles[static_cast<std::size_t>(severity)];
}

void writePage(HtmlWriter& html, const std::string& title, FunctionRef<void()> body) {
    html.own("<!DOCTYPE html>\n");
    html.inside({.name = "html", .attributes = {{"lang", "en"}}}, [&] {
        writeHead(html, title);
        html.inside({"body"}, body);
    });
}

void writeTable(HtmlWriter& html, const std::string& caption, const TextTable& table) {
    if (!table.hasRows()) {
        return;
    }
    const auto writeRow = [&](const std::vector<std::string>& row, HtmlName cell, bool heads) {
        html.inside({"tr"}, [&] {
            for (std::size_t i = 0; i < row.size(); ++i) {
                HtmlTag tag{.name = cell, .kind = cellKind(table.columns()[i], row[i])};
                if (heads) {
                    tag.attributes.push_back({"scope", "col"});
                }
                html.line(tag, row[i]);
            }
        });
    };
    html.inside({.name = "div", .kind = "scroll", .attributes = {{"tabindex", "0"}}}, [&] {
        html.inside({"table"}, [&] {
            if (!caption.empty()) {
                html.line({"caption"}, caption);
            }
            html.inside({"thead"}, [&] { writeRow(table.rows().front(), "th", true); });
            html.inside({"tbody"}, [&] {
                for (std::size_t i = 1; i < table.rows().size(); ++i) {
                    writeRow(table.rows()[i], "td", false);
                }
            });
        });
    });
}

}  // namespace sinew::cli
