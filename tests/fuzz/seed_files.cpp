// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/seed_files.h"

#include <array>
#include <string_view>

#include "model/image/image_codec.h"
#include "model/image/png_text.h"
#include "tests/support/gltf_builder.h"

namespace sinew::fuzz {
namespace {

using test::Component;
using test::GltfBuilder;
using test::str;

Seed glbSeed(const std::string& name, const GltfBuilder& gltf) {
    return {name + ".glb", gltf.glb()};
}

int addTriangle(GltfBuilder& gltf) {
    return gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
}

// One triangle on one node; `attributes`, `primitive` and `node` are JSON to append.
GltfBuilder triangle(const std::string& primitive = {}, const std::string& node = {}) {
    GltfBuilder gltf;
    const int position = addTriangle(gltf);
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}" +
                           primitive + "}]}");
    gltf.add("nodes", R"({"mesh":0)" + node + "}");
    gltf.add("scenes", R"({"nodes":[0]})");
    gltf.set("scene", "0");
    return gltf;
}

GltfBuilder bareBar() {
    return test::skinnedBar(2);
}

GltfBuilder sparse() {
    GltfBuilder gltf;
    const int position = gltf.addSparseAccessor("VEC3", 4, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0},
                                                {{1, 3}, {2, 0, 0, 2, 2, 0}});
    const int zeros =
        gltf.addSparseAccessor("VEC3", 4, {}, {{0}, {1, 0, 0}, Component::UnsignedByte});
    gltf.add("meshes", R"({"primitives":[{"mode":5,"attributes":{"POSITION":)" + str(position) +
                           R"(},"targets":[{"POSITION":)" + str(zeros) +
                           R"(}]}],"weights":[0.5],"extras":{"targetNames":["Smile"]}})");
    gltf.add("nodes", R"({"mesh":0,"weights":[1]})");
    gltf.addAnimation("Morph", {{.path = "weights",
                                 .interpolation = "CUBICSPLINE",
                                 .times = {0, 1},
                                 .values = {0, 0, 0, 0, 1, 0}}});
    return gltf;
}

GltfBuilder everyAttribute() {
    GltfBuilder gltf;
    const int position = addTriangle(gltf);
    const int normal = gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 1});
    const int tangent = gltf.addAccessor("VEC4", {1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, -1});
    const int uv = gltf.addAccessor("VEC2", {0, 0, 65535, 0, 0, 65535},
                                    {.component = Component::UnsignedShort, .normalized = true});
    const int color = gltf.addAccessor(
        "VEC3", {255, 0, 0, 0, 255, 0, 0, 0, 255},
        {.component = Component::UnsignedByte, .normalized = true, .byteStride = 4});
    const int indices =
        gltf.addAccessor("SCALAR", {0, 1, 2}, {.component = Component::UnsignedByte});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                           R"(,"NORMAL":)" + str(normal) + R"(,"TANGENT":)" + str(tangent) +
                           R"(,"TEXCOORD_0":)" + str(uv) + R"(,"COLOR_0":)" + str(color) +
                           R"(,"_EXTRA":)" + str(uv) + R"(},"indices":)" + str(indices) + "}]}");
    gltf.add("nodes", R"({"mesh":0,"camera":0,"children":[1]})");
    gltf.add("nodes", R"({"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,1,2,3,1],"camera":1})");
    gltf.add("cameras",
             R"({"type":"perspective","perspective":{"yfov":0.8,"znear":0.1,"zfar":9}})");
    gltf.add("cameras",
             R"({"type":"orthographic","orthographic":{"xmag":1,"ymag":1,"znear":0,"zfar":9}})");
    gltf.add("scenes", R"({"nodes":[0],"name":"One"})");
    return gltf;
}

GltfBuilder animations() {
    GltfBuilder gltf = triangle();
    gltf.addAnimation("Steps", {{.path = "translation",
                                 .interpolation = "STEP",
                                 .times = {0.5, 1, 2},
                                 .values = {0, 0, 0, 1, 0, 0, 2, 0, 0}},
                                {.path = "rotation",
                                 .times = {0, 1},
                                 .values = {0, 0, 0, 32767, 0, 0, 32767, 0},
                                 .output = {.component = Component::Short, .normalized = true}},
                                {.path = "scale",
                                 .interpolation = "CUBICSPLINE",
                                 .times = {1},
                                 .values = {0, 0, 0, 1, 1, 1, 0, 0, 0}}});
    return gltf;
}

