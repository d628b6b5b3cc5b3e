// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/quad_surface.h"
#include "tests/support/test_program.h"

#include <QtTest/QTest>
#include <cmath>

using namespace sinew::demo;

namespace {

// A cube from -1 to 1; point i has x, y, z by its bits.
struct Cube {
    std::vector<glm::vec3> points;
    std::vector<QuadFace> faces{{{0, 4, 6, 2}, {}}, {{1, 3, 7, 5}, {}}, {{0, 1, 5, 4}, {}},
                                {{2, 6, 7, 3}, {}}, {{0, 2, 3, 1}, {}}, {{4, 5, 7, 6}, {}}};
    Cube() {
        for (int i = 0; i < 8; ++i) {
            points.emplace_back((i & 1) != 0 ? 1 : -1, (i & 2) != 0 ? 1 : -1,
                                (i & 4) != 0 ? 1 : -1);
        }
    }
};

float sum(const Stencil& stencil) {
    float total = 0.0F;
    for (const auto& term : stencil.terms) {
        total += term.second;
    }
    return total;
}

}  // namespace

class TestQuadSurface : public QObject {
    Q_OBJECT

private slots:
    void refiningACubeGivesTheKnownPoints() {
        const Cube cube;
        const RefinedQuads finer = refine(cube.faces, cube.points.size());
        QCOMPARE(finer.points.size(), std::size_t{26});
        QCOMPARE(finer.faces.size(), std::size_t{24});
        const auto points =
            applyStencils<glm::vec3>(finer.points, std::span<const glm::vec3>(cube.points));
        // (Q + 2R + 0 P) / 3 with Q = 1/3 and R = 2/3 of the corner.
        QVERIFY(glm::distance(points[7], glm::vec3(5.0F / 9.0F)) < 1e-6F);
        // Edge points: ends and two face points, (1 + 1/2) / 2 off the axis.
        for (std::size_t i = 8; i < 20; ++i) {
            QVERIFY(std::abs(glm::length(points[i]) - 0.75F * std::sqrt(2.0F)) < 1e-6F);
        }
        for (std::size_t i = 20; i < 26; ++i) {
            QVERIFY(std::abs(glm::length(points[i]) - 1.0F) < 1e-6F);
        }
    }

    void stencilsSumToOne() {
        const Cube cube;
        for (const Stencil& stencil : refine(cube.faces, 8).points) {
            QVERIFY(std::abs(sum(stencil) - 1.0F) < 1e-6F);
        }
        for (const Stencil& stencil : limitStencils(cube.faces, 8)) {
            QVERIFY(std::abs(sum(stencil) - 1.0F) < 1e-6F);
        }
    }

    void refiningDoesNotMoveTheLimitSurface() {
        const Cube cube;
        const auto before = applyStencils<glm::vec3>(limitStencils(cube.faces, 8),
                                                     std::span<const glm::vec3>(cube.points));
        const RefinedQuads finer = refine(cube.faces, 8);
        const auto points =
            applyStencils<glm::vec3>(finer.points, std::span<const glm::vec3>(cube.points));
        const auto after = applyStencils<glm::vec3>(limitStencils(finer.faces, points.size()),
                                                    std::span<const glm::vec3>(points));
        for (std::size_t i = 0; i < 8; ++i) {
            QVERIFY(glm::distance(before[i], after[i]) < 1e-6F);
        }
    }

    void fittedControlPointsBringTheLimitSurfaceToTheTargets() {
        const Cube cube;
        const auto control =
            fitControlPoints(cube.faces, cube.points, std::vector<float>(8, 1.0F), 40);
        const auto reached = applyStencils<glm::vec3>(limitStencils(cube.faces, 8),
                                                      std::span<const glm::vec3>(control));
        for (std::size_t i = 0; i < 8; ++i) {
            QVERIFY(glm::distance(reached[i], cube.points[i]) < 1e-3F);
        }
    }

    void normalsPointOutwards() {
        const Cube cube;
        const std::vector<glm::vec3> normals = pointNormals(cube.faces, cube.points);
        for (std::size_t i = 0; i < 8; ++i) {
            QVERIFY(glm::distance(normals[i], glm::normalize(cube.points[i])) < 1e-6F);
        }
    }
};

SINEW_TEST(TestQuadSurface)
#include "test_quad_surface.moc"
