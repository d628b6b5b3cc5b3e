// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/project/project_findings.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Nodes "Hips" and "Bone.001", which are joints, "Box" and one without a name; the clip "Walk" has
/// keys at these times.
std::shared_ptr<const Asset> named(const std::vector<double>& times = {0.0, 1.0}) {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hips","children":[1]})");
    gltf.add("nodes", R"({"name":"Bone.001"})");
    gltf.add("nodes", R"({"name":"Box"})");
    gltf.add("nodes", "{}");
    gltf.addSkin({0, 1});
    std::vector<double> values(3 * times.size(), 0.0);
    values.back() = 1.0;
    gltf.addAnimation("Walk", {{.node = 0,
                                .path = "translation",
                                .interpolation = "LINEAR",
                                .times = times,
                                .values = values,
                                .output = {}}});
    return *gltf.load();
}

std::vector<double> framesAt(double rate, int count) {
    std::vector<double> times;
    for (int frame = 0; frame < count; ++frame) {
        times.push_back(frame / rate);
    }
    return times;
}

std::string codesOf(const std::string& rules) {
    return verdictOn(named(), rules).codes();
}

}  // namespace

class TestNamesAndRates : public QObject {
    Q_OBJECT

private slots:
    void aRequiredNameIsThatOfOneObjectAtLeast() {
        QCOMPARE(codesOf(R"({"names": {"nodes": {"required": ["Box", "Hi*"]},
                                       "joints": {"required": ["Hips"]},
                                       "clips": {"required": ["/^Walk$/"]}}})"),
                 std::string());
        // A box is a node and no joint.
        const ProjectVerdict verdict =
            verdictOn(named(), "{\"names\":\n {\"joints\":\n {\"required\": [\"Box\"]}}}");
        QCOMPARE(verdict.codes(), std::string("NAME_REQUIRED"));
        QCOMPARE(verdict.message(),
                 std::string("no joint matches 'Box'; sinew.json, line 3, requires one: add it, "
                             "or rename the one that is meant"));
        QCOMPARE(verdict.findings[0].pointer, std::string("/skins"));
        QCOMPARE(codesOf(R"({"names": {"clips": {"required": ["Run", "Jump"]}}})"),
                 std::string("NAME_REQUIRED NAME_REQUIRED"));
    }

    void aForbiddenNameIsNamedWhereItIs() {
        const ProjectVerdict verdict = verdictOn(
            named(), R"({"names": {"joints": {"forbidden": ["/\\.\\d\\d\\d$/", "Box"]}}})");
        QCOMPARE(verdict.message(),
                 std::string(R"(the joint 'Bone.001' has a forbidden name; sinew.json, line 1, )"
                             R"(forbids '/\.\d\d\d$/': rename it)"));
        QCOMPARE(verdict.findings[0].pointer, std::string("/nodes/1"));
        QCOMPARE(codesOf(R"({"names": {"nodes": {"forbidden": ["B*"]},
                                       "clips": {"forbidden": ["W*"]}}})"),
                 std::string("NAME_FORBIDDEN NAME_FORBIDDEN NAME_FORBIDDEN"));
    }

    void jointsCannotBeRequiredWithoutASkin() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"name":"Hips"})");
        const ProjectVerdict verdict =
            verdictOn(*gltf.load(),
                      R"({"names": {"joints": {"required": ["Hips"], "forbidden": ["Hips"]}}})");
        QCOMPARE(verdict.codes(), std::string("?NAME_REQUIRED"));
        QCOMPARE(verdict.gaps[0].reason, std::string("the file has no skin"));
    }

    void aRateIsAllowedIfItIsListedOrDividesOneThatIs() {
        const std::string rates = R"({"frameRates": [24, 60]})";
        for (const double rate : {24.0, 60.0, 30.0, 12.0}) {
            QCOMPARE(verdictOn(named(framesAt(rate, 20)), rates).codes(), std::string());
        }
        for (const double rate : {25.0, 50.0, 120.0, 23.976}) {
            QCOMPARE(verdictOn(named(framesAt(rate, 200)), rates).codes(),
                     std::string("FRAME_RATE"));
        }
        QCOMPARE(verdictOn(named(framesAt(25.0, 20)), rates).message(),
                 std::string("'Walk' has 25 fps, by its key times; sinew.json, line 1, asks for 24 "
                             "or 60 fps: export it at that rate"));
    }

    void withoutACommonRateThereIsAGap() {
        const ProjectVerdict verdict =
            verdictOn(named({0.0, 0.0137, 0.2011, 0.7173, 0.9931}), R"({"frameRates": [30]})");
        QCOMPARE(verdict.codes(), std::string("?FRAME_RATE"));
    }
};

SINEW_TEST(TestNamesAndRates)
#include "test_names_and_rates.moc"
