// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "model/asset/gltf_interpolation.h"
#include "model/core/words.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/off_sums.h"
#include "model/view/shown_nodes.h"
#include "model/write/animated_model.h"
#include "model/write/attribute_writer.h"
#include "model/write/json_text.h"
#include "model/write/made_model.h"
#include "model/write/material_copies.h"

namespace sinew {

namespace {

constexpr const char* kInstancing = "EXT_mesh_gpu_instancing";
constexpr const char* kVisibility = "KHR_node_visibility";

/// "[1,2]", of the numbers that `each` returns for the items.
template <class Items, class Each>
std::string listText(const Items& items, const Each& each) {
    std::string text;
    for (const auto& item : items) {
        text += (text.empty() ? "" : ",") + std::to_string(each(item));
    }
    return '[' + text + ']';
}

std::string vectorText(const glm::vec3& value) {
    return numbersText({&value.x, 3});
}

std::string vectorText(const glm::quat& value) {
    const glm::vec4 ordered(value.x, value.y, value.z, value.w);
    return numbersText({&ordered.x, 4});
}

class AnimatedGlbWriter {
public:
    explicit AnimatedGlbWriter(const AnimatedModel& model)
        : m_model(model),
          m_asset(model.asset),
          m_file(assetObject(m_asset)),
          m_attributes(m_file),
          m_materials(m_asset, model.images, nullptr, m_file),
          m_off(m_asset) {}

    Result<MadeModel> write(const std::string& name) {
        chooseNodes();
        findMoved();
        if (m_numbers.empty()) {
            return nothingDrawn();
        }
        m_file.set(R"("scene":0)");
        writeScene();
        for (const auto& [node, number] : m_numbers) {
            m_file.add("nodes", nodeJson(node));
        }
        writeSkins();
        writeClip();
        m_materials.finish();
        MadeModel made{.files = {}, .vertices = m_vertices, .notices = m_materials.notices()};
        if (m_normalised > 0) {
            made.notices.push_back(
                "the weights of " + counted(m_normalised, "vertex", "vertices") +
                " did not add up to 1; they were normalised, as they are played");
        }
        return finished(m_file, name, std::move(made));
    }

private:
    [[nodiscard]] bool drawsMesh(NodeIndex node) const {
        return m_asset[node].mesh && (!m_model.view.shown || m_model.view.shown->draws(node));
    }

    /// Nodes with keys have no matrix (glTF 2.0, 3.5.3).
    void findMoved() {
        for (const Channel& channel : m_model.clip.channels) {
            if (channel.path != ChannelPath::Weights) {
                m_moved.insert(channel.node);
            }
        }
    }

    /// The nodes with the meshes, the joints of their skins, and all above them.
    void chooseNodes() {
        for (const NodeIndex node : sceneNodes(m_asset, m_model.view.scene)) {
            if (!drawsMesh(node)) {
                continue;
            }
            keep(node);
            if (const SkinIndex skin = m_asset[node].skin) {
                for (const NodeIndex joint : m_asset[skin].joints) {
                    keep(joint);
                }
                if (m_asset[skin].skeleton) {
                    keep(m_asset[skin].skeleton);
                }
                m_skins.emplace(skin, m_skins.size());
            }
            m_drawn.insert(node);
        }
        std::size_t number = 0;
        for (auto& [node, index] : m_numbers) {
            index = number++;
        }
        number = 0;
        for (auto& [skin, index] : m_skins) {
            index = number++;
        }
    }

    void keep(NodeIndex node) {
        for (; node && m_numbers.emplace(node, 0).second; node = m_asset[node].parent) {
        }
    }

    void writeScene() {
        std::vector<NodeIndex> roots;
        for (const auto& [node, number] : m_numbers) {
            if (!m_asset[node].parent) {
                roots.push_back(node);
            }
        }
        const SceneIndex scene = m_model.view.scene;
        m_file.add("scenes",
                   R"({"nodes":)" +
                       listText(roots, [this](NodeIndex node) { return m_numbers.at(node); }) +
                       (scene ? nameMember(m_asset[scene].name) : std::string()) + '}');
    }

