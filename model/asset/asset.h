// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/asset/animation.h"
#include "model/asset/image.h"
#include "model/asset/light.h"
#include "model/asset/material.h"
#include "model/asset/mesh.h"
#include "model/asset/transform.h"
#include "model/asset/vrm.h"
#include "model/core/diagnostic.h"
#include "model/core/index.h"
#include "model/core/json_value.h"
#include "model/core/math.h"

namespace sinew {

/// EXT_mesh_gpu_instancing: draws the node's mesh once per entry, each with its own transform
/// relative to the node.
struct Instances {
    std::vector<Transform> transforms;
    std::vector<std::string> attributes;  // custom attributes in the file, by name
};

struct Node {
    std::string name;
    NodeIndex parent;
    std::vector<NodeIndex> children;

    Transform rest;                   // TRS, or the decomposition of `matrix`
    std::optional<glm::mat4> matrix;  // parentFromLocal as stored

    MeshIndex mesh;
    SkinIndex skin;
    CameraIndex camera;
    LightIndex light;
    bool visible = true;                 // KHR_node_visibility of this node only
    std::optional<Instances> instances;  // never on a skinned mesh

    // Morph weights at rest: the node's own, otherwise the mesh's, otherwise zeros. `Pose::weights`
    // concatenates the weights of all nodes; this node's start at `firstWeight`.
    std::vector<float> restWeights;
    std::uint32_t firstWeight = 0;
};

struct Skin {
    std::string name;
    std::vector<NodeIndex> joints;
    std::vector<glm::mat4> inverseBindMatrices;  // jointFromMesh; as many as joints
    bool inverseBindMatricesStored = false;      // false: identity by default (3.7.3.2)
    NodeIndex skeleton;
};

struct PerspectiveCamera {
    float yfovRadians = 0.8F;
    std::optional<float> aspectRatio;
    float znear = 0.01F;
    std::optional<float> zfar;  // none: infinite
};
struct OrthographicCamera {
    float xmag = 1.0F;
    float ymag = 1.0F;
    float znear = 0.0F;
    float zfar = 100.0F;
};
using CameraProjection = std::variant<PerspectiveCamera, OrthographicCamera>;
struct Camera {
    std::string name;
    CameraProjection projection;
};

struct Scene {
    std::string name;
    std::vector<NodeIndex> roots;
};

/// The `asset` object of the file, and properties of the file itself.
struct AssetInfo {
    std::string version;
    std::string generator;
    std::string copyright;
    bool binary = false;          // GLB
    std::uint64_t fileBytes = 0;  // size of the .gltf or .glb alone
    std::uint64_t bufferBytes = 0;
};

/// A glTF 2.0 file, decoded and checked. Immutable after loading and shared between threads:
/// evaluation never writes into it. Indices are those of the file.
struct Asset {
    // Defined in asset.cpp; otherwise every file that holds an asset would compile them again.
    Asset();
    ~Asset();
    Asset(const Asset& other);
    Asset(Asset&& other) noexcept;
    Asset& operator=(const Asset& other);
    Asset& operator=(Asset&& other) noexcept;

    std::filesystem::path path;
    AssetInfo info;

    std::vector<Scene> scenes;
    SceneIndex defaultScene;  // the file's, otherwise the first; none if the file has no scene
    std::vector<Node> nodes;
    std::vector<NodeIndex> parentsFirst;  // every node once, each after its parent
    std::uint32_t weightCount = 0;        // morph weights of all nodes together

    std::vector<Mesh> meshes;
    std::vector<Skin> skins;
    std::vector<Animation> animations;
    std::vector<AnimatedProperty> animatedProperties;  // each target once, sorted
    std::uint32_t propertyFloatCount = 0;              // their values together
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Image> images;
    std::vector<Camera> cameras;
    std::vector<Light> lights;          // KHR_lights_punctual
    std::vector<std::string> variants;  // names, KHR_materials_variants
    std::optional<Vrm> vrm;
    std::optional<VrmAnimation> vrmAnimation;

    // The checked JSON of the file, including extras, extensions and XMP packets. Assets that
    // differ only in their animations share it (`sharesContents`).
    std::shared_ptr<const JsonValue> json;

    std::vector<std::string> extensionsUsed;
    std::vector<std::string> extensionsRequired;
    std::vector<Diagnostic> findings;

    [[nodiscard]] const Node& operator[](NodeIndex i) const { return nodes[i.value]; }
    [[nodiscard]] const Mesh& operator[](MeshIndex i) const { return meshes[i.value]; }
    [[nodiscard]] const Skin& operator[](SkinIndex i) const { return skins[i.value]; }
    [[nodiscard]] const Animation& operator[](AnimationIndex i) const {
        return animations[i.value];
    }
    [[nodiscard]] const Material& operator[](MaterialIndex i) const { return materials[i.value]; }
    [[nodiscard]] const Image& operator[](ImageIndex i) const { return images[i.value]; }
    [[nodiscard]] const Camera& operator[](CameraIndex i) const { return cameras[i.value]; }
    [[nodiscard]] const Light& operator[](LightIndex i) const { return lights[i.value]; }
    [[nodiscard]] const Scene& operator[](SceneIndex i) const { return scenes[i.value]; }
};

/// Whether both are the same load of a file and differ at most in their animations.
[[nodiscard]] bool sharesContents(const Asset& a, const Asset& b) noexcept;

/// Nodes of a scene, parents first; every node of the file if `scene` is none.
[[nodiscard]] std::vector<NodeIndex> sceneNodes(const Asset& asset, SceneIndex scene);

/// Per node: whether it and all its ancestors are visible (KHR_node_visibility).
[[nodiscard]] std::vector<bool> visibleNodes(const Asset& asset);

/// Whether a node or an instance can be mirrored (a negative determinant, glTF 2.0, 3.7.4), at rest
/// or in a clip. Also true if negative keys or spline tangents make it possible.
[[nodiscard]] bool canMirror(const Asset& asset);

/// The stored name, or "Node 7" (with the given word) if it is empty.
[[nodiscard]] std::string displayName(const std::string& name, const char* word, std::size_t index);

}  // namespace sinew
