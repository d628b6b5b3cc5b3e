// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <array>
#include <optional>
#include <thread>

#include "model/asset/asset.h"
#include "model/evaluate/deform_node.h"
#include "model/sinew.h"
#include "tests/model/facade/foot_height.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr FileIndex kBend = 0;
constexpr FileIndex kMeshNode = 0;

/// The error of a request.
template <class Request>
ModelError errorFrom(const Request& request) {
    try {
        (void)request();
    } catch (const ModelError& error) {
        return error;
    }
    return {"NO_ERROR", "", "", {}};
}

}  // namespace

class TestModelFacade final : public QObject {
    Q_OBJECT

private slots:
    void listsWhatTheFileHas();
    void poseIsThatOfTheEvaluator();
    void layersAndMorphsCount();
    void spansAreNoCopies();
    void poseOutlivesTheModel();
    void verticesAreThoseOfDeformPrimitive();
    void curvesShareTheFilesKeys();
    void reportsAreThoseOfTheModel();
    void equalFilesDoNotDiffer();
    void whatDoesNotExistIsAnInvalidRequest();
    void fileThatDoesNotLoadSaysWhere();
    void onePoseIsReadFromManyThreads();
    void exampleFollowsTheNode();

private:
    [[nodiscard]] std::filesystem::path bar() const {
        return m_folder.write("bar.glb", skinnedBar().glb());
    }
    TemporaryFolder m_folder;
};

void TestModelFacade::listsWhatTheFileHas() {
    const Model model = Model::load(bar());
    QCOMPARE(model.facts().joints, std::size_t{3});
    QCOMPARE(model.nodes().size(), model.facts().nodes);
    QCOMPARE(model.nodes()[2].parent, std::optional<FileIndex>(1));
    QCOMPARE(model.nodes()[kMeshNode].skin, std::optional<FileIndex>(0));
    QCOMPARE(model.skins()[0].inverseBind.size(), model.skins()[0].joints.size());
    QCOMPARE(model.clips()[kBend].name, std::string("Bend"));
    QCOMPARE(model.clips()[kBend].endSeconds, 1.0F);
    const ModelPrimitive primitive = model.primitive(0, 0);
    QCOMPARE(primitive.joints.size(), primitive.positions.size());
    QCOMPARE(primitive.weights.size(), primitive.positions.size());
    QCOMPARE(primitive.morphTargets.size(), std::size_t{1});
    QCOMPARE(primitive.elements.size(), 3 * model.facts().triangles);
}

void TestModelFacade::poseIsThatOfTheEvaluator() {
    const Model model = Model::load(bar());
    PoseEvaluator evaluator(model.asset());
    evaluator.evaluate(AnimationIndex(kBend), 0.3F);
    const ModelPose pose = model.pose({.clip = kBend, .seconds = 0.3F});
    QVERIFY(std::equal(pose.worldMatrices().begin(), pose.worldMatrices().end(),
                       evaluator.world().begin(), evaluator.world().end()));
    const auto joints = evaluator.palette(SkinIndex(0));
    QVERIFY(std::equal(pose.jointMatrices(0).begin(), pose.jointMatrices(0).end(), joints.begin(),
                       joints.end()));
    QCOMPARE(pose.local(2).rotation, evaluator.pose().local(NodeIndex(2U)).rotation);
    QVERIFY(pose.worldMatrices()[3] != model.pose().worldMatrices()[3]);
}

void TestModelFacade::layersAndMorphsCount() {
    const Model model = Model::load(bar());
    const ModelPose half = model.pose(
        {.layers = {{.clip = kBend, .seconds = 1.0F, .weight = 0.5F, .mode = "override"}}});
    const ModelPose all = model.pose({.layers = {{.clip = kBend, .seconds = 1.0F}}});
    QCOMPARE(all.worldMatrices()[3],
             model.pose({.clip = kBend, .seconds = 1.0F}).worldMatrices()[3]);
    QVERIFY(half.worldMatrices()[3] != all.worldMatrices()[3]);
    const ModelPose moved = model.pose({.morphs = {{kMeshNode, 0, 0.25F}}});
    QCOMPARE(moved.morphWeights(kMeshNode)[0], 0.25F);
    QCOMPARE(moved.vertices(kMeshNode, 0)[0].x, model.pose().vertices(kMeshNode, 0)[0].x + 0.25F);
}

void TestModelFacade::spansAreNoCopies() {
    const Model model = Model::load(bar());
    const ModelPose pose = model.pose();
    const ModelPose copy = pose;
    QCOMPARE(copy.worldMatrices().data(), pose.worldMatrices().data());
    QCOMPARE(copy.jointMatrices(0).data(), pose.jointMatrices(0).data());
    QCOMPARE(model.primitive(0, 0).positions.data(),
             model.asset()->meshes[0].primitives[0].positions.data());
    QCOMPARE(model.skins()[0].inverseBind.data(),
             model.asset()->skins[0].inverseBindMatrices.data());
}

void TestModelFacade::poseOutlivesTheModel() {
    std::optional<Model> model = Model::load(bar());
    const ModelPose pose = model->pose({.clip = kBend, .seconds = 1.0F});
    const std::vector<glm::vec3> before = pose.vertices(kMeshNode, 0);
    model.reset();
    QCOMPARE(pose.vertices(kMeshNode, 0), before);
}

