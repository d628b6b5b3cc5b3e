// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/picture/picture_builder.h"
#include "model/view/surface_values.h"
#include "tests/model/picture/two_boxes.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A picture of a subject whose root is the walker.
struct BuiltPicture {
    PoseEvaluator pose;
    PictureBuilder builder;
    PictureContent content;

    explicit BuiltPicture(const PictureSubject& subject) : pose(subject.clips) { fill(subject); }

    void fill(const PictureSubject& subject) {
        PoseMoment moment;
        setMoment(subject.asset(), subject.played, subject.seconds, moment);
        evaluate(pose, moment);
        PictureFindings found;
        found.root = kWalker;
        found.clipBounds = {glm::vec3(0.0F), glm::vec3(2.0F)};
        found.framedBounds = {glm::vec3(0.0F), glm::vec3(9.0F)};
        builder.fill(subject, &pose, found, content);
    }
};

}  // namespace

class TestPictureBuilder : public QObject {
    Q_OBJECT

private slots:
    void theGroundMovesWithTheRoot() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.seconds = 1.5F;
        QCOMPARE(BuiltPicture(subject).content.groundShift, glm::vec2(0.0F));
        subject.view.motion.followGround = true;
        BuiltPicture picture(subject);
        QCOMPARE(picture.content.groundShift, glm::vec2(10.0F, 0.0F));
        subject.view.mode = ViewMode::BindPose;
        picture.fill(subject);
        QCOMPARE(picture.content.groundShift, glm::vec2(0.0F));
    }

    void aViewWithoutDataIsNamedUntilAnotherIsShown() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.mode = ViewMode::Tangents;
        BuiltPicture picture(subject);
        QCOMPARE(picture.content.missing, std::string("no surface has tangents"));
        subject.view.mode = ViewMode::Normals;
        picture.fill(subject);
        QCOMPARE(picture.content.missing, std::string());
    }

    void valuesThatAreNotThereAreNamed() {
        const PictureSubject subject = twoBoxes(kWalkX);
        BuiltPicture picture(subject);
        PictureFindings found;
        found.values = withoutValues("no joints are left and right");
        picture.builder.fill(subject, &picture.pose, found, picture.content);
        QCOMPARE(picture.content.missing, std::string("no joints are left and right"));
    }

    void whatIsPosedByHandIsWhereItStarts() {
        PictureSubject subject = twoBoxes(kWalkX);
        HandTransform hand{.node = kWalker};
        hand.translation = glm::vec3(5.0F);
        subject.played.hand.set(hand);
        subject.view.motion.followGround = true;
        QCOMPARE(BuiltPicture(subject).content.groundShift, glm::vec2(0.0F));
    }

    void layersAreFollowedFromTheirStart() {
        PictureSubject subject = twoBoxes({});
        subject.played.blend = {{.animation = kWalkX, .weight = 1.0F}};
        playWhole(LoopMode::Loop, subject);
        subject.seconds = 2.0F;
        subject.view.motion.followCamera = true;
        BuiltPicture picture(subject);
        const auto shift = picture.builder.shift(subject, picture.pose, kWalker);
        QVERIFY(shift.has_value());
        QCOMPARE(*shift, glm::vec3(20.0F, 0.0F, 0.0F));
    }

    void ghostsAreThoseOfTheMoment() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.motion.seamGhost = true;
        BuiltPicture picture(subject);
        QCOMPARE(picture.content.ghosts.size(), std::size_t{2});
        QCOMPARE(picture.content.ghosts[1].evaluator->world(kWalker)[3].x, 20.0F);
        subject.view.copies = 4;
        picture.fill(subject);
        QVERIFY(picture.content.ghosts.empty());
        subject = twoBoxes(kStillZ);
        subject.view.motion.seamGhost = true;
        QVERIFY(BuiltPicture(subject).content.ghosts.empty());  // a single key
    }

    void copiesAreApartByTheBoxOfTheirClip() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.copies = 4;
        BuiltPicture picture(subject);
        QCOMPARE(picture.content.crowd.seconds.size(), std::size_t{4});
        QCOMPARE(picture.content.crowd.seconds[0], 1.0F);
        QCOMPARE(glm::length(picture.content.crowd.offsets[1]), 2.5F);  // a quarter of 2 between
        QCOMPARE(picture.content.clipBounds.max.x, 9.0F);               // the box of all
        subject.view.mode = ViewMode::BindPose;
        picture.fill(subject);
        QVERIFY(picture.content.crowd.crowd == nullptr);
        QCOMPARE(picture.content.clipBounds.max.x, 2.0F);
    }

    void withoutAnAssetThereIsNothingButTheLook() {
        PictureSubject subject = twoBoxes(kWalkX);
        subject.view.copies = 4;
        BuiltPicture picture(subject);
        PictureSubject none;
        none.view.grid = false;
        picture.builder.fill(none, nullptr, {}, picture.content);
        QVERIFY(picture.content.evaluator == nullptr && picture.content.crowd.crowd == nullptr);
        QVERIFY(!picture.content.view.grid);
    }
};

SINEW_TEST(TestPictureBuilder)
#include "test_picture_builder.moc"
