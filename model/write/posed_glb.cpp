// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "model/write/attribute_writer.h"
#include "model/write/json_text.h"
#include "model/write/made_model.h"
#include "model/write/material_copies.h"
#include "model/write/posed_model.h"
#include "model/write/posed_surfaces.h"

namespace sinew {

namespace {

class PosedGlbWriter {
public:
    explicit PosedGlbWriter(const PosedModel& model)
        : m_model(model),
          m_asset(model.pose.asset()),
          m_file(assetObject(m_asset)),
          m_attributes(m_file),
          m_materials(m_asset, model.images, &model.pose.pose(), m_file) {}

    Result<MadeModel> write(const std::string& name) {
        m_file.set(R"("scene":0)");
        const auto counts = visitPosedSurfaces(
            m_model.pose, m_model.view, [this](const PosedSurface& surface) { add(surface); },
            m_model.stop);
        if (!counts) {
            return counts.error();
        }
        finishMesh();
        finishScene();
        m_materials.finish();
        MadeModel made{.files = {}, .vertices = counts->vertices, .notices = m_materials.notices()};
        noteDegenerate(*counts, made.notices);
        return finished(m_file, name, std::move(made));
    }

private:
    void add(const PosedSurface& surface) {
        if (surface.node != m_node || surface.instance != m_instance) {
            finishMesh();
            m_node = surface.node;
            m_instance = surface.instance;
        }
        const Primitive& primitive = surface.primitive;
        const bool turned = surface.mirrored && elementSize(primitive.topology) == 3;
        const auto elements = turned ? surface.elements() : std::vector<std::uint32_t>();
        if (turned && elements.empty()) {
            return;
        }
        std::string json = R"({"attributes":{)" + attributes(surface) + '}';
        if (turned) {
            json += R"(,"indices":)" + std::to_string(m_attributes.indices(elements));
        } else {
            if (primitive.indexed) {
                json += R"(,"indices":)" + std::to_string(m_attributes.indices(primitive.indices));
            }
            if (primitive.topology != Topology::Triangles) {
                json += R"(,"mode":)" + std::to_string(static_cast<int>(primitive.topology));
            }
        }
        const MaterialIndex material = materialFor(primitive, m_model.view.variant);
        if (material) {
            json += R"(,"material":)" + std::to_string(m_materials.add(material));
        }
        m_primitives += (m_primitives.empty() ? "" : ",") + json + '}';
    }

    [[nodiscard]] std::string attributes(const PosedSurface& surface) {
        const DeformedVertices& vertices = surface.vertices;
        std::string json =
            R"("POSITION":)" +
            std::to_string(m_attributes.positions(std::span<const glm::vec3>(vertices.positions)));
        const auto add = [&](const std::string& name, std::size_t accessor) {
            json += ",\"" + name + "\":" + std::to_string(accessor);
        };
        if (!vertices.normals.empty()) {
            add("NORMAL", m_attributes.vectors(std::span<const glm::vec3>(vertices.normals)));
        }
        if (!vertices.tangents.empty()) {
            add("TANGENT", m_attributes.vectors(std::span<const glm::vec4>(vertices.tangents)));
        }
        for (std::size_t set = 0; set < surface.primitive.texcoords.size(); ++set) {
            if (const auto values = surface.texcoords(set); !values.empty()) {
                add("TEXCOORD_" + std::to_string(set), own(values));
            }
        }
        for (std::size_t set = 0; set < surface.primitive.colors.size(); ++set) {
            if (const auto values = surface.colors(set); !values.empty()) {
                add("COLOR_" + std::to_string(set), own(values));
            }
        }
        return json;
    }

    /// Keeps the values, so that no other array gets their address.
    template <class T>
    std::size_t own(const SharedArray<T>& values) {
        m_kept.push_back(std::make_shared<SharedArray<T>>(values));
        return m_attributes.vectors(values);
    }

    void finishMesh() {
        if (m_primitives.empty()) {
            return;
        }
        const std::string name = nameMember(surfaceName(m_asset, m_node, m_instance));
        const std::size_t mesh =
            m_file.add("meshes", R"({"primitives":[)" + m_primitives + ']' + name + '}');
        m_file.add("nodes", R"({"mesh":)" + std::to_string(mesh) + name + '}');
        m_primitives.clear();
    }

    void finishScene() {
        std::string nodes;
        for (std::size_t i = 0; i < m_file.count("nodes"); ++i) {
            nodes += (i == 0 ? "" : ",") + std::to_string(i);
        }
        m_file.add("scenes", R"({"nodes":[)" + nodes + "]}");
    }

    const PosedModel& m_model;
    const Asset& m_asset;
    GltfFile m_file;
    AttributeWriter m_attributes;
    MaterialCopies m_materials;
    NodeIndex m_node;  // node of the mesh that is being written
    std::size_t m_instance = 0;
    std::string m_primitives;
    std::vector<std::shared_ptr<const void>> m_kept;
};

}  // namespace

Result<MadeModel> posedGlb(const PosedModel& model, const std::string& name) {
    return PosedGlbWriter(model).write(name);
}

}  // namespace sinew
