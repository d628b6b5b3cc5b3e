// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/source_reader.h"

#include <algorithm>
#include <string_view>

#include "model/load/accessor/accessor_format.h"
namespace sinew::load {
namespace {

std::optional<std::uint32_t> optionalIndex(const JsonValue& object, std::string_view name) {
    const JsonValue* value = object.find(name);
    return value != nullptr ? std::optional(static_cast<std::uint32_t>(*value->number()))
                            : std::nullopt;
}

BufferView bufferViewFrom(const JsonValue& source) {
    return {static_cast<std::uint32_t>(source.integer("buffer", 0)),
            source.integer("byteOffset", 0), source.integer("byteLength", 0),
            static_cast<std::uint32_t>(source.integer("byteStride", 0))};
}

std::vector<double> numbers(const JsonValue& object, std::string_view name) {
    const JsonValue::Array& elements = object.elements(name);
    std::vector<double> out;
    out.reserve(elements.size());
    for (const JsonValue& element : elements) {
        out.push_back(*element.number());
    }
    return out;
}

SparseData sparseFrom(const JsonValue& source) {
    const JsonValue& indices = *source.find("indices");
    const JsonValue& values = *source.find("values");
    return {source.integer("count", 0),
            static_cast<std::uint32_t>(indices.integer("bufferView", 0)),
            indices.integer("byteOffset", 0),
            static_cast<ComponentType>(indices.integer("componentType", 0)),
            static_cast<std::uint32_t>(values.integer("bufferView", 0)),
            values.integer("byteOffset", 0)};
}

// If the check dropped the type, the accessor keeps its index but cannot be read.
Accessor accessorFrom(const JsonValue& source) {
    Accessor accessor;
    const JsonValue* component = source.find("componentType");
    const std::optional<ElementType> element = elementNamed(source.text("type"));
    accessor.isKnownFormat = component != nullptr && element.has_value();
    if (accessor.isKnownFormat) {
        accessor.component = static_cast<ComponentType>(source.integer("componentType", 0));
        accessor.element = *element;
    }
    accessor.bufferView = optionalIndex(source, "bufferView");
    accessor.byteOffset = source.integer("byteOffset", 0);
    accessor.count = source.integer("count", 0);
    if (const JsonValue* normalized = source.find("normalized")) {
        accessor.normalized = *normalized->boolean();
    }
    if (const JsonValue* sparse = source.find("sparse")) {
        accessor.sparse = sparseFrom(*sparse);
    }
    accessor.min = numbers(source, "min");
    accessor.max = numbers(source, "max");
    return accessor;
}

AttributeMap attributesFrom(const JsonValue& source) {
    AttributeMap attributes;
    attributes.reserve(source.object()->size());
    for (const JsonMember& member : *source.object()) {
        attributes.emplace_back(member.name, static_cast<std::uint32_t>(*member.value.number()));
    }
    std::sort(attributes.begin(), attributes.end());  // so that findings do not depend on the order
                                                      // in the file
    return attributes;
}

PrimitiveSource primitiveFrom(const JsonValue& source) {
    constexpr std::size_t kTriangles = 4;
    PrimitiveSource primitive;
    primitive.attributes = attributesFrom(*source.find("attributes"));
    for (const JsonValue& target : source.elements("targets")) {
        primitive.targets.push_back(attributesFrom(target));
    }
    primitive.indices = optionalIndex(source, "indices");
    if (const auto material = optionalIndex(source, "material")) {
        primitive.material = MaterialIndex(std::size_t{*material});
    }
    primitive.mode = static_cast<std::uint32_t>(source.integer("mode", kTriangles));
    return primitive;
}

template <class Tag>
Index<Tag> indexFrom(const JsonValue& object, std::string_view name) {
    const JsonValue* value = object.find(name);
    return value != nullptr ? Index<Tag>(static_cast<std::size_t>(*value->number())) : Index<Tag>();
}

// The check has validated the number of elements.
template <class Vec>
Vec vectorFrom(const JsonValue& object, std::string_view name, const Vec& otherwise) {
    const JsonValue* value = object.find(name);
    if (value == nullptr) {
        return otherwise;
    }
    Vec out{};
    for (int i = 0; i < Vec::length(); ++i) {
        out[i] = static_cast<float>(*(*value->array())[static_cast<std::size_t>(i)].number());
    }
    return out;
}

std::optional<glm::mat4> matrixFrom(const JsonValue& node) {
    const JsonValue* value = node.find("matrix");
    if (value == nullptr) {
        return {};
    }
    glm::mat4 matrix;
    for (int i = 0; i < 16; ++i) {
        matrix[i / 4][i % 4] =
            static_cast<float>(*(*value->array())[static_cast<std::size_t>(i)].number());
    }
    return matrix;
}

// A matrix replaces translation, rotation and scale (3.5.2).
Node nodeFrom(const JsonValue& source) {
    Node node;
    node.name = source.text("name");
    node.mesh = indexFrom<MeshTag>(source, "mesh");
    node.skin = indexFrom<SkinTag>(source, "skin");
    node.camera = indexFrom<CameraTag>(source, "camera");
    for (const JsonValue& child : source.elements("children")) {
        node.children.push_back(NodeIndex(static_cast<std::size_t>(*child.number())));
    }
    for (const JsonValue& weight : source.elements("weights")) {
        node.restWeights.push_back(static_cast<float>(*weight.number()));
    }
    node.matrix = matrixFrom(source);
    if (node.matrix) {
        return node;
    }
    node.rest.translation = vectorFrom(source, "translation", glm::vec3(0.0F));
    node.rest.scale = vectorFrom(source, "scale", glm::vec3(1.0F));
    const auto rotation = vectorFrom(source, "rotation", glm::vec4(0.0F, 0.0F, 0.0F, 1.0F));
    node.rest.rotation = glm::quat(rotation.w, rotation.x, rotation.y, rotation.z);
    return node;
}

std::vector<NodeIndex> nodesFrom(const JsonValue& object, std::string_view name) {
    const JsonValue::Array& elements = object.elements(name);
    std::vector<NodeIndex> nodes;
    nodes.reserve(elements.size());
    for (const JsonValue& element : elements) {
        nodes.push_back(NodeIndex(static_cast<std::size_t>(*element.number())));
    }
    return nodes;
}

// A value that the check dropped must not become the default.
std::string wordFrom(const JsonValue& object, std::string_view name, const char* otherwise) {
    const JsonValue* word = object.find(name);
    return word != nullptr ? *word->string() : object.has(name) ? "unknown" : otherwise;
}

SamplerSource samplerFrom(const JsonValue& source) {
    return {static_cast<std::uint32_t>(source.integer("input", 0)),
            static_cast<std::uint32_t>(source.integer("output", 0)),
            wordFrom(source, "interpolation", "LINEAR")};
}

ChannelSource channelFrom(const JsonValue& source) {
    const JsonValue& target = *source.find("target");
    return {static_cast<std::uint32_t>(source.integer("sampler", 0)),
            indexFrom<NodeTag>(target, "node"), wordFrom(target, "path", "unknown")};
}

AnimationSource animationFrom(const JsonValue& source, const ParsedDocument& document) {
    AnimationSource animation;
    for (const JsonValue& sampler : source.elements("samplers")) {
        if (document.stopped()) {
            break;
        }
        animation.samplers.push_back(samplerFrom(sampler));
    }
    for (const JsonValue& channel : source.elements("channels")) {
        if (document.stopped()) {
            break;
        }
        animation.channels.push_back(channelFrom(channel));
    }
    return animation;
}

void readScenes(const ParsedDocument& document, Asset& asset) {
    asset.defaultScene = indexFrom<SceneTag>(document.json, "scene");
    for (const JsonValue& scene : document.json.elements("scenes")) {
        if (document.stopped()) {
            return;
        }
        asset.scenes.push_back({scene.text("name"), nodesFrom(scene, "nodes")});
    }
}

void readSkins(ParsedDocument& document, Asset& asset) {
    for (const JsonValue& skin : document.json.elements("skins")) {
        if (document.stopped()) {
            return;
        }
        document.skins.push_back({optionalIndex(skin, "inverseBindMatrices")});
        Skin& out = asset.skins.emplace_back();
        out.name = skin.text("name");
        out.joints = nodesFrom(skin, "joints");
        out.skeleton = indexFrom<NodeTag>(skin, "skeleton");
    }
}

void readAnimations(ParsedDocument& document, Asset& asset) {
    for (const JsonValue& animation : document.json.elements("animations")) {
        if (document.stopped()) {
            return;
        }
        document.animations.push_back(animationFrom(animation, document));
        asset.animations.emplace_back().name = animation.text("name");
    }
}

// Accessors that only morph targets use.
void markMorphDeltas(ParsedDocument& document) {
    const auto set = [&document](const AttributeMap& attributes, bool isDelta) {
        for (const auto& [name, accessor] : attributes) {
            document.accessors[accessor].isMorphDelta = isDelta;
        }
    };
    for (const MeshSource& mesh : document.meshes) {
        for (const PrimitiveSource& primitive : mesh.primitives) {
            for (const AttributeMap& target : primitive.targets) {
                set(target, true);
            }
        }
    }
    for (const MeshSource& mesh : document.meshes) {
        for (const PrimitiveSource& primitive : mesh.primitives) {
            set(primitive.attributes, false);
        }
    }
}

std::vector<std::string> namesFrom(const ParsedDocument& document, std::string_view name) {
    std::vector<std::string> names;
    for (const JsonValue& element : document.json.elements(name)) {
        if (document.stopped()) {
            break;
        }
        names.push_back(*element.string());
    }
    return names;
}

}  // namespace

void readLists(ParsedDocument& document, Asset& asset) {
    asset.extensionsUsed = namesFrom(document, "extensionsUsed");
    asset.extensionsRequired = namesFrom(document, "extensionsRequired");
    document.quantized = document.json.lists("extensionsUsed", "KHR_mesh_quantization");
    readScenes(document, asset);
    readSkins(document, asset);
    readAnimations(document, asset);
    for (const JsonValue& image : document.json.elements("images")) {
        asset.images.emplace_back().name = image.text("name");
    }
}

void readStoredNodes(const ParsedDocument& document, Asset& asset) {
    const JsonValue::Array& nodes = document.json.elements("nodes");
    asset.nodes.reserve(nodes.size());
    for (std::size_t i = 0; i < nodes.size() && !document.stopped(); ++i) {
        asset.nodes.push_back(nodeFrom(nodes[i]));
    }
}

void readSources(ParsedDocument& document, Asset& asset) {
    const JsonValue& root = document.json;
    document.bufferViews.reserve(root.elements("bufferViews").size());
    for (const JsonValue& view : root.elements("bufferViews")) {
        document.bufferViews.push_back(bufferViewFrom(view));
    }
    document.accessors.reserve(root.elements("accessors").size());
    for (const JsonValue& accessor : root.elements("accessors")) {
        if (document.stopped()) {
            return;
        }
        document.accessors.push_back(accessorFrom(accessor));
    }
    for (const JsonValue& mesh : root.elements("meshes")) {
        if (document.stopped()) {
            return;
        }
        MeshSource& source = document.meshes.emplace_back();
        for (const JsonValue& primitive : mesh.elements("primitives")) {
            source.primitives.push_back(primitiveFrom(primitive));
        }
        Mesh& out = asset.meshes.emplace_back();
        out.name = mesh.text("name");
        for (const double weight : numbers(mesh, "weights")) {
            out.weights.push_back(static_cast<float>(weight));
        }
    }
    markMorphDeltas(document);
}
}  // namespace sinew::load
