// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/picture/two_boxes.h"

#include "tests/support/gltf_builder.h"

namespace sinew::test {

PictureSubject twoBoxes(AnimationIndex animation) {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
    gltf.add("nodes", R"({"name":"Walker","mesh":0})");
    gltf.add("nodes", R"({"name":"Rock","mesh":0,"translation":[-10,0,0]})");
    gltf.addAnimation("Walk", {{.times = {1, 2}, .values = {0, 0, 0, 20, 0, 0}}});
    gltf.addAnimation("Hop", {{.times = {0, 1}, .values = {0, 0, 0, 0, 6, 0}}});
    gltf.addAnimation("Still", {{.times = {0}, .values = {0, 0, 3}}});
    PictureSubject subject;
    subject.clips = std::make_shared<const ClipLibrary>(*gltf.load());
    subject.played.animation = animation;
    playWhole(LoopMode::Loop, subject);
    subject.seconds = subject.range.start;
    return subject;
}

}  // namespace sinew::test
