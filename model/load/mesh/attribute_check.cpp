// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/attribute_check.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/words.h"
#include "model/load/source/path.h"

namespace sinew::load {

namespace {

// Maximum error of rounding to 8 bits per component, so that quantised directions pass.
constexpr float kLengthTolerance = 0.00674F;

// Margin on squared lengths that are certainly within tolerance.
constexpr float kRounding = 1e-6F;
constexpr float kShortest = (1.0F - kLengthTolerance) * (1.0F - kLengthTolerance) + kRounding;
constexpr float kLongest = (1.0F + kLengthTolerance) * (1.0F + kLengthTolerance) - kRounding;

// Whether all are certainly unit: one pass without square roots and branches.
template <class Vec>
bool allSurelyUnit(std::span<const Vec> directions) {
    unsigned unsure = 0;
    for (const Vec& d : directions) {
        const float square = d.x * d.x + d.y * d.y + d.z * d.z;
        unsure += static_cast<unsigned>(!(square >= kShortest)) +
                  static_cast<unsigned>(!(square <= kLongest));
    }
    return unsure == 0;
}

using Four = float __attribute__((vector_size(16)));

Four squaresAt(const float* values) {
    Four four;
    std::memcpy(&four, values, sizeof four);
    return four * four;
}

// The same for vectors of three floats, four at a time.
bool allSurelyUnit(const SharedArray<glm::vec3>& directions) {
    const std::size_t fours = directions.size() / 4;
    const float* at = fours > 0 ? &directions.data()->x : nullptr;
    auto sure = Four{} == Four{};
    for (std::size_t i = 0; i < fours; ++i, at += 12) {
        const Four a = squaresAt(at), b = squaresAt(at + 4), c = squaresAt(at + 8);
        const Four ends = __builtin_shufflevector(b, c, 2, 3, 5, 6);  // x2 y2 x3 y3
        const Four mids = __builtin_shufflevector(a, b, 1, 2, 4, 5);  // y0 z0 y1 z1
        const Four x = __builtin_shufflevector(a, ends, 0, 3, 4, 6);
        const Four y = __builtin_shufflevector(mids, ends, 0, 2, 5, 7);
        const Four z = __builtin_shufflevector(mids, c, 1, 3, 4, 7);
        const Four square = x + y + z;
        sure &= (square >= kShortest) & (square <= kLongest);
    }
    return sure[0] != 0 && sure[1] != 0 && sure[2] != 0 && sure[3] != 0 &&
           allSurelyUnit(std::span(directions).subspan(4 * fours));
}

bool allSurelyUnit(const SharedArray<glm::vec4>& directions) {
    return allSurelyUnit(std::span(directions));
}

using Wrong = DirectionCheck::Wrong;
using Facts = DirectionCheck::Facts;

template <class Vec, class Right>
Wrong countWrong(const SharedArray<Vec>& values, const Right& right) {
    Wrong wrong;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!right(values[i]) && wrong.count++ == 0) {
            wrong.first = i;
        }
    }
    return wrong;
}

class DirectionReporter {
public:
    DirectionReporter(PrimitivePlace place, Findings& findings)
        : m_place(place), m_findings(findings) {}

    void add(const char* code, const Wrong& wrong, const std::string& what,
             std::string_view attribute) {
        if (wrong.count == 0) {
            return;
        }
        m_findings.add({.severity = Severity::Warning,
                        .code = code,
                        .message = what + " at " + counted(wrong.count, "vertex", "vertices") +
                                   "; the first is vertex " + std::to_string(wrong.first),
                        .pointer = pointerTo("meshes", m_place.mesh, "primitives",
                                             m_place.primitive, "attributes", attribute),
                        .count = wrong.count,
                        .vertex = static_cast<std::uint32_t>(wrong.first)});
    }

private:
    PrimitivePlace m_place;
    Findings& m_findings;
};

Facts factsOf(const SharedArray<glm::vec3>& normals) {
    return {allSurelyUnit(normals) ? Wrong{} : countWrong(normals, isUnitDirection), {}};
}

