// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/direction_check.h"

#include <cmath>
#include <string>
#include <string_view>

#include "model/load/document/words.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// What rounding to 8 bits per component costs at most, so that quantised directions pass.
constexpr float kLengthTolerance = 0.00674F;

// Values that are no numbers are the accessor's finding.
bool isUnit(const glm::vec3& direction) {
    const float length = std::sqrt(glm::dot(direction, direction));
    return std::abs(length - 1.0F) <= kLengthTolerance || !std::isfinite(length);
}

// One pass without roots and branches: whether all are of unit length for sure.
template <class Vec>
bool allSurelyUnit(const SharedArray<Vec>& directions) {
    constexpr float kRounding = 1e-6F;
    constexpr float kShortest = (1.0F - kLengthTolerance) * (1.0F - kLengthTolerance) + kRounding;
    constexpr float kLongest = (1.0F + kLengthTolerance) * (1.0F + kLengthTolerance) - kRounding;
    unsigned unsure = 0;
    for (const Vec& d : directions) {
        const float square = d.x * d.x + d.y * d.y + d.z * d.z;
        unsure += static_cast<unsigned>(!(square >= kShortest)) +
                  static_cast<unsigned>(!(square <= kLongest));
    }
    return unsure == 0;
}

struct Wrong {
    std::size_t count = 0;
    std::size_t first = 0;
};

template <class Vec, class Right>
Wrong countWrong(const SharedArray<Vec>& values, const Right& right) {
    Wrong wrong;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!right(values[i]) && wrong.count++ == 0)
            wrong.first = i;
    return wrong;
}

class Reporter {
public:
    Reporter(PrimitivePlace place, Findings& findings) : m_place(place), m_findings(findings) {}

    void add(const char* code, const Wrong& wrong, const std::string& what,
             std::string_view attribute) {
        if (wrong.count == 0)
            return;
        m_findings.add({.severity = Severity::Warning,
                        .code = code,
                        .message = what + " at " + counted(wrong.count, "vertex", "vertices") +
                                   ", the first is vertex " + std::to_string(wrong.first),
                        .pointer = pointerTo("meshes", m_place.mesh, "primitives",
                                             m_place.primitive, "attributes", attribute),
                        .count = wrong.count,
                        .mesh = static_cast<std::uint32_t>(m_place.mesh),
                        .primitive = static_cast<std::uint32_t>(m_place.primitive),
                        .vertex = static_cast<std::uint32_t>(wrong.first)});
    }

private:
    PrimitivePlace m_place;
    Findings& m_findings;
};

}  // namespace

void reportDirections(const Primitive& primitive, PrimitivePlace place, Findings& findings) {
    Reporter report(place, findings);
    if (!allSurelyUnit(primitive.normals))
        report.add("NORMAL_NOT_UNIT", countWrong(primitive.normals, isUnit),
                   "the normal is not of unit length", "NORMAL");
    if (!allSurelyUnit(primitive.tangents))
        report.add("TANGENT_NOT_UNIT",
                   countWrong(primitive.tangents,
                              [](const glm::vec4& tangent) { return isUnit(glm::vec3(tangent)); }),
                   "the tangent is not of unit length", "TANGENT");
    report.add("TANGENT_HANDEDNESS",
               countWrong(primitive.tangents,
                          [](const glm::vec4& tangent) { return std::abs(tangent.w) == 1.0F; }),
               "the tangent's w is neither 1 nor -1", "TANGENT");
}

}  // namespace sinew::load
