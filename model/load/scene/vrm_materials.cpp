// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/vrm_materials.h"

#include <algorithm>

#include "model/core/srgb.h"
#include "model/load/accessor/value_reader.h"

namespace sinew::load {
namespace {

constexpr std::size_t kRgb = 3;

/// A colour that an expression changes, by its names in both versions.
struct ColorKind {
    std::string_view type;      // VRM 1.0
    std::string_view property;  // VRM 0.x; empty: cannot be changed there
    std::string_view words;
    Property shown = Property::Visible;  // Visible: Sinew does not show it
};
constexpr ColorKind kColorKinds[] = {
    {"color", "_Color", "base colour", Property::BaseColorFactor},
    {"emissionColor", "_EmissionColor", "emissive colour", Property::EmissiveFactor},
    {"shadeColor", "_ShadeColor", "shade colour"},
    {"matcapColor", "", "matcap colour"},
    {"rimColor", "_RimColor", "rim colour"},
    {"outlineColor", "_OutlineColor", "outline colour"},
};

const ColorKind* colorKind(std::string_view ColorKind::*name, std::string_view wanted) {
    const auto* const found =
        std::find_if(std::begin(kColorKinds), std::end(kColorKinds),
                     [&](const ColorKind& each) { return each.*name == wanted; });
    return found != std::end(kColorKinds) && !wanted.empty() ? found : nullptr;
}

PropertyTarget propertyOf(MaterialIndex material, Property property,
                          TextureSlot slot = TextureSlot::BaseColor) {
    return {.owner = PropertyOwner::Material,
            .index = material.value,
            .property = property,
            .slot = slot};
}

void addColor(const ColorKind& kind, MaterialIndex material, const PropertyValue& color,
              const Asset& asset, VrmExpression& out) {
    if (kind.shown == Property::Visible) {
        out.unshown.push_back(
            std::string(kind.words) + " of " +
            onOneLine(displayName(asset[material].name, "Material", material.value)));
        return;
    }
    PropertyValue value = color;
    if (kind.shown == Property::EmissiveFactor) {
        value[kRgb] = 0.0F;
    }
    out.materials.push_back({propertyOf(material, kind.shown), value});
}

/// What becomes of the transform of each texture of the material.
template <class Changed>
void addTransforms(MaterialIndex material, const Asset& asset, const Changed& changed,
                   VrmExpression& out) {
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const auto slot = static_cast<TextureSlot>(i);
        const TextureRef& use = asset[material][slot];
        if (!use.texture) {
            continue;
        }
        const TextureTransform full = changed(use.transform.value_or(TextureTransform{}));
        out.materials.push_back(
            {propertyOf(material, Property::TextureOffset, slot), {full.offset.x, full.offset.y}});
        out.materials.push_back(
            {propertyOf(material, Property::TextureScale, slot), {full.scale.x, full.scale.y}});
    }
}

}  // namespace

VrmMaterials::VrmMaterials(VrmParts& parts) : m_parts(parts) {
    const std::vector<Material>& materials = parts.asset().materials;
    for (std::size_t i = 0; i < materials.size(); ++i) {
        m_named.try_emplace(materials[i].name, MaterialIndex(i));
    }
}

void VrmMaterials::readBinds(const JsonValue& expression, VrmExpression& out, const Path& path) {
    out.materialBinds = m_parts.eachElement(
        expression, "materialColorBinds", path,
        [&](const JsonValue& bind, const Path& at) { readColor(bind, out, at); });
    out.materialBinds += m_parts.eachElement(
        expression, "textureTransformBinds", path,
        [&](const JsonValue& bind, const Path& at) { readTransform(bind, out, at); });
    reportUnshown(out, path);
}

void VrmMaterials::readColor(const JsonValue& bind, VrmExpression& out, const Path& path) {
    const Asset& asset = m_parts.asset();
    const auto material = m_parts.index(bind, "material", asset.materials.size(), "material", path);
    const ColorKind* const kind = colorKind(&ColorKind::type, bind.text("type"));
    if (kind == nullptr) {
        m_parts.report(Severity::Error, "VRM_MALFORMED",
                       "VRM does not define this type of colour; the entry was ignored",
                       Path(path, "type"));
    }
    PropertyValue color{};
    if (material && kind != nullptr && numbers(bind, "targetValue", color, path)) {
        addColor(*kind, MaterialIndex(*material), color, asset, out);
    }
}

