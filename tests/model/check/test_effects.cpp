// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <string>
#include <utility>

#include "model/check/finding_target.h"
#include "model/check/group_findings.h"
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

std::string codesOf(const std::vector<Diagnostic>& findings) {
    std::string text;
    for (const Diagnostic& finding : findings) {
        text += (text.empty() ? "" : " ") + finding.code;
    }
    return text;
}

}  // namespace

class TestEffects : public QObject {
    Q_OBJECT

private slots:
    void findingsOfOneSeverityAreOrderedByEffect() {
        const auto ranked =
            groupedFindings(cleanRig(), {withEffect("KEY_SCALE_ZERO", 0.01),
                                         withEffect("KEY_HELD", 0.3), withEffect("KEY_POP", 0.05)});
        QCOMPARE(codesOf(ranked), std::string("KEY_HELD KEY_POP KEY_SCALE_ZERO"));
    }

    void whatHasNoVisibleEffectComesLast() {
        const auto ranked = groupedFindings(
            cleanRig(), {withEffect("KEY_POP", 0.001), withEffect("MESH_LEFT_BEHIND", -1.0),
                         withEffect("KEY_HELD", 0.01)});
        QCOMPARE(codesOf(ranked), std::string("MESH_LEFT_BEHIND KEY_HELD KEY_POP"));
    }

    void anErrorWithoutEffectStaysBeforeWarnings() {
        Diagnostic error = withEffect("WEIGHTS_NOT_NORMALIZED", 0.0);
        error.severity = Severity::Error;
        QCOMPARE(codesOf(groupedFindings(cleanRig(), {withEffect("KEY_POP", 0.5), error})),
                 std::string("WEIGHTS_NOT_NORMALIZED KEY_POP"));
    }

    void whatBreaksTheWholeFileComesBeforeWhatIsMeasured() {
        QCOMPARE(codesOf(groupedFindings(
                     cleanRig(), {withEffect("KEY_POP", 0.5), withEffect("SIZE_EXTREME", -1.0)})),
                 std::string("SIZE_EXTREME KEY_POP"));
    }

    void placesAreOrderedByEffectAndTheWorstSpeaksForAll() {
        const auto grouped =
            groupedFindings(cleanRig(), {withEffect("KEY_POP", 0.0, "/animations/0/a"),
                                         withEffect("KEY_POP", 0.02, "/animations/0/b"),
                                         withEffect("KEY_POP", -1.0, "/animations/0/c"),
                                         withEffect("KEY_POP", 0.4, "/animations/0/d")});
        QCOMPARE(grouped.size(), std::size_t{1});
        QCOMPARE(grouped[0].effect.value().share, 0.4);
        std::string order;
        for (const Diagnostic& place : grouped[0].places) {
            order += place.pointer.back();
        }
        QCOMPARE(order, std::string("dcba"));
    }

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
