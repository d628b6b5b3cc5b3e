// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/check/group_findings.h"
#include "model/diagnose/diagnosis.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const ClipLibrary> bar() {
    return std::make_shared<const ClipLibrary>(*skinnedBar().load());
}

Diagnostic warning(const char* code, const char* message) {
    return {.severity = Severity::Warning, .code = code, .message = message};
}

Diagnosis diagnosed(const std::shared_ptr<const ClipLibrary>& clips, std::string_view symptom,
                    std::vector<Diagnostic> findings = {}) {
    return diagnose(clips, findings, *findSymptom(symptom));
}

/// A triangle of that size.
std::shared_ptr<const ClipLibrary> triangle(double size) {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, size, 0, 0, 0, size, 0});
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
    gltf.add("nodes", R"({"mesh":0})");
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

}  // namespace

class TestDiagnosis : public QObject {
    Q_OBJECT

private slots:
    void causesAreTheFindingsOfTheSymptom();
    void causesAreRankedByTheirShare();
    void withoutACauseNothingExplainsIt();
    void symptomsWithAnswersComeByHarm();
    void aViolationIsACauseOfRefusal();
    void aModelInCentimetresIsTooLarge();
    void aFileWithoutClipsIsStuck();
    void afterAStopNothingIsMeasured();
};

void TestDiagnosis::causesAreTheFindingsOfTheSymptom() {
    const Diagnosis diagnosis =
        diagnosed(bar(), "pops",
                  {warning("BIND_FRAME_MISMATCH", "a"), warning("KEY_POP", "b jumps"),
                   warning("KEYS_TOO_CLOSE", "c")});
    QCOMPARE(diagnosis.causes.size(), std::size_t{2});
    QCOMPARE(diagnosis.causes[0].finding.code, std::string("KEY_POP"));
    QCOMPARE(diagnosis.causes[1].finding.code, std::string("KEYS_TOO_CLOSE"));
    QCOMPARE(diagnosis.verdict, std::string("Most likely: b jumps."));
    QVERIFY(!diagnosis.causes[0].fixBlender.empty());
    QVERIFY(!diagnosis.causes[0].fixMaya.empty());
}

void TestDiagnosis::causesAreRankedByTheirShare() {
    std::vector<Diagnostic> findings{warning("KEY_POP", "small"), warning("KEYS_TOO_CLOSE", "none"),
                                     warning("SPLINE_OVERSHOOT", "large"),
                                     warning("TURN_COLLAPSED", "unknown"),
                                     warning("KEY_SCALE_ZERO", "beyond the budget")};
    findings[0].effect = SurfaceEffect{.distance = 0.1};
    findings[1].effect = SurfaceEffect{.distance = 0.0};
    findings[2].effect = SurfaceEffect{.distance = 0.3};
    findings[4].effect = SurfaceEffect{.distance = 9.0, .measured = false};
    const Diagnosis diagnosis = diagnosed(bar(), "pops", findings);
    std::string order;
    for (const Cause& cause : diagnosis.causes) {
        order += cause.finding.message + ", ";
    }
    QCOMPARE(order, std::string("large, small, unknown, beyond the budget, none, "));
    QVERIFY(std::abs(*diagnosis.causes[0].share - 0.75) < 1e-9);
    QVERIFY(!diagnosis.causes[2].share);
    QCOMPARE(*diagnosis.causes[4].share, 0.0);
    QCOMPARE(diagnosis.verdict,
             std::string("Most likely: large (75 % of the displacement by all causes)."));
}

void TestDiagnosis::withoutACauseNothingExplainsIt() {
    const Diagnosis diagnosis = diagnosed(bar(), "face", {warning("KEY_POP", "b")});
    QVERIFY(diagnosis.causes.empty());
    QCOMPARE(diagnosis.verdict, std::string("Nothing in this file explains it."));
}

void TestDiagnosis::symptomsWithAnswersComeByHarm() {
    const std::vector<Diagnostic> findings{warning("BIND_SIDES_SWAPPED", "a"),
                                           warning("KEY_POP", "b"), warning("MORPH_OUTLIER", "c")};
    const std::vector<const Symptom*> found = answeredSymptoms(findings);
    QVERIFY(found.size() >= 4);
    QCOMPARE(std::string(found[0]->name), std::string("wrong-limb"));
    QCOMPARE(std::string(found[1]->name), std::string("uneven"));
    QCOMPARE(std::string(found[2]->name), std::string("pops"));
    QVERIFY(answeredSymptoms({}).empty());
}

void TestDiagnosis::aViolationIsACauseOfRefusal() {
    QVERIFY(diagnosed(bar(), "refused", {warning("KEY_POP", "b")}).causes.empty());
    QCOMPARE(diagnosed(bar(), "refused", {warning("ACCESSOR_UNALIGNED", "b")}).causes.size(),
             std::size_t{1});
}

void TestDiagnosis::aModelInCentimetresIsTooLarge() {
    const Diagnosis large = diagnosed(triangle(180.0), "too-large");
    QCOMPARE(large.causes.size(), std::size_t{1});
    QVERIFY2(large.verdict.find("180 m large") != std::string::npos, large.verdict.c_str());
    QVERIFY(diagnosed(triangle(1.8), "too-large").causes.empty());
    QCOMPARE(diagnosed(triangle(0.01), "too-large").causes.size(), std::size_t{1});
}

void TestDiagnosis::aFileWithoutClipsIsStuck() {
    QVERIFY(diagnosed(bar(), "stuck").causes.empty());
    QCOMPARE(diagnosed(triangle(1.0), "stuck").verdict,
             std::string("Most likely: the file has no animation."));
}

void TestDiagnosis::afterAStopNothingIsMeasured() {
    const auto clips = triangle(180.0);
    QVERIFY(diagnose(clips, {}, *findSymptom("too-large"), stoppedToken()).causes.empty());
}

SINEW_TEST(TestDiagnosis)
#include "test_diagnosis.moc"
