// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <fstream>
#include <numbers>

#include "model/light/environment.h"
#include "model/light/prefilter_cube.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/sanitizer.h"
#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/light/scene_lights.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kPi = std::numbers::pi_v<float>;

std::shared_ptr<const Environment> darkness() {
    static const auto dark = constantLight(glm::vec3(0.0F));
    return dark;
}

Material matte(float albedo) {
    Material material;
    material.baseColorFactor = glm::vec4(glm::vec3(albedo), 1.0F);
    material.metallicFactor = 0.0F;
    material.roughnessFactor = 1.0F;
    return material;
}

/// A light at z = `distance` that shines to -Z, where the square is.
Asset squareUnder(const Light& light, float distance = 1.0F,
                  const Material& material = matte(0.5F)) {
    Asset asset = assetOf(square(), material);
    asset.lights.push_back(light);
    Node node;
    node.light = LightIndex(0U);
    node.rest.translation = {0.0F, 0.0F, distance};
    asset.nodes.push_back(node);
    return asset;
}

FrameInput darkFrame(const PoseEvaluator& evaluator) {
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.environment = darkness();
    input.view.lighting.toneMap = ToneMap::None;
    return input;
}

/// Of the green byte.
float linear(const Pixel& pixel) {
    const float encoded = static_cast<float>(pixel[1]) / 255.0F;
    return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

float litBy(Asset asset) {
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    return linear(middle(renderAsset(done, darkFrame(evaluator))));
}

double residentMebibytes() {
    std::ifstream file("/proc/self/statm");
    double total = 0.0;
    double resident = 0.0;
    file >> total >> resident;
    return resident * 4096.0 / (1024.0 * 1024.0);
}

bool isNear(float value, float expected, float relative) {
    return std::abs(value - expected) <= relative * std::abs(expected);
}

float evenlyLit(const Material& material, const std::shared_ptr<const Environment>& environment,
                float exposureEv = 0.0F) {
    const auto asset = finishAsset(assetOf(square(), material));
    const PoseEvaluator evaluator(asset);
    FrameInput input = darkFrame(evaluator);
    input.environment = environment;
    input.view.lighting.exposureEv = exposureEv;
    return linear(middle(renderAsset(asset, input)));
}

}  // namespace

class TestLight : public QObject {
    Q_OBJECT

private slots:
    /// Under uniform light, reflection neither loses nor adds energy (the "white furnace").
    void whiteSurfacesReflectAllIncidentLight() {
        const auto gray = constantLight(glm::vec3(0.4F));
        QVERIFY(isNear(evenlyLit(matte(1.0F), gray), 0.4F, 0.02F));
        for (const float roughness : {0.1F, 0.5F, 1.0F}) {
            Material metal;
            metal.roughnessFactor = roughness;
            QVERIFY(isNear(evenlyLit(metal, gray), 0.4F, 0.03F));
        }
    }

    void exposureDoublesLightPerStop() {
        const auto gray = constantLight(glm::vec3(0.2F));
        const float at = evenlyLit(matte(1.0F), gray);
        QVERIFY(isNear(evenlyLit(matte(1.0F), gray, 1.0F), 2.0F * at, 0.03F));
        QVERIFY(isNear(evenlyLit(matte(1.0F), gray, -2.0F), at / 4.0F, 0.08F));
    }

    void theStrengthIsAFactorOnAnyEnvironment() {
        const auto asset = finishAsset(assetOf(square(), matte(1.0F)));
        const PoseEvaluator evaluator(asset);
        FrameInput input = darkFrame(evaluator);
        input.environment = constantLight(glm::vec3(0.4F));
        input.view.lighting.environmentStrength = 0.5F;
        QVERIFY(isNear(linear(middle(renderAsset(asset, input))), 0.2F, 0.03F));
        input.environment = nullptr;  // the studio
        input.view.lighting.environmentStrength = 0.0F;
        QCOMPARE(linear(middle(renderAsset(asset, input))), 0.0F);
    }

