// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest>

#include "app/gui/first_view.h"
#include "app/gui/start_options.h"
#include "model/demo/orca.h"
#include "model/load/load_asset.h"
#include "ui/session/session.h"

namespace sinew {

class TestFirstView : public QObject {
    Q_OBJECT

private slots:
    void theAnimationThatIsAskedForIsFramed() {
        const auto asset = loadAssetFromMemory(orcaGlb(), {}, {.decodeImages = false});
        QVERIFY(asset.ok());
        Session session;
        session.show({*asset, animatedOutline(*asset, (*asset)->defaultScene, AnimationIndex(0))});
        const float swimHeight = session.framedBounds().max.y;
        StartOptions options;
        options.animation = "Breach";
        applyFirstView(options, session);
        QCOMPARE(session.animation(), AnimationIndex(1));
        QVERIFY(session.framedBounds().max.y > 1.5F * swimHeight);  // it leaps out of the water
    }
};

}  // namespace sinew

QTEST_GUILESS_MAIN(sinew::TestFirstView)
#include "test_first_view.moc"