// Every material extension at once, on one texture with a transform.
GltfBuilder materials(const std::string& imageUri) {
    GltfBuilder gltf;
    const int position = addTriangle(gltf);
    const int uv = gltf.addAccessor("VEC2", {0, 0, 1, 0, 0, 1});
    const int normal = gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 1});
    const std::string texture =
        R"({"index":0,"extensions":{"KHR_texture_transform":{"offset":[0.5,0],"rotation":1,"scale":[2,2],"texCoord":0}}})";
    gltf.set(
        "extensionsUsed",
        R"(["KHR_texture_transform","KHR_materials_unlit","KHR_materials_emissive_strength","KHR_materials_ior","KHR_materials_specular","KHR_materials_clearcoat","KHR_materials_sheen","KHR_materials_transmission","KHR_materials_volume","KHR_materials_iridescence","KHR_materials_anisotropy","KHR_materials_dispersion","KHR_materials_diffuse_transmission","KHR_materials_pbrSpecularGlossiness","KHR_materials_variants","EXT_texture_webp","KHR_texture_basisu"])");
    gltf.set("extensions",
             R"({"KHR_materials_variants":{"variants":[{"name":"A"},{"name":"B"}]}})");
    gltf.add("images", R"({"uri":")" + imageUri + R"("})");
    gltf.add("samplers", R"({"magFilter":9729,"minFilter":9987,"wrapS":33648,"wrapT":33071})");
    gltf.add(
        "textures",
        R"({"source":0,"sampler":0,"extensions":{"EXT_texture_webp":{"source":0},"KHR_texture_basisu":{"source":0}}})");
    gltf.add(
        "materials",
        R"({"pbrMetallicRoughness":{"baseColorTexture":)" + texture +
            R"(,"metallicRoughnessTexture":{"index":0}},"normalTexture":{"index":0,"scale":0.5},"occlusionTexture":{"index":0,"strength":0.5},"emissiveTexture":{"index":0},"emissiveFactor":[1,1,1],"alphaMode":"MASK","alphaCutoff":0.4,"doubleSided":true,"extensions":{"KHR_materials_emissive_strength":{"emissiveStrength":5},"KHR_materials_ior":{"ior":1.4},"KHR_materials_specular":{"specularFactor":0.5,"specularColorFactor":[1,0,0],"specularTexture":{"index":0}},"KHR_materials_clearcoat":{"clearcoatFactor":1,"clearcoatRoughnessFactor":0.1,"clearcoatNormalTexture":{"index":0}},"KHR_materials_sheen":{"sheenColorFactor":[1,1,1],"sheenRoughnessFactor":0.3},"KHR_materials_transmission":{"transmissionFactor":1},"KHR_materials_volume":{"thicknessFactor":1,"attenuationDistance":2,"attenuationColor":[1,0,1]},"KHR_materials_iridescence":{"iridescenceFactor":1,"iridescenceIor":1.3,"iridescenceThicknessMinimum":100,"iridescenceThicknessMaximum":400},"KHR_materials_anisotropy":{"anisotropyStrength":0.6,"anisotropyRotation":1},"KHR_materials_dispersion":{"dispersion":0.1},"KHR_materials_diffuse_transmission":{"diffuseTransmissionFactor":0.5,"diffuseTransmissionTexture":{"index":0},"diffuseTransmissionColorFactor":[1,0.5,0]}}})");
    gltf.add(
        "materials",
        R"({"extensions":{"KHR_materials_unlit":{},"KHR_materials_pbrSpecularGlossiness":{"diffuseFactor":[1,1,1,1],"specularFactor":[1,1,1],"glossinessFactor":0.5,"diffuseTexture":{"index":0}}}})");
    gltf.add(
        "meshes",
        R"({"primitives":[{"material":0,"attributes":{"POSITION":)" + str(position) +
            R"(,"TEXCOORD_0":)" + str(uv) + R"(,"NORMAL":)" + str(normal) +
            R"(},"extensions":{"KHR_materials_variants":{"mappings":[{"material":1,"variants":[0,1]}]}}}]})");
    gltf.add("nodes", R"({"mesh":0})");
    return gltf;
}