    void withoutAnEnvironmentOnlyLampsGiveLight() {
        const auto dark = finishAsset(assetOf(square(), matte(1.0F)));
        const PoseEvaluator evaluator(dark);
        FrameInput input = darkFrame(evaluator);
        input.environment = nullptr;
        input.view.environment = std::string(kNoEnvironment);
        QCOMPARE(linear(middle(renderAsset(dark, input))), 0.0F);
        input.view.lighting.keyLight = true;
        QVERIFY(linear(middle(renderAsset(dark, input))) > 0.1F);
    }

    void anotherEnvironmentIsSeenAtOnceAndTheStudioComesBack() {
        const float studio = evenlyLit(matte(0.5F), nullptr);
        QVERIFY(isNear(evenlyLit(matte(1.0F), constantLight(glm::vec3(0.1F))), 0.1F, 0.05F));
        QVERIFY(isNear(evenlyLit(matte(1.0F), constantLight(glm::vec3(0.5F))), 0.5F, 0.05F));
        QCOMPARE(evenlyLit(matte(0.5F), nullptr), studio);
    }

    /// Light from +Z comes from +X after a quarter turn, and from -X after one the other way.
    void theEnvironmentTurnsCounterClockwiseSeenFromAbove() {
        CubeLevel cube(64);
        for (std::uint32_t i = 0; i < 64 * 64; ++i) {
            cube.at(4, i % 64, i / 64) = glm::vec3(1.0F);
        }
        Asset turned = assetOf(square(), matte(0.5F));
        turned.nodes[0].rest.rotation = glm::angleAxis(kPi / 4.0F, glm::vec3(0.0F, 1.0F, 0.0F));
        const auto asset = finishAsset(std::move(turned));
        const PoseEvaluator evaluator(asset);
        FrameInput input = darkFrame(evaluator);
        input.environment = prefilterCube(std::move(cube));
        const auto litAfter = [&](float turn) {
            input.view.lighting.environmentRotationRadians = turn;
            return linear(middle(renderAsset(asset, input)));
        };
        const float ahead = litAfter(0.0F);
        QVERIFY(ahead > 0.1F);
        QVERIFY(isNear(litAfter(kPi / 2.0F), ahead, 0.25F));
        QVERIFY(litAfter(-kPi / 2.0F) < 0.25F * ahead);
    }

    void anUprightLightLightsByLambertsLaw() {
        Light light;
        light.intensity = kPi;
        // A twenty-fifth is reflected at the surface; the rest is diffuse.
        QVERIFY(isNear(litBy(squareUnder(light)), 0.5F, 0.06F));
        Asset turned = squareUnder(light);
        turned.nodes[1].rest.rotation = glm::angleAxis(kPi / 3.0F, glm::vec3(0.0F, 1.0F, 0.0F));
        QVERIFY(isNear(litBy(std::move(turned)), 0.25F, 0.1F));
    }

    void theScaleOfItsNodeDoesNotCount() {
        Light light;
        light.intensity = 1.0F;
        const float plain = litBy(squareUnder(light));
        Asset scaled = squareUnder(light);
        scaled.nodes[1].rest.scale = glm::vec3(7.0F);
        QCOMPARE(litBy(std::move(scaled)), plain);
    }

    void pointLightsFallWithTheSquareOfTheDistance() {
        Light light;
        light.kind = LightKind::Point;
        light.intensity = 3.0F;
        const float near = litBy(squareUnder(light, 1.0F));
        QVERIFY(isNear(litBy(squareUnder(light, 2.0F)), near / 4.0F, 0.05F));
    }

    void aRangeEndsThem() {
        Light light;
        light.kind = LightKind::Point;
        light.intensity = 3.0F;
        const float free = litBy(squareUnder(light, 1.0F));
        light.range = 2.0F;
        QVERIFY(isNear(litBy(squareUnder(light, 1.0F)), free * (1.0F - 1.0F / 16.0F), 0.03F));
        light.range = 0.9F;
        QCOMPARE(litBy(squareUnder(light, 1.0F)), 0.0F);
    }

