// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/cli/report/report_form.h"
#include "model/asset/material_table.h"
#include "model/facts/asset_facts.h"
#include "model/facts/geometry_facts.h"
#include "model/facts/key_words.h"
#include "model/facts/morph_facts.h"

namespace sinew::cli {

// Objects of a file in `info`, without their indices and names.

void describe(auto& form, Described<Scene>) {
    form.value("roots", &Scene::roots);
}

void describe(auto& form, Described<Node>) {
    form.optional("parent", &Node::parent);
    form.value("children", &Node::children);
    form.optional("mesh", &Node::mesh);
    form.optional("skin", &Node::skin);
    form.optional("camera", &Node::camera);
    form.optional("light", &Node::light);
    form.value("matrix", [](auto& node) { return node.matrix.has_value(); });
    form.value("visible", &Node::visible);
    form.when(
        [](auto& node) { return node.instances.has_value(); },
        [](auto& some) {
            some.value("instances", [](auto& node) { return node.instances->transforms.size(); });
            some.value("instanceAttributes", [](auto& node) { return node.instances->attributes; });
        });
}

void describe(auto& form, Described<Primitive>) {
    form.word("topology", kTopologyWords, &Primitive::topology);
    form.value("vertices", &Primitive::vertexCount);
    form.value("triangles", [](auto& primitive) { return triangleCount(primitive); });
    form.value("indexed", &Primitive::indexed);
    form.optional("material", &Primitive::material);
    form.some("variantMaterials", [](auto& primitive) {
        std::vector<std::optional<MaterialIndex>> materials;
        for (const MaterialIndex material : primitive.variantMaterials) {
            materials.push_back(orNull(material));
        }
        return materials;
    });
    form.value("normals", [](auto& primitive) { return !primitive.normals.empty(); });
    form.value("tangents", [](auto& primitive) { return !primitive.tangents.empty(); });
    form.value("generatedTangents",
               [](auto& primitive) { return !primitive.cornerTangents.empty(); });
    form.value("texcoordSets", [](auto& primitive) { return primitive.texcoords.size(); });
    form.value("colorSets", [](auto& primitive) { return primitive.colors.size(); });
    form.value("influenceSets", [](auto& primitive) { return primitive.influenceSets.size(); });
    form.value("morphTargets", [](auto& primitive) { return primitive.targets.size(); });
    form.value("customAttributes", [](auto& primitive) {
        std::vector<std::string> names;
        for (const CustomAttribute& custom : primitive.customAttributes) {
            names.push_back(custom.name);
        }
        return names;
    });
}

/// The targets of a mesh by number.
[[nodiscard]] inline std::vector<std::pair<std::size_t, MorphTargetFacts>> measuredTargets(
    const Mesh& mesh) {
    std::vector<std::pair<std::size_t, MorphTargetFacts>> targets;
    for (const MorphTargetFacts& facts : morphTargetFacts(mesh)) {
        targets.emplace_back(targets.size(), facts);
    }
    return targets;
}

void describe(auto& form, Described<Mesh>) {
    form.value("primitives", &Mesh::primitives);
    form.value("morphTargets", &Mesh::targetCount);
    form.value("targetNames", &Mesh::targetNames);
    form.list("targets", measuredTargets, [](auto& each) {
        each.value("name",
                   [](auto& mesh, auto& target) { return morphTargetName(mesh, target.first); });
        each.value("weight", [](auto& mesh, auto& target) { return mesh.weights[target.first]; });
        each.value("movedVertices", [](auto& target) { return target.second.movedVertices; });
        each.value("largest", [](auto& target) { return target.second.largest; });
    });
}

void describe(auto& form, Described<TextureTransform>) {
    form.value("offset", &TextureTransform::offset);
    form.value("rotation", &TextureTransform::rotationRadians);
    form.value("scale", &TextureTransform::scale);
}

void describe(auto& form, Described<Material>) {
    form.word("alphaMode", kAlphaModeWords, &Material::alphaMode);
    form.value("alphaCutoff", &Material::alphaCutoff);
    form.value("doubleSided", &Material::doubleSided);
    form.value("baseColorFactor", &Material::baseColorFactor);
    form.optional("baseColorTexture",
                  [](auto& material) { return material[TextureSlot::BaseColor].texture; });
    form.value("metallicFactor", &Material::metallicFactor);
    form.value("roughnessFactor", &Material::roughnessFactor);
    form.value("normalScale", &Material::normalScale);
    form.value("occlusionStrength", &Material::occlusionStrength);
    form.value("emissiveFactor", &Material::emissiveFactor);
    form.list("textures", texturedSlots, [](auto& each) {
        each.value("slot", [](TextureSlot slot) { return factsOf(slot).words; });
        each.value("texture", [](auto& material, auto slot) { return material[slot].texture; });
        each.value("texcoord",
                   [](auto& material, auto slot) { return material[slot].texcoordSet; });
        each.optional("transform",
                      [](auto& material, auto slot) { return material[slot].transform; });
    });
}

/// Numbers and colours of the extensions of a material.
struct ExtensionRows {
    const Material& material;
};

/// Those of one.
void describeFactors(auto& form, MaterialExtension extension) {
    for (const ExtensionFactor& factor : kExtensionFactors) {
        const auto floats = [&factor](const ExtensionRows& rows) {
            ObjectFactors object{.material = factorsOf(rows.material)};
            const std::span<const float> values = factor.facts.place(object, {});
            return std::vector(values.begin(), values.end());
        };
        if (factor.extension == extension && widthOf(factor.facts.type) == 1) {
            form.value(factor.key, [floats](auto& rows) { return floats(rows).front(); });
        } else if (factor.extension == extension) {
            form.value(factor.key, floats);
        }
    }
}

/// An object for each extension of the material; numbers of extensions without an object are
/// written for every material.
void describe(auto& form, Described<ExtensionRows>) {
    form.value("unlit", [](auto& rows) { return rows.material.unlit; });
    for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
        if (extension.key == nullptr) {
            describeFactors(form, extension.extension);
            continue;
        }
        form.when([&extension](auto& rows) { return extension.storage.has(rows.material); },
                  [&extension](auto& some) {
                      some.object(extension.key, [&extension](auto& object) {
                          describeFactors(object, extension.extension);
                      });
                  });
    }
}

