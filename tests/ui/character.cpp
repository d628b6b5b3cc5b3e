// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/ui/character.h"

namespace sinew::test {
namespace {

Mesh quad(bool skinned) {
    Primitive primitive;
    primitive.positions = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
    primitive.indices = {0, 1, 2, 0, 2, 3};
    primitive.indexed = true;
    if (skinned) {
        // Joint 0 pulls all four (twice in one vertex), joint 1 pulls one, joint 2 none.
        std::vector<glm::vec4> first(4, glm::vec4(1, 0, 0, 0));
        first[3] = {0.5F, 0.25F, 0, 0};
        std::vector<glm::vec4> second(4, glm::vec4(0));
        second[3] = {0.25F, 0, 0, 0};
        primitive.influenceSets = {
            {.joints = std::vector<glm::u16vec4>(4, glm::u16vec4(0, 0, 0, 0)),
             .weights = std::move(first)},
            {.joints = std::vector<glm::u16vec4>(4, glm::u16vec4(1, 2, 0, 0)),
             .weights = std::move(second)}};
    }
    Mesh mesh;
    mesh.primitives.push_back(primitive);
    return mesh;
}

Animation walk() {
    Animation clip;
    clip.name = "Walk";
    clip.samplers.push_back({.interpolation = Interpolation::Linear,
                             .width = 3,
                             .times = {kWalkStart, 1.5F, kWalkEnd},
                             .values = {0, 0, 0, 0, 1, 0, 0, 5, 0}});
    clip.channels.push_back({.node = kHip, .sampler = SamplerIndex(0)});
    clip.startSeconds = kWalkStart;
    clip.endSeconds = kWalkEnd;
    return clip;
}

Animation still() {
    Animation clip;
    clip.name = "Still";
    clip.samplers.push_back({.width = 3, .times = {0.0F}, .values = {0, 2, 0}});
    clip.channels.push_back({.node = kHip, .sampler = SamplerIndex(0)});
    return clip;
}

void link(Asset& asset, NodeIndex parent, NodeIndex child) {
    asset.nodes[parent.value].children.push_back(child);
    asset.nodes[child.value].parent = parent;
}

}  // namespace

std::shared_ptr<const Asset> character() {
    auto asset = std::make_shared<Asset>();
    asset->nodes.resize(7);
    const char* names[] = {"Root", "Body", "Hip", "Knee", "Foot", "Eye", ""};
    for (std::size_t i = 0; i < asset->nodes.size(); ++i) {
        asset->nodes[i].name = names[i];
        asset->parentsFirst.push_back(NodeIndex(i));
    }
    link(*asset, kRoot, kBody);
    link(*asset, kRoot, kHip);
    link(*asset, kHip, kKnee);
    link(*asset, kKnee, kFoot);
    link(*asset, kRoot, kEye);
    asset->meshes = {quad(true), quad(false)};
    asset->nodes[kBody.value].mesh = MeshIndex(0);
    asset->nodes[kBody.value].skin = SkinIndex(0);
    asset->nodes[kProp.value].mesh = MeshIndex(1);
    asset->nodes[kEye.value].camera = CameraIndex(0);
    asset->cameras.push_back({.name = "Eye", .projection = PerspectiveCamera()});
    asset->skins.push_back({.name = "Leg",
                            .joints = {kHip, kKnee, kFoot},
                            .inverseBindMatrices = std::vector<glm::mat4>(3, glm::mat4(1.0F)),
                            .skeleton = {}});
    asset->scenes = {{.name = "Stage", .roots = {kRoot}}, {.name = "Shelf", .roots = {kProp}}};
    asset->defaultScene = SceneIndex(0);
    asset->animations = {walk(), still()};
    asset->path = "character.glb";
    return asset;
}

std::shared_ptr<const Asset> chain(std::size_t count) {
    auto asset = std::make_shared<Asset>();
    asset->nodes.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        asset->parentsFirst.push_back(NodeIndex(i));
        if (i > 0) {
            link(*asset, NodeIndex(i - 1), NodeIndex(i));
        }
    }
    asset->scenes = {{.name = {}, .roots = {NodeIndex(std::size_t{0})}}};
    asset->defaultScene = SceneIndex(0);
    return asset;
}

std::shared_ptr<const Asset> otherFile(const std::shared_ptr<const Asset>& asset) {
    auto copy = std::make_shared<Asset>(*asset);
    copy->path = "other.glb";
    return copy;
}

}  // namespace sinew::test
