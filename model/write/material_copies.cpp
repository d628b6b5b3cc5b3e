// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/material_copies.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "model/asset/animated_properties.h"
#include "model/asset/property_facts.h"
#include "model/core/json_pointer.h"
#include "model/evaluate/properties.h"
#include "model/write/json_text.h"

namespace sinew {

namespace {

constexpr std::string_view kExtensions = "extensions";
constexpr std::string_view kTexture = "Texture";  // ends the name of every member with a texture

bool namesTexture(std::string_view name) {
    return name.ends_with(kTexture);
}

JsonValue numberOrArray(std::span<const float> values) {
    if (values.size() == 1) {
        return JsonValue(double{values.front()});
    }
    JsonValue::Array array;
    for (const float value : values) {
        array.emplace_back(double{value});
    }
    return JsonValue(std::move(array));
}

/// Assets that were not loaded from a file have no JSON.
const JsonValue::Array& storedList(const Asset& asset, const char* name) {
    static const JsonValue::Array kNone;
    return asset.json ? asset.json->elements(name) : kNone;
}

JsonValue asJson(std::size_t index) {
    return JsonValue(static_cast<double>(index));
}

/// Extensions of a list as a property of the file.
std::string listOf(const char* name, const std::vector<std::string>& extensions) {
    return '"' + std::string(name) + "\":" + stringsText(extensions);
}

}  // namespace

std::size_t MaterialCopies::add(MaterialIndex material) {
    if (const auto known = m_materials.find(material); known != m_materials.end()) {
        return known->second;
    }
    const auto& stored = storedList(m_asset, "materials");
    JsonValue json =
        material.value < stored.size() ? stored[material.value] : JsonValue(JsonValue::Object());
    if (m_pose != nullptr) {
        json = atPose(json, material);
    }
    const std::string text = jsonText(copied(json, {}));
    return m_materials[material] = m_file.add("materials", text);
}

JsonValue MaterialCopies::atPose(const JsonValue& stored, MaterialIndex material) const {
    JsonValue json = stored;
    ObjectFactors factors;
    factors.material = evaluatedMaterial(m_asset, *m_pose, material);
    for (const AnimatedProperty& each :
         animatedPropertiesOf(m_asset, PropertyOwner::Material, material.value)) {
        const PropertyTarget& target = each.target;
        if (belongsToTexture(target.property) && !m_asset[material][target.slot].texture) {
            continue;
        }
        const auto values = floatsOf(factors, target.property, target.slot);
        const auto path = splitPointer(pointerTo(m_asset, target));
        bool finite = path.ok();
        for (const float value : values) {
            finite = finite && std::isfinite(value);
        }
        if (finite) {
            constexpr std::size_t kOwner = 2;  // "/materials/3"
            setMember(json, std::span(*path).subspan(kOwner), numberOrArray(values));
        }
    }
    return json;
}

JsonValue MaterialCopies::copied(const JsonValue& value, std::string_view name) {
    if (const JsonValue::Array* array = value.array()) {
        JsonValue::Array out;
        for (const JsonValue& each : *array) {
            out.push_back(copied(each, {}));
        }
        return JsonValue(std::move(out));
    }
    const JsonValue::Object* object = value.object();
    if (object == nullptr) {
        return value;
    }
    JsonValue::Object out;
    for (const JsonMember& member : *object) {
        JsonValue copy = copiedMember(member, name);
        if (!copy.isNull()) {
            out.push_back({member.name, std::move(copy)});
        }
    }
    return JsonValue(std::move(out));
}

JsonValue MaterialCopies::copiedMember(const JsonMember& member, std::string_view holder) {
    if (member.value.isNull()) {
        return {};
    }
    if (holder == kExtensions) {
        m_extensions.insert(member.name);
    }
    const double* number = member.value.number();
    if (namesTexture(holder) && member.name == "index" && number != nullptr) {
        return texture(static_cast<std::size_t>(std::max(*number, 0.0)));
    }
    JsonValue copy = copied(member.value, member.name);
    const bool lost = namesTexture(member.name) && member.value.has("index") && !copy.has("index");
    return lost ? JsonValue() : copy;
}

JsonValue MaterialCopies::texture(std::size_t index) {
    if (const auto known = m_textures.find(index); known != m_textures.end()) {
        return known->second;
    }
    const auto& stored = storedList(m_asset, "textures");
    if (index >= stored.size() || stored[index].object() == nullptr) {
        return m_textures[index] = JsonValue();
    }
    // `source` and `sampler` are indices, also those of an extension such as EXT_texture_webp.
    const auto withIndices = [this](const JsonValue& from, const auto& self) -> JsonValue {
        JsonValue::Object out;
        for (const JsonMember& member : *from.object()) {
            const double* number = member.value.number();
            JsonValue copy = member.value;
            if (number != nullptr && member.name == "source") {
                copy = image(static_cast<std::size_t>(std::max(*number, 0.0)));
            } else if (number != nullptr && member.name == "sampler") {
                copy = sampler(static_cast<std::size_t>(std::max(*number, 0.0)));
            } else if (member.value.object() != nullptr && member.name != "extras") {
                copy = self(member.value, self);
            }
            if (!copy.isNull()) {
                out.push_back({member.name, std::move(copy)});
            }
        }
        return JsonValue(std::move(out));
    };
    JsonValue json = withIndices(stored[index], withIndices);
    if (const JsonValue* extensions = json.find(kExtensions);
        extensions != nullptr && extensions->object() != nullptr) {
        for (const JsonMember& member : *extensions->object()) {
            m_extensions.insert(member.name);
        }
    }
    return m_textures[index] = asJson(m_file.add("textures", jsonText(json)));
}

JsonValue MaterialCopies::sampler(std::size_t index) {
    const auto& stored = storedList(m_asset, "samplers");
    if (index >= stored.size() || stored[index].object() == nullptr) {
        return {};
    }
    JsonValue& known = m_samplers[index];
    if (known.isNull()) {
        known = asJson(m_file.add("samplers", jsonText(stored[index])));
    }
    return known;
}

JsonValue MaterialCopies::image(std::size_t index) {
    if (const auto known = m_written.find(index); known != m_written.end()) {
        return known->second;
    }
    return m_written[index] = writeImage(index);
}

JsonValue MaterialCopies::writeImage(std::size_t index) {
    const std::string name =
        index < m_asset.images.size() ? m_asset.images[index].name : std::string();
    const Result<StoredImage> stored = m_images.read(index);
    if (!stored || stored->mimeType.empty()) {
        m_notices.push_back(displayName(name, "Image", index) + " was left out: " +
                            (stored ? "its kind is unknown" : stored.error().message));
        return {};
    }
    const std::size_t view = m_file.addView(stored->bytes);
    return asJson(m_file.add("images", R"({"bufferView":)" + std::to_string(view) +
                                           R"(,"mimeType":")" + stored->mimeType + '"' +
                                           nameMember(name) + '}'));
}

void MaterialCopies::finish() {
    if (m_extensions.empty()) {
        return;
    }
    const std::vector<std::string> used(m_extensions.begin(), m_extensions.end());
    std::vector<std::string> required;
    for (const std::string& each : m_asset.extensionsRequired) {
        if (m_extensions.contains(each)) {
            required.push_back(each);
        }
    }
    m_file.set(listOf("extensionsUsed", used));
    if (!required.empty()) {
        m_file.set(listOf("extensionsRequired", required));
    }
}

}  // namespace sinew
