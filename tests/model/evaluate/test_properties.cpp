// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>
#include <limits>

#include "model/asset/animated_properties.h"
#include "model/asset/property_facts.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/properties.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr MaterialIndex kMaterial{std::size_t{0}};
constexpr CameraIndex kCamera{std::size_t{0}};
constexpr LightIndex kLight{std::size_t{0}};
constexpr AnimationIndex kClip{std::size_t{0}};

PropertyTarget material(Property property, TextureSlot slot = TextureSlot::BaseColor) {
    return {PropertyOwner::Material, 0, property, slot};
}
PropertyTarget camera(Property property) {
    return {PropertyOwner::Camera, 0, property};
}
PropertyTarget light(Property property) {
    return {PropertyOwner::Light, 0, property};
}

void addChannel(Animation& clip, const PropertyTarget& target, Sampler sampler) {
    clip.propertyChannels.push_back({.target = target,
                                     .sampler = SamplerIndex(clip.samplers.size()),
                                     .fileIndex = 0,
                                     .property = kNoAnimatedProperty,
                                     .pointer = {}});
    clip.samplers.push_back(std::move(sampler));
}

// A material, a perspective camera and a light that one clip drives by one curve.
std::shared_ptr<const Asset> driven(const PropertyTarget& target, Sampler sampler,
                                    Asset asset = {}) {
    asset.materials.resize(1);
    asset.cameras.resize(std::max<std::size_t>(asset.cameras.size(), 1));
    asset.lights.resize(1);
    asset.animations.resize(1);
    addChannel(asset.animations[0], target, std::move(sampler));
    return test::finishAsset(std::move(asset));
}

std::vector<float> valuesAt(const std::shared_ptr<const Asset>& asset, float seconds) {
    PoseEvaluator evaluator(asset);
    evaluator.evaluate(kClip, seconds);
    return evaluator.pose().properties;
}

Sampler scalar(Interpolation interpolation, std::vector<float> values) {
    return {interpolation, 1, {1.0F, 3.0F}, std::move(values)};
}

