// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/borrow/borrow_clips.h"
#include "model/borrow/joint_map.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A chain of joints that a clip turns.
Asset chainOf(const std::vector<std::string>& names) {
    RigBuilder rig;
    NodeIndex parent;
    rig.clip("Turn");
    for (const std::string& name : names) {
        parent = rig.joint(name, parent, {.translation = {0.0F, 1.0F, 0.0F}});
        rig.channel(parent, ChannelPath::Rotation, {0, 0, 0, 1});
    }
    return rig.asset();
}

JointMapRow row(const std::string& source, const std::string& target) {
    return {{source, {}}, JointName{target, {}}};
}

std::string problemOf(const std::string& joints) {
    const auto map = readJointMap(R"({"format": "sinew.joint-map/1", "joints": )" + joints + '}');
    return map ? "none" : map.error().pointer + ": " + map.error().message;
}

}  // namespace

class TestJointMap : public QObject {
    Q_OBJECT

private slots:
    void aMapIsReadAsItIsWritten() {
        const JointMap map{
            {row("Hips", "pelvis"), {{"Tail", {}}, {}}, {{{}, 3U}, JointName{{}, 7U}}}};
        const auto read = readJointMap(jointMapText(map));
        QVERIFY(read.ok());
        QCOMPARE(*read, map);
    }

    void errorsNameTheirPlace() {
        QCOMPARE(readJointMap(R"({"format": "sinew.state/1"})").error().pointer,
                 std::string("/format"));
        QVERIFY(!readJointMap("{").ok());
        QCOMPARE(problemOf("{}"), std::string("/joints: must be a list of joints"));
        QCOMPARE(problemOf("[1]"),
                 std::string("/joints/0: must be an object with source and target"));
        QCOMPARE(problemOf(R"([{"target": "a"}])"),
                 std::string("/joints/0/source: is missing: a joint has a source"));
        QCOMPARE(problemOf(R"([{"source": "a"}])"),
                 std::string("/joints/0/target: is missing: a joint has a target"));
        for (const char* wrong : {"-1", "0.5", "true", "\"\"", "[]"}) {
            QCOMPARE(problemOf(R"([{"source": "a", "target": null}, {"source": )" +
                               std::string(wrong) + R"(, "target": null}])"),
                     std::string("/joints/1/source: must be the name of a node or its index"));
        }
    }

    void theMapDecidesBeforeNames() {
        const Asset source = chainOf({"Hips", "Spine", "Tail"});
        const Asset target = chainOf({"Hips", "Spine", "Fin"});
        const JointMap map{{row("Spine", "Fin"), {{"Hips", {}}, {}}}};
        const JointPartners found = jointPartners(source, target, map);
        QCOMPARE(found.pairs,
                 (std::vector{JointPartner{NodeIndex(1U), NodeIndex(2U), PartnerReason::Hand}}));
        QCOMPARE(found.sourceAlone, (std::vector{NodeIndex(0U), NodeIndex(2U)}));
        QVERIFY(found.unused.empty());
    }

    void namesThatAFileLacksAreFindings() {
        const Asset source = chainOf({"Hips", "Spine"});
        const JointMap map{{row("Hipps", "Hips"), row("Spine", "Back")}};
        const auto borrowed = borrowClips(source, "a.glb", source, RestHandling::Automatic, map);
        QVERIFY(borrowed.ok());
        QCOMPARE(borrowed->partners.pairs.size(), std::size_t{2});
        QCOMPARE(borrowed->findings.size(), std::size_t{2});
        QCOMPARE(borrowed->findings[0].code, std::string("BORROWED_MAP_UNUSED"));
        QCOMPARE(borrowed->findings[0].pointer, std::string("/joints/1"));
        QCOMPARE(borrowed->findings[1].message,
                 std::string("the joint map names 'Hipps', which the file of the clips lacks; did "
                             "you mean 'Hips'?"));
    }

    void theWholeTableGivesTheSamePartners() {
        const Asset source = chainOf({"Hips", "", "Twin", "Twin", "Tail"});
        const Asset target = chainOf({"x:Hips", "", "Twin", "Twin"});
        const JointPartners found = jointPartners(source, target);
        const JointMap map = jointMapOf(source, target, found);
        const JointPartners again = jointPartners(source, target, map);
        QCOMPARE(again.targetOf, found.targetOf);
        QCOMPARE(again.sourceAlone, found.sourceAlone);
    }

    void oneRowIsChanged() {
        const Asset source = chainOf({"Hips", "Tail"});
        const Asset target = chainOf({"Hips", "Fin"});
        JointMap map = jointMapOf(source, target, jointPartners(source, target));
        map = withPartner(map, source, target, NodeIndex(1U), NodeIndex(0U));
        QCOMPARE(map, (JointMap{{row("Tail", "Hips")}}));
        map = withPartner(map, source, target, NodeIndex(1U), {});
        QCOMPARE(map, (JointMap{{{{"Tail", {}}, {}}}}));
    }
};

SINEW_TEST(TestJointMap)
#include "test_joint_map.moc"
