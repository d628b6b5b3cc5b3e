// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/finding_tree_model.h"
#include "ui/models/vertex_words.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic atVertex(const char* code, std::uint32_t vertex) {
    Diagnostic finding{.code = code, .message = {}};
    finding.pointer = "/meshes/0/primitives/0";
    finding.mesh = 0;
    finding.primitive = 0;
    finding.skin = 0;
    finding.vertex = vertex;
    return finding;
}

Diagnostic duplicateJoint() {
    Diagnostic finding = atVertex("DUPLICATE_JOINT", 3);
    finding.joint = 0;
    return finding;
}

Diagnostic unusedJoint() {
    Diagnostic finding{.code = "JOINT_UNUSED", .message = {}};
    finding.skin = 0;
    finding.joint = 2;
    return finding;
}

/// The character, with so many vertices that they are searched in another thread; the second and
/// the last but one have no weight.
std::shared_ptr<const Asset> largeCharacter() {
    constexpr std::size_t kCount = 200'004;
    auto asset = std::make_shared<Asset>(*character());
    Primitive& primitive = asset->meshes[0].primitives[0];
    std::vector<glm::vec3> positions(kCount, glm::vec3(0.5F, 0.5F, 0.0F));
    positions[0] = {0.0F, 0.0F, 0.0F};
    positions[2] = {1.0F, 1.0F, 0.0F};
    std::vector<glm::vec4> weights(kCount, glm::vec4(1, 0, 0, 0));
    weights[1] = weights[kCount - 2] = glm::vec4(0.0F);
    primitive.positions = std::move(positions);
    primitive.influenceSets = {
        {.joints = std::vector<glm::u16vec4>(kCount, glm::u16vec4(0)), .weights = weights}};
    return asset;
}

/// A session with a manual wall clock, paused in the rest pose.
struct FindingFixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    FindingFixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
        session.frameAll();
        session.history().settle();
    }
    [[nodiscard]] const MarkedVertices* marked() { return session.view().marked.get(); }
    void press(const Diagnostic& finding) {
        session.history().beginInput();
        session.goTo(finding);
        session.history().settle();
    }
    [[nodiscard]] bool shows(const glm::vec3& point) {
        const CameraView view = session.rig().camera().view(session.rig().aspect());
        const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(point, 1.0F);
        return clip.w > 0.0F && std::abs(clip.x) < clip.w && std::abs(clip.y) < clip.w;
    }
};

}  // namespace

class TestFindingViews : public QObject {
    Q_OBJECT

private slots:
    void theVerticesOfAFindingAreMarkedAndFramed() {
        FindingFixture f;
        f.session.goTo(duplicateJoint());
        QVERIFY(f.marked() != nullptr);
        QCOMPARE(f.marked()->vertices, (std::vector<MarkedVertex>{MarkedVertex{kBody, 0, 3}}));
        QCOMPARE(f.session.selection().object(),
                 ObjectRef::joint(SkinIndex(std::size_t{0}), JointIndex(std::size_t{0})));
        QVERIFY(f.shows({0, 1, 0}));
        QVERIFY(!f.shows({1, 0, 0}));
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
    }

    void theCameraTurnsToTheSideThatShowsTheVertex() {
        FindingFixture f;
        f.session.rig().setDirection(std::numbers::pi_v<float>, 0.0F);
        f.session.goTo(atVertex("VERTEX_UNWEIGHTED", 2));
        QVERIFY(f.session.rig().camera().eye().z > 0.0F);
        QVERIFY(f.shows({1, 1, 0}));
    }

    void anInfluenceThatStraysIsShownByTheWeightsOfItsJoint() {
        FindingFixture f;
        Diagnostic stray = atVertex("STRAY_INFLUENCE", 3);
        stray.joint = 1;
        f.session.goTo(stray);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
        QCOMPARE(f.session.selection().joint(), JointIndex(std::size_t{1}));
        QVERIFY(f.marked() != nullptr);
        QCOMPARE(f.marked()->vertices.front(), (MarkedVertex{kBody, 0, 3}));
        QVERIFY(f.shows({0, 1, 0}));
    }

