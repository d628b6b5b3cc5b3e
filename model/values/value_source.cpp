// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/value_source.h"

#include <array>
#include <cctype>
#include <cstdio>
#include <utility>

#include "model/values/displacement_values.h"
#include "model/values/morph_values.h"
#include "model/values/stretch_values.h"
#include "model/values/symmetry_values.h"
#include "model/weights/weight_statistics.h"

namespace sinew {

ValueSource::ValueSource(SurfaceValues form, Traits traits)
    : m_form(std::move(form)), m_traits(traits) {
    if (traits.grows) {
        m_form.high = 0.0F;  // stays 0 until something is measured
    }
}

std::string ValueSource::words(float value) const {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", double{value});
    return text.data();
}

bool ValueSource::hasOtherSurfaces(const Asset& asset) const {
    return std::any_of(
        m_form.parts.begin(), m_form.parts.end(), [&](const SurfaceValues::Part& part) {
            return part.count == 0 &&
                   asset[asset[part.node].mesh].primitives[part.primitive].vertexCount() > 0;
        });
}

std::string ValueSource::whyNone() const {
    const std::vector<std::string> lines = details();
    std::string why = lines.empty() ? "no surface has such values" : lines.front();
    why.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(why.front())));
    return why;
}

void ValueSource::refreshLegend() {
    ValueLegend next = legend(m_form.high);
    next.missing = count() == 0 ? whyNone() : std::string();
    next.notes.insert(next.notes.end(), m_notes.begin(), m_notes.end());
    if (!m_form.legend || *m_form.legend != next) {
        m_form.legend = std::make_shared<const ValueLegend>(std::move(next));
    }
}

void ValueSource::evaluate(const PoseEvaluator& pose, SurfaceValues& out) {
    if (out.values.size() != m_form.values.size() || out.parts.size() != m_form.parts.size()) {
        out = m_form;
    }
    measure(pose, out.values);
    grow(out.values);
    out.low = m_form.low;
    out.high = m_form.high;
    out.legend = m_form.legend;
}

void ValueSource::measure(const PoseEvaluator& /*pose*/, std::span<float> values) {
    std::copy(m_form.values.begin(), m_form.values.end(), values.begin());
}

void ValueSource::grow(std::span<const float> values) {
    if (!m_traits.grows || m_fixed) {
        return;
    }
    float most = 0.0F;
    for (const float value : values) {
        most = value > most ? value : most;
    }
    if (most > m_form.high || m_form.high == 0.0F) {
        m_form.high = roundScale(most);
        refreshLegend();
    }
}

void ValueSource::setLargest(std::optional<float> largest) {
    if (m_traits.grows) {
        m_fixed = largest.has_value();
        const bool exact = m_traits.exact && largest.value_or(0.0F) > 0.0F;
        m_form.high = exact ? *largest : largest ? roundScale(*largest) : 0.0F;
        refreshLegend();
    }
}

void ValueSource::setNotes(std::vector<std::string> notes) {
    m_notes = std::move(notes);
    refreshLegend();
}

std::unique_ptr<ValueSource> valueSource(const std::shared_ptr<const ClipLibrary>& clips,
                                         const Look& look, const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    if (look.mode == ViewMode::Morph) {
        return mostMorphTargets(asset) == 0
                   ? nullptr
                   : std::make_unique<MorphValues>(asset, findMorphTargets(asset, look.morphTarget),
                                                   stop);
    }
    if (!viewModeInfo(look.mode).values || skinnedNodes(asset).empty()) {
        return nullptr;
    }
    switch (look.mode) {
        case ViewMode::Stretch:
            return std::make_unique<StretchValues>(clips, stop);
        case ViewMode::Displacement:
            return std::make_unique<DisplacementValues>(asset, look.compared);
        case ViewMode::Symmetry:
            return std::make_unique<SymmetryValues>(asset, stop);
        default:
            return nullptr;
    }
}

bool sameSource(const Look& a, const Look& b) noexcept {
    return a.mode == b.mode && (a.mode != ViewMode::Displacement || a.compared == b.compared) &&
           (a.mode != ViewMode::Morph || a.morphTarget == b.morphTarget);
}

}  // namespace sinew
