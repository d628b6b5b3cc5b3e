// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cmath>
#include <random>

#include "model/borrow/borrow_clips.h"
#include "model/borrow/borrow_words.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr glm::vec3 kX{1.0F, 0.0F, 0.0F};
constexpr glm::vec3 kY{0.0F, 1.0F, 0.0F};
constexpr glm::vec3 kZ{0.0F, 0.0F, 1.0F};

/// Hips at a height, and an arm of length 1 from there.
RigBuilder armRig(float height, const glm::quat& hipsRest, const glm::quat& armRest,
                  const glm::vec3& handPlace) {
    RigBuilder rig;
    const NodeIndex foot = rig.joint("Ground", {});
    const NodeIndex hips =
        rig.joint("Hips", foot, {.translation = {0.0F, height, 0.0F}, .rotation = hipsRest});
    const NodeIndex arm = rig.joint("Arm", hips, {.rotation = armRest});
    rig.joint("Hand", arm, {.translation = handPlace});
    rig.skin();
    return rig;
}

std::shared_ptr<const Asset> borrowing(const Asset& source,
                                       const std::shared_ptr<const Asset>& target,
                                       RestHandling handling) {
    const auto borrowed = borrowClips(source, "source.glb", *target, handling);
    return borrowed ? withClips(target, {std::make_shared<const BorrowedClips>(*borrowed)})
                    : target;
}

glm::dquat worldRotation(const PoseEvaluator& evaluator, NodeIndex node) {
    return glm::normalize(glm::quat_cast(glm::dmat3(evaluator.world(node))));
}

glm::vec3 placeOf(const PoseEvaluator& evaluator, const char* name) {
    const std::vector<Node>& nodes = evaluator.asset().nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].name == name) {
            return glm::vec3(evaluator.world(NodeIndex(i))[3]);
        }
    }
    return glm::vec3(NAN);
}

void expectPlace(const PoseEvaluator& evaluator, const char* name, const glm::vec3& expected,
                 Caller caller = Caller::here()) {
    const glm::vec3 place = placeOf(evaluator, name);
    SINEW_VERIFY2(caller, glm::distance(place, expected) < 1e-5F,
                  qPrintable(QStringLiteral("%1 %2 %3").arg(place.x).arg(place.y).arg(place.z)));
}

constexpr const char* kBones[2][2] = {{"A", "B"}, {"B", "C"}};

glm::quat anyRotation(std::mt19937& random) {
    std::normal_distribution<float> normal;
    return glm::normalize(
        glm::quat(normal(random), normal(random), normal(random), normal(random)));
}

/// Three joints in a chain with any rest rotations.
RigBuilder randomRig(std::mt19937& random) {
    RigBuilder rig;
    NodeIndex parent;
    for (const char* name : {"A", "B", "C"}) {
        std::uniform_real_distribution<float> place(-1.0F, 1.0F);
        parent = rig.joint(name, parent,
                           {.translation = {place(random), 1.0F + place(random), place(random)},
                            .rotation = anyRotation(random)});
    }
    return rig;
}

void addRandomKeys(RigBuilder& rig, Interpolation interpolation, std::mt19937& random) {
    rig.clip("Any");
    for (std::size_t i = 0; i < rig.asset().nodes.size(); ++i) {
        const std::size_t count = interpolation == Interpolation::CubicSpline ? 9 : 3;
        std::vector<glm::quat> keys;
        for (std::size_t key = 0; key < count; ++key) {
            keys.push_back(anyRotation(random));
        }
        rig.channel(NodeIndex(i), ChannelPath::Rotation, keysOf(keys), interpolation);
    }
}

}  // namespace