void TestModelFacade::verticesAreThoseOfDeformPrimitive() {
    const Model model = Model::load(bar());
    PoseEvaluator evaluator(model.asset());
    evaluator.evaluate(AnimationIndex(kBend), 0.7F);
    DeformedVertices expected;
    deformPrimitive(model.asset()->meshes[0].primitives[0],
                    deformInput(evaluator, NodeIndex(kMeshNode), WeightSource::Normalized),
                    expected);
    const ModelPose pose = model.pose({.clip = kBend, .seconds = 0.7F});
    QCOMPARE(pose.vertices(kMeshNode, 0), expected.positions);
}

void TestModelFacade::curvesShareTheFilesKeys() {
    const Model model = Model::load(bar());
    const std::vector<ModelCurve> curves = model.curves(kBend);
    QCOMPARE(curves.size(), std::size_t{1});
    QCOMPARE(curves[0].node, std::optional<FileIndex>(2));
    QCOMPARE(curves[0].target, std::string("rotation"));
    QCOMPARE(curves[0].interpolation, std::string("LINEAR"));
    QCOMPARE(curves[0].width, std::size_t{4});
    QCOMPARE(curves[0].values.size(), 4 * curves[0].times.size());
    QCOMPARE(curves[0].values.data(), model.asset()->animations[0].samplers[0].values.data());
}

void TestModelFacade::reportsAreThoseOfTheModel() {
    const Model model = Model::load(bar());
    const std::vector<ModelJointWeights> weights = model.weights();
    QCOMPARE(weights.size(), std::size_t{3});
    double total = 0.0;
    for (const ModelJointWeights& each : weights) {
        total += each.total;
    }
    QCOMPARE(total, static_cast<double>(model.facts().vertices));
    QVERIFY(model.motion(kBend).size > 1.0);
    for (const ModelFinding& finding : model.findings()) {
        QVERIFY(finding.severity != "error");
        QVERIFY(finding.count > 0);
    }
}

void TestModelFacade::equalFilesDoNotDiffer() {
    const Model before = Model::load(bar());
    const Model longer = Model::load(m_folder.write("longer.glb", skinnedBar(4).glb()));
    QCOMPARE(before.compare(Model::load(bar())).largest, 0.0F);
    QVERIFY(before.compare(Model::load(bar())).changes.empty());
    QVERIFY(!before.compare(longer).changes.empty());
    QVERIFY(!before.compare(longer).sentence.empty());
}

void TestModelFacade::whatDoesNotExistIsAnInvalidRequest() {
    const Model model = Model::load(bar());
    const ModelPose pose = model.pose();
    QCOMPARE(errorFrom([&] { return model.curves(7); }).code(), std::string("INVALID_REQUEST"));
    QCOMPARE(errorFrom([&] { return model.motion(7); }).what(),
             "there is no clip 7: the file has 1");
    QCOMPARE(errorFrom([&] { return pose.vertices(1, 0); }).what(), "node 1 draws no mesh");
    QCOMPARE(errorFrom([&] { return pose.vertices(0, 5); }).what(),
             "mesh 0 has no primitive 5: it has 1");
    QCOMPARE(errorFrom([&] { return pose.jointMatrices(1).size(); }).what(),
             "there is no skin 1: the file has 1");
    QCOMPARE(errorFrom([&] { return model.pose({.layers = {{.mode = "mix"}}}); }).what(),
             "there is no layer mode 'mix'");
    QCOMPARE(errorFrom([&] {
                 return model.pose({.morphs = {{0, 3, 1.0F}}});
             }).what(),
             "node 0 has no morph target 3");
}

void TestModelFacade::fileThatDoesNotLoadSaysWhere() {
    GltfBuilder gltf = skinnedBar();
    gltf.add("accessors", R"({"bufferView":0,"componentType":5126,"count":999999,"type":"VEC3"})");
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" +
                           std::to_string(gltf.add("accessors", R"({"bufferView":99,)"
                                                                R"("componentType":5126,)"
                                                                R"("count":3,"type":"VEC3"})")) +
                           "}}]}");
    const std::filesystem::path file = m_folder.write("broken.glb", gltf.glb());
    const ModelError broken = errorFrom([&] { return Model::load(file); });
    QVERIFY2(broken.code().starts_with("INVALID_"), broken.code().c_str());
    QVERIFY2(broken.pointer().starts_with("/accessors/"), broken.pointer().c_str());
    QCOMPARE(broken.path(), file);
    const ModelError missing = errorFrom([&] { return Model::load(m_folder.path() / "none.glb"); });
    QCOMPARE(missing.code(), std::string("FILE_UNREADABLE"));
}

void TestModelFacade::onePoseIsReadFromManyThreads() {
    const Model model = Model::load(bar());
    const ModelPose pose = model.pose({.clip = kBend, .seconds = 0.5F});
    const std::vector<glm::vec3> expected = pose.vertices(kMeshNode, 0);
    std::array<std::vector<glm::vec3>, 4> found;
    {
        std::vector<std::jthread> threads;
        for (std::vector<glm::vec3>& each : found) {
            threads.emplace_back([&] {
                each = model.pose({.clip = kBend, .seconds = 0.5F}).vertices(kMeshNode, 0);
            });
        }
    }
    QVERIFY(std::all_of(found.begin(), found.end(),
                        [&](const auto& each) { return each == expected; }));
}

void TestModelFacade::exampleFollowsTheNode() {
    const Model model = Model::load(bar());
    const std::string tip = model.nodes()[3].name;
    QVERIFY(!tip.empty());
    const std::vector<float> heights = footHeights(bar(), "Bend", tip);
    QCOMPARE(heights.size(), std::size_t{31});
    QCOMPARE(heights.front(), 2.0F);
    QVERIFY(heights.back() < 1.01F);  // turned to the side
}

SINEW_TEST(TestModelFacade)
#include "test_model_facade.moc"
