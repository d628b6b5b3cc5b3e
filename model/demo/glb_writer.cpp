// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "model/asset/gltf_interpolation.h"
#include "model/demo/demo_asset.h"
#include "model/write/gltf_file.h"

namespace sinew::demo {
namespace {

using Json = nlohmann::ordered_json;

Json toJson(const glm::vec3& v) {
    return Json::array({v.x, v.y, v.z});
}

/// The properties of an accessor that state its bounds.
std::string boundsText(const Json& low, const Json& high) {
    return ",\"min\":" + low.dump() + ",\"max\":" + high.dump();
}

class GlbWriter {
public:
    explicit GlbWriter(const DemoAsset& asset) : m_asset(asset) {}

    std::vector<std::uint8_t> write() {
        m_file.set(R"("scene":0)");
        m_file.add(
            "scenes",
            Json{{"name", "Sea"}, {"nodes", Json::array({kMeshNode, jointNode(kRoot)})}}.dump());
        writeNodes();
        writeMesh();
        writeSkin();
        writeMaterial();
        writeAnimations();
        writeDefects();
        return m_file.glb();
    }

private:
    template <class T>
    std::size_t addValues(const std::vector<T>& values, std::size_t count,
                          const GltfAccessor& accessor) {
        return m_file.addAccessor(std::span<const T>(values), count, accessor);
    }

