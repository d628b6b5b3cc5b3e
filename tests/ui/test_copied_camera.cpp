// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QStatusBar>
#include <QTest>

#include "model/view/camera_text.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window without smooth moves, and its clipboard.
struct CopiedCameraFixture : WindowFixture {
    CopiedCameraFixture() {
        session.rig().setSmoothMoves(false);
        QGuiApplication::clipboard()->clear();
    }
    void trigger(const char* id) { find<QAction>(id).trigger(); }
    [[nodiscard]] static QString copied() { return QGuiApplication::clipboard()->text(); }
};

}  // namespace

class TestCopiedCamera : public QObject {
    Q_OBJECT

private slots:
    void aCopiedCameraIsThatOfTheCommandLine() {
        CopiedCameraFixture f;
        f.trigger("copy-camera");
        QCOMPARE(f.copied(), QString::fromStdString(cameraText(f.session.rig().camera())));
        QVERIFY(f.window.statusBar()->currentMessage().contains(f.copied()));
    }

    void aPastedCameraIsWhereItWasCopied() {
        CopiedCameraFixture f;
        f.session.rig().turnCamera(0.4F, 0.2F);
        const glm::vec3 eye = f.session.rig().camera().eye();
        f.trigger("copy-camera");
        f.session.rig().setStandardView(StandardView::Left);
        QVERIFY(glm::distance(f.session.rig().camera().eye(), eye) > 0.1F);
        f.trigger("paste-camera");
        QVERIFY(glm::distance(f.session.rig().camera().eye(), eye) < 1e-4F);
        QVERIFY(!f.session.rig().untouched());
    }

    void aTextThatIsNoCameraIsExplained() {
        CopiedCameraFixture f;
        const OrbitCamera before = f.session.rig().camera();
        QGuiApplication::clipboard()->setText(QStringLiteral("eye:0,0,1,target:0,0,1"));
        f.trigger("paste-camera");
        QVERIFY(f.window.statusBar()->currentMessage().contains(
            QLatin1String("eye and target are the same point")));
        QVERIFY(f.session.rig().camera() == before);
    }

    void standardViewsAreLevelAgain() {
        CopiedCameraFixture f;
        QGuiApplication::clipboard()->setText(QStringLiteral("eye:0,0,4,target:0,0,0,up:1,0,0"));
        f.trigger("paste-camera");
        QVERIFY(f.session.rig().camera().rollRadians > 1.5F);
        f.session.rig().setStandardView(StandardView::Front);
        QCOMPARE(f.session.rig().camera().rollRadians, 0.0F);
    }
};

SINEW_TEST_IN(QApplication, TestCopiedCamera)
#include "test_copied_camera.moc"
