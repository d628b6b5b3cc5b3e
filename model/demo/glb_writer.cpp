// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/glb_writer.h"

#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "model/asset/gltf_interpolation.h"
#include "model/demo/glb_container.h"
#include "model/demo/orca_weights.h"

namespace sinew::demo {
namespace {

using Json = nlohmann::ordered_json;

// glTF 2.0, 3.6.2.2 and 5.11.5.
constexpr int kUnsignedByte = 5121;
constexpr int kUnsignedShort = 5123;
constexpr int kFloat = 5126;
constexpr int kArrayBuffer = 34962;
constexpr int kElementArrayBuffer = 34963;

Json toJson(const glm::vec3& v) {
    return Json::array({v.x, v.y, v.z});
}

class GlbWriter {
public:
    explicit GlbWriter(const DemoAsset& asset) : m_asset(asset) {}

    std::vector<std::uint8_t> write() {
        m_document["asset"] = {{"version", "2.0"}, {"generator", "Sinew"}};
        m_document["scene"] = 0;
        m_document["scenes"] =
            Json::array({{{"name", "Sea"}, {"nodes", Json::array({kMeshNode, jointNode(kRoot)})}}});
        writeNodes();
        writeMesh();
        writeSkin();
        writeMaterial();
        writeAnimations();
        writeDefects();
        m_document["buffers"] = Json::array({{{"byteLength", m_buffer.bytes().size()}}});
        return assembleGlb(m_document.dump(), m_buffer.bytes());
    }

private:
    std::size_t addView(const GltfBufferRange& range, int target = 0) {
        Json view{{"buffer", 0}, {"byteOffset", range.offset}, {"byteLength", range.length}};
        if (target != 0) {
            view["target"] = target;
        }
        m_document["bufferViews"].push_back(view);
        return m_document["bufferViews"].size() - 1;
    }

    template <class T>
    GltfBufferRange append(const std::vector<T>& values) {
        return m_buffer.append(std::span<const T>(values));
    }

    std::size_t addAccessor(Json accessor) {
        m_document["accessors"].push_back(std::move(accessor));
        return m_document["accessors"].size() - 1;
    }

    template <class T>
    std::size_t addValues(const std::vector<T>& values, std::size_t count, int componentType,
                          const char* type, int target, bool normalized = false) {
        Json accessor{{"bufferView", addView(append(values), target)},
                      {"componentType", componentType},
                      {"count", count},
                      {"type", type}};
        if (normalized) {
            accessor["normalized"] = true;
        }
        return addAccessor(std::move(accessor));
    }

    // A sparse accessor: zeros except for some elements (glTF 2.0, 3.6.2.3).
    template <class T>
    std::size_t addSparse(const std::vector<std::uint32_t>& where, const std::vector<T>& values,
                          std::size_t count, int componentType, const char* type,
                          bool normalized = false) {
        Json accessor{{"componentType", componentType}, {"count", count}, {"type", type}};
        if (normalized) {
            accessor["normalized"] = true;
        }
        if (!where.empty()) {
            const std::vector<std::uint16_t> indices(where.begin(), where.end());
            const std::size_t indexView = addView(append(indices));
            accessor["sparse"] = {
                {"count", where.size()},
                {"indices", {{"bufferView", indexView}, {"componentType", kUnsignedShort}}},
                {"values", {{"bufferView", addView(append(values))}}}};
        }
        return addAccessor(std::move(accessor));
    }

    void setBounds(std::size_t accessor, const glm::vec3& low, const glm::vec3& high) {
        m_document["accessors"][accessor]["min"] = toJson(low);
        m_document["accessors"][accessor]["max"] = toJson(high);
    }