    void writeNodes() {
        Json mesh{{"name", "Orca"}, {"mesh", 0}, {"skin", 0}};
        if (m_asset.meshNodeTranslation != glm::vec3(0.0F)) {
            mesh["translation"] = toJson(m_asset.meshNodeTranslation);
        }
        m_file.add("nodes", mesh.dump());
        for (std::size_t j = 0; j < m_asset.joints.size(); ++j) {
            const DemoJoint& joint = m_asset.joints[j];
            Json node{{"name", joint.name}, {"translation", toJson(joint.translation)}};
            for (std::size_t c = 0; c < m_asset.joints.size(); ++c) {
                if (m_asset.joints[c].parent == j) {
                    node["children"].push_back(jointNode(c));
                }
            }
            m_file.add("nodes", node.dump());
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
        m_file.add("meshes", mesh.dump());
    }

    Json attributes() {
        const DemoMesh& mesh = m_asset.mesh;
        const std::size_t count = mesh.positions.size();
        const PointRange box = rangeOf(mesh.positions);
        const std::string bounds =
            boundsText(toJson(box.low), toJson(m_asset.statedPositionMax.value_or(box.high)));
        const std::size_t position = addValues(
            mesh.positions, count, {.type = "VEC3", .target = kGltfVertices, .more = bounds});

        std::vector<std::array<std::uint16_t, 2>> uvs;
        for (const glm::vec2& uv : mesh.uvs) {
            uvs.push_back({static_cast<std::uint16_t>(std::lround(uv.x * 65535.0F)),
                           static_cast<std::uint16_t>(std::lround(uv.y * 65535.0F))});
        }
        Json out;
        out["POSITION"] = position;
        out["NORMAL"] = addValues(mesh.normals, count, {.type = "VEC3", .target = kGltfVertices});
        out["TEXCOORD_0"] = addValues(
            uvs, count,
            {.type = "VEC2", .component = kGltfShort, .normalized = true, .target = kGltfVertices});
        addInfluences(out);
        return out;
    }

    // The first set is dense; the second is sparse because few vertices need it.
    void addInfluences(Json& out) {
        const std::size_t count = m_asset.mesh.influences.size();
        std::array<std::vector<std::array<std::uint8_t, 4>>, 2> j;
        std::array<std::vector<std::array<std::uint16_t, 4>>, 2> w;
        std::vector<std::uint16_t> extended;  // vertices with more than four influences
        for (std::size_t v = 0; v < count; ++v) {
            const auto& [all, shares] = m_asset.mesh.influences[v];
            j[0].push_back({all[0], all[1], all[2], all[3]});
            w[0].push_back({shares[0], shares[1], shares[2], shares[3]});
            if (shares[4] != 0) {
                extended.push_back(static_cast<std::uint16_t>(v));
                j[1].push_back({all[4], all[5], all[6], all[7]});
                w[1].push_back({shares[4], shares[5], shares[6], shares[7]});
            }
        }
        GltfAccessor joints{.type = "VEC4", .component = kGltfByte, .target = kGltfVertices};
        GltfAccessor weights{
            .type = "VEC4", .component = kGltfShort, .normalized = true, .target = kGltfVertices};
        out["JOINTS_0"] = addValues(j[0], count, joints);
        out["WEIGHTS_0"] = addValues(w[0], count, weights);
        out["JOINTS_1"] = m_file.addSparse(extended, j[1], count, joints);
        out["WEIGHTS_1"] = m_file.addSparse(extended, w[1], count, weights);
    }

    std::size_t indices() {
        const std::vector<std::uint16_t> shorts(m_asset.mesh.indices.begin(),
                                                m_asset.mesh.indices.end());
        return addValues(shorts, shorts.size(),
                         {.type = "SCALAR", .component = kGltfShort, .target = kGltfIndices});
    }

    Json morphTarget(const DemoMorph& morph) {
        const std::size_t count = m_asset.mesh.positions.size();
        const PointRange box = rangeOf(morph.positions);
        const std::string bounds = boundsText(toJson(glm::min(glm::vec3(0.0F), box.low)),
                                              toJson(glm::max(glm::vec3(0.0F), box.high)));
        const std::vector<std::uint16_t> moved(morph.vertices.begin(), morph.vertices.end());
        const std::size_t position =
            m_file.addSparse(moved, morph.positions, count, {.type = "VEC3", .more = bounds});
        return {{"POSITION", position},
                {"NORMAL", m_file.addSparse(moved, morph.normals, count, {.type = "VEC3"})}};
    }

    void writeSkin() {
        std::vector<glm::mat4> inverseBinds;
        Json joints = Json::array();
        for (std::size_t j = 0; j < m_asset.joints.size(); ++j) {
            inverseBinds.push_back(m_asset.joints[j].inverseBind);
            joints.push_back(jointNode(j));
        }
        const std::size_t accessor = addValues(inverseBinds, inverseBinds.size(), {.type = "MAT4"});
        m_file.add("skins", Json{{"name", "Orca"},
                                 {"inverseBindMatrices", accessor},
                                 {"skeleton", jointNode(kRoot)},
                                 {"joints", joints}}
                                .dump());
    }

    void writeMaterial() {
        const std::size_t view = m_file.addView(m_asset.texturePng);
        m_file.add("materials", Json{{"name", "Skin"},
                                     {"pbrMetallicRoughness",
                                      {{"baseColorTexture", {{"index", 0}}},
                                       {"metallicFactor", 0.0F},
                                       {"roughnessFactor", 0.375F}}}}
                                    .dump());
        m_file.add("textures", R"({"sampler":0,"source":0})");
        m_file.add("images",
                   Json{{"name", "Orca"}, {"bufferView", view}, {"mimeType", "image/png"}}.dump());
        m_file.add("samplers",
                   R"({"magFilter":9729,"minFilter":9987,"wrapS":33071,"wrapT":33071})");
    }

    // Tracks with equal key times share an accessor.
    std::size_t timesAccessor(const std::vector<float>& times) {
        const auto known = m_times.find(times);
        if (known != m_times.end()) {
            return known->second;
        }
        const std::string bounds =
            boundsText(Json::array({times.front()}), Json::array({times.back()}));
        const std::size_t accessor =
            addValues(times, times.size(), {.type = "SCALAR", .more = bounds});
        m_times.emplace(times, accessor);
        return accessor;
    }

    std::size_t outputAccessor(const DemoTrack& track) {
        const auto add = [&](std::size_t width, const char* type) {
            return addValues(track.values, track.values.size() / width, {.type = type});
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

    void writeAnimations() {
        for (const DemoClip& clip : m_asset.clips) {
            Json animation{{"name", clip.name}};
            for (std::size_t i = 0; i < clip.tracks.size(); ++i) {
                const DemoTrack& track = clip.tracks[i];
                animation["channels"].push_back(
                    {{"sampler", i},
                     {"target", {{"node", track.node}, {"path", gltfPath(track.path)}}}});
                animation["samplers"].push_back(
                    {{"input", timesAccessor(track.times)},
                     {"interpolation", gltfInterpolation(track.interpolation)},
                     {"output", outputAccessor(track)}});
            }
            m_file.add("animations", animation.dump());
        }
    }

    void writeDefects() {
        Json list;
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
            list.push_back(entry);
        }
        if (!list.empty()) {
            m_file.set("\"extras\":" + Json{{"defects", list}}.dump());
        }
    }

    const DemoAsset& m_asset;  // borrowed
    GltfFile m_file{R"({"version":"2.0","generator":"Sinew"})"};
    std::map<std::vector<float>, std::size_t> m_times;
};

}  // namespace

PointRange rangeOf(std::span<const glm::vec3> points) {
    PointRange range{points.front(), points.front()};
    for (const glm::vec3& point : points) {
        range = {glm::min(range.low, point), glm::max(range.high, point)};
    }
    return range;
}

std::vector<std::uint8_t> writeGlb(const DemoAsset& asset) {
    return GlbWriter(asset).write();
}

}  // namespace sinew::demo
