// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <string>
#include <utility>

#include "model/check/finding_target.h"
#include "model/words/effect_words.h"
#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic withEffect(const char* code, double share, std::string pointer = "/animations/0") {
    Diagnostic finding{.severity = Severity::Warning,
                       .code = code,
                       .message = "it is wrong",
                       .pointer = std::move(pointer)};
    if (share >= 0.0) {
        finding.effect = SurfaceEffect{.distance = share, .share = share};
    }
    return finding;
}

}  // namespace

class TestEffects : public QObject {
    Q_OBJECT

private slots:
    void anEffectSaysWhereItIsOrThatNobodySeesIt() {
        const Asset asset = cleanRig();
        const SurfaceEffect effect{.distance = 0.5,
                                   .share = 0.125,
                                   .mesh = MeshIndex(0U),
                                   .vertex = 7,
                                   .animation = AnimationIndex(0U),
                                   .seconds = 0.25F};
        QCOMPARE(effectWords(asset, effect, true),
                 std::string("; it moves the surface by up to 0.5 units (12 % of the model's "
                             "size), vertex 7 of 'Strip' in 'Nod' at 0.25 s"));
        QCOMPARE(effectWords(asset, {.share = 0.001}, true),
                 std::string("; it has no visible effect"));
        QCOMPARE(effectShare({.share = 0.001}), std::string("none"));
    }

    void aFindingLeadsToVertexClipAndTimeOfItsEffect() {
        Asset asset = cleanRig();
        Diagnostic finding = withEffect("KEY_POP", 0.2, "/animations/0/samplers/1/output");
        finding.animation = 0;
        finding.channel = 1;
        finding.key = 1;
        finding.effect->mesh = MeshIndex(0U);
        finding.effect->vertex = 7;
        finding.effect->animation = AnimationIndex(0U);
        finding.effect->seconds = 0.75F;
        const FindingTarget target = findingTarget(asset, finding);
        QCOMPARE(target.object, ObjectRef::channel(AnimationIndex(0U), 1));
        QCOMPARE(target.animation, AnimationIndex(0U));
        QCOMPARE(target.seconds, std::optional(0.75F));
        QVERIFY(target.vertex == (FaultyVertex{MeshIndex(0U), 0, 7}));
        QCOMPARE(namedVertices(asset, finding).list.size(), std::size_t{1});
    }

    void anInvisibleEffectLeadsNowhere() {
        Diagnostic finding = withEffect("KEY_POP", 0.001, "/animations/0/samplers/1/output");
        finding.effect->mesh = MeshIndex(0U);
        finding.effect->animation = AnimationIndex(0U);
        const FindingTarget target = findingTarget(cleanRig(), finding);
        QVERIFY(!target.vertex && !target.animation);
    }
};

SINEW_TEST(TestEffects)
#include "test_effects.moc"
