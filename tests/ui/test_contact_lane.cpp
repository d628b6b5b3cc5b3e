// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "ui/session/motion_meter.h"
#include "ui/session/session.h"
#include "ui/timeline/lane_actions.h"
#include "ui/timeline/time_axis.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kLeftFoot(2U);
constexpr int kLaneFrames = 30;  // at 30 fps

ChannelSpec laneChannel(int node, const char* path) {
    ChannelSpec channel{.node = node, .path = path, .times = {}, .values = {}, .output = {}};
    for (int i = 0; i <= kLaneFrames; ++i) {
        channel.times.push_back(i / 30.0);
    }
    return channel;
}

/// Hips (0), a head (1) that jumps by 60 degrees at frame 20 and stays there, and two feet: the
/// left one (2) stands until frame 10, slides by 0.1 units from frame 4 to 5, and stands again from
/// frame 20 on; the right one (3) stands. The second clip, "Other", moves nothing.
std::shared_ptr<const Asset> steppingCharacter() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hips","translation":[0,1,0],"children":[1,2,3]})");
    gltf.add("nodes", R"({"name":"Head","translation":[0,1,0]})");
    gltf.add("nodes", R"({"name":"Foot.L","translation":[0.3,-1,0]})");
    gltf.add("nodes", R"({"name":"Foot.R","translation":[-0.3,-1,0]})");
    gltf.addSkin({0, 1, 2, 3});
    ChannelSpec foot = laneChannel(2, "translation");
    ChannelSpec head = laneChannel(1, "rotation");
    for (int i = 0; i <= kLaneFrames; ++i) {
        foot.values.insert(foot.values.end(),
                           {i > 4 ? 0.4 : 0.3, i > 10 && i < 20 ? -0.5 : -1.0, 0.0});
        head.values.insert(head.values.end(),
                           {0.0, 0.0, i < 20 ? 0.0 : 0.5, i < 20 ? 1.0 : 0.8660254});
    }
    gltf.addAnimation("Step", {foot, head});
    gltf.addAnimation("Other",
                      {{.node = 3, .times = {0, 1}, .values = {-0.3, -1, 0, -0.3, -1, 0}}});
    return *gltf.load();
}

struct Lane {
    Session session;
    TimeAxis axis{session.document(), session.player()};
    LaneActions actions{{.document = session.document(),
                         .player = session.player(),
                         .selection = session.selection(),
                         .meter = session.motionMeter(),
                         .axis = axis},
                        &session};
    std::unique_ptr<LaneStrip> strip{actions.lane()};

    Lane() {
        session.document().show({.asset = steppingCharacter(), .outline = {}});
        session.player().setPlaying(false);
        strip->resize(640, 60);
        axis.setSpan(20.0, 600.0);
    }
    void showMeasured() {
        actions.show()->setChecked(true);
        QTRY_VERIFY(session.motionMeter().motion() != nullptr);
    }
    [[nodiscard]] QPoint middleOf(const LaneItem& item) const {
        return LaneLayout::of(strip->contents()).placeOf(item, axis.scale()).center().toPoint();
    }
    [[nodiscard]] int frame() {
        return static_cast<int>(frameAt(session.player().seconds(), 30.0));
    }
};

}  // namespace

class TestContactLane : public QObject {
    Q_OBJECT

private slots:
    void contactsAreMeasuredWhileTheLaneIsShown() {
        Lane f;
        QVERIFY(!f.session.motionMeter().motion());
        QVERIFY(!f.session.motionMeter().busy());
        f.showMeasured();
        const LaneContents& shown = f.strip->contents();
        QCOMPARE(shown.feet,
                 (std::vector<QString>{QStringLiteral("Foot.L"), QStringLiteral("Foot.R")}));
        QCOMPARE(shown.items[0].kind, LaneItem::Kind::Contact);
        QCOMPARE(shown.items[0].first, 0.0);
        QVERIFY(std::abs(shown.items[0].last - 10 / 30.0) < 1e-6);
        QVERIFY(std::abs(shown.items[0].worst - 5 / 30.0) < 1e-6);
        QVERIFY(shown.items[0].severity > 1.0);
        QVERIFY2(shown.items[0].words.contains(
                     QStringLiteral("It slides by 0.1 units, farthest at frame 5")),
                 qPrintable(shown.items[0].words));
        QCOMPARE(shown.items[1].severity, 0.0);
        QCOMPARE(shown.items[2].foot, std::size_t{1});
        f.actions.show()->setChecked(false);
        QVERIFY(!f.session.motionMeter().motion());
    }

    void anotherClipIsMeasuredAnew() {
        Lane f;
        f.showMeasured();
        f.session.player().setAnimation(AnimationIndex(1U));
        QVERIFY(!f.session.motionMeter().motion());
        QTRY_VERIFY(f.session.motionMeter().motion() != nullptr);
        QCOMPARE(f.session.motionMeter().motion()->animation, AnimationIndex(1U));
        QCOMPARE(f.strip->contents().items.size(), std::size_t{2});
        f.session.document().show({.asset = steppingCharacter(), .outline = {}});
        QTRY_VERIFY(f.session.motionMeter().motion() != nullptr);
        QCOMPARE(f.session.motionMeter().motion()->animation, AnimationIndex(0U));
    }

