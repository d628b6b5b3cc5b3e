// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/html/html_writer.h"
#include "app/cli/report/text_output.h"
#include "model/core/diagnostic.h"

namespace sinew::cli {

/// A whole page: its own style, light, dark and on paper; no scripts, and a Content-Security-Policy
/// that allows nothing but this style and pictures in the page. `body` writes what is between
/// header and end.
void writePage(HtmlWriter& html, const std::string& title, FunctionRef<void()> body);

/// How a page shows a severity.
struct SeverityStyle {
    Severity severity;
    const char* word;
    HtmlName badge;  // classes
    HtmlName card;
};
[[nodiscard]] const SeverityStyle& styleOf(Severity severity) noexcept;

/// A table that scrolls where it is too wide; nothing without rows. `caption`: may be empty.
void writeTable(HtmlWriter& html, const std::string& caption, const TextTable& table);

}  // namespace sinew::cli
