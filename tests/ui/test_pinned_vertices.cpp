// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "model/state/same_objects.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

DrawnVertex bodyVertex(std::uint32_t vertex) {
    return {.node = kBody, .vertex = vertex};
}

/// Pins of the character's square, or of a strip with many vertices.
struct Pins {
    Session session;

    explicit Pins(std::shared_ptr<const Asset> asset = character()) {
        session.document().show({.asset = std::move(asset), .outline = {}});
        session.player().setPlaying(false);
        session.history().settle();
    }
    PinnedVertices& list() { return session.pins(); }
    [[nodiscard]] std::vector<std::uint32_t> numbers() {
        std::vector<std::uint32_t> all;
        for (const VertexPin& pin : list().pins()) {
            all.push_back(pin.number);
        }
        return all;
    }
};

std::shared_ptr<const Asset> withVertices(std::size_t count) {
    auto asset = std::make_shared<Asset>(*character());
    Primitive& body = asset->meshes[0].primitives[0];
    body.positions = std::vector<glm::vec3>(count, glm::vec3(0.0F));
    body.influenceSets.clear();
    return asset;
}

}  // namespace

class TestPinnedVertices : public QObject {
    Q_OBJECT

private slots:
    void aPinGetsTheLowestFreeNumberAndIsCurrent() {
        Pins f;
        f.list().pin(bodyVertex(0));
        f.list().pin(bodyVertex(2));
        QVERIFY((f.numbers() == std::vector<std::uint32_t>{1, 2}));
        QCOMPARE(f.list().current()->place.vertex, 2U);
        f.list().unpin(bodyVertex(0));
        f.list().pin(bodyVertex(3));
        QVERIFY((f.numbers() == std::vector<std::uint32_t>{2, 1}));
        QVERIFY(pinColor(1) != pinColor(2));
    }

    void pinningAgainOnlyMakesItCurrent() {
        Pins f;
        f.list().pin(bodyVertex(0));
        f.list().pin(bodyVertex(1));
        QSignalSpy pinned(&f.list(), &PinnedVertices::pinned);
        f.list().pin(bodyVertex(0));
        QCOMPARE(pinned.count(), 0);
        QCOMPARE(f.list().pins().size(), std::size_t{2});
        QCOMPARE(f.list().current()->place.vertex, 0U);
        f.list().toggle(bodyVertex(0));
        QCOMPARE(f.list().pins().size(), std::size_t{1});
    }

    void withoutTheCurrentPinTheNextOneIsCurrent() {
        Pins f;
        for (const std::uint32_t vertex : {0U, 1U, 2U}) {
            f.list().pin(bodyVertex(vertex));
        }
        f.list().setCurrent(bodyVertex(1));
        f.list().unpin(bodyVertex(1));
        QCOMPARE(f.list().current()->place.vertex, 2U);
        f.list().unpin(bodyVertex(2));
        QCOMPARE(f.list().current()->place.vertex, 0U);
        f.list().unpinAll();
        QVERIFY(f.list().current() == nullptr);
        QVERIFY(f.session.view().pins == nullptr);
    }

    void whatTheFileLacksIsNotPinned() {
        Pins f;
        f.list().pin(bodyVertex(4));
        f.list().pin({.node = kHip});
        QVERIFY(f.list().pins().empty());
    }

    void moreThanTheMostAreRefused() {
        Pins f(withVertices(kMostPins + 1));
        for (std::uint32_t vertex = 0; vertex < kMostPins; ++vertex) {
            f.list().pin(bodyVertex(vertex));
        }
        QSignalSpy refused(&f.list(), &PinnedVertices::refused);
        f.list().pin(bodyVertex(kMostPins));
        QCOMPARE(f.list().pins().size(), kMostPins);
        QCOMPARE(refused.count(), 1);
    }

    void thePictureExplainsTheProbedVertexOrTheCurrentPin() {
        Pins f;
        f.list().pin(bodyVertex(0));
        QVERIFY(f.session.view().pins->explained == bodyVertex(0));
        f.list().setProbed(bodyVertex(3));
        QVERIFY(f.session.view().pins->explained == bodyVertex(3));
        f.list().setLinesShown(false);
        QVERIFY(!f.session.view().pins->explained);
        QCOMPARE(f.session.view().pins->pins.size(), std::size_t{1});
        f.list().setLinesShown(true);
        f.list().setProbed({});
        QVERIFY(f.session.view().pins->explained == bodyVertex(0));
    }

    void whatDoesNotChangeIsNotDrawnAgain() {
        Pins f;
        f.list().pin(bodyVertex(0));
        QSignalSpy shown(&f.list(), &PinnedVertices::shownChanged);
        const auto before = f.session.view().pins;
        f.list().setCurrent(bodyVertex(0));
        f.list().setProbed(bodyVertex(0));  // the current pin
        f.list().setThroughSurfaces(true);
        QCOMPARE(shown.count(), 0);
        QCOMPARE(f.session.view().pins, before);
        f.list().setThroughSurfaces(false);
        QCOMPARE(shown.count(), 1);
    }

    void undoBringsPinsBack() {
        Pins f;
        f.session.history().beginInput();
        f.list().pin(bodyVertex(0));
        f.list().pin(bodyVertex(1));
        f.session.history().settle();
        QCOMPARE(f.session.history().undoWords(), QStringLiteral("Pinned Vertices"));
        f.session.history().beginInput();
        f.list().unpinAll();
        f.session.history().settle();
        f.session.history().undo();
        QVERIFY((f.numbers() == std::vector<std::uint32_t>{1, 2}));
        f.session.history().redo();
        QVERIFY(f.list().pins().empty());
    }

    void anotherFileHasNone() {
        Pins f;
        f.list().pin(bodyVertex(0));
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.list().pins().empty());
        QVERIFY(f.session.view().pins == nullptr);
    }

    void anotherVersionKeepsThoseOfPrimitivesWithAsManyVertices() {
        const auto before = character();
        Asset longer = *withVertices(9);
        QVERIFY(SameObjects(*before, *character()).vertex(bodyVertex(3)) == bodyVertex(3));
        QVERIFY(!SameObjects(*before, longer).vertex(bodyVertex(3)));
        Asset moved = *before;
        std::swap(moved.nodes[kBody.value], moved.nodes[kEye.value]);
        const auto found = SameObjects(*before, moved).vertex(bodyVertex(3));
        QVERIFY(found && found->node == kEye && found->vertex == 3);
    }

    void findingsNameTheirVertices() {
        Pins f;
        Diagnostic finding{.severity = Severity::Warning,
                           .code = "WEIGHTS_SUM",
                           .message = "",
                           .pointer = "/meshes/0/primitives/0"};
        finding.mesh = 0;
        finding.primitive = 0;
        finding.vertex = 2;
        const std::vector<DrawnVertex> found = f.session.verticesOf(finding);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found.front() == bodyVertex(2));
        finding.vertex.reset();
        QVERIFY(f.session.verticesOf(finding).empty());
    }
};

SINEW_TEST_IN(QCoreApplication, TestPinnedVertices)
#include "test_pinned_vertices.moc"
