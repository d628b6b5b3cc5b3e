// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "model/core/oklab.h"
#include "model/core/srgb.h"
#include "model/view/joint_colors.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A chain of nodes, each the child of the one before.
std::shared_ptr<const Asset> chain(const std::vector<std::string>& names) {
    Asset asset;
    for (std::size_t i = 0; i < names.size(); ++i) {
        Node node;
        node.name = names[i];
        if (i + 1 < names.size()) {
            node.children.emplace_back(i + 1);
        }
        asset.nodes.push_back(std::move(node));
    }
    return finishAsset(std::move(asset));
}

const std::vector<std::string> kRigNames{
    "Root",      "Spine.01",  "Spine.02",     "Spine.03",     "Head",       "Jaw",
    "Flipper.L", "Flipper.R", "FlipperTip.L", "FlipperTip.R", "Dorsal.01",  "Dorsal.02",
    "Tail.01",   "Tail.02",   "Fluke.L",      "Fluke.R",      "FlukeTip.L", "FlukeTip.R"};

/// One skin whose joints are a chain, or separate.
std::shared_ptr<const Asset> rig(const std::vector<std::string>& names, bool chained) {
    Asset asset;
    asset.skins.resize(1);
    for (std::size_t i = 0; i < names.size(); ++i) {
        Node node;
        node.name = names[i];
        asset.nodes.push_back(std::move(node));
        asset.skins[0].joints.emplace_back(i);
        asset.skins[0].inverseBindMatrices.emplace_back(1.0F);
        if (chained && i > 0) {
            asset.nodes[i - 1].children.emplace_back(i);
        }
    }
    return finishAsset(std::move(asset));
}

std::vector<std::string> manyNames() {
    std::vector<std::string> names;
    for (int i = 0; i < 300; ++i) {
        names.push_back("Bone." + std::to_string(i));
    }
    return names;
}

}  // namespace

class TestJointColors : public QObject {
    Q_OBJECT

private slots:
    void aJointHasTheColourOfItsNameInEveryFile() {
        const auto one = jointColors(*chain({"Hips", "Spine", "Head"}));
        const auto other = jointColors(*chain({"Armature", "Root", "Hips", "Spine", "Head"}));
        QCOMPARE(one[0], colorOfName("Hips"));
        QCOMPARE(one[1], other[3]);
        QCOMPARE(one[2], other[4]);
    }

    void parentAndChildDifferClearly() {
        const auto asset = chain(manyNames());
        const auto colors = jointColors(*asset);
        for (std::size_t i = 1; i < colors.size(); ++i) {
            const float distance =
                glm::length(oklabOfBytes(colors[i]) - oklabOfBytes(colors[i - 1]));
            QVERIFY2(distance >= kLeastJointColorDistance, qPrintable(QString::number(i)));
        }
    }

    void namesThatDifferAtTheEndHaveOtherColours() {
        for (const auto& [left, right] :
             {std::pair("Flipper.L", "Flipper.R"), std::pair("Arm_l", "Arm_r"),
              std::pair("Bone.001", "Bone.002"), std::pair("Spine1", "Spine2")}) {
            const float distance =
                glm::length(oklabOfBytes(colorOfName(left)) - oklabOfBytes(colorOfName(right)));
            QVERIFY2(distance > 0.03F, left);
        }
    }

    void noTwoJointsOfARigAreAlike() {
        const auto asset = rig(kRigNames, true);
        const auto colors = jointColors(*asset);
        for (std::size_t i = 0; i < colors.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const float distance =
                    glm::length(oklabOfBytes(colors[i]) - oklabOfBytes(colors[j]));
                const float least = asset->nodes[i].parent == NodeIndex(j)
                                        ? kLeastJointColorDistance
                                        : kLeastRigColorDistance;
                QVERIFY2(distance >= least, (kRigNames[i] + " and " + kRigNames[j]).c_str());
            }
        }
    }

    void theOrderOfNodesAndJointsDoesNotMatter() {
        std::vector<std::string> names = kRigNames;
        const auto before = jointColors(*rig(names, false));
        std::reverse(names.begin(), names.end());
        const auto after = jointColors(*rig(names, false));
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(after[i], before[names.size() - 1 - i]);
        }
    }

    void mostJointsHaveTheColourOfTheirNameAlone() {
        const auto colors = jointColors(*rig(kRigNames, false));
        int own = 0;
        for (std::size_t i = 0; i < colors.size(); ++i) {
            own += colors[i] == colorOfName(kRigNames[i]) ? 1 : 0;
        }
        QVERIFY2(2 * own >= static_cast<int>(colors.size()), qPrintable(QString::number(own)));
    }

    void twinsInOneChainDiffer() {
        const auto colors = jointColors(*chain({"bone", "bone", "bone"}));
        QVERIFY(colors[0] != colors[1] && colors[1] != colors[2]);
    }

    void coloursAreNeitherDarkNorPale() {
        for (const std::string& name : manyNames()) {
            const glm::vec3 lab = oklabOfBytes(colorOfName(name));
            QVERIFY(lab.x > 0.55F && lab.x < 0.87F);
            QVERIFY(glm::length(glm::vec2(lab.y, lab.z)) > 0.06F);
        }
    }

    void oklabAndLinearAreInverse() {
        for (const glm::vec3& linear : {glm::vec3(0.2F, 0.5F, 0.9F), glm::vec3(1.0F, 0.0F, 0.3F)}) {
            QVERIFY(glm::length(linearOfOklab(oklabOfLinear(linear)) - linear) < 1e-5F);
        }
        QVERIFY(std::abs(oklabOfLinear(glm::vec3(1.0F)).x - 1.0F) < 1e-5F);
    }
};

SINEW_TEST(TestJointColors)
#include "test_joint_colors.moc"
