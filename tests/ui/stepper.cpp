// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/ui/stepper.h"

#include <string>

#include "tests/support/gltf_builder.h"

namespace sinew::test {
namespace {

constexpr int kLaneFrames = 30;  // frames at 30 fps

ChannelSpec laneChannel(int node, const char* path) {
    ChannelSpec channel{.node = node, .path = path, .times = {}, .values = {}, .output = {}};
    for (int i = 0; i <= kLaneFrames; ++i) {
        channel.times.push_back(i / 30.0);
    }
    return channel;
}

}  // namespace

std::shared_ptr<const Asset> steppingCharacter(const char* prefix) {
    GltfBuilder gltf;
    const auto addNode = [&](const char* name, const char* rest) {
        gltf.add("nodes", R"({"name":")" + std::string(prefix) + name + R"(",)" + rest + "}");
    };
    addNode("Hips", R"("translation":[0,1,0],"children":[1,2,3])");
    addNode("Head", R"("translation":[0,1,0])");
    addNode("Foot.L", R"("translation":[0.3,-1,0])");
    addNode("Foot.R", R"("translation":[-0.3,-1,0])");
    gltf.addSkin({0, 1, 2, 3});
    ChannelSpec foot = laneChannel(2, "translation");
    ChannelSpec head = laneChannel(1, "rotation");
    for (int i = 0; i <= kLaneFrames; ++i) {
        foot.values.insert(foot.values.end(),
                           {i > 4 ? 0.4 : 0.3, i > 10 && i < 20 ? -0.5 : -1.0, 0.0});
        head.values.insert(head.values.end(),
                           {0.0, 0.0, i < 20 ? 0.0 : 0.5, i < 20 ? 1.0 : 0.8660254});
    }
    gltf.addAnimation("Step", {foot, head});
    gltf.addAnimation("Other",
                      {{.node = 3, .times = {0, 1}, .values = {-0.3, -1, 0, -0.3, -1, 0}}});
    return *gltf.load();
}

}  // namespace sinew::test
