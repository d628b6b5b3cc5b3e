// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "model/check/rule.h"
#include "model/words/place_words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kPlacesListed = 12;

/// With a capital letter and a full stop.
std::string asSentence(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text.empty() || text.ends_with('.') ? text : text + '.';
}

/// How to fix it, by program.
void writeFixes(HtmlWriter& html, const Rule& rule) {
    if (rule.fixBlender.empty() && rule.fixMaya.empty()) {
        return;
    }
    html.inside({"dl", "fixes"}, [&] {
        for (const auto& [program, words] :
             {std::pair("In Blender", rule.fixBlender), std::pair("In Maya", rule.fixMaya)}) {
            if (!words.empty()) {
                html.line({"dt"}, program);
                html.line({"dd"}, words);
            }
        }
    });
}

/// Findings in the order of `check`; their places have the numbers that `render --finding` counts.
class FindingCards {
public:
    explicit FindingCards(const SectionContext& context)
        : m_context(context), m_html(context.html), m_asset(*context.evidence.asset()) {}

    void write(const Diagnostic& finding) {
        const Rule& rule = ruleOf(finding.code);
        const SeverityStyle& style = styleOf(finding.severity);
        m_html.inside({"article", style.card, nextAnchor(finding.code)}, [&] {
            writePicture(finding);
            m_html.inside({"div", "words"}, [&] {
                m_html.inside({m_context.item, "item"}, [&] {
                    m_html.span({"span", style.badge}, style.word);
                    m_html.span({"span", "code"}, finding.code);
                });
                m_html.line({"p"}, asSentence(finding.message));
                writePlaces(finding);
                if (!rule.why.empty()) {
                    m_html.line({"p", "soft"}, rule.why);
                }
                writeFixes(m_html, rule);
            });
        });
    }

private:
    /// "finding-KEY_POP-2": the second place of these findings.
    HtmlAnchor nextAnchor(const std::string& code) {
        return m_context.anchor("finding-" + code + '-' + std::to_string(++m_places[code]));
    }

    /// Of the first place.
    void writePicture(const Diagnostic& finding) {
        if (!m_context.draws() || m_pictures >= m_context.findingPictures) {
            return;
        }
        const Diagnostic& place = finding.places.empty() ? finding : finding.places.front();
        if (const auto picture = m_context.pictures->finding(place)) {
            ++m_pictures;
            writeFigure(m_context, *picture, placeWords(m_asset, place));
        }
    }

    void writePlaces(const Diagnostic& finding) {
        if (finding.places.empty()) {
            if (!finding.pointer.empty()) {
                m_html.line({"p", "code"}, "at " + finding.pointer);
            }
            return;
        }
        const std::size_t shown = std::min(finding.places.size(), kPlacesListed);
        const std::vector<std::string> words =
            placesInWords(m_asset, std::span<const Diagnostic>(finding.places).subspan(0, shown));
        m_html.inside({"ul", "places"}, [&] {
            for (std::size_t i = 0; i < shown; ++i) {
                const Diagnostic& place = finding.places[i];
                m_html.line({"li", {}, i == 0 ? HtmlAnchor() : nextAnchor(finding.code)},
                            words[i].empty() ? "at " + place.pointer : words[i]);
            }
            writeMore(m_html, "li", finding.places.size(), shown);
        });
        m_places[finding.code] += finding.places.size() - shown;
    }

    const SectionContext& m_context;
    HtmlWriter& m_html;
    const Asset& m_asset;
    std::size_t m_pictures = 0;                   // those drawn so far
    std::map<std::string, std::size_t> m_places;  // [code]: those counted so far
};

/// What could not be evaluated: neither passed nor failed.
void writeGaps(const SectionContext& context) {
    const std::vector<CoverageGap>& gaps = context.evidence.report.gaps;
    if (gaps.empty()) {
        return;
    }
    HtmlWriter& html = context.html;
    html.inside({"article", "card", context.anchor("not-evaluated")}, [&] {
        html.line({context.item, "item"}, "Not evaluated");
        html.line({"p", "soft"}, "These rules neither passed nor failed.");
        html.inside({"ul", "places"}, [&] {
            for (const CoverageGap& gap : gaps) {
                html.line({"li"}, coverageWords(gap));
            }
        });
    });
}

}  // namespace

void writeFindings(const SectionContext& context) {
    HtmlWriter& html = context.html;
    const std::vector<Diagnostic>& findings = context.evidence.report.findings;
    context.inside("findings", "Findings", [&] {
        html.line({"p", "soft"},
                  findings.empty() ? "No rule found anything." : "The most harmful first.");
        for (const std::string& file : context.evidence.report.ruleFiles) {
            html.line({"p", "soft"}, "By the rules of " + file);
        }
        FindingCards cards(context);
        for (const Diagnostic& finding : findings) {
            cards.write(finding);
        }
        writeGaps(context);
    });
}

}  // namespace sinew::cli
