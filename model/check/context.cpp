// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/context.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/check/rule.h"
#include "model/evaluate/playback_clock.h"
#include "model/words/effect_words.h"

namespace sinew::check {

void Context::report(const char* code, std::string message, Diagnostic place) {
    const Rule* rule = findRule(code);
    assert(rule != nullptr);
    reportAs(rule->severity, code, std::move(message), std::move(place));
}

void Context::reportAs(Severity severity, const char* code, std::string message, Diagnostic place) {
    const Rule* rule = findRule(code);
    assert(rule != nullptr && severity <= rule->severity && severity >= rule->leastSeverity);
    if (stopped() || (m_options.violationsOnly && !rule->violation)) {
        return;
    }
    place.severity = severity;
    place.code = code;
    place.message = std::move(message);
    if (place.effect && !place.effect->measured) {
        place.effect.reset();
    }
    if (place.effect && place.effect->animation) {
        const ClipRate rate = clipRate(m_facts.frameGrid(place.effect->animation));
        place.effect->frame = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, frameAt(place.effect->seconds, rate.framesPerSecond)));
    }
    m_findings.add(std::move(place));
}

void Context::reportEffect(Severity severity, const char* code, const std::string& what,
                           const SurfaceEffect& effect, const std::string& instruction,
                           Diagnostic place) {
    if (!place.vertex && effect.mesh && place.mesh == effect.mesh.value &&
        place.primitive == effect.primitive) {
        place.vertex = effect.vertex;
    }
    std::string message = what;
    if (effect.measured) {
        message += effectWords(m_asset, effect, !place.animation);
    }
    place.effect = effect;
    reportAs(severity, code, message + (instruction.empty() ? "" : ": " + instruction),
             std::move(place));
}

void Context::reportEffect(const char* code, const std::string& what, const SurfaceEffect& effect,
                           const std::string& instruction, Diagnostic place) {
    reportEffect(ruleOf(code).severity, code, what, effect, instruction, std::move(place));
}

void Context::gap(const char* code, std::string subject, std::string reason,
                  const Diagnostic& place, bool applies) {
    assert(findRule(code) != nullptr);
    if (m_options.gaps != nullptr && !stopped() &&
        (!m_options.violationsOnly || ruleOf(code).violation)) {
        m_options.gaps->push_back({.code = code,
                                   .subject = std::move(subject),
                                   .reason = std::move(reason),
                                   .pointer = place.pointer,
                                   .animation = place.animation,
                                   .applies = applies});
    }
}

std::vector<Diagnostic> Context::take() {
    std::vector<Diagnostic> findings = m_findings.take();
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.code < b.code; });
    return findings;
}

}  // namespace sinew::check