// From 0 at 1 s to 1 at 3 s, leaving and arriving at 8 per second.
Sampler overshooting() {
    return scalar(Interpolation::CubicSpline, {0.0F, 0.0F, 8.0F, 8.0F, 1.0F, 0.0F});
}

}  // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void everyPropertyHasItsPlace() {
        ObjectFactors object;
        std::vector<const float*> places;
        for (std::size_t i = 0; i < kPropertyCount; ++i) {
            const auto property = static_cast<Property>(i);
            const auto floats = floatsOf(object, property, TextureSlot::Normal);
            const std::uint32_t width =
                property == Property::Visible ? 0 : widthOf(factsOf(property).type);
            QVERIFY2(floats.size() == width, factsOf(property).words);
            for (float& value : floats) {
                places.push_back(&value);
            }
        }
        std::ranges::sort(places);
        QVERIFY(std::ranges::adjacent_find(places) == places.end());
    }

    void everyPropertyRestsAtItsDefault_data() {
        QTest::addColumn<int>("property");
        QTest::addColumn<QList<float>>("value");
        const auto row = [](Property property, const QList<float>& value) {
            QTest::newRow(factsOf(property).pointer) << static_cast<int>(property) << value;
        };
        using enum Property;
        row(Visible, {1});
        row(BaseColorFactor, {1, 1, 1, 1});
        row(MetallicFactor, {1});
        row(RoughnessFactor, {1});
        row(NormalScale, {1});
        row(OcclusionStrength, {1});
        row(EmissiveFactor, {0, 0, 0});
        row(AlphaCutoff, {0.5F});
        row(EmissiveStrength, {1});
        row(Ior, {1.5F});
        row(Dispersion, {0});
        row(ClearcoatFactor, {0});
        row(ClearcoatRoughnessFactor, {0});
        row(ClearcoatNormalScale, {1});
        row(SheenColorFactor, {0, 0, 0});
        row(SheenRoughnessFactor, {0});
        row(SpecularFactor, {1});
        row(SpecularColorFactor, {1, 1, 1});
        row(TransmissionFactor, {0});
        row(DiffuseTransmissionFactor, {0});
        row(DiffuseTransmissionColorFactor, {1, 1, 1});
        row(ThicknessFactor, {0});
        row(AttenuationDistance, {kInfinity});
        row(AttenuationColor, {1, 1, 1});
        row(IridescenceFactor, {0});
        row(IridescenceIor, {1.3F});
        row(IridescenceThicknessMinimum, {100});
        row(IridescenceThicknessMaximum, {400});
        row(AnisotropyStrength, {0});
        row(AnisotropyRotation, {0});
        row(DiffuseFactor, {1, 1, 1, 1});
        row(SpecularGlossinessSpecularFactor, {1, 1, 1});
        row(GlossinessFactor, {1});
        row(TextureOffset, {0, 0});
        row(TextureRotation, {0});
        row(TextureScale, {1, 1});
        row(AspectRatio, {0});
        row(ZFar, {kInfinity});
        row(LightColor, {1, 1, 1});
        row(LightIntensity, {1});
        row(LightRange, {kInfinity});
        row(LightInnerConeAngle, {0});
        row(LightOuterConeAngle, {0.78539816F});
    }

    void everyPropertyRestsAtItsDefault() {
        QFETCH(int, property);
        QFETCH(QList<float>, value);
        Asset asset;
        asset.nodes.resize(1);
        asset.materials.resize(1);
        asset.cameras.resize(1);
        asset.lights.resize(1);
        PropertyTarget target{.property = static_cast<Property>(property)};
        target.owner = factsOf(target.property).owner;
        value.resize(4);
        for (const std::uint32_t index : {0U, 7U}) {  // one that is there, and one that is not
            target.index = index;
            const PropertyValue rest = restValue(asset, target);
            QCOMPARE(QList<float>(rest.begin(), rest.end()), value);
        }
    }

    void whatTheFileStoresIsAtRest() {
        Asset asset;
        asset.materials.resize(2);
        Material& stored = asset.materials[1];
        stored.baseColorFactor = {0.1F, 0.2F, 0.3F, 0.4F};
        stored.sheen = Sheen{.colorFactor = {0.5F, 0.6F, 0.7F}};
        stored.iridescence = Iridescence{.thicknessMaximum = 250.0F};
        stored[TextureSlot::Emissive].transform = TextureTransform{.scale = {2.0F, 3.0F}};
        asset.cameras = {{"", PerspectiveCamera{.aspectRatio = 1.5F, .zfar = 20.0F}},
                         {"", OrthographicCamera{.xmag = 3.0F, .znear = 0.5F, .zfar = 9.0F}}};
        asset.lights.resize(1);
        asset.lights[0].range = 4.0F;
        asset.nodes.resize(1);
        asset.nodes[0].visible = false;
        const auto rest = [&](PropertyOwner owner, std::uint32_t index, Property property,
                              TextureSlot slot = TextureSlot::BaseColor) {
            return restValue(asset, {owner, index, property, slot});
        };
        using enum PropertyOwner;
        QCOMPARE(rest(Material, 1, Property::BaseColorFactor),
                 (PropertyValue{0.1F, 0.2F, 0.3F, 0.4F}));
        QCOMPARE(rest(Material, 1, Property::SheenColorFactor),
                 (PropertyValue{0.5F, 0.6F, 0.7F, 0.0F}));
        QCOMPARE(rest(Material, 1, Property::IridescenceThicknessMaximum), (PropertyValue{250.0F}));
        QCOMPARE(rest(Material, 1, Property::TextureScale, TextureSlot::Emissive),
                 (PropertyValue{2.0F, 3.0F}));
        QCOMPARE(rest(Material, 1, Property::TextureScale, TextureSlot::Normal),
                 (PropertyValue{1.0F, 1.0F}));
        QCOMPARE(rest(Camera, 0, Property::AspectRatio), (PropertyValue{1.5F}));
        QCOMPARE(rest(Camera, 0, Property::ZFar), (PropertyValue{20.0F}));
        QCOMPARE(rest(Camera, 1, Property::XMag), (PropertyValue{3.0F}));
        QCOMPARE(rest(Camera, 1, Property::ZNear), (PropertyValue{0.5F}));
        QCOMPARE(rest(Camera, 1, Property::ZFar), (PropertyValue{9.0F}));
        QCOMPARE(rest(Light, 0, Property::LightRange), (PropertyValue{4.0F}));
        QCOMPARE(rest(Node, 0, Property::Visible), (PropertyValue{0.0F}));
    }

    void everyTargetOfAllClipsIsListedOnce() {
        Asset asset;
        asset.materials.resize(2);
        asset.cameras.resize(1);
        asset.nodes.resize(1);
        asset.animations.resize(2);
        const Sampler one = scalar(Interpolation::Linear, {0.0F, 1.0F});
        const Sampler four{Interpolation::Step, 4, {0.0F}, {1, 2, 3, 4}};
        addChannel(asset.animations[0], camera(Property::YFov), one);
        addChannel(asset.animations[0], material(Property::BaseColorFactor), four);
        addChannel(asset.animations[0], {PropertyOwner::Node, 0, Property::Visible}, one);
        addChannel(asset.animations[1], {PropertyOwner::Material, 1, Property::AlphaCutoff}, one);
        addChannel(asset.animations[1], material(Property::BaseColorFactor), four);
        const auto done = test::finishAsset(std::move(asset));
        const std::vector<AnimatedProperty>& all = done->animatedProperties;
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(done->propertyFloatCount, 6U);
        QVERIFY(std::ranges::is_sorted(all, {}, &AnimatedProperty::target));
        QCOMPARE(all[0].target, material(Property::BaseColorFactor));
        QCOMPARE(all[1].target.index, 1U);
        QCOMPARE(all[1].first, 4U);
        QCOMPARE(all[1].rest[0], 0.5F);
        QCOMPARE(done->animations[0].propertyChannels[0].property, 2U);
        QCOMPARE(done->animations[0].propertyChannels[2].property, kNoAnimatedProperty);
        QCOMPARE(done->animations[1].propertyChannels[1].property, 0U);
        QCOMPARE(animatedPropertiesOf(*done, PropertyOwner::Material, 1).data(), &all[1]);
        QCOMPARE(animatedPropertiesOf(*done, PropertyOwner::Camera, 0).size(), std::size_t{1});
        QVERIFY(animatedPropertiesOf(*done, PropertyOwner::Light, 0).empty());
    }

    void linearKeysAreMixedComponentByComponent() {
        const auto asset = driven(
            material(Property::BaseColorFactor),
            {Interpolation::Linear, 4, {1.0F, 3.0F}, {0, 0.25F, 0.5F, 1, 1, 0.75F, 0.5F, 0}});
        QCOMPARE(valuesAt(asset, 0.0F), (std::vector<float>{0, 0.25F, 0.5F, 1}));
        QCOMPARE(valuesAt(asset, 1.5F), (std::vector<float>{0.25F, 0.375F, 0.5F, 0.75F}));
        QCOMPARE(valuesAt(asset, 9.0F), (std::vector<float>{1, 0.75F, 0.5F, 0}));
    }

    void colourOfFourNumbersIsNoRotation() {
        // As rotations the two were opposite: the shortest path would turn the sign.
        const auto asset =
            driven(material(Property::DiffuseFactor),
                   {Interpolation::Linear, 4, {0.0F, 1.0F}, {1, 0, 0, 0, -1, 0, 0, 0}});
        QCOMPARE(valuesAt(asset, 0.5F), (std::vector<float>{0, 0, 0, 0}));
    }

    void aRotationOfATextureIsANumber() {
        // Two turns: the shortest way would be none at all.
        const float turns = 12.5663706F;
        const auto asset = driven(material(Property::TextureRotation, TextureSlot::Normal),
                                  scalar(Interpolation::Linear, {0.0F, turns}));
        QCOMPARE(valuesAt(asset, 2.0F), (std::vector<float>{0.5F * turns}));
    }

    void stepKeysHold() {
        const auto asset =
            driven(light(Property::LightIntensity), scalar(Interpolation::Step, {10.0F, 20.0F}));
        QCOMPARE(valuesAt(asset, 2.999F), (std::vector<float>{10.0F}));
        QCOMPARE(valuesAt(asset, 3.0F), (std::vector<float>{20.0F}));
    }

    void splinesAreExactAndHeldInRangeWhereTheyAreUsed() {
        // h01(t) + 2 s · 8/s · (h10(t) + h11(t)) with t = 1/4.
        const double t = 0.25;
        const double exact = (-2.0 * t * t * t + 3.0 * t * t) +
                             16.0 * ((t * t * t - 2.0 * t * t + t) + (t * t * t - t * t));
        QVERIFY(exact > 1.5);
        const auto asset = driven(material(Property::MetallicFactor), overshooting());
        PoseEvaluator evaluator(asset);
        float most = 0.0F;
        for (float seconds = 1.0F; seconds < 3.0F; seconds += 0.03125F) {
            evaluator.evaluate(kClip, seconds);
            const float value = evaluator.pose().properties[0];
            const float used =
                evaluatedMaterial(*asset, evaluator.pose(), kMaterial).metallicFactor;
            QCOMPARE(used, std::min(std::max(value, 0.0F), 1.0F));
            most = std::max(most, std::max(value, 1.0F - value));
            if (seconds == 1.5F) {
                QVERIFY(std::abs(value - static_cast<float>(exact)) < 1e-6F);
            }
        }
        QVERIFY(most > 1.05F);
    }

    void anotherClipRestoresTheRest() {
        Asset asset;
        asset.materials.resize(1);
        asset.materials[0].alphaCutoff = 0.25F;
        asset.animations.resize(2);
        addChannel(asset.animations[0], material(Property::AlphaCutoff),
                   scalar(Interpolation::Linear, {0.5F, 1.0F}));
        const auto done = test::finishAsset(std::move(asset));
        PoseEvaluator evaluator(done);
        const auto cutoff = [&] {
            return evaluatedMaterial(*done, evaluator.pose(), kMaterial).alphaCutoff;
        };
        QCOMPARE(cutoff(), 0.25F);
        evaluator.evaluate(kClip, 3.0F);
        QCOMPARE(cutoff(), 1.0F);
        evaluator.evaluate(AnimationIndex(1), 3.0F);
        QCOMPARE(cutoff(), 0.25F);
        evaluator.evaluate(kClip, 1.0F);
        QCOMPARE(cutoff(), 0.5F);
        evaluator.evaluate({}, 3.0F);
        QCOMPARE(cutoff(), 0.25F);
    }

    void onlyAnimatedPropertiesDifferFromTheMaterial() {
        Asset asset;
        asset.materials.resize(1);
        asset.materials[0].roughnessFactor = 0.3F;
        asset.materials[0].baseColorFactor = glm::vec4(0.5F);
        asset.animations.resize(1);
        addChannel(asset.animations[0], material(Property::TextureOffset, TextureSlot::Normal),
                   {Interpolation::Linear, 2, {0.0F, 1.0F}, {0, 0, 4, -2}});
        const auto done = test::finishAsset(std::move(asset));
        PoseEvaluator evaluator(done);
        evaluator.evaluate(kClip, 0.5F);
        const MaterialFactors at = evaluatedMaterial(*done, evaluator.pose(), kMaterial);
        QCOMPARE(at[TextureSlot::Normal].offset, glm::vec2(2.0F, -1.0F));
        QCOMPARE(at[TextureSlot::BaseColor].offset, glm::vec2(0.0F));
        QCOMPARE(at.roughnessFactor, 0.3F);
        QCOMPARE(at.baseColorFactor, glm::vec4(0.5F));
    }

    void valuesThatAreNoNumbersLeaveTheRest() {
        const auto asset = driven(material(Property::RoughnessFactor),
                                  scalar(Interpolation::Step, {std::nanf(""), kInfinity}));
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(kClip, 1.0F);
        QCOMPARE(evaluatedMaterial(*asset, evaluator.pose(), kMaterial).roughnessFactor, 1.0F);
    }

    void aCurveOfAnotherWidthDrivesNothing() {
        const auto asset = driven(material(Property::BaseColorFactor),
                                  scalar(Interpolation::Linear, {0.0F, 0.0F}));
        QCOMPARE(valuesAt(asset, 1.0F), (std::vector<float>{1, 1, 1, 1}));
    }

    void aPerspectiveCameraFollows() {
        Asset asset;
        PerspectiveCamera lens;
        lens.yfovRadians = 0.5F;
        lens.znear = 0.1F;
        asset.cameras = {{"", lens}};
        asset.animations.resize(1);
        Animation& clip = asset.animations[0];
        addChannel(clip, camera(Property::YFov), scalar(Interpolation::Linear, {0.5F, 1.5F}));
        addChannel(clip, camera(Property::ZFar), scalar(Interpolation::Linear, {10.0F, 20.0F}));
        addChannel(clip, camera(Property::AspectRatio), scalar(Interpolation::Step, {2.0F, 3.0F}));
        const auto done = test::finishAsset(std::move(asset));
        PoseEvaluator evaluator(done);
        const auto at = [&] {
            return std::get<PerspectiveCamera>(evaluatedCamera(*done, evaluator.pose(), kCamera));
        };
        QVERIFY(!at().zfar && !at().aspectRatio);
        evaluator.evaluate(kClip, 2.0F);
        QCOMPARE(at().yfovRadians, 1.0F);
        QCOMPARE(at().znear, 0.1F);
        QCOMPARE(at().zfar.value_or(0.0F), 15.0F);
        QCOMPARE(at().aspectRatio.value_or(0.0F), 2.0F);
    }

    void anOrthographicCameraFollows() {
        Asset asset;
        asset.cameras = {{"", OrthographicCamera{}}};
        const auto done = driven(camera(Property::YMag),
                                 scalar(Interpolation::Linear, {1.0F, -1.0F}), std::move(asset));
        PoseEvaluator evaluator(done);
        const auto at = [&](float seconds) {
            evaluator.evaluate(kClip, seconds);
            return std::get<OrthographicCamera>(evaluatedCamera(*done, evaluator.pose(), kCamera));
        };
        QCOMPARE(at(1.5F).ymag, 0.5F);
        QVERIFY(at(2.0F).ymag > 0.0F);  // 0 would be no picture
        QCOMPARE(at(3.0F).ymag, -1.0F);
        QCOMPARE(at(1.5F).xmag, 1.0F);
        QCOMPARE(at(1.5F).zfar, 100.0F);
    }

    void planesStayInOrder() {
        const auto asset =
            driven(camera(Property::ZFar), scalar(Interpolation::Linear, {1.0F, -5.0F}));
        PoseEvaluator evaluator(asset);
        for (const float seconds : {1.0F, 1.5F, 2.0F, 3.0F}) {
            evaluator.evaluate(kClip, seconds);
            const CameraProjection at = evaluatedCamera(*asset, evaluator.pose(), kCamera);
            const auto& lens = std::get<PerspectiveCamera>(at);
            QVERIFY(lens.zfar && *lens.zfar > lens.znear && lens.znear > 0.0F);
        }
    }

    void nothingIsAllocatedPerFrame() {
        const auto asset = driven(material(Property::MetallicFactor), overshooting());
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(kClip, 1.0F);
        const std::size_t before = test::allocationsOfThisThread();
        float sum = 0.0F;
        for (int frame = 0; frame < 100; ++frame) {
            evaluator.evaluate(kClip, 1.0F + 0.02F * static_cast<float>(frame));
            const Pose& pose = evaluator.pose();
            sum += evaluatedMaterial(*asset, pose, kMaterial).metallicFactor;
            sum += evaluatedLight(*asset, pose, kLight).intensity;
            sum += static_cast<float>(evaluatedCamera(*asset, pose, kCamera).index());
        }
        QCOMPARE(test::allocationsOfThisThread(), before);
        QVERIFY(sum > 100.0F);
    }

    void aLightFollows() {
        const auto asset = driven(light(Property::LightInnerConeAngle),
                                  scalar(Interpolation::Linear, {0.0F, 1.5F}));
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(kClip, 2.0F);
        QCOMPARE(evaluatedLight(*asset, evaluator.pose(), kLight).innerConeRadians, 0.75F);
        evaluator.evaluate(kClip, 3.0F);
        const LightFactors wide = evaluatedLight(*asset, evaluator.pose(), kLight);
        QVERIFY(wide.outerConeRadians >= wide.innerConeRadians);
    }
};

SINEW_TEST(TestProperties)
#include "test_properties.moc"