void describe(auto& form, Described<Image>) {
    form.value("mimeType", &Image::mimeType);
    form.value("uri", [](auto& image) {
        return image.uri.empty() ? std::nullopt : std::optional(image.uri);
    });
    form.value("width", &Image::width);
    form.value("height", &Image::height);
    form.value("placeholder", &Image::placeholder);
}

/// As stored; null for an aspect ratio or a far plane that the file leaves open.
void describe(auto& form, Described<Camera>) {
    constexpr std::array kTypes{"perspective", "orthographic"};
    form.word("type", kTypes, [](auto& camera) { return camera.projection.index(); });
    form.when([](auto& camera) { return camera.projection.index() == 0; },
              [](auto& some) {
                  some.value("yfov", [](auto& camera) {
                      return std::get<PerspectiveCamera>(camera.projection).yfovRadians;
                  });
                  some.value("aspectRatio", [](auto& camera) {
                      return std::get<PerspectiveCamera>(camera.projection).aspectRatio;
                  });
              });
    form.when([](auto& camera) { return camera.projection.index() == 1; },
              [](auto& some) {
                  some.value("xmag", [](auto& camera) {
                      return std::get<OrthographicCamera>(camera.projection).xmag;
                  });
                  some.value("ymag", [](auto& camera) {
                      return std::get<OrthographicCamera>(camera.projection).ymag;
                  });
              });
    form.value("znear", [](auto& camera) {
        return std::visit([](auto& kind) { return kind.znear; }, camera.projection);
    });
    form.value("zfar", [](auto& camera) {
        return std::visit([](auto& kind) { return std::optional<float>(kind.zfar); },
                          camera.projection);
    });
}

void describe(auto& form, Described<Light>) {
    form.word("type", kLightKindWords, &Light::kind);
    form.value("color", &Light::color);
    form.value("intensity", &Light::intensity);
    form.value("range", &Light::range);
    form.when([](auto& light) { return light.kind == LightKind::Spot; },
              [](auto& some) {
                  some.value("innerConeAngle", &Light::innerConeRadians);
                  some.value("outerConeAngle", &Light::outerConeRadians);
              });
}

}  // namespace sinew::cli
