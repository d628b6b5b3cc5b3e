// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <cmath>
#include <numbers>

#include "model/tangent/corner_tangents.h"
#include "model/tangent/weld.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

const glm::vec3 kUp(0.0F, 0.0F, 1.0F);

struct Surface {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec2> texcoords;
    std::vector<std::uint32_t> corners;
    std::vector<glm::vec3> normals = {};  // empty: all along +Z

    [[nodiscard]] std::vector<glm::vec4> tangents() {
        if (normals.empty()) {
            normals.assign(positions.size(), kUp);
        }
        return cornerTangents({positions, normals, texcoords, corners});
    }
};

bool isNear(const glm::vec4& a, const glm::vec4& b) {
    return glm::length(glm::vec3(a) - glm::vec3(b)) < 1e-5F && a.w == b.w;
}

// Two triangles at the origin with a common edge along +Y: one of 90° there whose u grows along
// +X, and one of 45°, whose u grows along (1, -1) or, where `mirrored`, along (-1, 1).
Surface twoTriangles(bool mirrored) {
    return {.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 1, 0}},
            .texcoords = {{0, 0}, {1, 0}, {0, 1}, {mirrored ? 1.0F : -1.0F, 0}},
            .corners = {0, 1, 2, 0, 2, 3}};
}

}  // namespace

