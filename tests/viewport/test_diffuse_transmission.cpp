// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <numbers>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"
#include "tests/viewport/two_frame_host.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr AnimationIndex kPaperClip{std::size_t{0}};
constexpr glm::vec3 kPaperColor{1.0F, 0.5F, 0.0F};
constexpr glm::vec3 kDark{0.0F};
constexpr glm::vec3 kTowardsEye{0.0F, 0.0F, 1.0F};  // comes from behind the square

// White, without specular reflection; transmits orange.
Material paper(float factor) {
    Material material;
    material.metallicFactor = 0.0F;
    material.specular = Specular{.factor = 0.0F};
    material.diffuseTransmission =
        DiffuseTransmission{.factor = factor, .colorFactor = kPaperColor};
    return material;
}

// The irradiance on a surface that faces +Z, and on one that faces -Z.
std::shared_ptr<const Environment> fromTwoSides(float front, float back) {
    auto result = std::make_shared<Environment>(*constantLight(kDark));
    result->matte[0] = glm::vec3(0.5F * (front + back));
    result->matte[2] = glm::vec3(0.5F * (front - back));
    return result;
}

glm::vec3 shownUnder(const std::shared_ptr<const Environment>& environment, Asset asset,
                     SkinningPath path = SkinningPath::Vertex) {
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view.lighting.toneMap = ToneMap::None;
    input.view.skinning = path;
    input.environment = environment;
    return linearOf(middle(renderAsset(done, input)));
}

glm::vec3 underSun(Asset asset, const glm::vec3& direction, float intensity) {
    addSun(asset, direction, intensity);
    return lightOfMiddle(std::move(asset), 0.0F);
}

Asset paperWithTexel(const Material& material, TextureSlot slot, const Pixel& texel) {
    Asset asset = assetOf(square(), material);
    addTexel(asset, texel);
    asset.materials[0][slot].texture = TextureIndex(0U);
    return asset;
}

}  // namespace

class TestDiffuseTransmission : public QObject {
    Q_OBJECT

private slots:
    void itMixesBothSidesOfAConstantLight() {
        QVERIFY(isNear(lightOfMiddle(paper(0.0F), 0.5F), glm::vec3(0.5F)));
        QVERIFY(isNear(lightOfMiddle(paper(0.25F), 0.5F), {0.5F, 0.4375F, 0.375F}));
        QVERIFY(isNear(lightOfMiddle(paper(1.0F), 0.5F), 0.5F * kPaperColor));
    }

    void whatComesThroughIsTheLightOfTheOtherSide() {
        const Asset asset = assetOf(square(), paper(0.5F));
        QVERIFY(isNear(shownUnder(fromTwoSides(0.5F, 0.0F), asset), glm::vec3(0.25F)));
        QVERIFY(isNear(shownUnder(fromTwoSides(0.0F, 0.5F), asset), 0.25F * kPaperColor));
    }

    void aSunBehindShinesThroughByItsAngle() {
        const Asset asset = assetOf(square(), paper(0.5F));
        const float intensity = 0.5F * kPi;
        QVERIFY(isNear(underSun(asset, kTowardsEye, intensity), 0.25F * kPaperColor));
        QVERIFY(isNear(underSun(asset, {1.0F, 0.0F, 1.0F}, intensity),
                       0.25F * std::sqrt(0.5F) * kPaperColor));
        QVERIFY(isNear(underSun(asset, -kTowardsEye, intensity), glm::vec3(0.25F)));
        QVERIFY(isNear(underSun(assetOf(square(), paper(0.0F)), kTowardsEye, intensity), kDark));
    }

    void theMirrorReflectsItsShareFirst() {
        Material material = paper(1.0F);
        material.specular.reset();  // 0.04 head-on
        const Asset asset = assetOf(square(), material);
        QVERIFY(isNear(underSun(asset, kTowardsEye, 0.5F * kPi), 0.48F * kPaperColor, 0.005F));
        // 60 degrees off the normal: the half vector of the reflected direction is at 30.
        const glm::vec3 slanted{std::sqrt(0.75F), 0.0F, 0.5F};
        QVERIFY(isNear(underSun(asset, slanted, kPi), 0.48F * kPaperColor, 0.005F));
    }

    void theTexturesMultiplyTheFactors() {
        const auto dark = fromTwoSides(0.0F, 0.5F);
        // The factor is the linear alpha channel; the other channels are ignored.
        QVERIFY(
            isNear(shownUnder(dark, paperWithTexel(paper(1.0F), TextureSlot::DiffuseTransmission,
                                                   {0, 0, 0, 128})),
                   0.5F * 128.0F / 255.0F * kPaperColor));
        // The colour is sRGB; its alpha is ignored.
        QVERIFY(isNear(
            shownUnder(dark, paperWithTexel(paper(1.0F), TextureSlot::DiffuseTransmissionColor,
                                            {128, 255, 255, 0})),
            {0.5F * 0.2158605F, 0.25F, 0.0F}));
    }

