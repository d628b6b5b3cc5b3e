// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/html/html_writer.h"

#include "model/core/base64.h"
#include "model/core/markup.h"

namespace sinew::cli {

namespace {

bool isAnchorLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '_' || letter == '.' || letter == '-';
}

}  // namespace

HtmlAnchor::HtmlAnchor(std::string_view text) : m_text(text) {
    for (char& letter : m_text) {
        letter = isAnchorLetter(letter) ? letter : '-';
    }
}

HtmlAnchor HtmlAnchors::unique(std::string_view text) {
    const HtmlAnchor wanted(text);
    HtmlAnchor anchor = wanted;
    std::size_t& next = m_next.try_emplace(wanted.text(), 2).first->second;
    while (!m_taken.insert(anchor.text()).second) {
        anchor = HtmlAnchor(wanted.text() + '-' + std::to_string(next++));
    }
    return anchor;
}

void HtmlWriter::attribute(std::string_view name, std::string_view value) {
    m_text.append(" ").append(name).append("=\"").append(markupText(value)).append("\"");
}

void HtmlWriter::open(const HtmlTag& tag) {
    m_text.append("<").append(tag.name.text());
    if (!tag.anchor.text().empty()) {
        attribute("id", tag.anchor.text());
    }
    if (!tag.kind.text().empty()) {
        attribute("class", tag.kind.text());
    }
    for (const HtmlAttribute& each : tag.attributes) {
        attribute(each.name.text(), each.value);
    }
    m_text += '>';
}

void HtmlWriter::close(const HtmlTag& tag) {
    m_text.append("</").append(tag.name.text()).append(">");
}

void HtmlWriter::inside(const HtmlTag& tag, FunctionRef<void()> body) {
    open(tag);
    m_text += '\n';
    body();
    close(tag);
    m_text += '\n';
}

void HtmlWriter::line(const HtmlTag& tag, std::string_view text) {
    span(tag, text);
    m_text += '\n';
}

void HtmlWriter::span(const HtmlTag& tag, std::string_view words) {
    open(tag);
    text(words);
    close(tag);
}

void HtmlWriter::text(std::string_view text) {
    m_text += markupText(text);
}

void HtmlWriter::link(const HtmlAnchor& to, std::string_view words, HtmlName kind) {
    m_text.append("<a href=\"#").append(to.text()).append("\"");
    if (!kind.text().empty()) {
        attribute("class", kind.text());
    }
    m_text += '>';
    text(words);
    m_text += "</a>";
}

void HtmlWriter::picture(const EncodedPicture& picture, std::string_view alternative,
                         HtmlName kind) {
    m_text.append("<img width=\"").append(std::to_string(picture.width));
    m_text.append("\" height=\"").append(std::to_string(picture.height)).append("\"");
    if (!kind.text().empty()) {
        attribute("class", kind.text());
    }
    attribute("alt", alternative);
    m_text.append(" src=\"data:").append(picture.type.text()).append(";base64,");
    m_text.append(base64Of(picture.bytes)).append("\">\n");
}

void HtmlWriter::empty(const HtmlTag& tag) {
    open(tag);
    m_text += '\n';
}

}  // namespace sinew::cli
