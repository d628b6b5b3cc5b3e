// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/morph_reader.h"

#include "model/load/mesh/attribute_format.h"

namespace sinew::load {
namespace {

constexpr char kTexcoord[] = "TEXCOORD_";
constexpr char kColor[] = "COLOR_";

bool isDisplaceable(std::string_view name) {
    return name == "POSITION" || name == "NORMAL" || name == "TANGENT" ||
           attributeSet(name, kTexcoord) || attributeSet(name, kColor);
}

bool hasAttribute(const PrimitiveSource& source, std::string_view name) {
    return findAttribute(source.attributes, name) != source.attributes.end();
}

Status readDisplacement(const std::string& name, std::uint32_t accessor, const std::string& where,
                        VertexValues& values, MorphTarget& out) {
    if (name == "POSITION") {
        return values.readVectors(accessor, where, out.positions);
    }
    if (name == "NORMAL") {
        return values.readVectors(accessor, where, out.normals);
    }
    if (name == "TANGENT") {
        return values.readVectors(accessor, where, out.tangents);
    }
    if (const auto set = attributeSet(name, kTexcoord)) {
        return values.readVectors(accessor, where, grown(out.texcoords, *set));
    }
    return values.readColors(accessor, where, 0.0F, grown(out.colors, *attributeSet(name, kColor)));
}

Status readTarget(const PrimitiveSource& source, std::size_t target, bool quantized,
                  VertexValues& values, MorphTarget& out) {
    for (const auto& [name, accessor] : source.targets[target]) {
        const std::string where = values.pointer("targets", target, name);
        if (!isDisplaceable(name)) {
            values.report(
                name.starts_with('_') ? Severity::Info : Severity::Error, "MORPH_ATTRIBUTE_IGNORED",
                "displacements of " + name + " are not supported and were ignored", where);
            continue;
        }
        if (!isUsualDisplacement(name, values.arrays()[accessor], quantized)) {
            values.reportFormat("the displacement of " + name, accessor, where);
        }
        if (name == "POSITION" && !values.hasBounds(accessor)) {
            values.report(Severity::Error, "POSITION_WITHOUT_MIN_MAX",
                          "the displacements of positions lack min or max", where);
        }
        if (!hasAttribute(source, name)) {
            values.report(Severity::Error, "MORPH_WITHOUT_BASE",
                          "the morph target displaces " + name +
                              ", which the primitive does not have; it has no effect",
                          where);
        }
        if (const Status done = readDisplacement(name, accessor, where, values, out); !done) {
            return done;
        }
    }
    return Nothing{};
}

}  // namespace

Status readMorphTargets(const PrimitiveSource& source, bool quantized, VertexValues& values,
                        std::vector<MorphTarget>& out) {
    bool looks = false;
    for (std::size_t i = 0; i < source.targets.size(); ++i) {
        MorphTarget& target = out.emplace_back();
        if (const Status done = readTarget(source, i, quantized, values, target); !done) {
            return done;
        }
        looks = looks || !target.texcoords.empty() || !target.colors.empty();
    }
    if (looks) {
        values.report(Severity::Info, "MORPH_LOOKS_NOT_SHOWN",
                      "morph targets displace texture coordinates or colours; this version reads "
                      "but does not display them",
                      values.pointer("targets"));
    }
    return Nothing{};
}

}  // namespace sinew::load