GltfBuilder pointers() {
    GltfBuilder gltf = triangle(
        R"(,"material":0)",
        R"(,"extensions":{"KHR_node_visibility":{"visible":false},"KHR_lights_punctual":{"light":0}})");
    gltf.set("extensionsUsed",
             R"(["KHR_animation_pointer","KHR_node_visibility","KHR_lights_punctual"])");
    gltf.set(
        "extensions",
        R"({"KHR_lights_punctual":{"lights":[{"type":"spot","intensity":2,"range":3,"color":[1,1,0],"spot":{"innerConeAngle":0.1,"outerConeAngle":0.5}}]}})");
    gltf.add("materials", R"({"pbrMetallicRoughness":{"baseColorFactor":[1,0,0,1]}})");
    const int times = gltf.addAccessor("SCALAR", {0, 1});
    const int colors = gltf.addAccessor("VEC4", {1, 0, 0, 1, 0, 1, 0, 1});
    const int scalars = gltf.addAccessor("SCALAR", {0, 1});
    const int flags = gltf.addAccessor("SCALAR", {0, 1}, {.component = Component::UnsignedByte});
    const auto channel = [](int sampler, std::string_view pointer) {
        return R"({"sampler":)" + str(sampler) +
               R"(,"target":{"path":"pointer","extensions":{"KHR_animation_pointer":{"pointer":")" +
               std::string(pointer) + R"("}}}})";
    };
    const auto sampler = [times](int output) {
        return R"({"input":)" + str(times) + R"(,"output":)" + str(output) + "}";
    };
    gltf.add("animations",
             R"({"samplers":[)" + sampler(colors) + "," + sampler(scalars) + "," + sampler(flags) +
                 R"(],"channels":[)" +
                 channel(0, "/materials/0/pbrMetallicRoughness/baseColorFactor") + "," +
                 channel(1, "/extensions/KHR_lights_punctual/lights/0/intensity") + "," +
                 channel(2, "/nodes/0/extensions/KHR_node_visibility/visible") + "]}");
    return gltf;
}

GltfBuilder instances() {
    GltfBuilder gltf;
    const int position = addTriangle(gltf);
    const int moves = gltf.addAccessor("VEC3", {0, 0, 0, 2, 0, 0});
    const int turns = gltf.addAccessor("VEC4", {0, 0, 0, 127, 0, 0, 127, 0},
                                       {.component = Component::Byte, .normalized = true});
    const int sizes = gltf.addAccessor("VEC3", {1, 1, 1, 2, 2, 2});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
    gltf.add("nodes",
             R"({"mesh":0,"extensions":{"EXT_mesh_gpu_instancing":{"attributes":{"TRANSLATION":)" +
                 str(moves) + R"(,"ROTATION":)" + str(turns) + R"(,"SCALE":)" + str(sizes) +
                 R"(,"_ID":)" + str(sizes) + "}}}}");
    gltf.set("extensionsUsed", R"(["EXT_mesh_gpu_instancing"])");
    return gltf;
}

GltfBuilder compressed(const std::string& extension) {
    GltfBuilder gltf;
    const std::array<std::uint8_t, 24> stream{0xa0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                              0,    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    gltf.addBufferView(stream);
    gltf.add(
        "bufferViews",
        R"({"buffer":0,"byteLength":36,"byteStride":12,"extensions":{")" + extension +
            R"(":{"buffer":0,"byteOffset":0,"byteLength":24,"byteStride":12,"count":3,"mode":"ATTRIBUTES","filter":"NONE"}}})");
    gltf.add(
        "accessors",
        R"({"bufferView":1,"componentType":5126,"type":"VEC3","count":3,"min":[0,0,0],"max":[0,0,0]})");
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":0}}]})");
    gltf.add("nodes", R"({"mesh":0})");
    gltf.set("extensionsUsed", R"([")" + extension + R"("])");
    return gltf;
}

GltfBuilder draco() {
    GltfBuilder gltf;
    const auto stream = test::bytesOf(std::string("DRACO\x02\x02\x01\x01\x00\x00", 11));
    gltf.addBufferView(stream);
    gltf.add("accessors",
             R"({"componentType":5126,"type":"VEC3","count":3,"min":[0,0,0],"max":[1,1,1]})");
    gltf.add("accessors", R"({"componentType":5123,"type":"SCALAR","count":3})");
    gltf.add(
        "meshes",
        R"({"primitives":[{"attributes":{"POSITION":0},"indices":1,"extensions":{"KHR_draco_mesh_compression":{"bufferView":0,"attributes":{"POSITION":0}}}}]})");
    gltf.add("nodes", R"({"mesh":0})");
    gltf.set("extensionsUsed", R"(["KHR_draco_mesh_compression"])");
    gltf.set("extensionsRequired", R"(["KHR_draco_mesh_compression"])");
    return gltf;
}

