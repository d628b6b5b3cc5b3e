// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/section_context.h"

namespace sinew::cli {

void writeFigure(const SectionContext& context, const EncodedPicture& picture,
                 const std::string& caption, HtmlName kind) {
    HtmlWriter& html = context.html;
    html.inside({"figure"}, [&] {
        html.picture({.type = picture.type,
                      .bytes = picture.bytes,
                      .width = picture.width,
                      .height = picture.height,
                      .alternative = caption,
                      .kind = kind});
        html.line({"figcaption"}, caption);
    });
}

void writeViews(const SectionContext& context) {
    if (!context.draws()) {
        return;
    }
    HtmlWriter& html = context.html;
    html.inside({"section", {}, context.anchor("views")}, [&] {
        context.heading("Views");
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
