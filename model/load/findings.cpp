// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/findings.h"

#include <algorithm>
#include <charconv>
#include <functional>
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
    Counted& counted = m_perCode[finding.code];
    const std::size_t order = m_added++;
    auto& heap = counted.heap;
    const Weight weight(static_cast<int>(finding.severity),
                        finding.effect ? finding.effect->share : kUnmeasuredShare,
                        -static_cast<std::ptrdiff_t>(order));
    std::size_t position = m_kept.size();
    if (++counted.findings > kMaxFindingsPerCode) {
        if (weight < heap.front().first) {
            counted.leftOut += finding.count;
            return;
        }
        std::pop_heap(heap.begin(), heap.end(), std::greater<>());
        position = heap.back().second;
        heap.pop_back();
        counted.leftOut += m_kept[position].finding.count;
    } else {
        m_kept.emplace_back();
    }
    heap.emplace_back(weight, position);
    std::push_heap(heap.begin(), heap.end(), std::greater<>());
    finding.message = onOneLine(std::move(finding.message));
    finding.pointer = onOneLine(std::move(finding.pointer));
    placeByPointer(finding);
    m_kept[position] = {std::move(finding), order};
}

void Findings::add(Severity severity, std::string code, std::string message, std::string pointer) {
    add({severity, std::move(code), std::move(message), std::move(pointer)});
}

std::vector<Diagnostic> Findings::take() {
    std::sort(m_kept.begin(), m_kept.end(),
              [](const Kept& a, const Kept& b) { return a.order < b.order; });
    std::vector<Diagnostic> findings;
    findings.reserve(m_kept.size());
    for (Kept& kept : m_kept) {
        findings.push_back(std::move(kept.finding));
    }
    for (const auto& [code, counted] : m_perCode) {
        if (counted.findings > kMaxFindingsPerCode) {
            findings.push_back(
                {.severity = Severity::Info,
                 .code = std::string(kLeftOut),
                 .message = std::to_string(counted.findings - kMaxFindingsPerCode) + kMoreOf + code,
                 .count = counted.leftOut});
        }
    }
    m_perCode.clear();
    m_kept.clear();
    return findings;
}

}  // namespace sinew::load
