// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/bars/message_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

QString textOf(const WindowFixture& f) {
    return f.window.findChild<ContentBar*>()->text();
}

}  // namespace

class TestContentBar : public QObject {
    Q_OBJECT

private slots:
    void bonesAloneAreToldAndSurfacesAreNot() {
        WindowFixture f(chain(3));
        QTRY_VERIFY(textOf(f).contains("3 nodes are drawn as bones"));
        f.session.document().show({.asset = character(), .outline = {}});
        QTRY_VERIFY(textOf(f).isEmpty());
    }

    void aSceneWithoutNodesIsTold() {
        Asset asset = *character();
        asset.scenes.push_back({.name = "Stage", .roots = {}});
        WindowFixture f(finishAsset(std::move(asset)));
        QCoreApplication::processEvents();
        QVERIFY(textOf(f).isEmpty());
        f.session.selection().setScene(SceneIndex(2U));
        QTRY_VERIFY(textOf(f).contains("'Stage' has no nodes"));
        QCOMPARE(textOf(f).count(QStringLiteral("othing to draw")), 1);
        f.session.selection().setScene(SceneIndex(0U));
        QTRY_VERIFY(textOf(f).isEmpty());
    }
};

SINEW_TEST_IN(QApplication, TestContentBar)
#include "test_content_bar.moc"