    [[nodiscard]] std::string nodeJson(NodeIndex index) {
        const Node& node = m_asset[index];
        std::string json = transformText(index);
        std::vector<NodeIndex> children;
        for (const NodeIndex child : node.children) {
            if (m_numbers.contains(child)) {
                children.push_back(child);
            }
        }
        if (!children.empty()) {
            json += R"(,"children":)" +
                    listText(children, [this](NodeIndex child) { return m_numbers.at(child); });
        }
        std::string extensions;
        if (m_drawn.contains(index)) {
            json += meshMembers(node, extensions);
        }
        if (!node.visible) {
            m_materials.use(kVisibility);
            extensions += std::string(extensions.empty() ? "" : ",") + '"' + kVisibility +
                          R"(":{"visible":false})";
        }
        if (!extensions.empty()) {
            json += R"(,"extensions":{)" + extensions + '}';
        }
        json += nameMember(node.name);
        return '{' + (json.empty() ? json : json.substr(1)) + '}';
    }

    /// Those that are not the default, each with a comma before it.
    [[nodiscard]] std::string transformText(NodeIndex index) const {
        const Node& node = m_asset[index];
        std::string json;
        const bool animated = m_moved.contains(index);
        if (node.matrix && !animated) {
            return R"(,"matrix":)" + numbersText({&(*node.matrix)[0].x, 16});
        }
        if (node.rest.translation != glm::vec3(0.0F)) {
            json += R"(,"translation":)" + vectorText(node.rest.translation);
        }
        if (node.rest.rotation != glm::quat(1.0F, 0.0F, 0.0F, 0.0F)) {
            json += R"(,"rotation":)" + vectorText(node.rest.rotation);
        }
        if (node.rest.scale != glm::vec3(1.0F)) {
            json += R"(,"scale":)" + vectorText(node.rest.scale);
        }
        return json;
    }

    [[nodiscard]] std::string meshMembers(const Node& node, std::string& extensions) {
        const std::optional<std::size_t> mesh = meshNumber(node.mesh);
        if (!mesh) {
            return {};
        }
        std::string json = R"(,"mesh":)" + std::to_string(*mesh);
        const auto& primitives = m_asset[node.mesh].primitives;
        if (std::any_of(primitives.begin(), primitives.end(),
                        [&](const Primitive& each) { return isSkinned(node, each); })) {
            json += R"(,"skin":)" + std::to_string(m_skins.at(node.skin));
        }
        if (node.restWeights != m_asset[node.mesh].weights && !node.restWeights.empty()) {
            json += R"(,"weights":)" + numbersText(node.restWeights);
        }
        if (node.instances) {
            extensions = instancesText(*node.instances);
        }
        return json;
    }