GltfBuilder avatars() {
    GltfBuilder gltf = bareBar();
    gltf.set("extensionsUsed", R"(["VRM","VRMC_vrm","KHR_xmp_json_ld"])");
    gltf.set(
        "extensions",
        R"({"KHR_xmp_json_ld":{"packets":[{"@context":{"dc":"http://purl.org/dc/elements/1.1/"},"dc:title":"x"}]},"VRMC_vrm":{"specVersion":"1.0","meta":{"name":"x","authors":["y"],"licenseUrl":"z"},"humanoid":{"humanBones":{"hips":{"node":1},"spine":{"node":2}}},"expressions":{"preset":{"happy":{"morphTargetBinds":[{"node":0,"index":0,"weight":1}]}}}},"VRM":{"humanoid":{"humanBones":[{"bone":"hips","node":1}]},"blendShapeMaster":{"blendShapeGroups":[{"name":"Joy","presetName":"joy","binds":[{"mesh":0,"index":0,"weight":100}]}]},"meta":{"title":"x"}}})");
    gltf.set("asset", R"({"version":"2.0","extensions":{"KHR_xmp_json_ld":{"packet":0}}})");
    return gltf;
}

std::vector<std::uint8_t> smallPng() {
    PixelImage image{.width = 4, .height = 4, .rgba = {}};
    for (int i = 0; i < 64; ++i) {
        image.rgba.push_back(static_cast<std::uint8_t>(i * 4));
    }
    return encodePng(image);
}

GltfBuilder imageInView(std::span<const std::uint8_t> bytes, const std::string& mimeType) {
    GltfBuilder gltf;
    const int view = gltf.addBufferView(bytes);
    gltf.add("images", R"({"bufferView":)" + str(view) + R"(,"mimeType":")" + mimeType + R"("})");
    gltf.add("textures", R"({"source":0})");
    gltf.add("materials", R"({"pbrMetallicRoughness":{"baseColorTexture":{"index":0}}})");
    return gltf;
}

}  // namespace

std::vector<Seed> loadSeeds() {
    const std::string pixel = "data:image/png;base64," + test::base64(smallPng());
    std::vector<Seed> seeds{glbSeed("bar", bareBar()),
                            glbSeed("sparse", sparse()),
                            glbSeed("attributes", everyAttribute()),
                            glbSeed("animations", animations()),
                            glbSeed("materials", materials(pixel)),
                            glbSeed("pointers", pointers()),
                            glbSeed("instances", instances()),
                            glbSeed("meshopt", compressed("EXT_meshopt_compression")),
                            glbSeed("meshopt_khr", compressed("KHR_meshopt_compression")),
                            glbSeed("draco", draco()),
                            glbSeed("avatars", avatars())};
    for (int mode = 0; mode <= 6; ++mode) {
        seeds.push_back(
            glbSeed("mode" + std::to_string(mode), triangle(R"(,"mode":)" + str(mode))));
    }
    seeds.push_back({"text.gltf", test::bytesOf(animations().gltf())});
    seeds.push_back({"files.gltf", test::bytesOf(bareBar().gltf("a%20b.bin"))});
    return seeds;
}

std::vector<Seed> imageSeeds() {
    const auto png = smallPng();
    const auto jpeg = test::bytesOf(std::string_view(
        "\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xc0\0\x0b\x08\0\4\0\4\1\1\x11\0", 33));
    const auto webp =
        test::bytesOf(std::string_view("RIFF\x10\0\0\0WEBPVP8L\4\0\0\0\x2f\0\0\0", 24));
    const auto ktx =
        test::bytesOf(std::string_view("\xabKTX 20\xbb\r\n\x1a\n\0\0\0\0\1\0\0\0", 20));
    return {glbSeed("png", imageInView(png, "image/png")),
            glbSeed("jpeg", imageInView(jpeg, "image/jpeg")),
            glbSeed("webp", imageInView(webp, "image/webp")),
            glbSeed("ktx2", imageInView(ktx, "image/ktx2")),
            glbSeed("uri", materials("data:image/png;base64," + test::base64(png)))};
}