void VrmMaterials::readTransform(const JsonValue& bind, VrmExpression& out, const Path& path) {
    const Asset& asset = m_parts.asset();
    const auto material = m_parts.index(bind, "material", asset.materials.size(), "material", path);
    TextureTransform full;
    const bool read =
        (bind.find("scale") == nullptr || numbers(bind, "scale", {&full.scale.x, 2}, path)) &&
        (bind.find("offset") == nullptr || numbers(bind, "offset", {&full.offset.x, 2}, path));
    if (material && read) {
        addTransforms(
            MaterialIndex(*material), asset, [&](const TextureTransform&) { return full; }, out);
    }
}

void VrmMaterials::readValues(const JsonValue& group, VrmExpression& out, const Path& path) {
    out.materialBinds = m_parts.eachElement(
        group, "materialValues", path,
        [&](const JsonValue& value, const Path& at) { readValue(value, out, at); });
    reportUnshown(out, path);
}

void VrmMaterials::readValue(const JsonValue& value, VrmExpression& out, const Path& path) {
    PropertyValue given{};
    const MaterialIndex material = namedMaterial(value, path);
    if (!material || !numbers(value, "targetValue", given, path)) {
        return;
    }
    const std::string& property = value.text("propertyName");
    if (const ColorKind* const kind = colorKind(&ColorKind::property, property)) {
        std::transform(given.begin(), given.begin() + kRgb, given.begin(), linearOfSrgb);
        addColor(*kind, material, given, m_parts.asset(), out);
    } else if (property == "_MainTex_ST" || property == "_MainTex_ST_S" ||
               property == "_MainTex_ST_T") {
        addUnityTransform(material, property, given, out);
    } else {
        const std::string& name = m_parts.asset()[material].name;
        out.unshown.push_back(onOneLine(property) + " of " +
                              onOneLine(displayName(name, "Material", material.value)));
    }
}

/// "_S" changes the horizontal components alone, "_T" the vertical ones.
void VrmMaterials::addUnityTransform(MaterialIndex material, std::string_view property,
                                     std::span<const float> scaleAndOffset,
                                     VrmExpression& out) const {
    const auto changed = [&](TextureTransform transform) {
        if (!property.ends_with("_T")) {
            transform.scale.x = scaleAndOffset[0];
            transform.offset.x = scaleAndOffset[2];
        }
        if (!property.ends_with("_S")) {
            transform.scale.y = scaleAndOffset[1];
            transform.offset.y = 1.0F - scaleAndOffset[3] - scaleAndOffset[1];
        }
        return transform;
    };
    addTransforms(material, m_parts.asset(), changed, out);
}

MaterialIndex VrmMaterials::namedMaterial(const JsonValue& value, const Path& path) {
    const std::string& name = value.text("materialName");
    const auto found = m_named.find(name);
    if (found != m_named.end()) {
        return found->second;
    }
    m_parts.report(Severity::Error, "VRM_INVALID_INDEX",
                   "VRM references the material \"" + onOneLine(name) +
                       "\", which does not exist; the entry was ignored",
                   Path(path, "materialName"));
    return {};
}

bool VrmMaterials::numbers(const JsonValue& bind, std::string_view name, std::span<float> out,
                           const Path& path) {
    const JsonValue::Array& values = bind.elements(name);
    const auto isNumber = [](const JsonValue& value) { return value.number() != nullptr; };
    if (values.size() < out.size() || !std::all_of(values.begin(), values.end(), isNumber)) {
        m_parts.report(
            Severity::Error, "VRM_MALFORMED",
            "VRM expects " + std::to_string(out.size()) + " numbers here; the entry was ignored",
            Path(path, name));
        return false;
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = toFloat(*values[i].number());
    }
    return true;
}

void VrmMaterials::reportUnshown(const VrmExpression& expression, const Path& path) {
    constexpr std::size_t kMostNamed = 4;
    const std::vector<std::string>& all = expression.unshown;
    if (all.empty()) {
        return;
    }
    std::string list;
    for (std::size_t i = 0; i < std::min(all.size(), kMostNamed); ++i) {
        list += (i == 0 ? "" : ", ") + all[i];
    }
    if (all.size() > kMostNamed) {
        list += " and " + std::to_string(all.size() - kMostNamed) + " more";
    }
    m_parts.report(
        Severity::Info, "VRM_BIND_NOT_SHOWN",
        "the expression \"" + onOneLine(expression.name) + "\" changes what is not shown: " + list,
        path);
}

}  // namespace sinew::load