    void aClickGoesToTheTimeAndSelectsTheFoot() {
        Lane f;
        f.showMeasured();
        const LaneItem second = f.strip->contents().items[1];  // frames 20 to 30
        QTest::mouseClick(f.strip.get(), Qt::LeftButton, {}, f.middleOf(second));
        QCOMPARE(f.frame(), 25);
        QCOMPARE(f.session.selection().node(), kLeftFoot);
        const LaneItem first = f.strip->contents().items[0];
        QTest::mouseDClick(f.strip.get(), Qt::LeftButton, {}, f.middleOf(first));
        QCOMPARE(f.frame(), 5);
    }

    void aClickOnAJumpGoesToItsFrame() {
        Lane f;
        f.showMeasured();
        const LaneItem* head = nullptr;
        for (const LaneItem& item : f.strip->contents().items) {
            head = item.kind == LaneItem::Kind::Jump && item.node == NodeIndex(1U) ? &item : head;
        }
        QVERIFY(head != nullptr);
        QVERIFY2(head->words.startsWith(QStringLiteral("Frame 20: 'Head' rotation jumps by 60")),
                 qPrintable(head->words));
        f.strip->goTo(*head);
        QCOMPARE(f.frame(), 20);
        QCOMPARE(f.session.selection().node(), NodeIndex(1U));
    }

    void keysChooseARowAndGoFromItemToItem() {
        Lane f;
        QVERIFY(!f.strip->property("movesSideways").toBool());
        f.showMeasured();
        QVERIFY(f.strip->property("movesSideways").toBool());
        QVERIFY(f.strip->property("movesUpAndDown").toBool());
        f.session.player().seek(9 / 30.0F);
        const auto press = [&f](Qt::Key key) { QTest::keyClick(f.strip.get(), key); };
        while (f.strip->chosen() == nullptr || f.strip->chosen()->kind != LaneItem::Kind::Contact) {
            press(Qt::Key_Down);
        }
        QCOMPARE(f.strip->chosen()->foot, std::size_t{0});
        QCOMPARE(f.strip->chosen()->first, 0.0);  // nearest in time
        QCOMPARE(f.frame(), 9);
        press(Qt::Key_Return);
        QCOMPARE(f.frame(), 5);
        QCOMPARE(f.session.selection().node(), kLeftFoot);
        press(Qt::Key_Right);
        QVERIFY(f.frame() >= 20);
        press(Qt::Key_Right);  // the last one of the row
        press(Qt::Key_Left);
        QCOMPARE(f.frame(), 5);
        press(Qt::Key_Down);
        QCOMPARE(f.strip->chosen()->foot, std::size_t{1});
        press(Qt::Key_Down);  // there is no row below
        QCOMPARE(f.strip->chosen()->foot, std::size_t{1});
        f.session.player().setAnimation(AnimationIndex(1U));
        QVERIFY(f.strip->chosen() == nullptr);
    }

    void theMenuLeadsToTheWorst() {
        Lane f;
        QMenu menu;
        f.actions.fillMenu(menu);
        QAction* slide = menu.actions().at(1);
        QVERIFY(!slide->isEnabled());
        f.showMeasured();
        QVERIFY(slide->isEnabled());
        slide->trigger();
        QCOMPARE(f.frame(), 5);
        QCOMPARE(f.session.selection().node(), kLeftFoot);
    }

    void aPoseByHandIsNotFollowedAndThatIsSaid() {
        Lane f;
        f.showMeasured();
        const LaneItem item = f.strip->contents().items[0];
        QCOMPARE(f.strip->tipOf(item), item.words);
        HandTransform head{.node = NodeIndex(1U)};
        head.rotation = glm::quat(0.0F, 1.0F, 0.0F, 0.0F);
        const QImage before = f.strip->grab().toImage();
        f.session.selection().setByHand(head);
        QVERIFY2(f.strip->tipOf(item).contains(QStringLiteral("without the pose by hand")),
                 qPrintable(f.strip->tipOf(item)));
        QVERIFY(f.strip->grab().toImage() != before);
    }

    void feetCanBeChosen() {
        Lane f;
        QMenu menu;
        f.actions.fillMenu(menu);
        QAction* isFoot = menu.actions().at(4);
        f.showMeasured();
        f.session.selection().setNode(kLeftFoot);
        QVERIFY(isFoot->isEnabled() && isFoot->isChecked());
        isFoot->trigger();
        QTRY_COMPARE(f.strip->contents().feet, std::vector<QString>{QStringLiteral("Foot.R")});
        QVERIFY(!isFoot->isChecked());
        menu.actions().at(5)->trigger();  // finds them again
        QTRY_COMPARE(f.strip->contents().feet.size(), std::size_t{2});
    }
};

SINEW_TEST_IN(QApplication, TestContactLane)
#include "test_contact_lane.moc"