    void writeNodes() {
        Json mesh{{"name", "Orca"}, {"mesh", 0}, {"skin", 0}};
        if (m_asset.meshNodeTranslation != glm::vec3(0.0F)) {
            mesh["translation"] = toJson(m_asset.meshNodeTranslation);
        }
        m_document["nodes"].push_back(mesh);
        for (std::size_t j = 0; j < m_asset.joints.size(); ++j) {
            const DemoJoint& joint = m_asset.joints[j];
            Json node{{"name", joint.name}, {"translation", toJson(joint.translation)}};
            for (std::size_t c = 0; c < m_asset.joints.size(); ++c) {
                if (m_asset.joints[c].parent == j) {
                    node["children"].push_back(jointNode(c));
                }
            }
            m_document["nodes"].push_back(node);
        }
    }

    void writeMesh() {
        Json primitive{{"attributes", attributes()}};
        primitive["indices"] = indices();
        primitive["material"] = 0;
        Json mesh{{"name", "Orca"}};
        Json names = Json::array();
        for (const DemoMorph& morph : m_asset.mesh.morphs) {
            primitive["targets"].push_back(morphTarget(morph));
            mesh["weights"].push_back(0.0F);
            names.push_back(morph.name);
        }
        mesh["primitives"].push_back(primitive);
        mesh["extras"]["targetNames"] = names;
        m_document["meshes"].push_back(mesh);
    }

    Json attributes() {
        const DemoMesh& mesh = m_asset.mesh;
        const std::size_t count = mesh.positions.size();
        const std::size_t position = addValues(mesh.positions, count, kFloat, "VEC3", kArrayBuffer);
        glm::vec3 low = mesh.positions.front();
        glm::vec3 high = low;
        for (const glm::vec3& p : mesh.positions) {
            low = glm::min(low, p);
            high = glm::max(high, p);
        }
        setBounds(position, low, m_asset.statedPositionMax.value_or(high));

        std::vector<std::array<std::uint16_t, 2>> uvs;
        for (const glm::vec2& uv : mesh.uvs) {
            uvs.push_back({static_cast<std::uint16_t>(std::lround(uv.x * 65535.0F)),
                           static_cast<std::uint16_t>(std::lround(uv.y * 65535.0F))});
        }
        Json out;
        out["POSITION"] = position;
        out["NORMAL"] = addValues(mesh.normals, count, kFloat, "VEC3", kArrayBuffer);
        out["TEXCOORD_0"] = addValues(uvs, count, kUnsignedShort, "VEC2", kArrayBuffer, true);
        addInfluences(out);
        return out;
    }

    // The first set is dense; the second is sparse because few vertices need it.
    void addInfluences(Json& out) {
        const InfluenceColumns c = influenceColumns(m_asset.mesh.influences);
        const std::size_t count = c.joints0.size();
        out["JOINTS_0"] = addValues(c.joints0, count, kUnsignedByte, "VEC4", kArrayBuffer);
        out["WEIGHTS_0"] = addValues(c.weights0, count, kUnsignedShort, "VEC4", kArrayBuffer, true);
        out["JOINTS_1"] = addSparse(c.extended, c.joints1, count, kUnsignedByte, "VEC4");
        out["WEIGHTS_1"] = addSparse(c.extended, c.weights1, count, kUnsignedShort, "VEC4", true);
    }

    std::size_t indices() {
        const std::vector<std::uint16_t> shorts(m_asset.mesh.indices.begin(),
                                                m_asset.mesh.indices.end());
        return addValues(shorts, shorts.size(), kUnsignedShort, "SCALAR", kElementArrayBuffer);
    }

    Json morphTarget(const DemoMorph& morph) {
        const std::size_t count = m_asset.mesh.positions.size();
        glm::vec3 low{0.0F};
        glm::vec3 high{0.0F};
        for (const glm::vec3& p : morph.positions) {
            low = glm::min(low, p);
            high = glm::max(high, p);
        }
        const std::size_t position =
            addSparse(morph.vertices, morph.positions, count, kFloat, "VEC3");
        setBounds(position, low, high);
        return {{"POSITION", position},
                {"NORMAL", addSparse(morph.vertices, morph.normals, count, kFloat, "VEC3")}};
    }

