// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/facts/skin_facts.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

Skin skinOf(const std::vector<std::uint32_t>& joints) {
    Skin skin;
    for (const std::uint32_t joint : joints) {
        skin.joints.emplace_back(std::size_t{joint});
    }
    return skin;
}

Asset assetWith(const std::vector<std::vector<std::uint32_t>>& skins) {
    Asset asset;
    asset.nodes.resize(12);
    for (const std::vector<std::uint32_t>& joints : skins) {
        asset.skins.push_back(skinOf(joints));
    }
    return asset;
}

using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

Pairs pairsOf(const std::vector<RenumberedJoint>& renumbered) {
    Pairs pairs;
    for (const RenumberedJoint& joint : renumbered) {
        pairs.emplace_back(joint.here.value, joint.there.value);
    }
    return pairs;
}

}  // namespace

class TestSkinFacts : public QObject {
    Q_OBJECT

private slots:
    void theFirstSkinWithTheSameJointsIsNamed() {
        Asset asset = assetWith({{3, 4, 5, 6}, {7, 8}, {3, 4, 5, 6}, {6, 4, 3, 5}});
        asset.nodes[0].skin = SkinIndex(3U);
        asset.nodes[1].skin = SkinIndex(0U);
        asset.nodes[2].skin = SkinIndex(0U);
        const std::vector<SkinUse> uses = skinUses(asset);
        QCOMPARE(uses.size(), std::size_t{4});
        QCOMPARE(uses[0].nodes, (std::vector<NodeIndex>{NodeIndex(1U), NodeIndex(2U)}));
        QVERIFY(uses[1].nodes.empty());
        QVERIFY(!uses[0].sameJointsAs && !uses[1].sameJointsAs);
        QCOMPARE(uses[2].sameJointsAs, SkinIndex(0U));
        QVERIFY(uses[2].renumbered.empty());
        QCOMPARE(uses[3].sameJointsAs, SkinIndex(0U));
        QCOMPARE(pairsOf(uses[3].renumbered), (Pairs{{0, 3}, {2, 0}, {3, 2}}));
    }

    void relationsTellWhatSkinsShare() {
        const Asset asset = assetWith({{3, 4, 5}, {5, 4, 3}, {5}, {8}, {3, 4, 5, 6}});
        const std::vector<SkinRelation> relations = relatedSkins(asset, SkinIndex(0U));
        QCOMPARE(relations.size(), std::size_t{3});
        QCOMPARE(relations[0].other, SkinIndex(1U));
        QVERIFY(relations[0].sameJoints);
        QCOMPARE(pairsOf(relations[0].renumbered), (Pairs{{0, 2}, {2, 0}}));
        QCOMPARE(relations[1].other, SkinIndex(2U));
        QVERIFY(!relations[1].sameJoints);
        QCOMPARE(relations[1].shared, std::size_t{1});
        QCOMPARE(pairsOf(relations[1].renumbered), (Pairs{{2, 0}}));
        QCOMPARE(relations[2].shared, std::size_t{3});
        QVERIFY(!relations[2].sameJoints && relations[2].renumbered.empty());
    }

    void renumberedJointsAreSaidInWords() {
        const auto joint = [](std::size_t here, std::size_t there) {
            return RenumberedJoint{JointIndex(here), JointIndex(there)};
        };
        QCOMPARE(renumberedWords({}), std::string());
        QCOMPARE(renumberedWords({joint(3, 7)}), std::string("joint 3 here is joint 7 there"));
        QCOMPARE(renumberedWords({joint(3, 7), joint(7, 3)}),
                 std::string("joint 3 here is joint 7 there and joint 7 here is joint 3 there"));
        QCOMPARE(
            renumberedWords({joint(0, 1), joint(1, 2), joint(2, 3), joint(3, 4), joint(4, 0)}),
            std::string("joint 0 here is joint 1 there, joint 1 here is joint 2 there, joint 2 "
                        "here is joint 3 there and 2 more"));
    }
};

SINEW_TEST(TestSkinFacts)
#include "test_skin_facts.moc"
