// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/constant_light.h"

#include <cmath>
#include <cstdio>

#include "model/light/octahedral.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {
namespace {

float linear(int byte) {
    const float c = static_cast<float>(byte) / 255.0F;
    return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

}  // namespace

std::shared_ptr<const Environment> constantLight(const glm::vec3& radiance) {
    auto result = std::make_shared<Environment>();
    const std::uint64_t texel = lightTexel(radiance);
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        const std::size_t side = mirroredSide(level);
        result->mirrored.at(level).assign(side * side, texel);
    }
    result->matte[0] = radiance;
    return result;
}

glm::vec3 linearOf(const Pixel& pixel) {
    return {linear(pixel[0]), linear(pixel[1]), linear(pixel[2])};
}

glm::vec3 lightOfMiddle(Asset asset, float radiance) {
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view.lighting.toneMap = ToneMap::None;
    input.environment = constantLight(glm::vec3(radiance));
    return linearOf(middle(renderAsset(done, input)));
}

glm::vec3 lightOfMiddle(const Material& material, float radiance) {
    return lightOfMiddle(assetOf(square(), material), radiance);
}

void addTexel(Asset& asset, const Pixel& texel) {
    Image image;
    image.width = 1;
    image.height = 1;
    std::vector<std::uint8_t> rgba;
    for (const int channel : texel) {
        rgba.push_back(static_cast<std::uint8_t>(channel));
    }
    image.rgba = std::move(rgba);
    Texture texture;
    texture.image = ImageIndex(asset.images.size());
    asset.images.push_back(std::move(image));
    asset.textures.push_back(texture);
}

bool isNear(const glm::vec3& value, const glm::vec3& wanted, float tolerance) {
    const bool near = glm::all(glm::lessThanEqual(glm::abs(value - wanted), glm::vec3(tolerance)));
    if (!near) {
        std::fprintf(stderr, "%f %f %f, not %f %f %f\n", double{value.x}, double{value.y},
                     double{value.z}, double{wanted.x}, double{wanted.y}, double{wanted.z});
    }
    return near;
}

void addSun(Asset& asset, const glm::vec3& direction, float intensity) {
    Light light;
    light.intensity = intensity;
    Node node;
    node.light = LightIndex(asset.lights.size());
    const bool vertical = std::abs(direction.y) > 0.9F * glm::length(direction);
    const glm::vec3 up = vertical ? glm::vec3(1.0F, 0.0F, 0.0F) : glm::vec3(0.0F, 1.0F, 0.0F);
    node.rest.rotation = glm::quatLookAt(glm::normalize(direction), up);
    asset.lights.push_back(light);
    asset.nodes.push_back(node);
}

}  // namespace sinew::test
