// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/variant_reader.h"

#include <set>
#include <string>
#include <string_view>

#include "model/core/json_pointer.h"
#include "model/load/mesh/vertex_values.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr const char* kExtension = "KHR_materials_variants";

class MappingReader {
public:
    MappingReader(PrimitivePlace place, Primitive& out, Findings& findings)
        : m_place(place), m_out(out), m_findings(findings) {}

    void read(const JsonValue& mapping, std::size_t index) {
        if (mapping.find("material") == nullptr) {
            return;  // dropped by the check
        }
        const MaterialIndex material(mapping.integer("material", 0));
        for (const JsonValue& variant : mapping.elements("variants")) {
            assign(static_cast<std::size_t>(*variant.number()), material, index);
        }
    }

private:
    void assign(std::size_t variant, MaterialIndex material, std::size_t mapping) {
        MaterialIndex& slot = m_out.variantMaterials[variant];
        if (!slot) {
            slot = material;
            return;
        }
        m_findings.add(Severity::Error, "VARIANT_MAPPED_TWICE",
                       "variant " + std::to_string(variant) +
                           " has two materials on this primitive; the first one is shown",
                       pointerTo("meshes", m_place.mesh, "primitives", m_place.primitive,
                                 "extensions", kExtension, "mappings", mapping));
    }

    PrimitivePlace m_place;
    Primitive& m_out;
    Findings& m_findings;
};

Status readMappings(const JsonValue& source, std::size_t variants, PrimitivePlace place,
                    Primitive& out, DecodedBudget& budget, Findings& findings) {
    const JsonValue* extension = extensionOf(source, kExtension);
    if (extension == nullptr || variants == 0) {
        return Nothing{};
    }
    if (const Status fits =
            budget.take(variants * sizeof(MaterialIndex),
                        pointerTo("meshes", place.mesh, "primitives", place.primitive));
        !fits) {
        return fits;
    }
    out.variantMaterials.resize(variants);
    MappingReader reader(place, out, findings);
    const JsonValue::Array& mappings = extension->elements("mappings");
    for (std::size_t i = 0; i < mappings.size(); ++i) {
        reader.read(mappings[i], i);
    }
    return Nothing{};
}

void readNames(const JsonValue& root, Asset& asset, Findings& findings) {
    const JsonValue::Array& variants = root.elements("variants");
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const std::string& name = variants[i].text("name");
        if (!name.empty() && !seen.insert(name).second) {
            findings.add(
                Severity::Warning, "VARIANT_NAME_TWICE",
                "two variants are called \"" + name + "\"; they can only be distinguished by index",
                pointerTo("extensions", kExtension, "variants", i));
        }
        asset.variants.push_back(name);
    }
}

}  // namespace

Status readVariants(const ParsedDocument& document, Asset& asset, DecodedBudget& budget,
                    Findings& findings) {
    if (const JsonValue* root = extensionOf(document.json, kExtension)) {
        readNames(*root, asset, findings);
    }
    const JsonValue::Array& meshes = document.json.elements("meshes");
    for (std::size_t m = 0; m < asset.meshes.size(); ++m) {
        const JsonValue::Array& sources = meshes[m].elements("primitives");
        for (std::size_t p = 0; p < asset.meshes[m].primitives.size() && !document.stopped(); ++p) {
            if (const Status read = readMappings(sources[p], asset.variants.size(), {m, p},
                                                 asset.meshes[m].primitives[p], budget, findings);
                !read) {
                return read;
            }
        }
    }
    return Nothing{};
}

}  // namespace sinew::load
