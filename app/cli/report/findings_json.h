// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "app/cli/report/report_form.h"
#include "model/check/rule.h"
#include "model/core/diagnostic.h"
#include "model/facts/key_words.h"

namespace sinew::cli {

inline constexpr auto kSeverityWords = std::to_array<KeyWord<Severity>>(
    {{Severity::Info, "info"}, {Severity::Warning, "warning"}, {Severity::Error, "error"}});
static_assert(rowsFollow(kSeverityWords, &KeyWord<Severity>::value));

inline constexpr std::size_t kMostVertices = 100;  // limit per place; `count` has all

void describe(auto& form, Described<SurfaceEffect>) {
    form.value("distance", &SurfaceEffect::distance);
    form.value("share", &SurfaceEffect::share);
    form.value("visible", &SurfaceEffect::isVisible);
    form.optional("mesh", &SurfaceEffect::mesh);
    form.optional("primitive", [](const SurfaceEffect& effect) {
        return effect.mesh ? std::optional(effect.primitive) : std::nullopt;
    });
    form.optional("vertex", [](const SurfaceEffect& effect) {
        return effect.mesh ? std::optional(effect.vertex) : std::nullopt;
    });
    form.optional("animation", &SurfaceEffect::animation);
    form.optional("time", [](const SurfaceEffect& effect) {
        return effect.animation ? std::optional(effect.seconds) : std::nullopt;
    });
    form.optional("frame", &SurfaceEffect::frame);
}

/// The objects that a finding is about.
void describeObjects(auto& form) {
    form.optional("node", &Diagnostic::node);
    form.optional("mesh", &Diagnostic::mesh);
    form.optional("primitive", &Diagnostic::primitive);
    form.optional("skin", &Diagnostic::skin);
    form.optional("joint", &Diagnostic::joint);
    form.optional("vertex", &Diagnostic::vertex);
    form.optional("animation", &Diagnostic::animation);
    form.optional("channel", &Diagnostic::channel);
    form.optional("key", &Diagnostic::key);
    form.optional("image", &Diagnostic::image);
    form.optional("time", &Diagnostic::seconds);
    form.some("vertices", [](const Diagnostic& finding) {
        return std::span<const std::uint32_t>(finding.vertices)
            .first(std::min(finding.vertices.size(), kMostVertices));
    });
    form.optional("effect", &Diagnostic::effect);
}

/// One place of a finding, or the finding itself.
inline constexpr auto describePlace = [](auto& form) {
    form.value("message", &Diagnostic::message);
    form.value("pointer", &Diagnostic::pointer);
    form.value("count", &Diagnostic::count);
    describeObjects(form);
};

/// The same in all reports.
void describe(auto& form, Described<Diagnostic>) {
    form.value("code", &Diagnostic::code);
    form.word("severity", kSeverityWords, &Diagnostic::severity);
    form.value("violation", isViolation);
    describePlace(form);
    form.when([](auto& finding) { return !finding.places.empty(); },
              [](auto& some) { some.list("places", &Diagnostic::places, describePlace); });
}

}  // namespace sinew::cli