    void spotsShineInTheirCone() {
        Light light;
        light.kind = LightKind::Spot;
        light.intensity = 2.0F;
        light.innerConeRadians = 0.1F;
        light.outerConeRadians = 0.3F;
        const auto asset = finishAsset(squareUnder(light, 1.0F));
        const PoseEvaluator evaluator(asset);
        const PixelImage image = renderAsset(asset, darkFrame(evaluator));
        QVERIFY(linear(middle(image)) > 0.2F);
        QCOMPARE(linear(pixelAt(image, 10, 16)), 0.0F);  // 0.34 aside, at 0.33 radians
    }

    void lightsOfHiddenNodesAndOtherScenesStayOut() {
        const Light light;
        Asset hidden = squareUnder(light);
        hidden.nodes[1].visible = false;
        QCOMPARE(litBy(std::move(hidden)), 0.0F);
        const auto asset = finishAsset(squareUnder(light));
        const PoseEvaluator evaluator(asset);
        FrameInput input = darkFrame(evaluator);
        input.view.lighting.punctualLights = false;
        QCOMPARE(linear(middle(renderAsset(asset, input))), 0.0F);
    }

    void lightsBeyondTheLimitAreReported() {
        Light light;
        light.intensity = 0.0F;
        Asset asset = squareUnder(light);
        for (std::size_t i = 1; i < kMostSceneLights; ++i) {
            asset.nodes.push_back(asset.nodes[1]);
        }
        QVERIFY(SceneLights(finishAsset(Asset(asset))).notices().empty());
        asset.nodes.push_back(asset.nodes[1]);
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        QCOMPARE(linear(middle(renderAsset(done, darkFrame(evaluator)))), 0.0F);
        const auto notices = renderer().notices();
        QVERIFY(std::any_of(notices.begin(), notices.end(), [](const std::string& notice) {
            return notice.find("1025 lights; the first 1024") != std::string::npos;
        }));
    }

    /// A small square in front of the large one; it casts a shadow to the lower right.
    void theKeyLightCastsAShadow() {
        Asset asset = assetOf(square(), matte(0.5F));
        Node blocker;
        blocker.mesh = MeshIndex(0U);
        blocker.rest.scale = glm::vec3(0.3F);
        blocker.rest.translation = {-0.2F, 0.25F, 0.3F};
        asset.nodes.push_back(blocker);
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = darkFrame(evaluator);
        input.view.lighting.keyLight = true;
        input.framedBounds.add(glm::vec3(-0.5F, -0.5F, 0.0F));
        input.framedBounds.add(glm::vec3(0.5F, 0.5F, 0.3F));
        const PixelImage image = renderAsset(done, input, {64, 64, 1});
        const glm::vec3 along = 0.3F / -0.58F * glm::vec3(-0.50F, 0.88F, 0.58F);
        const auto lightAt = [&](float x, float y) {
            return linear(pixelAt(image, static_cast<std::uint32_t>(32.0F * (1.0F + x)),
                                  static_cast<std::uint32_t>(32.0F * (1.0F - y))));
        };
        QVERIFY(lightAt(-0.2F + along.x, 0.25F + along.y) < 0.02F);
        QVERIFY(lightAt(-0.4F, -0.4F) > 0.15F);
        QVERIFY(lightAt(0.4F, 0.4F) > 0.15F);
        QVERIFY(lightAt(-0.2F, 0.25F) > 0.15F);  // the blocker does not shade itself
        input.view.lighting.keyLight = false;
        QCOMPARE(linear(middle(renderAsset(done, input))), 0.0F);
    }

