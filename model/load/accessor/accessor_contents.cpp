// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_contents.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <type_traits>
#include <vector>

#include "model/core/words.h"
#include "model/load/accessor/accessor_format.h"

namespace sinew::load {
namespace {

// Converts one stored component as the reader does, so that bounds and values have the same unit
// (3.6.2.2).
double asRead(double stored, const Accessor& accessor) {
    if (!accessor.normalized) {
        return stored;
    }
    return withComponentType(accessor.component, [stored](auto zero) {
        using T = decltype(zero);
        if constexpr (sizeof(T) == sizeof(float)) {
            return stored;
        } else {
            const double share = stored / double{std::numeric_limits<T>::max()};
            return std::is_signed_v<T> ? std::max(share, -1.0) : share;
        }
    });
}

template <class T>
bool isSame(double bound, T actual) {
    if constexpr (std::is_same_v<T, float>) {
        return static_cast<float>(bound) == actual;
    } else {
        return bound == static_cast<double>(actual);
    }
}

template <class T>
bool agree(const std::vector<double>& stored, const std::vector<T>& actual,
           const Accessor& accessor) {
    if (stored.size() != actual.size()) {
        return false;
    }
    for (std::size_t c = 0; c < actual.size(); ++c) {
        if (!isSame(asRead(stored[c], accessor), actual[c])) {
            return false;
        }
    }
    return true;
}

std::string exactly(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.9g", number);
    return text.data();
}

// " is 2 but the values give 1", for the first component that differs.
template <class T>
std::string difference(const std::vector<double>& stored, const std::vector<T>& actual,
                       const Accessor& accessor) {
    if (stored.size() != actual.size()) {
        return " has " + counted(stored.size(), "number", "numbers") + " where the values have " +
               std::to_string(actual.size());
    }
    std::size_t c = 0;
    while (c + 1 < actual.size() && isSame(asRead(stored[c], accessor), actual[c])) {
        ++c;
    }
    return " is " + exactly(asRead(stored[c], accessor)) + " but the values give " +
           exactly(static_cast<double>(actual[c])) +
           (actual.size() == 1 ? "" : " (component " + std::to_string(c) + ")");
}

// Quantisation changes values by a small fraction of the largest component range. Scalars are
// indices of a mesh whose vertices were renumbered. Both lists have the same length.
template <class T>
bool nearlyAgree(const std::vector<double>& stored, const std::vector<T>& actual,
                 const ValueBounds<T>& bounds, const Accessor& accessor) {
    constexpr double kTolerance = 0.01;
    double range = 0.0;
    for (std::size_t c = 0; c < actual.size(); ++c) {
        range = std::max(range,
                         static_cast<double>(bounds.max[c]) - static_cast<double>(bounds.min[c]));
    }
    for (std::size_t c = 0; c < actual.size(); ++c) {
        const double apart = asRead(stored[c], accessor) - static_cast<double>(actual[c]);
        if (accessor.element != ElementType::Scalar && !(std::abs(apart) <= kTolerance * range)) {
            return false;
        }
    }
    return true;
}

template <class T>
void reportBounds(const Accessor& accessor, const ValueBounds<T>& bounds,
                  const std::string& pointer, Findings& findings) {
    const std::string which = " of accessor " + pointer.substr(pointer.rfind('/') + 1);
    const auto report = [&](const std::string& name, const std::vector<double>& stored,
                            const std::vector<T>& actual) {
        if (stored.empty() || agree(stored, actual, accessor)) {
            return;
        }
        const std::string apart = difference(stored, actual, accessor);
        if (accessor.lossy && stored.size() == actual.size()) {
            const bool nearly = nearlyAgree(stored, actual, bounds, accessor);
            return findings.add(Severity::Info, "ACCESSOR_MIN_MAX_INEXACT",
                                "the stored " + name + which + (nearly ? "" : apart + "; it") +
                                    " belongs to the values before lossy compression",
                                pointer + "/" + name);
        }
        findings.add(Severity::Error, "ACCESSOR_MIN_MAX_WRONG",
                     "the stored " + name + which + apart + "; it is not used",
                     pointer + "/" + name);
    };
    report("min", accessor.min, bounds.min);
    report("max", accessor.max, bounds.max);
}

bool hasData(const Accessor& accessor, const std::string& pointer, Findings& findings) {
    if (accessor.bufferView || accessor.sparse) {
        return true;
    }
    findings.add(accessor.isMorphDelta ? Severity::Info : Severity::Warning,
                 "ACCESSOR_WITHOUT_DATA",
                 "the accessor has no buffer view; all its values are zero", pointer);
    return false;
}

}  // namespace

bool claimsBounds(const Accessor& accessor) noexcept {
    return !accessor.min.empty() || !accessor.max.empty();
}

void reportForm(const Accessor& accessor, const JsonValue& source, const std::string& pointer,
                Findings& findings) {
    if (source.find("byteOffset") != nullptr && source.find("bufferView") == nullptr) {
        findings.add(Severity::Error, "ACCESSOR_OFFSET_WITHOUT_VIEW",
                     "the accessor has a byteOffset but no buffer view", pointer + "/byteOffset");
    }
    if (accessor.normalized && (accessor.component == ComponentType::Float ||
                                accessor.component == ComponentType::UnsignedInt)) {
        findings.add(Severity::Error, "ACCESSOR_NORMALIZED_WRONG",
                     std::string(componentName(accessor.component)) +
                         " values cannot be normalized; they are used as they are",
                     pointer + "/normalized");
    }
}

void reportContents(const Accessor& accessor, std::span<const float> values,
                    const std::string& pointer, Findings& findings) {
    if (!hasData(accessor, pointer, findings)) {
        return;
    }
    if (claimsBounds(accessor)) {
        if (const auto bounds = finiteBoundsOf(values, componentCount(accessor.element))) {
            return reportBounds(accessor, *bounds, pointer, findings);
        }
    }
    const std::size_t bad = countNotFinite(values);
    if (bad == 0) {
        return;
    }
    const auto first =
        std::find_if(values.begin(), values.end(), [](float v) { return !std::isfinite(v); });
    const auto element =
        static_cast<std::uint32_t>(first - values.begin()) / componentCount(accessor.element);
    findings.add({.severity = Severity::Error,
                  .code = "ACCESSOR_NOT_FINITE",
                  .message = counted(bad, "value of accessor ", "values of accessor ") +
                             pointer.substr(pointer.rfind('/') + 1) + (bad == 1 ? " is" : " are") +
                             " infinite or NaN, first in element " + std::to_string(element),
                  .pointer = pointer,
                  .count = bad,
                  .vertex = element});
}

template <class T>
void reportContents(const Accessor& accessor, const ValueBounds<T>* bounds,
                    const std::string& pointer, Findings& findings) {
    if (hasData(accessor, pointer, findings) && bounds != nullptr) {
        reportBounds(accessor, *bounds, pointer, findings);
    }
}

template void reportContents(const Accessor&, const ValueBounds<float>*, const std::string&,
                             Findings&);
template void reportContents(const Accessor&, const ValueBounds<std::uint8_t>*, const std::string&,
                             Findings&);
template void reportContents(const Accessor&, const ValueBounds<std::uint16_t>*, const std::string&,
                             Findings&);
template void reportContents(const Accessor&, const ValueBounds<std::uint32_t>*, const std::string&,
                             Findings&);

}  // namespace sinew::load
