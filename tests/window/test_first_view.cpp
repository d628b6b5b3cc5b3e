// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QTest>

#include "app/gui/start_options.h"
#include "model/demo/orca.h"
#include "model/load/load_asset.h"
#include "model/picture/subject_notices.h"
#include "tests/support/test_program.h"
#include "ui/session/session.h"

namespace sinew {

class TestFirstView : public QObject {
    Q_OBJECT

private slots:
    void theAnimationThatIsAskedForIsFramed() {
        Session session;
        session.document().show(
            {orca(), animatedOutline(orca(), orca()->defaultScene, AnimationIndex(0))});
        const float swimHeight = session.rig().framedBounds().max.y;
        StartOptions options;
        options.animations = {"Breach"};
        applyFirstView(options, session);
        QCOMPARE(session.player().animation(), AnimationIndex(1));
        QVERIFY(session.rig().framedBounds().max.y >
                1.5F * swimHeight);  // it leaps out of the water
    }

    void severalJointsAreSelectedAndShown() {
        Session session;
        show(session, glm::vec3(1.0F));
        session.selection().setSkin(SkinIndex(0U));
        StartOptions options;
        options.joints = {"2", "0"};
        applyFirstView(options, session);
        QCOMPARE(session.selection().joint(), JointIndex(2U));
        QCOMPARE(session.selection().joints().all().size(), std::size_t{2});
        QVERIFY(session.appearance().look().mode == ViewMode::Weight);
    }

    void aCameraMeansWhatItMeansForRender() {
        for (const char* words :
             {"left", "top", "fit", "orbit:40,20,3", "eye:3,2,4,target:0,1,0,up:1,1,0"}) {
            Session session;
            show(session, glm::vec3(1.0F));
            session.rig().setAspect(1.5F);
            OrbitCamera moved = session.rig().camera();
            moved.target += glm::vec3(7.0F);
            session.rig().setCamera(moved);
            StartOptions options;
            options.camera = parseCamera(words);
            applyFirstView(options, session);
            const Asset& asset = *session.document().asset();
            const PictureFraming framing = FramingMeter().measure(session.subject(), NodeIndex());
            const OrbitCamera rendered = ChosenCamera(*options.camera, asset, asset.defaultScene)
                                             .orbit(asset, framing, 1.5F);
            const OrbitCamera shown = session.rig().camera();
            QCOMPARE(shown.yawRadians, rendered.yawRadians);
            QCOMPARE(shown.pitchRadians, rendered.pitchRadians);
            QCOMPARE(shown.rollRadians, rendered.rollRadians);
            const bool orbits = options.camera->kind != CameraChoice::Kind::Fitted;
            QCOMPARE(session.rig().untouched(), !orbits);
            if (orbits) {
                QCOMPARE(shown.target, rendered.target);
                QCOMPARE(shown.distance, rendered.distance);
            } else {  // the window leaves a margin
                QVERIFY(shown.distance > rendered.distance);
                QVERIFY(shown.distance < 1.2F * rendered.distance);
                QVERIFY(glm::distance(shown.target, rendered.target) < 0.1F * shown.sceneRadius);
            }
        }
    }

    void aScaleThatNoPictureCanHoldIsReported() {
        Session session;
        show(session, glm::vec3(1.0F));
        QCOMPARE(notices(session).size(), std::size_t{0});
        show(session, glm::vec3(1e30F));
        QCOMPARE(notices(session).size(), std::size_t{1});
        QVERIFY(notices(session)[0].find("(at /nodes/") != std::string::npos);
    }

private:
    static const std::shared_ptr<const Asset>& orca() {
        static const std::shared_ptr<const Asset> asset =
            loadAssetFromMemory(orcaGlb(), {}, {.decodeImages = false}).value();
        return asset;
    }

    static std::vector<std::string> notices(Session& session) {
        return subjectNotices(session.subject(), *session.pose(),
                              {.camera = session.rig().cameraView(1.5F), .cameraNode = {}});
    }
    /// The demonstration at rest, with its roots scaled.
    static void show(Session& session, const glm::vec3& scale) {
        auto asset = std::make_shared<Asset>(*orca());
        asset->animations.clear();
        for (Node& node : asset->nodes) {
            node.rest.scale = node.parent ? node.rest.scale : scale;
        }
        session.document().show({asset, animatedOutline(asset, asset->defaultScene, {})});
    }
};

}  // namespace sinew

SINEW_TEST_IN(QCoreApplication, sinew::TestFirstView)
#include "test_first_view.moc"
