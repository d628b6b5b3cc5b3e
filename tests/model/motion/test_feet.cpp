// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/motion/feet.h"
#include "model/motion/foot_names.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A skeleton: hips, head, and two legs of four joints each, named by side.
struct LegNames {
    const char* knee;
    const char* ankle;
    const char* ball;
    const char* end;
};

std::shared_ptr<const Asset> biped(const LegNames& names, const std::string& vrm = {}) {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hips","translation":[0,1,0],"children":[1,2,6]})");
    gltf.add("nodes", R"({"name":"Head","translation":[0,0.7,0]})");
    for (const int side : {0, 1}) {
        const std::string name = side == 0 ? "Left" : "Right";
        const int first = 2 + 4 * side;
        const auto add = [&](const char* own, const std::string& place, int child) {
            gltf.add("nodes", R"({"name":")" + name + own + R"(","translation":)" + place +
                                  (child > 0 ? R"(,"children":[)" + str(child) + "]}" : "}"));
        };
        add(names.knee, side == 0 ? "[0.1,-0.5,0]" : "[-0.1,-0.5,0]", first + 1);
        add(names.ankle, "[0,-0.4,0]", first + 2);
        add(names.ball, "[0,-0.08,0.1]", first + 3);
        add(names.end, "[0,0,0.05]", 0);
    }
    gltf.addSkin({0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    if (!vrm.empty()) {
        gltf.set("extensionsUsed", R"(["VRMC_vrm"])");
        gltf.set("extensions", R"({"VRMC_vrm":)" + vrm + "}");
    }
    return *gltf.load();
}

std::vector<std::uint32_t> numbers(const Feet& feet) {
    std::vector<std::uint32_t> nodes;
    for (const NodeIndex node : feet.nodes) {
        nodes.push_back(node.value);
    }
    return nodes;
}

}  // namespace

class TestFeet : public QObject {
    Q_OBJECT

private slots:
    void wordsOfFeetAreKnown() {
        QCOMPARE(footWord("mixamorig:LeftToeBase"), std::optional(FootWord::Toe));
        QCOMPARE(footWord("ball_l"), std::optional(FootWord::Ball));
        QCOMPARE(footWord("b_LeftFoot02_018"), std::optional(FootWord::Foot));
        QCOMPARE(footWord("leftfoot"), std::optional(FootWord::Foot));
        QCOMPARE(footWord("Hoof.R"), std::optional(FootWord::Hoof));
        QCOMPARE(footWord("ankle_R"), std::optional(FootWord::Ankle));
        for (const char* name : {"foot_ik.L", "LeftToe_End", "heel_roll", "Eyeball", "Spawn", ""}) {
            QVERIFY2(!footWord(name), name);
        }
    }

    void theBallOfTheFootIsPreferred() {
        const Feet feet = findFeet(*biped({"Leg", "Foot", "ToeBase", "Toe_End"}));
        QCOMPARE(feet.source, FootSource::Names);
        QCOMPARE(numbers(feet), (std::vector<std::uint32_t>{4, 8}));
    }

    void withoutNamesTheLowestEndsAreTaken() {
        const Feet feet = findFeet(*biped({"A", "B", "C", "D"}));
        QCOMPARE(feet.source, FootSource::Lowest);
        QCOMPARE(numbers(feet), (std::vector<std::uint32_t>{5, 9}));
    }

    void tailsAndFinsAreNoFeet() {
        QCOMPARE(findFeet(*biped({"A", "B", "C", "TailFin"})).source, FootSource::None);
    }

    void theHumanoidMapComesFirst() {
        const Feet feet = findFeet(*biped(
            {"Leg", "Foot", "ToeBase", "Toe_End"},
            R"({"specVersion":"1.0","humanoid":{"humanBones":{"leftFoot":{"node":3},"rightFoot":{"node":7}}}})"));
        QCOMPARE(feet.source, FootSource::Humanoid);
        QCOMPARE(numbers(feet), (std::vector<std::uint32_t>{3, 7}));
    }

    void limbsThatEndAsLowAsNamedFeetAreFeetToo() {
        GltfBuilder gltf;
        gltf.add("nodes", R"({"name":"Spine","translation":[0,1,0],"children":[1,2,3,4,5]})");
        gltf.add("nodes", R"({"name":"Foot.L","translation":[0.2,-1,-1]})");
        gltf.add("nodes", R"({"name":"Foot.R","translation":[-0.2,-1,-1]})");
        gltf.add("nodes", R"({"name":"Hand.L","translation":[0.2,-0.95,1]})");
        gltf.add("nodes", R"({"name":"Hand.R","translation":[-0.2,-0.95,1]})");
        gltf.add("nodes", R"({"name":"Tail","translation":[0,-1,-2]})");
        gltf.addSkin({0, 1, 2, 3, 4, 5});
        QCOMPARE(numbers(findFeet(**gltf.load())), (std::vector<std::uint32_t>{1, 2, 3, 4}));
    }
};

SINEW_TEST(TestFeet)
#include "test_feet.moc"
