// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <glm/gtx/quaternion.hpp>

#include "model/light/octahedral.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr glm::vec3 kForward{0.0F, 0.0F, 1.0F};
constexpr float kGrey = 0.25F;
constexpr float kBrightest = 65504.0F;  // largest half float

/// The light of `compass` from a unit direction, for specular reflection of any roughness and for
/// diffuse.
glm::vec3 lightFrom(const glm::vec3& direction) {
    return 0.5F + 0.5F * direction;
}

/// Light whose colour says where it comes from.
std::shared_ptr<const Environment> compass() {
    auto result = std::make_shared<Environment>();
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        const std::uint32_t side = mirroredSide(level);
        for (std::uint32_t i = 0; i < side * side; ++i) {
            const glm::vec3 light = lightFrom(octahedralTexel(i % side, i / side, side));
            result->mirrored.at(level).push_back(lightTexel(light));
        }
    }
    result->matte[0] = glm::vec3(0.5F);
    result->matte[1] = {0.0F, 0.5F, 0.0F};
    result->matte[2] = {0.0F, 0.0F, 0.5F};
    result->matte[3] = {0.5F, 0.0F, 0.0F};
    return result;
}

/// Grey light at one roughness and for diffuse reflection, maximum brightness at all others.
std::shared_ptr<const Environment> onlyGreyAt(std::uint32_t greyLevel) {
    auto result = std::make_shared<Environment>();
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        const std::uint32_t side = mirroredSide(level);
        const glm::vec3 light(level == greyLevel ? kGrey : kBrightest);
        result->mirrored.at(level).assign(std::size_t{side} * side, lightTexel(light));
    }
    result->matte[0] = glm::vec3(kGrey);
    return result;
}

/// A square that faces a direction, seen from there.
glm::vec3 seenFrom(const glm::vec3& direction, const Material& material,
                   const std::shared_ptr<const Environment>& environment) {
    const glm::quat turn = glm::rotation(kForward, direction);
    Asset square_ = assetOf(square(), material);
    square_.nodes[0].rest.rotation = turn;
    const auto asset = finishAsset(std::move(square_));
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view.lighting.toneMap = ToneMap::None;
    input.environment = environment;
    input.camera.viewFromWorld = input.camera.viewFromWorld * glm::mat4_cast(glm::inverse(turn));
    input.camera.eyeWorld = turn * input.camera.eyeWorld;
    return linearOf(middle(renderAsset(asset, input)));
}

Material white(float metallic, float roughness) {
    Material material;
    material.metallicFactor = metallic;
    material.roughnessFactor = roughness;
    return material;
}

/// One in each octant, one between each two of them, and where the octahedron folds and ends.
void directions() {
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("z");
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1}) {
            for (const int z : {-1, 0, 1}) {
                // Not straight behind: half a turn has no axis of its own.
                if ((x != 0 || y != 0 || z != 0) && (x != 0 || y != 0 || z >= 0)) {
                    QTest::addRow("%d %d %d", x, y, z)
                        << static_cast<float>(x) << static_cast<float>(y) * 0.9F
                        << static_cast<float>(z) * 0.7F;
                }
            }
        }
    }
}

glm::vec3 direction() {
    QFETCH(float, x);
    QFETCH(float, y);
    QFETCH(float, z);
    return glm::normalize(glm::vec3(x, y, z));
}

}  // namespace

class TestEnvironmentLight : public QObject {
    Q_OBJECT

private slots:
    void aMirrorShowsTheLightOfItsDirection_data() { directions(); }
    void aMirrorShowsTheLightOfItsDirection() {
        const glm::vec3 d = direction();
        const auto light = compass();
        for (const float roughness : {0.0F, 0.1F, 0.25F, 0.55F, 0.9F, 1.0F}) {
            QVERIFY(isNear(seenFrom(d, white(1.0F, roughness), light), lightFrom(d), 0.02F));
        }
    }

    void lightOfOtherRoughnessStaysOut_data() { directions(); }
    void lightOfOtherRoughnessStaysOut() {
        const glm::vec3 d = direction();
        for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
            const float roughness = static_cast<float>(level) / (kMirroredLevels - 1);
            const glm::vec3 seen = seenFrom(d, white(1.0F, roughness), onlyGreyAt(level));
            QVERIFY(isNear(seen, glm::vec3(kGrey), 0.02F));
        }
    }

    void aMatteSurfaceShowsTheLightAroundItsNormal_data() { directions(); }
    void aMatteSurfaceShowsTheLightAroundItsNormal() {
        const glm::vec3 d = direction();
        QVERIFY(isNear(seenFrom(d, white(0.0F, 1.0F), compass()), lightFrom(d), 0.02F));
    }

    void validationLayerIsSilent() {
        QCOMPARE(renderer().validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestEnvironmentLight)
#include "test_environment_light.moc"
