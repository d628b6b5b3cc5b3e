// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/html/dashboard.h"
#include "app/cli/html/file_evidence.h"
#include "app/cli/html/html_writer.h"
#include "app/cli/html/report_pictures.h"
#include "app/cli/html/section_context.h"

namespace sinew::cli {

/// A report about one file, or a table of several files and a section about each. Sections are
/// added one by one, so that only one file is in memory.
class ReportPage {
public:
    explicit ReportPage(bool isOfSeveral) : m_isOfSeveral(isOfSeveral) {}

    /// `pictures`: null for none, `notice`: why, in a sentence; empty: none are wanted.
    void add(const FileEvidence& evidence, ReportPictures* pictures,
             const std::string& notice = {});
    /// The whole page, after the last file.
    [[nodiscard]] HtmlWriter finish() const;

private:
    void addSections(const SectionContext& context);

    bool m_isOfSeveral;
    HtmlAnchors m_anchors;
    HtmlWriter m_sections;
    std::vector<FileRow> m_rows;
};

}  // namespace sinew::cli
