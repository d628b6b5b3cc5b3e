// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "model/demo/orca.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/load/load_asset.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::shared_ptr<const Asset> load(bool flawed) {
    const std::vector<std::uint8_t> bytes = orcaGlb(flawed);
    auto result = loadAssetFromMemory(bytes, {});
    if (!result) {
        qWarning("%s", describe(result.error()).c_str());
        return nullptr;
    }
    return result.value();
}

bool hasFinding(const Asset& asset, std::string_view code) {
    return std::any_of(asset.findings.begin(), asset.findings.end(),
                       [&](const Diagnostic& finding) { return finding.code == code; });
}

}  // namespace

class TestOrcaLoad : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_orca != nullptr); }

    void theGoodOrcaLoadsWithoutFindings() {
        for (const Diagnostic& finding : m_orca->findings) {
            qWarning("%s %s", finding.code.c_str(), finding.pointer.c_str());
        }
        QVERIFY(m_orca->findings.empty());
    }

    void itHasAMeshASkinThreeClipsAndATexture() {
        QCOMPARE(m_orca->meshes.size(), std::size_t{1});
        QCOMPARE(m_orca->skins.size(), std::size_t{1});
        QCOMPARE(m_orca->animations.size(), std::size_t{3});
        QCOMPARE(m_orca->animations[0].name, std::string("Swim"));
        QCOMPARE(m_orca->animations[1].name, std::string("Breach"));
        QCOMPARE(m_orca->animations[2].name, std::string("Chatter"));
        QCOMPARE(m_orca->images.size(), std::size_t{1});
        QCOMPARE(m_orca->images[0].width, 2048U);
        QVERIFY(!m_orca->images[0].placeholder);
        QCOMPARE(m_orca->meshes[0].targetNames,
                 (std::vector<std::string>{"Smile", "Puff", "Blink"}));
    }

    void someVerticesHaveMoreThanFourInfluences() {
        const Primitive& primitive = m_orca->meshes[0].primitives[0];
        QCOMPARE(primitive.influenceSets.size(), std::size_t{2});
        const auto& second = primitive.influenceSets[1].weights;
        QVERIFY(std::count_if(second.begin(), second.end(),
                              [](const glm::vec4& w) { return w.x > 0.0F; }) > 100);
    }

    void theTextureIsBlackOnTheBackAndWhiteOnTheBelly() {
        const Primitive& primitive = m_orca->meshes[0].primitives[0];
        const Image& image = m_orca->images[0];
        std::size_t white = 0;
        std::size_t black = 0;
        for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
            const glm::vec3& p = primitive.positions[v];
            const glm::vec2 uv = primitive.texcoords[0][v];
            const auto x = std::min(static_cast<std::size_t>(uv.x * 2048.0F), std::size_t{2047});
            const auto y = std::min(static_cast<std::size_t>(uv.y * 1024.0F), std::size_t{1023});
            const int red = image.rgba[4 * (y * image.width + x)];
            const bool belly = primitive.normals[v].y < -0.97F && p.z > -0.5F && p.z < 2.0F &&
                               std::abs(p.x) < 0.1F;
            const bool back = primitive.normals[v].y > 0.97F && p.z > 0.8F && p.z < 2.0F;
            white += belly && red > 200 ? 1 : 0;
            black += back && red < 60 ? 1 : 0;
            QVERIFY(!(belly && red < 60));
            QVERIFY(!(back && red > 200));
        }
        QVERIFY(white > 10 && black > 10);
    }

    void swimStartsAndEndsInTheSamePose() {
        PoseEvaluator evaluator(m_orca);
        evaluator.evaluate(AnimationIndex(0), m_orca->animations[0].startSeconds);
        const std::vector<glm::mat4> first(evaluator.world().begin(), evaluator.world().end());
        evaluator.evaluate(AnimationIndex(0), m_orca->animations[0].endSeconds);
        QVERIFY(std::equal(first.begin(), first.end(), evaluator.world().begin()));
        evaluator.evaluate(AnimationIndex(0), 0.6F);
        QVERIFY(!std::equal(first.begin(), first.end(), evaluator.world().begin()));
    }

    void noClipLeavesTheStage() {
        const Box rest = animatedBounds(m_orca, m_orca->defaultScene, AnimationIndex());
        QVERIFY(rest.min.y > 0.0F);
        for (std::size_t clip = 0; clip < 3; ++clip) {
            const Box box = animatedBounds(m_orca, m_orca->defaultScene, AnimationIndex(clip));
            QVERIFY(box.radius() < 2.0F * rest.radius());
        }
    }

    void theJawOpensTheMouth() {
        const Primitive& primitive = m_orca->meshes[0].primitives[0];
        const auto jaw =
            std::find_if(m_orca->skins[0].joints.begin(), m_orca->skins[0].joints.end(),
                         [&](NodeIndex node) { return m_orca->nodes[node.value].name == "Jaw"; });
        const auto slot = static_cast<unsigned>(jaw - m_orca->skins[0].joints.begin());
        std::size_t led = 0;
        for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
            led += primitive.influenceSets[0].joints[v].x == slot ? 1 : 0;
        }
        QVERIFY(led > 200 && led < primitive.vertexCount() / 4);
    }

    void theFlawedOrcaLoadsWithTheFindingsOfTheLoader() {
        const std::shared_ptr<const Asset> flawed = load(true);
        QVERIFY(flawed != nullptr);
        QVERIFY(hasFinding(*flawed, "ACCESSOR_MIN_MAX_WRONG"));
        QVERIFY(hasFinding(*flawed, "KEY_ROTATION_NOT_UNIT"));
    }

private:
    const std::shared_ptr<const Asset> m_orca = load(false);
};

SINEW_TEST(TestOrcaLoad)
#include "test_orca_load.moc"
