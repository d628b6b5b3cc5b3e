// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/viewport/random_cloud.h"

using namespace sinew;
using namespace sinew::test;

namespace {

AgreementReport agreementOf(const std::shared_ptr<const Asset>& asset, ViewOptions view = {}) {
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    view.mode = ViewMode::Shaded;
    input.view = view;
    renderer().setAsset(asset);
    return renderer().agreement(input);
}

AgreementReport someReport() {
    AgreementReport report;
    report.vertices = 3;
    report.modelSize = 2.0;
    report.largestCoordinate = 4.0;
    report.vertex.emplace();
    return report;
}

}  // namespace

class TestAgreement : public QObject {
    Q_OBJECT

private slots:
    void theThreePathsAgreeOnSkinsAndMorphTargets_data() {
        QTest::addColumn<int>("sets");
        QTest::addColumn<int>("targets");
        QTest::addColumn<bool>("normalized");
        QTest::addColumn<bool>("dual");
        for (const int sets : {0, 1, 3}) {
            for (const int targets : {0, 4}) {
                const bool normalized = sets == 3, dual = sets == 3 && targets == 4;
                QTest::addRow("%d sets, %d targets", sets, targets)
                    << sets << targets << normalized << dual;
            }
        }
    }
    void theThreePathsAgreeOnSkinsAndMorphTargets() {
        QFETCH(int, sets);
        QFETCH(int, targets);
        QFETCH(bool, normalized);
        QFETCH(bool, dual);
        CloudOptions options{.sets = static_cast<std::size_t>(sets),
                             .targets = static_cast<std::size_t>(targets),
                             .strayJoints = true,
                             .someUnweighted = true,
                             .primitives = 2};
        ViewOptions view;
        view.weights = normalized ? WeightSource::Normalized : WeightSource::Stored;
        view.blend = dual ? BlendSkinning::DualQuaternion : BlendSkinning::Linear;
        const AgreementReport report = agreementOf(CloudBuilder(options).build(), view);
        QCOMPARE(report.vertices, std::uint64_t{2 * 999});
        QCOMPARE(report.computed, sets + targets == 0 ? 0U : report.vertices);
        QVERIFY(report.vertex.has_value());
        QVERIFY2(report.agrees(), std::to_string(report.worst()).c_str());
        QVERIFY(report.modelSize > 0.1 && report.largestCoordinate > 0.1);
    }

    void everyInstanceIsCompared() {
        const auto built = CloudBuilder({.sets = 0, .vertices = 30}).build();
        Asset asset = *built;
        asset.nodes.front().instances.emplace();
        for (const float x : {0.0F, 3.0F, -7.0F}) {
            Transform place;
            place.translation.x = x;
            place.scale.y = x < 0.0F ? -1.0F : 1.0F;
            asset.nodes.front().instances->transforms.push_back(place);
        }
        const AgreementReport report = agreementOf(std::make_shared<const Asset>(asset));
        QCOMPARE(report.vertices, std::uint64_t{90});
        QVERIFY2(report.agrees(), std::to_string(report.worst()).c_str());
    }

    void partsTooFarApartAreReportedWithTheirPlace() {
        Asset asset;
        asset.nodes.emplace_back().name = "Tail";
        AgreementReport report = someReport();
        QCOMPARE(report.tolerance(), 1e-5 * 2.0 + 1e-6 * 4.0);
        QVERIFY(report.agrees());
        report.compute = {.modelUnits = 0.25,
                          .node = NodeIndex(0),
                          .mesh = MeshIndex(0),
                          .primitive = 1,
                          .vertex = 42};
        QVERIFY(!report.agrees());
        const QString words = QString::fromStdString(describe(report, asset));
        QVERIFY2(words.contains("DISAGREE by more than the tolerance of 2.4e-05 units") &&
                     words.contains("Tail, primitive 1, vertex 42"),
                 qPrintable(words));
    }

    void aUlpIsThatOfTheLargestCoordinate() { QCOMPARE(someReport().ulp(), std::exp2(-21.0)); }

    void withoutCapturesTheWordsSaySo() {
        AgreementReport report = someReport();
        report.vertex.reset();
        const std::string words = describe(report, Asset{});
        QVERIFY(words.find("vertexPipelineStoresAndAtomics") != std::string::npos);
    }

    void cleanupTestCase() { QCOMPARE(renderer().validationErrors(), std::vector<std::string>()); }
};

SINEW_TEST(TestAgreement)
#include "test_agreement.moc"