    void aJointIsShownWithItsBones() {
        FindingFixture f;
        Diagnostic finding{.code = "JOINT_UNUSED", .message = {}};
        finding.skin = 0;
        finding.joint = 2;
        f.session.goTo(finding);
        const SkeletonDisplay& shown = f.session.appearance().look().skeleton;
        QVERIFY(shown.style != SkeletonStyle::None && shown.inFront);
        QCOMPARE(f.session.selection().node(), kFoot);
        QVERIFY(f.shows(glm::vec3(f.session.pose()->world(kFoot)[3])));
        QVERIFY(f.marked() == nullptr);
    }

    void theNextFindingHidesBonesThatWereShownForOne() {
        FindingFixture f;
        Diagnostic joint{.code = "JOINT_UNUSED", .message = {}};
        joint.skin = 0;
        joint.joint = 2;
        f.session.goTo(joint);
        f.session.goTo(duplicateJoint());
        QCOMPARE(f.session.appearance().look().skeleton, SkeletonDisplay());
        f.session.goTo(joint);
        Look look = f.session.appearance().look();
        look.skeleton.axes = true;  // the user wants them
        f.session.appearance().setLook(look);
        f.session.goTo(duplicateJoint());
        QCOMPARE(f.session.appearance().look().skeleton, look.skeleton);
    }

    void goingToAJointPauses() {
        FindingFixture f;
        f.session.player().setAnimation(AnimationIndex(std::size_t{0}));
        f.session.player().setPlaying(true);
        f.session.goTo(unusedJoint());
        QVERIFY(!f.session.player().playing());
        Diagnostic track{.code = "KEY_ROTATION_HALF_TURN", .message = {}};
        track.animation = 0;
        track.channel = 0;
        f.session.player().setPlaying(true);
        f.session.goTo(track);
        QVERIFY(!f.session.player().playing());
        QCOMPARE(f.session.selection().node(), kHip);
        QVERIFY(f.shows(glm::vec3(f.session.pose()->world(kHip)[3])));
    }

    void whatAFindingSwitchedOnGoesWithIt() {
        FindingFixture f;
        Diagnostic stray = atVertex("STRAY_INFLUENCE", 3);
        stray.joint = 1;
        const auto leave = {std::function<void()>([&] { f.session.selection().setNode(kProp); }),
                            std::function<void()>([&] { f.session.stepBack(); }),
                            std::function<void()>([&] {
                                f.session.document().show({.asset = chain(3), .outline = {}});
                            })};
        for (const std::function<void()>& go : leave) {
            for (const Diagnostic& finding : {unusedJoint(), stray}) {
                f.session.document().show({.asset = character(), .outline = {}});
                f.session.goTo(finding);
                QVERIFY(f.session.appearance().look() != Appearance().look());
                go();
                QCOMPARE(f.session.appearance().look().skeleton, SkeletonDisplay());
                QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
            }
        }
    }

    void theFindingThatIsShownKeepsItsBonesWhileItsClipPlays() {
        FindingFixture f;
        f.session.goTo(unusedJoint());
        f.session.player().setPlaying(true);
        f.wall += 0.4;
        f.session.advance(f.wall);
        QVERIFY(f.session.appearance().look().skeleton.style != SkeletonStyle::None);
    }

    void aChosenStyleOfBonesStays() {
        FindingFixture f;
        Look look = f.session.appearance().look();
        look.skeleton = {.style = SkeletonStyle::Lines, .inFront = false};
        f.session.appearance().setLook(look);
        Diagnostic finding{.code = "JOINT_UNUSED", .message = {}};
        finding.skin = 0;
        finding.joint = 1;
        f.session.goTo(finding);
        QCOMPARE(f.session.appearance().look().skeleton.style, SkeletonStyle::Lines);
        QVERIFY(f.session.appearance().look().skeleton.inFront);
    }

    void aHiddenNodeIsRevealed() {
        FindingFixture f;
        f.session.visibility().hide(std::array{kBody});
        f.session.goTo(duplicateJoint());
        QVERIFY(!f.session.visibility().shown() || f.session.visibility().shown()->draws(kBody));
        QVERIFY(f.shows({0, 1, 0}));
    }

    void theMarksGoWithTheSelection() {
        FindingFixture f;
        f.session.goTo(duplicateJoint());
        QSignalSpy changed(&f.session.selection(), &Selection::markedChanged);
        f.session.selection().setNode(kProp);
        QVERIFY(f.marked() == nullptr);
        QCOMPARE(changed.count(), 1);
        f.session.goTo(duplicateJoint());
        f.session.stepBack();
        QVERIFY(f.marked() == nullptr);
        f.session.goTo(duplicateJoint());
        f.session.document().show({.asset = chain(3), .outline = {}});
        QVERIFY(f.marked() == nullptr);
    }

