// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/html/file_evidence.h"
#include "app/cli/html/html_writer.h"
#include "app/cli/html/report_pictures.h"

namespace sinew::cli {

/// What the sections about one file are written with. Borrows everything.
struct SectionContext {
    HtmlWriter& html;
    HtmlAnchors& anchors;
    const FileEvidence& evidence;
    const std::string& notice;           // why there are no pictures; empty: nothing is wrong
    ReportPictures* pictures = nullptr;  // null: none can be drawn, or none are wanted
    std::string prefix = {};  // "Fox.glb.", if the page is about several files: starts anchors
    std::size_t findingPictures = 24;  // the most
    HtmlName section = "h2";           // headings
    HtmlName item = "h3";

    /// "findings", or of several files "Fox.glb.findings".
    [[nodiscard]] HtmlAnchor anchor(std::string_view text) const {
        return anchors.unique(prefix + std::string(text));
    }
    /// Whether there is room for another picture.
    [[nodiscard]] bool draws() const noexcept { return pictures != nullptr && pictures->hasRoom(); }
    /// A section with a heading.
    void inside(std::string_view name, std::string_view words, FunctionRef<void()> body) const {
        html.inside({"section", {}, anchor(name)}, [&] {
            html.line({section, "section"}, words);
            body();
        });
    }
};

/// "and 3 more clips", unless all are shown.
void writeMore(HtmlWriter& html, HtmlName tag, std::size_t all, std::size_t shown,
               const char* words = "");

/// A picture with a caption.
void writeFigure(const SectionContext& context, const EncodedPicture& picture,
                 const std::string& caption, HtmlName kind = {});

// Each writes nothing where there is nothing to say.
void writeOverview(const SectionContext& context);
void writeComparison(const SectionContext& context);
void writeFacts(const SectionContext& context);
void writeFindings(const SectionContext& context);
void writeWeights(const SectionContext& context);
void writeClips(const SectionContext& context);
void writeViews(const SectionContext& context);

}  // namespace sinew::cli
