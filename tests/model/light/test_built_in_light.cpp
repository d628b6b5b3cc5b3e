// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <glm/gtc/packing.hpp>

#include "model/light/built_in_light.h"
#include "model/light/environment.h"
#include "model/light/harmonics.h"
#include "model/light/prefilter_cube.h"
#include "model/light/sky_light.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::shared_ptr<const Environment> made(const char* name) {
    const auto environment = namedEnvironment(name);
    return environment ? *environment : nullptr;
}

/// Light on a white diffuse surface, averaged over normals that face the front.
glm::vec3 onTheFront(const Environment& environment) {
    glm::vec3 sum(0.0F);
    for (int i = 0; i < 81; ++i) {
        const glm::vec3 normal(static_cast<float>(i % 9 - 4) / 4.5F,
                               static_cast<float>(i / 9 - 4) / 4.5F, 1.0F);
        sum += matteLight(environment.matte, glm::normalize(normal));
    }
    return sum / 81.0F;
}

Sky skyWithSunOf(float radius) {
    return {.towardsSun = glm::normalize(glm::vec3(0.5F, 0.7F, 0.3F)), .sunRadiusRadians = radius};
}

}  // namespace

class TestBuiltInLight : public QObject {
    Q_OBJECT

private slots:
    void theStudioComesFirstAndHasTwoNames() {
        QVERIFY(builtInLights().size() >= 3);
        QVERIFY(builtInLights().front().name.empty());
        QCOMPARE(findBuiltInLight(""), &builtInLights().front());
        QCOMPARE(findBuiltInLight("builtin:studio"), &builtInLights().front());
        QVERIFY(made("") == nullptr);  // means the studio
        for (const BuiltInLight& light : builtInLights()) {
            QVERIFY(isBuiltInName(light.name));
            QCOMPARE(findBuiltInLight(light.name), &light);
        }
        QVERIFY(!isBuiltInName("./builtin:outdoor"));
    }

    void anUnknownNameIsAnErrorThatListsTheKnownOnes() {
        const auto result = namedEnvironment("builtin:beach");
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::InvalidRequest);
        QCOMPARE(result.error().message,
                 std::string("there is no built-in environment 'builtin:beach'; there are "
                             "builtin:studio, builtin:outdoor, builtin:sunset, builtin:neutral and "
                             "builtin:none"));
    }

    void anyOtherNameIsAFile() {
        const auto result = namedEnvironment("/nowhere/sky.hdr");
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::FileUnreadable);
    }

    void neutralIsWhiteFromEverywhereAtEveryRoughness() {
        const auto neutral = made("builtin:neutral");
        for (const Environment::Level& level : neutral->mirrored) {
            for (const std::uint64_t texel : level) {
                const glm::vec3 light(glm::unpackHalf4x16(texel));
                QVERIFY(glm::all(glm::lessThan(glm::abs(light - 1.0F), glm::vec3(2e-3F))));
            }
        }
        for (const glm::vec3 normal :
             {glm::vec3(0, 1, 0), glm::vec3(0, -1, 0), glm::vec3(1, 0, 0)}) {
            QVERIFY(glm::distance(matteLight(neutral->matte, normal), glm::vec3(1.0F)) < 1e-3F);
        }
    }

    void outdoorIsBlueAboveAndBrightFromTheSun() {
        const auto outdoor = made("builtin:outdoor");
        const glm::vec3 front = onTheFront(*outdoor);
        QVERIFY(front.g > 0.6F && front.g < 0.95F);  // like the studio
        QVERIFY(std::abs(front.r - front.b) < 0.15F * front.g);
        const glm::vec3 away = matteLight(outdoor->matte, glm::vec3(0, 0, -1));
        QVERIFY(away.b > 1.3F * away.r);
        QVERIFY(front.g > 2.0F * away.g);
    }

    void sunsetIsWarmFromTheSunAndCoolFromBehind() {
        const auto sunset = made("builtin:sunset");
        const glm::vec3 left = matteLight(sunset->matte, glm::vec3(-1, 0, 0));
        const glm::vec3 behind = matteLight(sunset->matte, glm::vec3(0, 0, -1));
        QVERIFY(left.r > 3.0F * left.b);
        QVERIFY(behind.b > behind.r);
        QVERIFY(left.r > 4.0F * behind.r);
        const float green = onTheFront(*sunset).g;
        QVERIFY(green > 0.4F && green < 0.95F);
    }

    void theSizeOfTheSunDoesNotChangeItsLight() {
        const auto lightOf = [](float radius) {
            return matteHarmonics(skyLight(skyWithSunOf(radius), 128));
        };
        const glm::vec3 towards = skyWithSunOf(0.0F).towardsSun;
        const glm::vec3 small = matteLight(lightOf(0.04F), towards);
        const glm::vec3 large = matteLight(lightOf(0.08F), towards);
        QVERIFY(glm::distance(small, large) < 0.05F * small.g);
    }

    void aStopLeavesNothing() {
        std::stop_source stop;
        stop.request_stop();
        const auto result = namedEnvironment("builtin:outdoor", {}, stop.get_token());
        QVERIFY(result.ok());
        QVERIFY(*result == nullptr);
    }
};

SINEW_TEST(TestBuiltInLight)
#include "test_built_in_light.moc"
