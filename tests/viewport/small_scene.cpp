// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/small_scene.h"

#include "model/view/camera.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {

Primitive square() {
    Primitive primitive;
    primitive.positions = {
        {-0.5F, -0.5F, 0.0F}, {0.5F, -0.5F, 0.0F}, {0.5F, 0.5F, 0.0F}, {-0.5F, 0.5F, 0.0F}};
    primitive.normals = std::vector<glm::vec3>(4, {0.0F, 0.0F, 1.0F});
    primitive.texcoords = {{{0.0F, 1.0F}, {1.0F, 1.0F}, {1.0F, 0.0F}, {0.0F, 0.0F}}};
    primitive.indices = {0, 1, 2, 0, 2, 3};
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    return primitive;
}

InfluenceSet constantInfluences(std::size_t vertices, glm::u16vec4 joints, glm::vec4 weights) {
    return {std::vector<glm::u16vec4>(vertices, joints), std::vector<glm::vec4>(vertices, weights)};
}

Asset assetOf(Primitive primitive, const Material& material) {
    Asset asset;
    asset.materials.push_back(material);
    Mesh mesh;
    mesh.weights.assign(primitive.targets.size(), 0.0F);
    mesh.primitives.push_back(std::move(primitive));
    Node node;
    node.mesh = MeshIndex(0);
    node.restWeights = mesh.weights;
    asset.meshes.push_back(std::move(mesh));
    asset.nodes.push_back(std::move(node));
    return asset;
}

void addSkin(Asset& asset, std::size_t joints) {
    Skin skin;
    for (std::size_t i = 0; i < joints; ++i) {
        skin.joints.emplace_back(asset.nodes.size());
        skin.inverseBindMatrices.emplace_back(1.0F);
        asset.nodes.emplace_back();
    }
    asset.nodes.front().skin = SkinIndex(asset.skins.size());
    asset.skins.push_back(std::move(skin));
}

CameraView frontCamera() {
    CameraView camera;
    camera.viewFromWorld[3] = {0.0F, 0.0F, -2.0F, 1.0F};
    camera.clipFromView = orthographicClip(1.0F, 1.0F, 0.1F, 10.0F);
    camera.eyeWorld = {0.0F, 0.0F, 2.0F};
    camera.orthographic = true;
    return camera;
}

FrameInput plainFrame(const PoseEvaluator& evaluator, ViewMode mode) {
    FrameInput input;
    input.evaluator = &evaluator;
    input.camera = frontCamera();
    input.view.mode = mode;
    input.view.grid = false;
    input.view.background = glm::vec3(0.0F);
    return input;
}

OffscreenRenderer& renderer() {
    static OffscreenRenderer instance({.device = "", .validation = true});
    return instance;
}

PixelImage renderAsset(const std::shared_ptr<const Asset>& asset, ViewMode mode,
                       const PictureSize& size) {
    const PoseEvaluator evaluator(asset);
    return renderAsset(asset, plainFrame(evaluator, mode), size);
}

PixelImage renderAsset(const std::shared_ptr<const Asset>& asset, const FrameInput& input,
                       const PictureSize& size) {
    renderer().setAsset(asset);
    return renderer().render(input, size);
}

Pixel pixelAt(const PixelImage& image, std::uint32_t x, std::uint32_t y) {
    const std::size_t at = 4 * (std::size_t{y} * image.width + x);
    return {image.rgba[at], image.rgba[at + 1], image.rgba[at + 2], image.rgba[at + 3]};
}

Pixel middle(const PixelImage& image) {
    return pixelAt(image, image.width / 2, image.height / 2);
}

}  // namespace sinew::test