std::vector<Seed> jsonPointerSeeds() {
    std::vector<Seed> seeds;
    for (const std::string_view text :
         {R"({"a":[1,2]})", "/a/1\n{\"a\":[1,2]}", "/a~1b/~0c\n{\"a/b\":{\"~c\":null}}",
          "/extensions/KHR_lights_punctual/lights/0/color\n{\"extensions\":{}}", "/00\n[1]",
          "//\n{\"\":{\"\":1}}", "a/b\n{}", "/4294967296\n[]"}) {
        seeds.push_back({"pointer" + std::to_string(seeds.size()), test::bytesOf(text)});
    }
    return seeds;
}

std::vector<Seed> stateSeeds() {
    std::vector<Seed> seeds;
    const std::string camera =
        R"("camera": {"target": [0, 1, 2], "yaw": 1, "pitch": 0, "distance": 3, "fovY": 0.7, "sceneRadius": 1})";
    const std::string state =
        R"({"format": "sinew.state/1", "file": {"path": "a.glb"}, "selection": {"skin": {"index": 0},
            "joints": [{"index": 1, "name": "Tail"}], "object": {"pointer": "/nodes/1", "name": "Tail"}},
            "hide": [{"index": 0, "name": "Hip"}], "playback": {"time": 0.5, "speed": -1, "layers": [{"weight": 0.5}]},
            "hand": [{"node": {"index": 1, "name": "Tail"}, "rotation": [0, 0, 0.6, 0.8]}],
            "picture": {"width": 64, "height": 48, "backdrop": [0, 0, 0, 0.5], "columns": 2, "rows": 2}, )" +
        camera + '}';
    std::vector<std::uint8_t> png = encodePng({.width = 1, .height = 1, .rgba = {1, 2, 3, 4}});
    addPngText(png, "sinew.state", state);
    seeds.push_back({"state", test::bytesOf(state)});
    seeds.push_back(
        {"sidecar", test::bytesOf(R"({"format": "sinew.render/1", "state": )" + state + '}')});
    seeds.push_back({"picture", std::move(png)});
    return seeds;
}

std::vector<Seed> ruleSeeds() {
    std::vector<Seed> seeds;
    for (const std::string_view text :
         {R"({"$schema": "a.json", "root": true, "extends": ["b.json"], "failOn": "none", // rules
              "baseline": "known.json", "rules": {"KEY_POP": "off", "LOOP_SEAM": {"severity": "error",
              "reason": "mocap", "thresholds": {"closed": 0.1}}}, "frameRates": [30, 29.97],
              "budgets": {"joints": 64, "materials": null, "textureFormats": ["png"]}, /* names */
              "names": {"nodes": {"required": ["Hip*"], "forbidden": ["/^tmp_/i"]}},})",
          R"({"contracts": {"Walk*": {"loop": true, "duration": {"value": 1, "tolerance": 0.1},
              "speed": {"value": 1.4, "tolerance": 0.1}, "ground": "animation", "yaw": "game",
              "requiredBones": ["Hip"], "animatesBones": ["/^Leg/"]}},
              "groups": [{"clips": ["Walk", "Run"], "share": ["phase", "length"]}],
              "overrides": [{"files": ["**/a?.glb", "b/*"], "budgets": {"joints": 1}},
              {"clips": ["Idle"], "rules": {"KEY_POP": "default"}}]})",
          R"({"jonts": 1})", R"({"overrides": [{"files": ["{a,b}"]}]})", R"({"extends": 1})", "/*",
          "\xef\xbb\xbf{}\r\n"}) {
        seeds.push_back({"rules" + std::to_string(seeds.size()), test::bytesOf(text)});
    }
    return seeds;
}

std::vector<Seed> accessorSeeds() {
    std::vector<Seed> seeds;
    for (int step = 0; step < 8; ++step) {
        Seed seed{"bytes" + std::to_string(step), {}};
        for (int i = 0; i < 320; ++i) {
            seed.bytes.push_back(static_cast<std::uint8_t>(i * step));
        }
        seeds.push_back(std::move(seed));
    }
    return seeds;
}

}  // namespace sinew::fuzz
