// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/ui/stepper.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/action_set.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"
#include "ui/timeline/lane_actions.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/track_area.h"

using namespace sinew;
using namespace sinew::test;

namespace {

QStringList feetOf(const LaneContents& contents) {
    QStringList names;
    for (const LaneFoot& foot : contents.feet) {
        names.append(foot.name);
    }
    return names;
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
        actionOf(actions, QStringLiteral("contact-lane"))->setChecked(true);
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
        QCOMPARE(feetOf(shown), (QStringList{"Foot.L", "Foot.R"}));
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
        actionOf(f.actions, QStringLiteral("contact-lane"))->setChecked(false);
        QVERIFY(!f.session.motionMeter().motion());
    }

    void aPlaceOutsideOfThePlayedRangeIsReached() {
        Lane f;
        f.showMeasured();
        f.session.player().setInOut(20 / 30.0F, 1.0F);
        f.strip->goTo(f.strip->contents().items[0]);
        QCOMPARE(f.frame(), 5);
        QVERIFY(f.session.player().playsWholeClip());
    }

    void namesInTheLaneTellLeftFromRight() {
        Lane f;
        f.session.document().show({.asset = steppingCharacter("mixamorig:"), .outline = {}});
        f.showMeasured();
        const QFontMetrics metrics(f.strip->rowFont());
        const int little = metrics.horizontalAdvance(QStringLiteral("mixamorig:Foot.L")) - 1;
        const std::vector<QString> names = footNames(f.strip->contents(), metrics, little);
        QCOMPARE(names, (std::vector{QString::fromUtf8("…Foot.L"), QString::fromUtf8("…Foot.R")}));
    }

    void aFootInTheAirSaysSoWhereThereIsRoom() {
        LaneContents contents;
        contents.feet = {{.node = kLeftFoot, .name = "Foot.L"},
                         {.node = kLeftFoot, .name = "Foot.R", .touches = false}};
        const QFontMetrics metrics(QApplication::font());
        QCOMPARE(footNames(contents, metrics, 1000),
                 (std::vector<QString>{"Foot.L", "Foot.R (in the air)"}));
        QCOMPARE(footNames(contents, metrics, metrics.horizontalAdvance("Foot.R") + 3),
                 (std::vector<QString>{"Foot.L", "Foot.R"}));
    }

    void namesAreInTheColumnOfTheTracksWhileItIsOpen() {
        WindowFixture f(steppingCharacter("mixamorig:"));
        f.window.resize(1200, 900);
        auto& lane = f.find<LaneStrip>("contactLane");
        auto& names = f.find<LaneNames>("contactLaneNames");
        auto& area = f.find<TrackArea>("trackArea");
        area.open(TrackEditor::DopeSheet);
        QVERIFY(!names.isVisible());
        lane.show();
        QTRY_COMPARE(lane.contents().feet.size(), std::size_t{2});
        QVERIFY(names.isVisible());
        const auto placeOf = [](const QWidget& widget) {
            return QRect(widget.mapToGlobal(QPoint()), widget.size());
        };
        QTRY_COMPARE(placeOf(names).top(), placeOf(lane).top());
        QCOMPARE(names.height(), lane.height());
        QVERIFY(placeOf(names).right() < placeOf(lane).left());
        QVERIFY(placeOf(f.find<QWidget>("trackSearch")).bottom() < placeOf(names).top());
        const double right = lane.rows().rowTop(1) + 0.5 * lane.rows().rowHeight();
        QTest::mouseClick(&names, Qt::LeftButton, {}, {30, static_cast<int>(right)});
        QCOMPARE(f.session.selection().node(), NodeIndex(3U));
        const QImage without = lane.grab().toImage();
        area.open(TrackEditor::None);
        QVERIFY(!names.isVisible());
        QVERIFY(lane.isVisible());
        area.open(TrackEditor::DopeSheet);
        QVERIFY(names.isVisible());
        QTRY_COMPARE(lane.grab().toImage(), without);
        lane.hide();
        QVERIFY(!names.isVisible());
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
        QAction* slide = actionOf(f.actions, QStringLiteral("worst-slide"));
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
        QAction* isFoot = actionOf(f.actions, QStringLiteral("is-foot"));
        f.showMeasured();
        f.session.selection().setNode(kLeftFoot);
        QVERIFY(isFoot->isEnabled() && isFoot->isChecked());
        isFoot->trigger();
        QTRY_COMPARE(feetOf(f.strip->contents()), QStringList{"Foot.R"});
        QVERIFY(!isFoot->isChecked());
        actionOf(f.actions, QStringLiteral("find-feet"))->trigger();  // finds them again
        QTRY_COMPARE(f.strip->contents().feet.size(), std::size_t{2});
    }
};

SINEW_TEST_IN(QApplication, TestContactLane)
#include "test_contact_lane.moc"
