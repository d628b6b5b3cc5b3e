// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/findings.h"

#include <charconv>
#include <string_view>
#include <utility>

#include "model/core/utf8.h"
#include "model/core/words.h"
#include "model/load/finding_places.h"
#include "model/load/limits.h"

namespace sinew::load {
namespace {

constexpr std::string_view kLeftOut = "FINDINGS_LEFT_OUT";
constexpr const char* kMoreOf = " more of ";

}  // namespace

std::optional<LeftOut> leftOut(const Diagnostic& finding) {
    const std::size_t words = finding.message.find(kMoreOf);
    LeftOut result;
    if (finding.code != kLeftOut || words == std::string::npos) {
        return {};
    }
    const char* const begin = finding.message.data();
    std::from_chars(begin, begin + words, result.findings);
    result.code = finding.message.substr(words + std::string_view(kMoreOf).size());
    return result;
}

std::string onOneLine(std::string text) {
    if (text.size() > kMostShownBytes) {
        text.resize(cutUtf8(text, kMostShownBytes).size());
        text += "...";
    }
    return oneLine(text);
}

void Findings::add(Diagnostic finding) {
    finding.message = onOneLine(std::move(finding.message));
    finding.pointer = onOneLine(std::move(finding.pointer));
    Counted& counted = m_perCode[finding.code];
    if (++counted.findings > kMaxFindingsPerCode) {
        counted.leftOut += finding.count;
        return;
    }
    placeByPointer(finding);
    m_kept.push_back(std::move(finding));
}

std::vector<Diagnostic> Findings::take() {
    for (const auto& [code, counted] : m_perCode) {
        if (counted.findings > kMaxFindingsPerCode) {
            m_kept.push_back(
                {.severity = Severity::Info,
                 .code = std::string(kLeftOut),
                 .message = std::to_string(counted.findings - kMaxFindingsPerCode) + kMoreOf + code,
                 .count = counted.leftOut});
        }
    }
    m_perCode.clear();
    return std::exchange(m_kept, {});
}

}  // namespace sinew::load