class TestCornerTangents : public QObject {
    Q_OBJECT

private slots:
    void tangentsFollowU() {
        Surface surface{.positions = {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}},
                        .texcoords = {{0, 0}, {1, 0}, {0, 1}},
                        .corners = {0, 1, 2}};
        for (const glm::vec4& tangent : surface.tangents()) {
            // v grows along +Y and down the picture, so its up is -Y: -cross(+Z, +X).
            QVERIFY(isNear(tangent, {1, 0, 0, -1}));
        }
    }

    void aMirroredPictureTurnsTheSign() {
        Surface surface{.positions = {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}},
                        .texcoords = {{0, 0}, {-1, 0}, {0, 1}},
                        .corners = {0, 1, 2}};
        for (const glm::vec4& tangent : surface.tangents()) {
            QVERIFY(isNear(tangent, {-1, 0, 0, 1}));
        }
    }

    void trianglesAreWeightedByTheirAngle() {
        const std::vector<glm::vec4> tangents = twoTriangles(false).tangents();
        const glm::vec3 mean = glm::normalize(
            90.0F * glm::vec3(1, 0, 0) + 45.0F * glm::vec3(std::sqrt(0.5F), -std::sqrt(0.5F), 0));
        QVERIFY(isNear(tangents.at(0), glm::vec4(mean, -1)));
        QVERIFY(isNear(tangents.at(3), glm::vec4(mean, -1)));
        QVERIFY(isNear(tangents.at(1), {1, 0, 0, -1}));  // tangent of one triangle alone
    }

    void mirroredNeighboursStayApart() {
        const std::vector<glm::vec4> tangents = twoTriangles(true).tangents();
        QVERIFY(isNear(tangents.at(0), {1, 0, 0, -1}));
        QVERIFY(isNear(tangents.at(3), {-std::sqrt(0.5F), std::sqrt(0.5F), 0, 1}));
    }

    void equalVerticesAreOne() {
        Surface split = twoTriangles(false);
        split.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {-0.0F, 0, 0}, {0, 1, 0}, {-1, 1, 0}};
        split.texcoords = {{0, 0}, {1, 0}, {0, 1}, {0, 0}, {0, 1}, {-1, 0}};
        split.corners = {0, 1, 2, 3, 4, 5};
        const std::vector<glm::vec4> tangents = split.tangents();
        const std::vector<glm::vec4> welded = twoTriangles(false).tangents();
        for (std::size_t i = 0; i < 6; ++i) {
            QVERIFY(isNear(tangents.at(i), welded.at(i)));
        }
    }

    void aSeamInNormalsKeepsTrianglesApart() {
        Surface split = twoTriangles(false);
        split.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 0}, {0, 1, 0}, {-1, 1, 0}};
        split.texcoords = {{0, 0}, {1, 0}, {0, 1}, {0, 0}, {0, 1}, {-1, 0}};
        split.corners = {0, 1, 2, 3, 4, 5};
        const glm::vec3 other = glm::normalize(glm::vec3(0, 0.01F, 1));
        split.normals = {kUp, kUp, kUp, other, other, other};
        QVERIFY(isNear(split.tangents().at(0), {1, 0, 0, -1}));
    }

    void trianglesThatOnlyShareAVertexStayApart() {
        Surface fan{.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {-1, -1, 0}},
                    .texcoords = {{0, 0}, {1, 0}, {0, 1}, {0, 1}, {-1, 1}},
                    .corners = {0, 1, 2, 0, 3, 4}};
        const std::vector<glm::vec4> tangents = fan.tangents();
        QVERIFY(isNear(tangents.at(0), {1, 0, 0, -1}));
        QVERIFY(!isNear(tangents.at(3), tangents.at(0)));
    }

    void tangentsLieInThePlaneOfTheNormal() {
        Surface surface{.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
                        .texcoords = {{0, 0}, {1, 0}, {0, 1}},
                        .corners = {0, 1, 2}};
        const float s = std::sqrt(0.5F);
        surface.normals.assign(3, glm::vec3(s, 0, s));
        QVERIFY(isNear(surface.tangents().at(1), {s, 0, -s, -1}));
    }

    void aTriangleWithoutAreaInThePictureFollowsItsNeighbour() {
        Surface surface = twoTriangles(true);
        surface.texcoords[3] = surface.texcoords[2];
        const std::vector<glm::vec4> tangents = surface.tangents();
        for (const std::size_t corner : {0U, 3U, 4U}) {
            QVERIFY(isNear(tangents.at(corner), {1, 0, 0, -1}));
        }
    }

    void aTriangleWithoutAreaUsesItsNeighbours() {
        Surface surface = twoTriangles(true);
        surface.positions[3] = surface.positions[2];
        const std::vector<glm::vec4> tangents = surface.tangents();
        QVERIFY(isNear(tangents.at(3), {1, 0, 0, -1}));
        QVERIFY(isNear(tangents.at(4), {1, 0, 0, -1}));
    }

    void anyDirectionIsGivenIfNoneIsDefined() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        for (const glm::vec3& normal : {kUp, glm::vec3(1, 0, 0), glm::vec3(0), glm::vec3(nan),
                                        glm::vec3(0.1F, 1e38F, 1), glm::vec3(1e38F, -1e-40F, 1)}) {
            Surface surface{.positions = {{0, 0, 0}, {1, 0, 0}, {nan, 1, 0}},
                            .texcoords = {{0, 0}, {0, 0}, {0, 0}},
                            .corners = {0, 1, 2}};
            surface.normals.assign(3, normal);
            for (const glm::vec4& tangent : surface.tangents()) {
                QVERIFY(std::abs(glm::length(glm::vec3(tangent)) - 1.0F) < 1e-5F);
            }
        }
    }

    void edgesPairAgainstEachOther() {
        // Three triangles at one edge: the first against the second; the third runs as the first.
        const std::vector<std::uint32_t> welded{0, 1, 2, 1, 0, 3, 0, 1, 4};
        const std::vector<std::uint32_t> paired = pairedEdges(welded, {false, false, false});
        QCOMPARE(paired.at(0), 3U);
        QCOMPARE(paired.at(3), 0U);
        QCOMPARE(paired.at(6), kNoCorner);
        QCOMPARE(pairedEdges(welded, {false, true, false}).at(0), kNoCorner);
    }

    void aVertexWithManyTrianglesTakesLinearTime() {
        constexpr std::uint32_t kCount = 200000;
        Surface fan;
        fan.positions.push_back({0, 0, 0});
        fan.texcoords.push_back({0, 0});
        for (std::uint32_t i = 0; i <= kCount; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / kCount;
            const glm::vec2 rim(std::cos(angle), std::sin(angle));
            fan.positions.push_back({rim, 0});
            fan.texcoords.push_back(rim);
            if (i < kCount) {
                fan.corners.insert(fan.corners.end(), {0, i + 1, i + 2});
            }
        }
        QVERIFY(isNear(fan.tangents().at(0), {1, 0, 0, -1}));
    }
};

SINEW_TEST(TestCornerTangents)
#include "test_corner_tangents.moc"
