// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/write/write_helpers.h"

#include <algorithm>
#include <cmath>

#include "model/load/load_asset.h"
#include "model/view/shown_nodes.h"
#include "model/write/posed_surfaces.h"
#include "tests/support/test_program.h"

namespace sinew::test {

GltfBuilder barAndTile() {
    GltfBuilder gltf = skinnedBar();
    const std::string attributes =
        R"("POSITION":)" + str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0})) +
        R"(,"NORMAL":)" + str(gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1})) +
        R"(,"TEXCOORD_0":)" + str(gltf.addAccessor("VEC2", {0, 1, 1, 1, 1, 0, 0, 0}));
    const int indices =
        gltf.addAccessor("SCALAR", {0, 1, 2, 0, 2, 3}, {.component = Component::UnsignedShort});
    gltf.add("materials", R"({"name":"Red","pbrMetallicRoughness":{"baseColorFactor":[1,0,0,1]},)"
                          R"("extensions":{"KHR_materials_ior":{"ior":1.25}}})");
    gltf.set("extensionsUsed", R"(["KHR_materials_ior"])");
    gltf.add("meshes", R"({"name":"Quad","primitives":[{"attributes":{)" + attributes +
                           R"(},"indices":)" + str(indices) + R"(,"material":0}]})");
    gltf.add("nodes", R"({"name":"Tile","mesh":1,"translation":[2,0,0],"scale":[-1,1,1]})");
    gltf.replace("scenes", 0, R"({"name":"Hall","nodes":[0,1,4]})");
    gltf.addAnimation("Lean", {{.node = 1,
                                .path = "rotation",
                                .times = {0, 1, 2},
                                .values = {0, 0, 0, 1, 0.6, 0, 0, 0.8, 0, 0, 0, 1}},
                               {.node = 0, .path = "weights", .times = {0, 2}, .values = {0, 1}},
                               {.node = 4,
                                .path = "translation",
                                .times = {0, 0.5, 2},
                                .values = {2, 0, 0, 3, 1, 0, 2, 0, 0}}});
    return gltf;
}

std::shared_ptr<const Asset> loaded(const GltfBuilder& gltf, Caller caller) {
    const auto asset = gltf.load();
    if (!asset.ok()) {
        fail(caller, asset.error().message);
    }
    return asset.ok() ? *asset : nullptr;
}

ModelExport exportOf(const std::shared_ptr<const Asset>& asset) {
    ModelExport wanted{.clips = std::make_shared<const ClipLibrary>(asset),
                       .played = {.animation = AnimationIndex(0U)},
                       .view = {}};
    wanted.view.scene = asset->defaultScene;
    return wanted;
}

MadeModel made(const ModelExport& wanted, const std::string& name, Caller caller) {
    auto model = makeModel(wanted, {}, name);
    if (!model.ok()) {
        fail(caller, model.error().message);
    }
    return model.ok() ? *model : MadeModel();
}

std::shared_ptr<const Asset> readBack(const MadeModel& made, Caller caller) {
    const auto asset = made.files.empty() ? Error{ErrorCode::InvalidRequest, "there is no file", {}}
                                          : loadAssetFromMemory(made.files.back().bytes, {});
    if (!asset.ok()) {
        fail(caller, asset.error().message);
        return nullptr;
    }
    for (const Diagnostic& finding : (*asset)->findings) {
        fail(caller, finding.message);
    }
    return *asset;
}

std::vector<glm::vec3> shownPositions(const PoseEvaluator& pose, const ViewOptions& view) {
    std::vector<glm::vec3> all;
    const auto add = [&](const PosedSurface& surface) {
        all.insert(all.end(), surface.vertices.positions.begin(), surface.vertices.positions.end());
    };
    (void)visitPosedSurfaces(pose, view, add, {});
    return all;
}

float distanceOf(const std::vector<glm::vec3>& a, const std::vector<glm::vec3>& b) {
    if (a.size() != b.size() || a.empty()) {
        return 1e30F;
    }
    float most = 0.0F;
    for (std::size_t i = 0; i < a.size(); ++i) {
        most = std::max(most, glm::distance(a[i], b[i]));
    }
    return most;
}

}  // namespace sinew::test