Facts factsOf(const SharedArray<glm::vec4>& tangents) {
    const auto isUnitTangent = [](const glm::vec4& t) { return isUnitDirection(glm::vec3(t)); };
    return {allSurelyUnit(tangents) ? Wrong{} : countWrong(tangents, isUnitTangent),
            countWrong(tangents, isHanded)};
}

// Every material of the primitive in any variant, once.
std::vector<MaterialIndex> materialsOf(const Primitive& primitive) {
    std::vector<MaterialIndex> all = primitive.variantMaterials;
    all.push_back(primitive.material);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (!all.back()) {
        all.pop_back();  // `none` sorts last
    }
    return all;
}

// Textures without coordinates in the primitive: "base colour (TEXCOORD_1), normal (TEXCOORD_1)".
struct Unplaced {
    std::string words;
    std::size_t count = 0;
};

Unplaced unplacedTextures(const Material& material, const Primitive& primitive) {
    Unplaced out;
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const TextureRef& texture = material.textures[i];
        if (!texture.texture || primitive.hasTexcoordSet(texture.texcoordSet)) {
            continue;
        }
        out.words += (out.count++ == 0 ? "" : ", ") +
                     std::string(factsOf(static_cast<TextureSlot>(i)).words) + " (TEXCOORD_" +
                     std::to_string(texture.texcoordSet) + ")";
    }
    return out;
}

}  // namespace

bool isUnitDirection(const glm::vec3& direction) noexcept {
    const float length = std::sqrt(glm::dot(direction, direction));
    return std::abs(length - 1.0F) <= kLengthTolerance || !std::isfinite(length);
}

bool isHanded(const glm::vec4& tangent) noexcept {
    return std::abs(tangent.w) == 1.0F;
}

void DirectionCheck::report(const Primitive& primitive, PrimitivePlace place, Findings& findings) {
    const auto factsOnce = [this](const auto& directions) {
        const auto [known, isNew] = m_known.try_emplace({directions.data(), directions.size()});
        if (isNew) {
            known->second = factsOf(directions);
        }
        return known->second;
    };
    DirectionReporter report(place, findings);
    if (!primitive.normals.empty()) {
        report.add("NORMAL_NOT_UNIT", factsOnce(primitive.normals).length,
                   "the normal is not of unit length", "NORMAL");
    }
    if (primitive.tangents.empty()) {
        return;
    }
    const Facts tangents = factsOnce(primitive.tangents);
    report.add("TANGENT_NOT_UNIT", tangents.length, "the tangent is not of unit length", "TANGENT");
    report.add("TANGENT_HANDEDNESS", tangents.handedness, "the tangent's w is neither 1 nor -1",
               "TANGENT");
}

void checkTexcoords(const ParsedDocument& document, const Asset& asset, Findings& findings) {
    for (std::size_t m = 0; m < asset.meshes.size(); ++m) {
        const std::vector<Primitive>& primitives = asset.meshes[m].primitives;
        for (std::size_t p = 0; p < primitives.size() && !document.stopped(); ++p) {
            if (primitives[p].positions.empty()) {
                continue;
            }
            for (const MaterialIndex index : materialsOf(primitives[p])) {
                const Unplaced unplaced = unplacedTextures(asset[index], primitives[p]);
                if (unplaced.count == 0) {
                    continue;
                }
                findings.add({.severity = Severity::Error,
                              .code = "TEXCOORD_MISSING",
                              .message = "a primitive of " +
                                         quotedName(asset.meshes[m].name, "mesh", m) +
                                         " lacks the texture coordinates that " +
                                         quotedName(asset[index].name, "material", index.value) +
                                         " needs: " + unplaced.words +
                                         "; one texel covers the whole surface",
                              .pointer = pointerTo("meshes", m, "primitives", p),
                              .count = unplaced.count});
            }
        }
    }
}

}  // namespace sinew::load
