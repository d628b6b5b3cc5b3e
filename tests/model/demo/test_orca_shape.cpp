// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_shape.h"

#include <QtTest/QTest>
#include <cmath>
#include <map>
#include <set>

#include "model/demo/orca_morphs.h"
#include "tests/support/test_program.h"

using namespace sinew::demo;

namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;

// Index of the point nearest to `place`, by a plain search among the points near in z.
float distanceToNearest(const std::multimap<float, glm::vec3>& byZ, const glm::vec3& place) {
    constexpr float kReach = 1e-3F;
    float nearest = 1e9F;
    for (auto it = byZ.lower_bound(place.z - kReach); it != byZ.upper_bound(place.z + kReach);
         ++it) {
        nearest = std::min(nearest, glm::distance(it->second, place));
    }
    return nearest;
}

}  // namespace

class TestOrcaShape : public QObject {
    Q_OBJECT

private slots:
    void everyEdgeIsSharedByTwoTrianglesInOppositeDirections() {
        std::map<Edge, int> uses;
        const OrcaVertices layout = orcaVertices(m_shape);
        for (std::size_t i = 0; i < layout.indices.size(); i += 3) {
            for (std::size_t c = 0; c < 3; ++c) {
                const std::uint32_t a = layout.points[layout.indices[i + c]];
                const std::uint32_t b = layout.points[layout.indices[i + (c + 1) % 3]];
                ++uses[{a, b}];
            }
        }
        for (const auto& [edge, count] : uses) {
            QCOMPARE(count, 1);
            QVERIFY(uses.contains({edge.second, edge.first}));
        }
    }

    void theSurfaceEnclosesAPositiveVolume() {
        double volume = 0.0;
        for (const QuadFace& face : m_shape.faces) {
            const auto& p = face.points;
            for (const auto& [b, c] : {Edge{p[1], p[2]}, Edge{p[2], p[3]}}) {
                const glm::dvec3 a = m_shape.positions[p[0]];
                volume += glm::dot(a, glm::cross(glm::dvec3(m_shape.positions[b]),
                                                 glm::dvec3(m_shape.positions[c]))) /
                          6.0;
            }
        }
        QVERIFY2(volume > 3.0 && volume < 6.0, qPrintable(QString::number(volume)));  // m³
    }

    void theRestShapeIsSymmetric() {
        std::multimap<float, glm::vec3> byZ;
        for (const glm::vec3& p : m_shape.positions) {
            byZ.emplace(p.z, p);
        }
        for (const glm::vec3& p : m_shape.positions) {
            QVERIFY(distanceToNearest(byZ, {-p.x, p.y, p.z}) < 1e-5F);
        }
    }

    void theAnimalIsSixMetresLongAndFloatsAboveTheGround() {
        glm::vec3 low{1e9F};
        glm::vec3 high{-1e9F};
        for (const glm::vec3& p : m_shape.positions) {
            low = glm::min(low, p);
            high = glm::max(high, p);
        }
        QVERIFY(std::abs(high.z - low.z - 6.1F) < 0.2F);
        QVERIFY(low.y > 0.0F);
        QVERIFY(high.z > 2.9F);
    }

    void normalsAreUnit() {
        for (const glm::vec3& n : m_shape.normals) {
            QVERIFY(std::abs(glm::length(n) - 1.0F) < 1e-5F);
        }
    }

    void weightsSumToOneAndNameNoJointTwice() {
        std::size_t moreThanFour = 0;
        for (const JointWeights& weights : m_shape.weights) {
            const PackedInfluences influences = packInfluences(weights);
            int sum = 0;
            std::set<int> joints;
            for (std::size_t i = 0; i < 8; ++i) {
                sum += influences.weights[i];
                if (influences.weights[i] == 0) {
                    QCOMPARE(int{influences.joints[i]}, 0);
                } else {
                    QVERIFY(joints.insert(influences.joints[i]).second);
                }
            }
            QCOMPARE(sum, 65535);
            moreThanFour += influences.weights[4] != 0 ? 1 : 0;
        }
        QVERIFY(moreThanFour > 50);
        QVERIFY(moreThanFour < m_shape.weights.size() / 2);
    }

    void everyJointMovesSomething() {
        std::array<float, kJointCount> strongest{};
        for (const JointWeights& weights : m_shape.weights) {
            for (std::size_t j = 0; j < kJointCount; ++j) {
                strongest[j] = std::max(strongest[j], weights.values[j]);
            }
        }
        for (const float weight : strongest) {
            QVERIFY(weight > 0.5F);
        }
    }

    void textureCoordinatesLieInsideTheTexture() {
        for (const glm::vec2& uv : orcaVertices(m_shape).uvs) {
            QVERIFY(uv.x >= 0.0F && uv.x <= 1.0F && uv.y >= 0.0F && uv.y <= 1.0F);
        }
    }

    void everyMorphTargetMovesSomethingAndNothingFar() {
        const std::vector<DemoMorph> morphs = orcaMorphs(m_shape);
        QCOMPARE(morphs.size(), std::size_t{3});
        for (const DemoMorph& morph : morphs) {
            float farthest = 0.0F;
            for (const glm::vec3& delta : morph.positions) {
                farthest = std::max(farthest, glm::length(delta));
            }
            QVERIFY(farthest > 0.01F && farthest < 0.3F);
            QVERIFY(morph.vertices.size() < m_shape.positions.size() / 4);
        }
    }

private:
    const OrcaShape m_shape = orcaShape();
};

SINEW_TEST(TestOrcaShape)
#include "test_orca_shape.moc"
