// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QTest>
#include <QTreeView>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/widgets/labels.h"
#include "ui/session/comparison.h"
#include "ui/session/pinned_vertices.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Vertex 3 of the body belongs half to the hip and half to the foot, and the hip ends 1 higher.
std::shared_ptr<const Asset> otherWeights() {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = "other.glb";
    std::vector<glm::vec4> first(4, glm::vec4(1, 0, 0, 0));
    first[3] = {0.5F, 0, 0, 0};
    std::vector<glm::vec4> second(4, glm::vec4(0));
    second[3] = {0, 0.5F, 0, 0};
    auto& sets = asset->meshes[0].primitives[0].influenceSets;
    sets[0].weights = first;
    sets[1].weights = second;
    asset->animations[0].samplers[0].values = {0, 0, 0, 0, 1, 0, 0, 6, 0};
    return asset;
}

struct ComparedVertexFixture : PictureFixture {
    Comparison& comparison = session.comparison();

    ComparedVertexFixture() {
        session.player().setPlaying(false);
        session.player().seek(kWalkStart);
        auto& dock = find<QDockWidget>("vertexDock");
        dock.show();
        dock.raise();
        session.pins().pin({.node = kBody, .vertex = 3});
        settle();
    }
    void compare() {
        comparison.after().show({.asset = otherWeights(), .outline = {}});
        QVERIFY(QTest::qWaitFor([this] { return comparison.measured() != nullptr; }));
        settle();
    }
    QString distance() { return find<QLabel>("comparedDistance").text(); }
    QStringList weights() {
        const QAbstractItemModel& model = *find<QTreeView>("comparedInfluences").model();
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto cell = [&](int column) {
                return model.index(row, column).data().toString();
            };
            rows += cell(0) + " " + cell(1) + " " + cell(2);
        }
        return rows;
    }
};

}  // namespace

class TestComparedVertex : public QObject {
    Q_OBJECT

private slots:
    void aVertexIsShownInBothFiles() {
        ComparedVertexFixture f;
        QVERIFY(f.find<QLabel>("comparedDistance").isHidden() ||
                !f.find<QLabel>("comparedDistance").isVisible());
        f.compare();
        QVERIFY(f.find<QLabel>("comparedDistance").isVisible());
        QCOMPARE(f.find<ElidedLabel>("comparedVertex").fullText(),
                 QString("other.glb: Vertex 3 · Body"));
        QCOMPARE(f.weights(), (QStringList{"Hip 75.0 % 50.0 %", "Foot – 50.0 %", "Knee 25.0 % –"}));
    }

    void theDistanceFollowsTheMoment() {
        ComparedVertexFixture f;
        f.compare();
        QCOMPARE(f.distance(), QString("0.0000 m apart"));
        f.session.player().seek(kWalkEnd);
        settle();
        QTRY_COMPARE(f.distance(), QString("1.0000 m apart"));
        f.comparison.close();
        settle();
        QTRY_VERIFY(!f.find<QLabel>("comparedDistance").isVisible());
    }
};

SINEW_TEST_IN(QApplication, TestComparedVertex)
#include "test_compared_vertex.moc"
