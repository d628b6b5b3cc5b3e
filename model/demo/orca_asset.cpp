// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_asset.h"

#include "model/demo/orca.h"
#include "model/demo/orca_animation.h"
#include "model/demo/orca_morphs.h"
#include "model/demo/orca_shape.h"
#include "model/demo/orca_texture.h"

namespace sinew::demo {
namespace {

// Expands a morph of the shape's points to the corresponding vertices.
DemoMorph vertexMorph(const DemoMorph& morph, const OrcaShape& shape, const OrcaVertices& layout) {
    constexpr std::uint32_t kStays = 0xffffffffU;
    std::vector<std::uint32_t> entry(shape.positions.size(), kStays);
    for (std::uint32_t i = 0; i < morph.vertices.size(); ++i) {
        entry[morph.vertices[i]] = i;
    }
    DemoMorph out{morph.name, {}, {}, {}};
    for (std::uint32_t v = 0; v < layout.points.size(); ++v) {
        const std::uint32_t i = entry[layout.points[v]];
        if (i != kStays) {
            out.vertices.push_back(v);
            out.positions.push_back(morph.positions[i]);
            out.normals.push_back(morph.normals[i]);
        }
    }
    return out;
}

DemoMesh demoMesh(const OrcaShape& shape) {
    const OrcaVertices layout = orcaVertices(shape);
    DemoMesh mesh;
    for (const std::uint32_t point : layout.points) {
        mesh.positions.push_back(shape.positions[point]);
        mesh.normals.push_back(shape.normals[point]);
        mesh.influences.push_back(packInfluences(shape.weights[point]));
    }
    mesh.uvs = layout.uvs;
    mesh.indices = layout.indices;
    for (const DemoMorph& morph : orcaMorphs(shape)) {
        mesh.morphs.push_back(vertexMorph(morph, shape, layout));
    }
    return mesh;
}

std::vector<DemoJoint> demoJoints() {
    std::vector<DemoJoint> out;
    for (std::size_t j = 0; j < kJointCount; ++j) {
        const OrcaJoint& joint = orcaJoints()[j];
        glm::mat4 inverseBind{1.0F};
        inverseBind[3] = glm::vec4(-joint.position, 1.0F);
        out.push_back({std::string(joint.name), joint.parent, restTranslation(j), inverseBind});
    }
    return out;
}

}  // namespace

DemoAsset orcaAsset() {
    const OrcaShape shape = orcaShape();
    DemoAsset asset;
    asset.mesh = demoMesh(shape);
    asset.joints = demoJoints();
    asset.clips = {swimClip(), breachClip(), chatterClip()};
    asset.texturePng = encodeIndexedPng(orcaTexture(shape));
    return asset;
}

}  // namespace sinew::demo

std::vector<std::uint8_t> sinew::orcaGlb(bool flawed) {
    demo::DemoAsset asset = demo::orcaAsset();
    if (flawed) {
        demo::plantFlaws(asset);
    }
    return demo::writeGlb(asset);
}