    void writeSkin() {
        std::vector<glm::mat4> inverseBinds;
        Json joints = Json::array();
        for (std::size_t j = 0; j < m_asset.joints.size(); ++j) {
            inverseBinds.push_back(m_asset.joints[j].inverseBind);
            joints.push_back(jointNode(j));
        }
        const std::size_t accessor =
            addValues(inverseBinds, inverseBinds.size(), kFloat, "MAT4", 0);
        m_document["skins"] = Json::array({{{"name", "Orca"},
                                            {"inverseBindMatrices", accessor},
                                            {"skeleton", jointNode(kRoot)},
                                            {"joints", joints}}});
    }

    void writeMaterial() {
        const std::size_t view = addView(append(m_asset.texturePng));
        m_document["materials"] = Json::array({{{"name", "Skin"},
                                                {"pbrMetallicRoughness",
                                                 {{"baseColorTexture", {{"index", 0}}},
                                                  {"metallicFactor", 0.0F},
                                                  {"roughnessFactor", 0.375F}}}}});
        m_document["textures"] = Json::array({{{"sampler", 0}, {"source", 0}}});
        m_document["images"] =
            Json::array({{{"name", "Orca"}, {"bufferView", view}, {"mimeType", "image/png"}}});
        m_document["samplers"] = Json::array(
            {{{"magFilter", 9729}, {"minFilter", 9987}, {"wrapS", 33071}, {"wrapT", 33071}}});
    }

    // Tracks with equal key times share an accessor.
    std::size_t timesAccessor(const std::vector<float>& times) {
        const auto known = m_times.find(times);
        if (known != m_times.end()) {
            return known->second;
        }
        const std::size_t accessor = addValues(times, times.size(), kFloat, "SCALAR", 0);
        m_document["accessors"][accessor]["min"] = {times.front()};
        m_document["accessors"][accessor]["max"] = {times.back()};
        m_times.emplace(times, accessor);
        return accessor;
    }

    std::size_t outputAccessor(const DemoTrack& track) {
        const auto add = [&](std::size_t width, const char* type) {
            return addValues(track.values, track.values.size() / width, kFloat, type, 0);
        };
        switch (track.path) {
            case ChannelPath::Translation:
            case ChannelPath::Scale:
                return add(3, "VEC3");
            case ChannelPath::Rotation:
                return add(4, "VEC4");
            case ChannelPath::Weights:
                return add(1, "SCALAR");
        }
        return 0;
    }

    static const char* pathName(ChannelPath path) {
        switch (path) {
            case ChannelPath::Translation:
                return "translation";
            case ChannelPath::Rotation:
                return "rotation";
            case ChannelPath::Scale:
                return "scale";
            case ChannelPath::Weights:
                return "weights";
        }
        return "";
    }

    void writeAnimations() {
        for (const DemoClip& clip : m_asset.clips) {
            Json animation{{"name", clip.name}};
            for (std::size_t i = 0; i < clip.tracks.size(); ++i) {
                const DemoTrack& track = clip.tracks[i];
                animation["channels"].push_back(
                    {{"sampler", i},
                     {"target", {{"node", track.node}, {"path", pathName(track.path)}}}});
                animation["samplers"].push_back(
                    {{"input", timesAccessor(track.times)},
                     {"interpolation", gltfInterpolation(track.interpolation)},
                     {"output", outputAccessor(track)}});
            }
            m_document["animations"].push_back(animation);
        }
    }

    void writeDefects() {
        for (const Defect& defect : m_asset.defects) {
            Json entry{{"code", defect.code}, {"pointer", defect.pointer}, {"what", defect.what}};
            if (defect.vertex) {
                entry["vertex"] = *defect.vertex;
            }
            if (defect.joint) {
                entry["joint"] = *defect.joint;
            }
            if (defect.key) {
                entry["key"] = *defect.key;
            }
            m_document["extras"]["defects"].push_back(entry);
        }
    }

    const DemoAsset& m_asset;  // borrowed
    Json m_document;
    GltfBuffer m_buffer;
    std::map<std::vector<float>, std::size_t> m_times;
};

}  // namespace

std::vector<std::uint8_t> writeGlb(const DemoAsset& asset) {
    return GlbWriter(asset).write();
}

}  // namespace sinew::demo