class TestRetargetedClips : public QObject {
    Q_OBJECT

private slots:
    // The joints of the target are turned: its arm points along its own Y, and the parent stands on
    // its side. The arm of both rests along +X of the world.
    void aTurnInTheWorldStaysThatTurnWhateverTheRestPose() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Raise");
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(0, kZ), turn(90, kZ)}));
        RigBuilder target = armRig(1.0F, turn(90, kX), turn(-90, kX) * turn(-90, kZ), kY);
        PoseEvaluator evaluator(
            borrowing(source.asset(), target.build(), RestHandling::Retargeted));
        evaluator.evaluate({}, 0.0F);
        expectPlace(evaluator, "Hand", {1.0F, 1.0F, 0.0F});
        evaluator.evaluate(AnimationIndex(0U), 0.0F);
        expectPlace(evaluator, "Hand", {1.0F, 1.0F, 0.0F});
        evaluator.evaluate(AnimationIndex(0U), 1.0F);
        expectPlace(evaluator, "Hand", {0.0F, 2.0F, 0.0F});
        const float half = std::sqrt(0.5F);
        evaluator.evaluate(AnimationIndex(0U), 0.5F);
        expectPlace(evaluator, "Hand", {half, 1.0F + half, 0.0F});
    }

    void anArmThatRestsLoweredHasTheDirectionOfTheOther() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Raise");
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(0, kZ), turn(90, kZ)}));
        RigBuilder target = armRig(1.0F, turn(0, kX), turn(-30, kZ), kX);
        for (const RestHandling handling : {RestHandling::Retargeted, RestHandling::AsStored}) {
            PoseEvaluator evaluator(borrowing(source.asset(), target.build(), handling));
            evaluator.evaluate(AnimationIndex(0U), 0.0F);
            expectPlace(evaluator, "Hand", {1.0F, 1.0F, 0.0F});
            evaluator.evaluate(AnimationIndex(0U), 1.0F);
            expectPlace(evaluator, "Hand", {0.0F, 2.0F, 0.0F});
        }
    }

    void everyInterpolationTurnsAsItsPartnerBetweenKeysToo() {
        std::mt19937 random(7);
        for (const Interpolation interpolation :
             {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
            RigBuilder source = randomRig(random);
            addRandomKeys(source, interpolation, random);
            const auto target = randomRig(random).build();
            const auto file = source.build();
            PoseEvaluator from(file);
            PoseEvaluator to(borrowing(*file, target, RestHandling::Retargeted));
            std::array<glm::dquat, 3> first{};  // turns the target's joint to that of the source
            for (const float seconds : {0.0F, 0.3F, 1.0F, 1.7F, 2.0F}) {
                from.evaluate(AnimationIndex(0U), seconds);
                to.evaluate(AnimationIndex(0U), seconds);
                for (std::size_t i = 0; i < 3; ++i) {
                    const NodeIndex node(i);
                    const glm::dquat between =
                        glm::conjugate(worldRotation(from, node)) * worldRotation(to, node);
                    first[i] = seconds == 0.0F ? between : first[i];
                    QVERIFY(std::abs(std::abs(glm::dot(between, first[i])) - 1.0) < 1e-6);
                }
                for (const char* const* bone : {kBones[0], kBones[1]}) {
                    const glm::vec3 own = placeOf(from, bone[1]) - placeOf(from, bone[0]);
                    const glm::vec3 other = placeOf(to, bone[1]) - placeOf(to, bone[0]);
                    QVERIFY(glm::dot(glm::normalize(own), glm::normalize(other)) > 1.0F - 1e-5F);
                }
            }
        }
    }

    void keysKeepTheirTimesAndTheirInterpolation() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Move");
        source.channel(NodeIndex(1U), ChannelPath::Translation,
                       {0, 0, 0, 0, 1, 0, 0, 0.5F, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0},
                       Interpolation::CubicSpline);
        RigBuilder target = armRig(2.0F, turn(90, kY), turn(0, kX), kX);
        target.asset().nodes[1].rest.translation.x = 0.5F;
        const auto borrowed =
            borrowClips(source.asset(), "a.glb", target.asset(), RestHandling::Retargeted);
        QVERIFY(borrowed.ok());
        const Sampler& sampler = borrowed->clips[0].samplers[0];
        QCOMPARE(sampler.interpolation, Interpolation::CubicSpline);
        QCOMPARE(sampler.times, (std::vector<float>{0.0F, 1.0F}));
        // Twice as high: values and tangents twice as long; only values start from the rest pose.
        QCOMPARE(sampler.values, (std::vector<float>{0, 0, 0, 0.5F, 2, 0, 0, 1, 0,  //
                                                     0, 0, 0, 0.5F, 4, 0, 0, 0, 0}));
        QCOMPARE(borrowed->clips[0].name, std::string("Move"));
        QCOMPARE(borrowed->clips[0].borrowedFrom, std::string("a.glb"));
        QCOMPARE(borrowed->clips[0].endSeconds, 1.0F);
    }

    void asStoredCopiesEveryBit() {
        RigBuilder source = armRig(1.0F, turn(20, kX), turn(0, kX), kX);
        source.clip("Move");
        source.channel(NodeIndex(1U), ChannelPath::Rotation, {0.1F, 0.2F, 0.3F, 0.4F});
        const auto borrowed =
            borrowClips(source.asset(), "a.glb", armRig(3.0F, turn(0, kX), turn(0, kX), kY).asset(),
                        RestHandling::AsStored);
        QVERIFY(borrowed.ok());
        QCOMPARE(borrowed->clips[0].samplers[0].values,
                 source.asset().animations[0].samplers[0].values);
    }

    void otherRestRotationsOfTheSameBonesPlayAsStored() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Raise");
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(90, kZ)}));
        const auto same = borrowClips(source.asset(), "a.glb",
                                      armRig(1.0F, turn(0, kX), turn(40, kZ), kX).asset(),
                                      RestHandling::Automatic);
        QVERIFY(same.ok() && same->difference.sameBones && same->automatic);
        QCOMPARE(same->handling, RestHandling::AsStored);
        QVERIFY(std::abs(same->difference.rotation.value - 40.0) < 1e-4);
        QCOMPARE(same->difference.rotation.joint, NodeIndex(2U));
        const auto other =
            borrowClips(source.asset(), "a.glb", armRig(1.0F, turn(0, kX), turn(0, kX), kY).asset(),
                        RestHandling::Automatic);
        QVERIFY(other.ok() && !other->difference.sameBones);
        QCOMPARE(other->handling, RestHandling::Retargeted);
    }

    void theDifferenceIsToldInWords() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Raise");
        source.channel(NodeIndex(1U), ChannelPath::Translation, {0, 1, 0});
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(90, kZ)}));
        source.channel(NodeIndex(3U), ChannelPath::Rotation, keysOf({turn(0, kZ)}));
        const Asset target = armRig(2.0F, turn(0, kX), turn(-30, kZ), 1.5F * kX).asset();
        const auto borrowed = borrowClips(source.asset(), "a.glb", target, RestHandling::Automatic);
        QVERIFY(borrowed.ok());
        QCOMPARE(restWords(*borrowed, target),
                 std::string("The rest poses differ: rotations by up to 30° ('Arm'), translations "
                             "by up to 1 unit ('Hips'), bone lengths by a factor of up to 2 "
                             "('Hips')."));
        QCOMPARE(
            handlingWords(*borrowed),
            std::string("The clips are retargeted from a pose that both rigs share, because the "
                        "bones differ; translations are scaled by 2, the height of the hips."));
    }

    void theFileSharesEverythingButItsClips() {
        RigBuilder source = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        source.clip("Raise");
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(90, kZ)}));
        RigBuilder own = armRig(1.0F, turn(0, kX), turn(0, kX), kX);
        own.clip("Own");
        own.asset().json = std::make_shared<const JsonValue>();
        own.asset().images.push_back({});
        own.asset().images[0].rgba = std::vector<std::uint8_t>(4, 9);
        const auto file = own.build();
        const auto more = borrowing(source.asset(), file, RestHandling::Automatic);
        QCOMPARE(more->animations.size(), std::size_t{2});
        QCOMPARE(file->animations.size(), std::size_t{1});
        QVERIFY(sharesContents(*file, *more));
        QVERIFY(more->images[0].rgba.sharesWith(file->images[0].rgba));
        QCOMPARE(withClips(file, {}), file);
    }

    // "B" of the source has no partner: "C" turns by both, between keys of other times, too.
    void whatAPartnerCarriesIsSampledWhereItHasTo() {
        for (const Interpolation kind :
             {Interpolation::Linear, Interpolation::CubicSpline, Interpolation::Step}) {
            std::mt19937 random(11);
            RigBuilder source = randomRig(random);
            addRandomKeys(source, kind, random);
            source.asset().animations[0].samplers[1].times =
                std::vector<float>{0.25F, 1.25F, 1.75F};
            RigBuilder own;
            const NodeIndex top = own.joint("A", {}, {.rotation = anyRotation(random)});
            own.joint("C", top, {.translation = {0.3F, 0.5F, 0.0F}});
            const auto made = borrowing(source.asset(), own.build(), RestHandling::Retargeted);
            PoseEvaluator from(source.build());
            PoseEvaluator to(made);
            glm::dquat first{};
            for (const float seconds : {0.0F, 0.1F, 0.25F, 0.6F, 1.0F, 1.3F, 1.6F, 2.0F}) {
                from.evaluate(AnimationIndex(0U), seconds);
                to.evaluate(AnimationIndex(0U), seconds);
                const glm::dquat between = glm::conjugate(worldRotation(from, NodeIndex(2U))) *
                                           worldRotation(to, NodeIndex(1U));
                first = seconds == 0.0F ? between : first;
                const double off = std::abs(std::abs(glm::dot(between, first)) - 1.0);
                QVERIFY2(off < 1e-6, qPrintable(QString::number(off)));
            }
            const Sampler& keys = made->animations[0].samplers.front();
            QCOMPARE(keys.interpolation == Interpolation::Step, kind == Interpolation::Step);
        }
    }
};

SINEW_TEST(TestRetargetedClips)
#include "test_retargeted_clips.moc"
