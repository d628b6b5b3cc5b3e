// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <sstream>

#include "model/view/shown_nodes.h"
#include "tests/model/write/write_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::string textOf(const MadeFile& file) {
    return {file.bytes.begin(), file.bytes.end()};
}

std::vector<std::string> linesOf(const std::string& text, const std::string& word) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (line.rfind(word + ' ', 0) == 0) {
            lines.push_back(line.substr(word.size() + 1));
        }
    }
    return lines;
}

/// What is played at `seconds`, and where its vertices are.
struct Posed {
    ModelExport wanted;
    std::vector<glm::vec3> positions;

    Posed(const std::shared_ptr<const Asset>& asset, float seconds) : wanted(exportOf(asset)) {
        wanted.played.animation = AnimationIndex(1U);
        wanted.seconds = seconds;
        PoseEvaluator pose(asset);
        pose.evaluate(wanted.played.animation, seconds);
        positions = shownPositions(pose, wanted.view);
    }
};

}  // namespace

class TestPosedModel : public QObject {
    Q_OBJECT

private slots:
    void thePoseIsTheRestOfTheFile() {
        const Posed posed(loaded(barAndTile()), 0.7F);
        const auto read = readBack(made(posed.wanted, "pose.glb"));
        QVERIFY(read->skins.empty() && read->animations.empty());
        QCOMPARE(read->nodes.size(), std::size_t{2});
        QCOMPARE(read->nodes[1].name, std::string("Tile"));
        PoseEvaluator rest(read);
        rest.evaluate(AnimationIndex(), 0.0F);
        ViewOptions view;
        view.scene = read->defaultScene;
        QCOMPARE(distanceOf(shownPositions(rest, view), posed.positions), 0.0F);
    }

    void aMirroredMeshIsTurnedOver() {
        const Posed posed(loaded(barAndTile()), 0.0F);
        const auto read = readBack(made(posed.wanted, "pose.glb"));
        const Primitive& tile = read->meshes[1].primitives[0];
        QCOMPARE(tile.indices.toVector(), (std::vector<std::uint32_t>{0, 2, 1, 0, 3, 2}));
        const glm::vec3 a = tile.positions[tile.indices[0]];
        const glm::vec3 b = tile.positions[tile.indices[1]];
        const glm::vec3 c = tile.positions[tile.indices[2]];
        QVERIFY(glm::dot(glm::cross(b - a, c - a), tile.normals[0]) > 0.9F);
    }

    void objHasAnObjectPerMesh() {
        Posed posed(loaded(barAndTile()), 0.7F);
        posed.wanted.format = ModelFormat::Obj;
        const MadeModel model = made(posed.wanted, "pose 1.obj");
        QCOMPARE(model.files.size(), std::size_t{2});
        QCOMPARE(model.files[0].name, std::string("pose_1.mtl"));
        const std::string text = textOf(model.files[1]);
        QCOMPARE(linesOf(text, "mtllib"), std::vector<std::string>{"pose_1.mtl"});
        QCOMPARE(linesOf(text, "o"), (std::vector<std::string>{"BarMesh", "Tile"}));
        QCOMPARE(linesOf(text, "usemtl"), (std::vector<std::string>{"Default", "Red"}));
        QCOMPARE(linesOf(textOf(model.files[0]), "Kd")[1], std::string("1 0 0"));
    }

    void objHasThePosedVertices() {
        Posed posed(loaded(barAndTile()), 0.7F);
        posed.wanted.format = ModelFormat::Obj;
        const std::string text = textOf(made(posed.wanted, "a.obj").files.back());
        std::vector<glm::vec3> read;
        for (const std::string& line : linesOf(text, "v")) {
            std::istringstream numbers(line);
            glm::vec3& position = read.emplace_back();
            numbers >> position.x >> position.y >> position.z;
        }
        QCOMPARE(distanceOf(read, posed.positions), 0.0F);
        // The tile: after the 16 vertices of the bar, UV coordinates from below.
        QCOMPARE(linesOf(text, "vt")[0], std::string("0 0"));
        QCOMPARE(linesOf(text, "f").back(), std::string("17/1/1 20/4/4 19/3/3"));
    }

    void nothingDrawnIsAnError() {
        const auto asset = loaded(barAndTile());
        ModelExport wanted = exportOf(asset);
        HiddenNodes hidden;
        hideNodes(hidden, std::vector<NodeIndex>{NodeIndex(0U), NodeIndex(4U)});
        wanted.view.shown = std::make_shared<const ShownNodes>(*asset, hidden, wanted.view.scene);
        for (const ModelFormat format : {ModelFormat::Glb, ModelFormat::Obj}) {
            wanted.format = format;
            const auto model = makeModel(wanted, {}, "a");
            QVERIFY(!model.ok());
            QCOMPARE(model.error().message, std::string("there is no mesh to export"));
        }
    }
};

SINEW_TEST(TestPosedModel)
#include "test_posed_model.moc"