    void theMarksOutlivePlaying() {
        FindingFixture f;
        f.session.goTo(duplicateJoint());
        f.session.player().setPlaying(true);
        f.wall += 0.4;
        f.session.advance(f.wall);
        QVERIFY(f.marked() != nullptr);
        f.session.player().setAnimation(AnimationIndex(std::size_t{1}));
        QVERIFY(f.marked() != nullptr);
    }

    void verticesOfALargeMeshFollowTheNamedOne() {
        FindingFixture f;
        f.session.document().show({.asset = largeCharacter(), .outline = {}});
        f.session.goTo(atVertex("VERTEX_UNWEIGHTED", 1));
        QCOMPARE(f.marked()->vertices, (std::vector<MarkedVertex>{MarkedVertex{kBody, 0, 1}}));
        const OrbitCamera camera = f.session.rig().camera();
        QTRY_COMPARE(f.marked()->count, std::size_t{2});
        QCOMPARE(f.marked()->vertices[1], (MarkedVertex{kBody, 0, 200'002}));
        QCOMPARE(f.session.rig().camera(), camera);
    }

    void anotherSelectionDropsTheVerticesThatAreStillSearched() {
        FindingFixture f;
        f.session.document().show({.asset = largeCharacter(), .outline = {}});
        f.session.goTo(atVertex("VERTEX_UNWEIGHTED", 1));
        f.session.stepBack();
        f.session.goTo(duplicateJoint());
        QTRY_VERIFY(f.marked() != nullptr);
        f.session.goTo(atVertex("VERTEX_UNWEIGHTED", 1));
        QTRY_COMPARE(f.marked()->count, std::size_t{2});
        QCOMPARE(f.marked()->vertices[0], (MarkedVertex{kBody, 0, 1}));
    }

    void undoTakesTheMarksBackAndRedoBringsThem() {
        FindingFixture f;
        const OrbitCamera before = f.session.rig().camera();
        f.press(duplicateJoint());
        const auto marked = f.session.selection().marked();
        QVERIFY(marked != nullptr);
        f.session.history().undo();
        QVERIFY(f.marked() == nullptr);
        QCOMPARE(f.session.rig().camera(), before);
        f.session.history().redo();
        QCOMPARE(f.session.selection().marked(), marked);
        f.press(duplicateJoint());  // nothing new
        f.session.history().undo();
        QVERIFY(f.marked() == nullptr);
    }

    void verticesCanBeShownWithoutAFinding() {
        FindingFixture f;
        f.session.showVertices(markedVertices({{kBody, 0, 1}, {kBody, 0, 2}}));
        QCOMPARE(f.session.selection().object(),
                 ObjectRef::primitive(MeshIndex(std::size_t{0}), 0));
        QCOMPARE(f.session.selection().node(), kBody);
        QCOMPARE(f.marked()->count, std::size_t{2});
        QVERIFY(f.shows({1, 0, 0}));
        QVERIFY(f.shows({1, 1, 0}));
        f.session.showVertices(nullptr);
        QVERIFY(f.marked() != nullptr);
    }

    void theVertexIsNamed() {
        const auto asset = character();
        QCOMPARE(markedText(*asset, *markedVertices({{kBody, 0, 3}, {kBody, 0, 1}})),
                 QStringLiteral("Body · primitive 0 · vertex 3 and 1 more"));
        FindingTreeModel model;
        model.setFindings(asset, {atVertex("VERTEX_UNWEIGHTED", 2), duplicateJoint()});
        QStringList objects;
        for (int row = 0; row < model.rowCount({}); ++row) {
            objects += model.index(row, FindingTreeModel::ObjectColumn).data().toString();
        }
        QVERIFY2(objects.join(';').contains(QStringLiteral("vertex 2, ")),
                 qPrintable(objects.join(';')));
        QVERIFY(objects.contains(QStringLiteral("vertex 3, Hip")));
    }
};

SINEW_TEST_IN(QCoreApplication, TestFindingViews)
#include "test_finding_views.moc"