    void theKeyLightSeesAllOfTheModel() {
        Box box;
        box.add(glm::vec3(-3.0F, 0.5F, -1.0F));
        box.add(glm::vec3(2.0F, 4.0F, 7.0F));
        const KeyLight key = keyLight(box, -2.0F);
        for (unsigned i = 0; i < 8; ++i) {
            const glm::vec3 corner((i & 1U) != 0 ? box.max.x : box.min.x,
                                   (i & 2U) != 0 ? box.max.y : box.min.y,
                                   (i & 4U) != 0 ? box.max.z : box.min.z);
            const glm::vec4 at = key.table.shadowFromWorld * glm::vec4(corner, 1.0F);
            QVERIFY(at.x > 0.0F && at.x < 1.0F && at.y > 0.0F && at.y < 1.0F);
            QVERIFY(at.z > 0.0F && at.z < 1.0F);
        }
        QCOMPARE(key.table.shadow.w, -2.0F);
        QCOMPARE(keyLight(Box(), 0.0F).table.shadow.y, 0.0F);
    }

    void theEnvironmentAsBackgroundIsToneMappedButNotInTransparentPictures() {
        const auto asset = finishAsset(assetOf(square(), matte(0.5F)));
        const PoseEvaluator evaluator(asset);
        FrameInput input = darkFrame(evaluator);
        input.environment = constantLight(glm::vec3(0.0F, 0.25F, 0.0F));
        input.view.lighting.environmentShown = true;
        const Pixel corner = pixelAt(renderAsset(asset, input), 0, 0);
        QVERIFY(isNear(linear(corner), 0.25F, 0.03F));
        QCOMPARE(corner[0], 0);
        input.view.transparent = true;
        QCOMPARE(pixelAt(renderAsset(asset, input), 0, 0)[3], 0);
    }

    /// A driver may recompile a shader whenever a constant decides a branch, and keep every
    /// version.
    void turningLightAllocatesNothing() {
        if (kAddressSanitizer) {
            QSKIP("freed memory is kept for a while under the sanitizer");
        }
        constexpr double kSlackMebibytes = 8.0;
        Light lamp;
        lamp.kind = LightKind::Point;
        const auto asset = finishAsset(squareUnder(lamp));
        const PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {48, 48}, false);
        host.renderer().setAsset(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.grid = true;
        input.view.lighting.keyLight = true;
        input.view.lighting.environmentShown = true;
        input.framedBounds.add(glm::vec3(-0.5F));
        input.framedBounds.add(glm::vec3(0.5F));
        double before = 0.0;
        for (int frame = 0; frame < 150; ++frame) {
            input.view.lighting.environmentRotationRadians = 0.02F * static_cast<float>(frame);
            input.view.lighting.exposureEv = 0.01F * static_cast<float>(frame);
            input.framedBounds.max.y += 0.001F;
            (void)host.render(input);
            before = frame == 30 ? residentMebibytes() : before;
        }
        const double more = residentMebibytes() - before;
        QVERIFY2(more < kSlackMebibytes, qPrintable(QString::number(more)));
    }

    void hostsOfBothEncodingsShowTheSameLight() {
        const auto asset = finishAsset(squareUnder(Light{}));
        const PoseEvaluator evaluator(asset);
        TwoFrameHost plain(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, true);
        TwoFrameHost srgb(VK_FORMAT_R8G8B8A8_SRGB, {32, 32}, true);
        plain.renderer().setAsset(asset);
        srgb.renderer().setAsset(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.lighting.keyLight = true;
        input.view.lighting.environmentShown = true;
        input.framedBounds.add(glm::vec3(-0.5F));
        input.framedBounds.add(glm::vec3(0.5F));
        for (const ToneMap toneMap : {ToneMap::Neutral, ToneMap::Aces, ToneMap::None}) {
            input.view.lighting.toneMap = toneMap;
            const PixelImage a = plain.render(input);
            const PixelImage b = srgb.render(input);
            for (std::size_t i = 0; i < a.rgba.size(); ++i) {
                QVERIFY(std::abs(int{a.rgba[i]} - int{b.rgba[i]}) <= 1);
            }
        }
        QVERIFY(plain.validationErrors().empty());
        QVERIFY(srgb.validationErrors().empty());
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestLight)
#include "test_light.moc"
