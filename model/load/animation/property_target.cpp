// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/animation/property_target.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "model/asset/material_table.h"
#include "model/core/json_pointer.h"

namespace sinew::load {
namespace {

using Tokens = std::vector<std::string>;

TargetProblem problem(const char* code, std::string_view pointer, const char* what,
                      Severity severity = Severity::Error) {
    return {severity, code,
            "\"" + std::string(pointer) + "\" " + what + "; the channel was ignored"};
}

// One type of property owner and the location of its array.
struct Owner {
    PropertyOwner owner;
    std::string_view array;
};
constexpr std::array kOwners{
    Owner{PropertyOwner::Node, "/nodes/"},
    Owner{PropertyOwner::Material, "/materials/"},
    Owner{PropertyOwner::Camera, "/cameras/"},
    Owner{PropertyOwner::Light, "/extensions/KHR_lights_punctual/lights/"},
};

struct Member {
    std::uint32_t index = 0;
    std::string_view rest;  // "/rotation"
};

// The part after the element of `array`. No name in the Object Model needs escaping, so the text
// can be compared directly.
std::optional<Member> memberOf(std::string_view pointer, std::string_view array) {
    if (!pointer.starts_with(array)) {
        return {};
    }
    pointer.remove_prefix(array.size());
    const std::size_t slash = std::min(pointer.find('/'), pointer.size());
    const std::optional<std::size_t> index = arrayIndex(pointer.substr(0, slash));
    if (!index) {
        return {};
    }
    return Member{static_cast<std::uint32_t>(*index), pointer.substr(slash)};
}

bool belongsToTexture(Property property) {
    return property == Property::TextureOffset || property == Property::TextureRotation ||
           property == Property::TextureScale;
}

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

std::optional<PropertyTarget> textureProperty(const Member& member) {
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const auto slot = static_cast<TextureSlot>(i);
        const std::string_view texture = factsOf(slot).pointer;
        if (!member.rest.starts_with(texture)) {
            continue;
        }
        for (const Property property :
             {Property::TextureOffset, Property::TextureRotation, Property::TextureScale}) {
            if (member.rest.substr(texture.size()) == factsOf(property).pointer) {
                return PropertyTarget{PropertyOwner::Material, member.index, property, slot};
            }
        }
    }
    return {};
}

std::optional<PropertyTarget> propertyTarget(std::string_view pointer) {
    for (const Owner& owner : kOwners) {
        const std::optional<Member> member = memberOf(pointer, owner.array);
        if (!member) {
            continue;
        }
        if (const std::optional<Property> property = plainProperty(owner.owner, member->rest)) {
            return PropertyTarget{owner.owner, member->index, *property, TextureSlot::BaseColor};
        }
        if (owner.owner == PropertyOwner::Material) {
            return textureProperty(*member);
        }
    }
    return {};
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

std::optional<NodeTarget> nodeTarget(std::string_view pointer) {
    const std::optional<Member> member = memberOf(pointer, "/nodes/");
    if (!member) {
        return {};
    }
    const NodeIndex node(member->index);
    if (member->rest == "/translation") {
        return NodeTarget{node, ChannelPath::Translation};
    }
    if (member->rest == "/rotation") {
        return NodeTarget{node, ChannelPath::Rotation};
    }
    if (member->rest == "/scale") {
        return NodeTarget{node, ChannelPath::Scale};
    }
    if (const auto weights = weightsTarget(member->rest)) {
        return NodeTarget{node, ChannelPath::Weights, *weights};
    }
    return {};
}

std::optional<MeshWeightsTarget> meshTarget(std::string_view pointer) {
    const std::optional<Member> member = memberOf(pointer, "/meshes/");
    if (!member) {
        return {};
    }
    const auto weights = weightsTarget(member->rest);
    return weights ? std::optional(MeshWeightsTarget{MeshIndex(member->index), *weights})
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
    const std::optional<Member> node = memberOf(pointer, "/nodes/");
    return pointer.ends_with(".length") ||
           (node && (node->rest == "/matrix" || node->rest == "/globalMatrix"));
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
    if (const auto node = nodeTarget(pointer)) {
        if (node->node.value >= asset.nodes.size() ||
            !hasTarget(asset[node->node].restWeights.size(), node->morphTarget)) {
            return unresolved(pointer);
        }
        return *node;
    }
    if (const auto mesh = meshTarget(pointer)) {
        if (mesh->mesh.value >= asset.meshes.size() ||
            !hasTarget(asset[mesh->mesh].targetCount(), mesh->morphTarget)) {
            return unresolved(pointer);
        }
        return *mesh;
    }
    if (const auto property = propertyTarget(pointer)) {
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
