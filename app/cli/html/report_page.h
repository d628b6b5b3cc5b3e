// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/html/dashboard.h"
#include "app/cli/html/file_evidence.h"
#include "app/cli/html/html_writer.h"
#include "app/cli/html/report_pictures.h"

namespace sinew::cli {

/// A report about one file, or a table of several files and a section about each. Sections are
/// added one by one, so that only one file is in memory.
class ReportPage {
public:
    explicit ReportPage(bool isOfSeveral) : m_isOfSeveral(isOfSeveral) {}

    /// `pictures`: null for none.
    void add(const FileEvidence& evidence, ReportPictures* pictures);
    /// A sentence above everything.
    void addNotice(const std::string& words) { m_notices.push_back(words); }
    /// The whole page, after the last file.
    [[nodiscard]] HtmlWriter finish() const;

private:
    void addSections(const FileEvidence& evidence, ReportPictures* pictures, FileRow& row);
    void writeNotices(HtmlWriter& html) const;

    bool m_isOfSeveral;
    HtmlAnchors m_anchors;
    HtmlWriter m_sections;
    std::vector<FileRow> m_rows;
    std::vector<std::string> m_notices;
};

}  // namespace sinew::cli