    [[nodiscard]] std::string instancesText(const Instances& instances) {
        std::vector<glm::vec3> translations;
        std::vector<glm::vec4> rotations;
        std::vector<glm::vec3> scales;
        for (const Transform& each : instances.transforms) {
            translations.push_back(each.translation);
            rotations.emplace_back(each.rotation.x, each.rotation.y, each.rotation.z,
                                   each.rotation.w);
            scales.push_back(each.scale);
        }
        if (translations.empty()) {
            return {};
        }
        m_materials.use(kInstancing);
        const auto add = [&](const auto& values, const char* type) {
            return std::to_string(
                m_file.addAccessor(std::span(values), values.size(), {.type = type}));
        };
        std::string json = std::string("\"") + kInstancing + R"(":{"attributes":{"TRANSLATION":)" +
                           add(translations, "VEC3");
        json += R"(,"ROTATION":)" + add(rotations, "VEC4");
        return json + R"(,"SCALE":)" + add(scales, "VEC3") + "}}";
    }

    /// None if the mesh has no vertices.
    std::optional<std::size_t> meshNumber(MeshIndex index) {
        const auto [known, isNew] = m_meshes.try_emplace(index);
        if (!isNew) {
            return known->second;
        }
        const Mesh& mesh = m_asset[index];
        std::string primitives;
        for (std::size_t part = 0; part < mesh.primitives.size(); ++part) {
            if (!mesh.primitives[part].positions.empty()) {
                primitives += (primitives.empty() ? "" : ",") + primitiveJson(index, part);
            }
        }
        if (primitives.empty()) {
            return std::nullopt;
        }
        std::string json = R"({"primitives":[)" + primitives + ']';
        if (!mesh.weights.empty()) {
            json += R"(,"weights":)" + numbersText(mesh.weights);
        }
        if (!mesh.targetNames.empty()) {
            json += R"(,"extras":{"targetNames":)" + stringsText(mesh.targetNames) + '}';
        }
        return known->second = m_file.add("meshes", json + nameMember(mesh.name) + '}');
    }

    [[nodiscard]] std::string primitiveJson(MeshIndex index, std::size_t part) {
        const Mesh& mesh = m_asset[index];
        const Primitive& primitive = mesh.primitives[part];
        m_vertices += primitive.vertexCount();
        std::string json = R"({"attributes":{)" + attributesText(primitive) +
                           influencesText(primitive, offSums(index, part)) + '}';
        if (primitive.indexed) {
            json += R"(,"indices":)" + std::to_string(m_attributes.indices(primitive.indices));
        }
        if (primitive.topology != Topology::Triangles) {
            json += R"(,"mode":)" + std::to_string(static_cast<int>(primitive.topology));
        }
        if (const MaterialIndex material = materialFor(primitive, m_model.view.variant)) {
            json += R"(,"material":)" + std::to_string(m_materials.add(material));
        }
        if (!mesh.weights.empty() && primitive.targets.size() == mesh.weights.size()) {
            std::string targets;
            for (const MorphTarget& target : primitive.targets) {
                targets += (targets.empty() ? "{" : ",{") +
                           targetText(target, primitive.vertexCount()) + '}';
            }
            json += R"(,"targets":[)" + targets + ']';
        }
        return json + '}';
    }

    [[nodiscard]] std::string attributesText(const Primitive& primitive) {
        std::string json =
            R"("POSITION":)" + std::to_string(m_attributes.positions(primitive.positions));
        add(json, "NORMAL", primitive.normals);
        add(json, "TANGENT", primitive.tangents);
        addSets(json, "TEXCOORD_", primitive.texcoords);
        addSets(json, "COLOR_", primitive.colors);
        return json;
    }

    /// The vertices whose weights are not played as stored.
    [[nodiscard]] std::span<const OffVertex> offSums(MeshIndex mesh, std::size_t part) const {
        return m_model.view.weights == WeightSource::Normalized ? m_off.of(mesh, part)
                                                                : std::span<const OffVertex>();
    }

    [[nodiscard]] std::string influencesText(const Primitive& primitive,
                                             std::span<const OffVertex> off) {
        std::string json;
        for (std::size_t set = 0; set < primitive.influenceSets.size(); ++set) {
            const InfluenceSet& influences = primitive.influenceSets[set];
            const std::string number = std::to_string(set);
            const std::size_t weights = off.empty() ? m_attributes.weights(influences.weights)
                                                    : normalised(influences.weights, off);
            json += ",\"JOINTS_" + number +
                    "\":" + std::to_string(m_attributes.joints(influences.joints)) + ",\"WEIGHTS_" +
                    number + "\":" + std::to_string(weights);
        }
        m_normalised += off.size();
        return json;
    }

    std::size_t normalised(const WeightArray& weights, std::span<const OffVertex> off) {
        std::vector<glm::vec4> values = weights.toVector();
        for (const OffVertex& each : off) {
            if (each.sum > 0.0F) {
                values[each.vertex] /= each.sum;
            }
        }
        return m_attributes.vectors(std::span<const glm::vec4>(values));
    }

    template <class T>
    void add(std::string& json, const std::string& name, const SharedArray<T>& values) {
        if (!values.empty()) {
            json += ",\"" + name + "\":" + std::to_string(m_attributes.vectors(values));
        }
    }

    template <class T>
    void addSets(std::string& json, const char* name, const std::vector<SharedArray<T>>& sets) {
        for (std::size_t set = 0; set < sets.size(); ++set) {
            add(json, name + std::to_string(set), sets[set]);
        }
    }

    /// An empty target moves nothing: a target needs an attribute, so it gets zeros.
    [[nodiscard]] std::string targetText(const MorphTarget& target, std::size_t vertices) {
        std::string json;
        if (!target.positions.empty()) {
            json += ",\"POSITION\":" + std::to_string(m_attributes.positions(target.positions));
        }
        add(json, "NORMAL", target.normals);
        add(json, "TANGENT", target.tangents);
        addSets(json, "TEXCOORD_", target.texcoords);
        addSets(json, "COLOR_", target.colors);
        if (json.empty()) {
            json = ",\"POSITION\":" + std::to_string(zeros(vertices));
        }
        return json.substr(1);
    }

    std::size_t zeros(std::size_t count) {
        const auto [known, isNew] = m_zeros.try_emplace(count);
        if (isNew) {
            known->second =
                m_file.addSparse(std::vector<std::uint16_t>(), std::vector<glm::vec3>(), count,
                                 {.type = "VEC3", .more = R"(,"min":[0,0,0],"max":[0,0,0])"});
        }
        return known->second;
    }

    void writeSkins() {
        for (const auto& [index, number] : m_skins) {
            const Skin& skin = m_asset[index];
            std::string json = R"({"joints":)" + listText(skin.joints, [this](NodeIndex joint) {
                                   return m_numbers.at(joint);
                               });
            if (skin.inverseBindMatricesStored) {
                json += R"(,"inverseBindMatrices":)" +
                        std::to_string(
                            m_file.addAccessor(std::span<const glm::mat4>(skin.inverseBindMatrices),
                                               skin.inverseBindMatrices.size(), {.type = "MAT4"}));
            }
            if (skin.skeleton) {
                json += R"(,"skeleton":)" + std::to_string(m_numbers.at(skin.skeleton));
            }
            m_file.add("skins", json + nameMember(skin.name) + '}');
        }
    }

    void writeClip() {
        std::string channels;
        std::string samplers;
        std::size_t count = 0;
        for (const Channel& channel : m_model.clip.channels) {
            const bool plays = channel.path != ChannelPath::Weights ||
                               (m_drawn.contains(channel.node) &&
                                m_meshes[m_asset[channel.node].mesh].has_value());
            if (!m_numbers.contains(channel.node) || !plays) {
                continue;
            }
            const Sampler& sampler = m_model.clip.samplers[channel.sampler.value];
            const char* comma = count == 0 ? "" : ",";
            channels += std::string(comma) + R"({"sampler":)" + std::to_string(count++) +
                        R"(,"target":{"node":)" + std::to_string(m_numbers.at(channel.node)) +
                        R"(,"path":")" + gltfPath(channel.path) + R"("}})";
            samplers += comma + samplerText(sampler, channel.path);
        }
        if (count > 0) {
            m_file.add("animations", R"({"channels":[)" + channels + R"(],"samplers":[)" +
                                         samplers + ']' + nameMember(m_model.clip.name) + '}');
        }
    }

    /// Curves with the same times share them.
    [[nodiscard]] std::string samplerText(const Sampler& sampler, ChannelPath path) {
        const std::vector<float> times = sampler.times.toVector();
        const auto [known, isNew] = m_times.try_emplace(times);
        if (isNew) {
            known->second = m_file.addAccessor(std::span(times), times.size(),
                                               {.type = "SCALAR", .more = boundsOf(times)});
        }
        const bool weights = path == ChannelPath::Weights;
        const std::size_t output = m_file.addAccessor(
            std::span<const float>(sampler.values),
            weights ? sampler.values.size() : sampler.values.size() / sampler.width,
            {.type = weights              ? "SCALAR"
                     : sampler.width == 4 ? "VEC4"
                                          : "VEC3"});
        return R"({"input":)" + std::to_string(known->second) + R"(,"interpolation":")" +
               gltfInterpolation(sampler.interpolation) + R"(","output":)" +
               std::to_string(output) + '}';
    }

    const AnimatedModel& m_model;
    const Asset& m_asset;
    GltfFile m_file;
    AttributeWriter m_attributes;
    MaterialCopies m_materials;
    std::map<NodeIndex, std::size_t> m_numbers;  // nodes that are kept
    std::set<NodeIndex> m_drawn;
    std::map<SkinIndex, std::size_t> m_skins;
    std::map<MeshIndex, std::optional<std::size_t>> m_meshes;
    std::map<std::size_t, std::size_t> m_zeros;  // accessors of zeros, by count
    std::map<std::vector<float>, std::size_t> m_times;
    std::set<NodeIndex> m_moved;
    OffSums m_off;
    std::size_t m_vertices = 0;
    std::size_t m_normalised = 0;  // vertices
};

}  // namespace

Result<MadeModel> animatedGlb(const AnimatedModel& model, const std::string& name) {
    return AnimatedGlbWriter(model).write(name);
}

}  // namespace sinew