    void metalLetsNothingThrough() {
        Material material = paper(1.0F);
        material.baseColorFactor = {0.0F, 0.0F, 0.0F, 1.0F};
        material.metallicFactor = 1.0F;
        const auto behind = fromTwoSides(0.0F, 0.5F);
        QVERIFY(isNear(shownUnder(behind, assetOf(square(), material)), kDark, 0.005F));
        material.metallicFactor = 0.5F;
        QVERIFY(isNear(shownUnder(behind, assetOf(square(), material)), 0.25F * kPaperColor));
    }

    void glassAbsorbsItsShareOfBoth() {
        Material material = paper(1.0F);
        material.baseColorFactor = {0.0F, 0.0F, 0.0F, 1.0F};  // the glass itself is black
        material.transmission = Transmission{.factor = 0.25F};
        QVERIFY(isNear(shownUnder(fromTwoSides(0.0F, 0.5F), assetOf(square(), material)),
                       0.375F * kPaperColor));
    }

    void aVolumeAbsorbsLightByItsThickness() {
        Material material = paper(1.0F);
        material.volume = Volume{.thicknessFactor = 2.0F,
                                 .attenuationDistance = 1.0F,
                                 .attenuationColor = {0.5F, 1.0F, 1.0F}};
        Asset asset = assetOf(square(), material);
        const auto behind = fromTwoSides(0.0F, 0.8F);
        QVERIFY(isNear(shownUnder(behind, asset), {0.2F, 0.4F, 0.0F}));
        QVERIFY(isNear(underSun(asset, kTowardsEye, 0.8F * kPi), {0.2F, 0.4F, 0.0F}));
        asset.nodes[0].rest.scale = glm::vec3(1.5F);  // thicker by the same factor
        QVERIFY(isNear(shownUnder(behind, asset), {0.1F, 0.4F, 0.0F}));
    }

    void theBackOfAPaperIsLitByTheFront() {
        Material material = paper(0.5F);
        material.doubleSided = true;
        Asset asset = assetOf(square(), material);
        asset.nodes[0].rest.rotation = {0.0F, 0.0F, 1.0F, 0.0F};  // half a turn about +Y
        QVERIFY(isNear(shownUnder(fromTwoSides(0.0F, 0.5F), asset), 0.25F * kPaperColor));
    }

    void allWaysToDeformShowTheSame() {
        Primitive primitive = square();
        primitive.influenceSets.push_back(
            constantInfluences(4, {0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F}));
        Asset asset = assetOf(primitive, paper(0.5F));
        addSkin(asset, 1);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            QVERIFY(isNear(shownUnder(fromTwoSides(0.0F, 0.5F), asset, path), 0.25F * kPaperColor));
        }
    }

    void aClipDrivesIt() {
        Asset asset = assetOf(square(), paper(0.0F));
        Animation& clip = asset.animations.emplace_back();
        clip.propertyChannels.push_back(
            {.target = {PropertyOwner::Material, 0, Property::DiffuseTransmissionFactor},
             .sampler = SamplerIndex(0U),
             .fileIndex = 0,
             .property = kNoAnimatedProperty,
             .pointer = {}});
        clip.samplers.push_back({Interpolation::Linear, 1, {0.0F, 1.0F}, {0.0F, 1.0F}});
        const auto done = finishAsset(std::move(asset));
        PoseEvaluator evaluator(done);
        for (const float seconds : {0.0F, 0.5F, 1.0F}) {
            evaluator.evaluate(kPaperClip, seconds);
            FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
            input.view.lighting.toneMap = ToneMap::None;
            input.environment = fromTwoSides(0.0F, 0.5F);
            QVERIFY(
                isNear(linearOf(middle(renderAsset(done, input))), 0.5F * seconds * kPaperColor));
        }
    }

    void itsPipelinesAreMadeInAdvance() {
        const auto asset = finishAsset(assetOf(square(), paper(1.0F)));
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, true);
        host.bring(asset);
        const std::uint64_t made = host.renderer().memory().pipelines;
        QVERIFY(made > 0);
        const PoseEvaluator evaluator(asset);
        for (const ViewModeInfo& info : viewModes()) {
            (void)host.render(plainFrame(evaluator, info.mode));
        }
        QCOMPARE(host.renderer().timings().pipelines, made);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestDiffuseTransmission)
#include "test_diffuse_transmission.moc"
