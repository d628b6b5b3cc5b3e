// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/property_target.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/material_table.h"
#include "model/asset/property_facts.h"
#include "model/core/json_pointer.h"

namespace sinew::load {
namespace {

using Tokens = std::vector<std::string>;

TargetProblem problem(const char* code, std::string_view pointer, const char* what,
                      Severity severity = Severity::Error) {
    return {severity, code,
            "\"" + std::string(pointer) + "\" " + what + "; the channel was ignored"};
}

// No name in the Object Model needs escaping, so the text of pointers can be compared directly.

std::optional<Property> plainProperty(PropertyOwner owner, std::string_view rest) {
    // Both camera types have these two.
    if (owner == PropertyOwner::Camera && rest == "/orthographic/znear") {
        return Property::ZNear;
    }
    if (owner == PropertyOwner::Camera && rest == "/orthographic/zfar") {
        return Property::ZFar;
    }
    for (std::size_t i = 0; i < kPropertyCount; ++i) {
        const auto property = static_cast<Property>(i);
        if (factsOf(property).owner == owner && rest == factsOf(property).pointer &&
            !belongsToTexture(property)) {
            return property;
        }
    }
    return {};
}

std::optional<PropertyTarget> textureProperty(const ListEntry& entry) {
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const auto slot = static_cast<TextureSlot>(i);
        const std::string_view texture = factsOf(slot).pointer;
        if (!entry.rest.starts_with(texture)) {
            continue;
        }
        for (const Property property :
             {Property::TextureOffset, Property::TextureRotation, Property::TextureScale}) {
            if (entry.rest.substr(texture.size()) == factsOf(property).pointer) {
                return PropertyTarget{PropertyOwner::Material, entry.object.index, property, slot};
            }
        }
    }
    return {};
}

std::optional<PropertyTarget> propertyTarget(const ListEntry& entry) {
    const std::optional<PropertyOwner> owner = propertyOwner(entry.object.kind);
    if (!owner) {
        return {};
    }
    if (const std::optional<Property> property = plainProperty(*owner, entry.rest)) {
        return PropertyTarget{*owner, entry.object.index, *property, TextureSlot::BaseColor};
    }
    return owner == PropertyOwner::Material ? textureProperty(entry) : std::nullopt;
}
// "/weights" and "/weights/3".
std::optional<std::uint32_t> weightsTarget(std::string_view rest) {
    constexpr std::string_view kWeights = "/weights";
    if (rest == kWeights) {
        return kAllMorphTargets;
    }
    if (!rest.starts_with(kWeights) || rest.substr(kWeights.size()).front() != '/') {
        return {};
    }
    const std::optional<std::size_t> index = arrayIndex(rest.substr(kWeights.size() + 1));
    return index ? std::optional(static_cast<std::uint32_t>(*index)) : std::nullopt;
}

std::optional<NodeTarget> nodeTarget(const ListEntry& entry) {
    if (entry.object.kind != ObjectKind::Node || entry.rest.empty()) {
        return {};
    }
    const NodeIndex node(entry.object.index);
    if (const auto weights = weightsTarget(entry.rest)) {
        return NodeTarget{node, ChannelPath::Weights, *weights};
    }
    const auto path = namedIn<ChannelPath>(kGltfPaths, entry.rest.substr(1));
    return path ? std::optional(NodeTarget{node, *path}) : std::nullopt;
}

std::optional<MeshWeightsTarget> meshTarget(const ListEntry& entry) {
    const auto weights =
        entry.object.kind == ObjectKind::Mesh ? weightsTarget(entry.rest) : std::nullopt;
    return weights ? std::optional(MeshWeightsTarget{MeshIndex(entry.object.index), *weights})
                   : std::nullopt;
}
TargetProblem unresolved(std::string_view pointer) {
    return problem("POINTER_UNRESOLVED", pointer, "does not match anything in the file");
}

bool hasTarget(std::size_t targets, std::uint32_t morphTarget) {
    return morphTarget == kAllMorphTargets || morphTarget < targets;
}

// Read-only properties of the Object Model that are not JSON properties.
bool isReadOnly(std::string_view pointer) {
    const ListEntry entry = listEntryOf(pointer);
    return pointer.ends_with(".length") ||
           (entry.object.kind == ObjectKind::Node &&
            (entry.rest == "/matrix" || entry.rest == "/globalMatrix"));
}
// Besides material extensions.
constexpr std::string_view kKnownExtensions[] = {
    "KHR_node_visibility",
    "KHR_texture_transform",
    "KHR_lights_punctual",
};

bool isKnownExtension(std::string_view name) {
    const auto hasName = [&](const MaterialExtensionFacts& extension) {
        return extension.name == name &&
               std::ranges::find(kExtensionFactors, extension.extension,
                                 &ExtensionFactor::extension) != kExtensionFactors.end();
    };
    return std::ranges::any_of(kMaterialExtensions, hasName) ||
           std::ranges::find(kKnownExtensions, name) != std::end(kKnownExtensions);
}

// Whether the pointer is inside an extension whose Object Model is not supported.
bool isOfUnknownExtension(const Tokens& tokens) {
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i] == "extensions" && !isKnownExtension(tokens[i + 1])) {
            return true;
        }
    }
    return false;
}

TargetProblem explain(const JsonValue& root, std::string_view pointer, const Tokens& tokens) {
    if (std::find(tokens.begin(), tokens.end(), "extras") != tokens.end()) {
        return problem("POINTER_TO_EXTRAS", pointer,
                       "targets application data, which only its author understands",
                       Severity::Info);
    }
    if (isOfUnknownExtension(tokens)) {
        return problem("POINTER_UNKNOWN", pointer, "targets a property of an unsupported extension",
                       Severity::Warning);
    }
    if (isReadOnly(pointer) || resolvePointer(root, pointer) != nullptr) {
        return problem("POINTER_NOT_MUTABLE", pointer,
                       "is not an animatable property (glTF 2.0 Asset Object Model)");
    }
    return unresolved(pointer);
}

// The object that holds the property.
const JsonValue* enclosing(const JsonValue& root, std::string_view pointer) {
    return resolvePointer(root, pointer.substr(0, pointer.rfind('/')));
}

}  // namespace

PointerTarget resolveTarget(const JsonValue& root, const Asset& asset, std::string_view pointer) {
    const Result<Tokens> tokens = splitPointer(pointer);
    if (!tokens) {
        return problem("POINTER_MALFORMED", pointer, "is not a valid JSON pointer (RFC 6901)");
    }
    const ListEntry entry = listEntryOf(pointer);
    if (const auto node = nodeTarget(entry)) {
        if (node->node.value >= asset.nodes.size() ||
            !hasTarget(asset[node->node].restWeights.size(), node->morphTarget)) {
            return unresolved(pointer);
        }
        return *node;
    }
    if (const auto mesh = meshTarget(entry)) {
        if (mesh->mesh.value >= asset.meshes.size() ||
            !hasTarget(asset[mesh->mesh].targetCount(), mesh->morphTarget)) {
            return unresolved(pointer);
        }
        return *mesh;
    }
    if (const auto property = propertyTarget(entry)) {
        const JsonValue* object = enclosing(root, pointer);
        if (object == nullptr || object->object() == nullptr) {
            return unresolved(pointer);
        }
        return *property;
    }
    return explain(root, pointer, *tokens);
}

bool isDefined(const JsonValue& root, const PropertyTarget& target, std::string_view pointer) {
    return factsOf(target.property).hasDefault || resolvePointer(root, pointer) != nullptr;
}

}  // namespace sinew::load
