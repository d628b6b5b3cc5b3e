// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/facade/foot_height.h"

#include "model/sinew.h"

namespace sinew::test {

namespace {

/// The index of the item with this name.
template <class Items>
FileIndex indexOf(const Items& items, const std::string& name) {
    FileIndex index = 0;
    while (items.at(index).name != name) {
        ++index;
    }
    return index;
}

}  // namespace

std::vector<float> footHeights(const std::filesystem::path& file, const std::string& clip,
                               const std::string& foot) {
    const Model model = Model::load(file);
    const FileIndex node = indexOf(model.nodes(), foot);
    const FileIndex played = indexOf(model.clips(), clip);
    const ModelClip info = model.clips().at(played);
    std::vector<float> heights;
    float time = info.startSeconds;
    while (time <= info.endSeconds) {
        const ModelPose pose = model.pose({.clip = played, .seconds = time});
        heights.push_back(pose.worldMatrices()[node][3].y);
        time = info.startSeconds + static_cast<float>(heights.size()) / 30.0F;
    }
    return heights;
}

}  // namespace sinew::test
