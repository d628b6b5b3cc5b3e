// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/animated_node.h"

#include <stdexcept>

namespace sinew::test {
namespace {

const char* typeOf(Target target) {
    switch (target) {
        case Target::Translation:
        case Target::Scale:
            return "VEC3";
        case Target::Rotation:
        case Target::BaseColor:
            return "VEC4";
        case Target::Weights:
        case Target::SingleWeight:
        case Target::Roughness:
            break;
    }
    return "SCALAR";
}

std::string pointerTo(Target target) {
    switch (target) {
        case Target::SingleWeight:
            return "/nodes/0/weights/1";
        case Target::BaseColor:
            return "/materials/0/pbrMetallicRoughness/baseColorFactor";
        case Target::Roughness:
            return "/materials/0/pbrMetallicRoughness/roughnessFactor";
        case Target::Translation:
        case Target::Rotation:
        case Target::Scale:
        case Target::Weights:
            break;
    }
    return {};
}

std::string targetJson(Target target) {
    const std::string pointer = pointerTo(target);
    if (pointer.empty()) {
        return R"({"node":0,"path":")" + std::string(nameOf(target)) + R"("})";
    }
    return R"({"path":"pointer","extensions":{"KHR_animation_pointer":{"pointer":")" + pointer +
           R"("}}})";
}

std::shared_ptr<const Asset> load(const CurveSpec& spec) {
    GltfBuilder gltf;
    const std::string points = str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0}));
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + points +
                           R"(},"material":0,"targets":[{"POSITION":)" + points +
                           R"(},{"POSITION":)" + points + "}]}]}");
    gltf.add("materials", R"({"pbrMetallicRoughness":{}})");
    gltf.add("nodes", R"({"mesh":0})");
    const AccessorOptions how{.component = spec.storage.component,
                              .normalized = spec.storage.component != Component::Float};
    const std::string input = str(gltf.addAccessor("SCALAR", spec.times));
    const std::string output = str(gltf.addAccessor(typeOf(spec.target), spec.values, how));
    gltf.add("animations", R"({"samplers":[{"input":)" + input + R"(,"output":)" + output +
                               R"(,"interpolation":")" + spec.interpolation +
                               R"("}],"channels":[{"sampler":0,"target":)" +
                               targetJson(spec.target) + "}]}");
    gltf.set("extensionsUsed", R"(["KHR_animation_pointer"])");
    auto asset = gltf.load();
    if (!asset) {
        throw std::runtime_error(describe(asset.error()));
    }
    return *asset;
}

}  // namespace

std::uint32_t widthOf(Target target) noexcept {
    switch (target) {
        case Target::Translation:
        case Target::Scale:
            return 3;
        case Target::Rotation:
        case Target::BaseColor:
            return 4;
        case Target::Weights:
            return 2;
        case Target::SingleWeight:
        case Target::Roughness:
            break;
    }
    return 1;
}

const char* nameOf(Target target) noexcept {
    switch (target) {
        case Target::Translation:
            return "translation";
        case Target::Rotation:
            return "rotation";
        case Target::Scale:
            return "scale";
        case Target::Weights:
            return "weights";
        case Target::SingleWeight:
            return "single weight";
        case Target::BaseColor:
            return "base colour";
        case Target::Roughness:
            return "roughness";
    }
    return "";
}

const char* nameOf(const Storage& storage) noexcept {
    switch (storage.component) {
        case Component::Byte:
            return "signed bytes";
        case Component::UnsignedByte:
            return "unsigned bytes";
        case Component::Short:
            return "signed shorts";
        case Component::UnsignedShort:
            return "unsigned shorts";
        case Component::UnsignedInt:
        case Component::Float:
            break;
    }
    return "floats";
}

AnimatedNode::AnimatedNode(const CurveSpec& spec)
    : m_target(spec.target), m_evaluator(load(spec)) {}

std::vector<float> AnimatedNode::at(float seconds) {
    m_evaluator.evaluate(AnimationIndex(0U), seconds);
    const Pose& pose = m_evaluator.pose();
    const Transform local = pose.local(NodeIndex(0U));
    switch (m_target) {
        case Target::Translation:
            return {local.translation.x, local.translation.y, local.translation.z};
        case Target::Rotation:
            return {local.rotation.x, local.rotation.y, local.rotation.z, local.rotation.w};
        case Target::Scale:
            return {local.scale.x, local.scale.y, local.scale.z};
        case Target::Weights:
            return pose.weights;
        case Target::SingleWeight:
            return {pose.weights.at(1)};
        case Target::BaseColor:
        case Target::Roughness:
            break;
    }
    return pose.properties;
}

}  // namespace sinew::test
