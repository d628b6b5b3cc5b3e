// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/report_page.h"

#include "app/cli/html/html_page.h"
#include "app/cli/report/info_listing.h"
#include "app/common/failure.h"
#include "model/facts/asset_facts.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kPicturesOfOne = 3;  // findings with a picture, for one of several files
constexpr Extent kThumbnailSize{192, 144};

FileRow rowOf(const FileEvidence& evidence) {
    FileRow row{.file = evidence.file, .error = evidence.report.error};
    if (!evidence.clips) {
        return row;
    }
    const Asset& asset = *evidence.asset();
    row.counts = countFindings(evidence.report.findings);
    row.triangles = factsOf(asset).triangles;
    row.clips = asset.animations.size();
    row.bytes = asset.info.fileBytes;
    return row;
}

void writeBadges(HtmlWriter& html, const FindingCounts& counts) {
    html.inside({"ul", "badges"}, [&] {
        for (const Severity severity : kSeverities) {
            if (const std::size_t count = counts[severity]; count > 0) {
                const std::string word = severityName(severity);
                html.line({"li", styleOf(severity).badge},
                          groupedCount(count, word.c_str(), (word + 's').c_str()));
            }
        }
        if (counts == FindingCounts()) {
            html.line({"li", "badge good"}, "no findings");
        }
    });
}

void writeContents(HtmlWriter& html, const FileEvidence& evidence, bool hasPictures) {
    html.inside({.name = "nav", .attributes = {{"aria-label", "Contents"}}}, [&] {
        const auto link = [&](const char* anchor, const char* words) {
            html.link(HtmlAnchor(anchor), words);
            html.own("\n");
        };
        if (evidence.before) {
            link("comparison", "Comparison");
        }
        link("findings", "Findings");
        if (!evidence.motion.clips.empty()) {
            link("clips", "Clips");
        }
        if (!evidence.weights.empty()) {
            link("weights", "Weights");
        }
        if (hasPictures) {
            link("views", "Views");
        }
        link("facts", "Contents");
    });
}

}  // namespace

void ReportPage::addSections(const SectionContext& context) {
    writeOverview(context);
    writeComparison(context);
    writeFindings(context);
    writeClips(context);
    writeWeights(context);
    if (!m_isOfSeveral) {
        writeViews(context);
        writeFacts(context);
    }
}

void ReportPage::add(const FileEvidence& evidence, ReportPictures* pictures,
                     const std::string& notice) {
    FileRow& row = m_rows.emplace_back(rowOf(evidence));
    if (!evidence.clips) {
        return;
    }
    SectionContext context{.html = m_sections,
                           .anchors = m_anchors,
                           .evidence = evidence,
                           .notice = notice,
                           .pictures = pictures};
    if (m_isOfSeveral) {
        row.section = m_anchors.unique(nameWithoutFolder(evidence.file));
        context.prefix = row.section.text() + '.';
        context.section = "h3";
        context.item = "h4";
        context.findingPictures = kPicturesOfOne;
    }
    if (!evidence.report.findings.empty()) {
        row.worst = evidence.report.findings.front().code;
        row.finding = HtmlAnchor(context.prefix + "finding-" + row.worst + "-1");
    }
    if (m_isOfSeveral && pictures != nullptr) {
        row.thumbnail = pictures->whole(kThumbnailSize);
    }
    const auto writeHead = [&](HtmlTag name) {
        m_sections.line(name, nameWithoutFolder(evidence.file));
        m_sections.line({"p", "soft"}, shownName(evidence.file));
        writeBadges(m_sections, row.counts);
    };
    if (m_isOfSeveral) {
        m_sections.inside({"article", "file", row.section}, [&] {
            writeHead({"h2", "name"});
            addSections(context);
        });
        return;
    }
    m_sections.inside({"header"}, [&] {
        writeHead({"h1"});
        writeContents(m_sections, evidence, pictures != nullptr);
    });
    m_sections.inside({"main"}, [&] { addSections(context); });
}

HtmlWriter ReportPage::finish() const {
    HtmlWriter html;
    const std::string title = m_isOfSeveral ? groupedCount(m_rows.size(), "file", "files")
                                            : nameWithoutFolder(m_rows.front().file);
    writePage(html, title + " - Sinew report", [&] {
        if (m_isOfSeveral) {
            html.inside({"header"}, [&] {
                html.line({"h1"}, title);
                writeBadges(html, totalOf(m_rows).counts);
            });
            html.inside({"main"}, [&] {
                writeFileTable(html, m_rows);
                html.append(m_sections);
            });
        } else {
            html.append(m_sections);
        }
        html.line({"footer"}, "Sinew " SINEW_VERSION);
    });
    return html;
}

}  // namespace sinew::cli
