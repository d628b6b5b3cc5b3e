// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "model/codec/draco.h"
#include "tests/model/codec/draco_encoder.h"
#include "tests/support/caller.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::codec;
using namespace sinew::test;

namespace {

using Bytes = std::vector<std::uint8_t>;
using Kind = DracoSource::Kind;
using Type = DracoSource::Type;

const DracoLimits kEnough{64U << 20};
constexpr int kSide = 6;  // vertices along one side of the sheet

// A skinned sheet of kSide x kSide vertices: position, joints, weights, colour.
std::vector<DracoSource> sheet() {
    DracoSource position{Kind::Position, Type::Float, 3, false, {}};
    DracoSource joints{Kind::Joints, Type::Uint16, 4, false, {}};
    DracoSource weights{Kind::Weights, Type::Float, 4, false, {}};
    DracoSource color{Kind::Color, Type::Uint8, 4, true, {}};
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const double place = y * kSide + x;
            position.values.insert(position.values.end(), {x * 1.5, y * 0.25, x * y * 0.125});
            joints.values.insert(joints.values.end(), {place, place + 300, 2, 0});
            weights.values.insert(weights.values.end(), {0.5, 0.25, 0.25, 0});
            color.values.insert(color.values.end(), {place, 255, 0, 128});
        }
    }
    return {position, joints, weights, color};
}

std::vector<std::uint32_t> sheetIndices() {
    std::vector<std::uint32_t> indices;
    for (std::uint32_t y = 0; y + 1 < kSide; ++y) {
        for (std::uint32_t x = 0; x + 1 < kSide; ++x) {
            for (const std::uint32_t corner : {0U, 1U, std::uint32_t{kSide}, std::uint32_t{kSide},
                                               1U, std::uint32_t{kSide} + 1U}) {
                indices.push_back(y * kSide + x + corner);
            }
        }
    }
    return indices;
}

const std::vector<DracoAttribute> kAll{{0, ComponentType::Float, 3},
                                       {1, ComponentType::UnsignedShort, 4},
                                       {2, ComponentType::Float, 4},
                                       {3, ComponentType::UnsignedByte, 4}};

template <class T>
T at(const Bytes& bytes, std::size_t index) {
    T value;
    std::memcpy(&value, bytes.data() + index * sizeof(T), sizeof(T));
    return value;
}

// Every vertex found by its joint 0, which is its number in the sheet.
bool isTheSheet(const DracoMesh& mesh, double tolerance) {
    const auto source = sheet();
    for (std::uint32_t i = 0; i < mesh.vertexCount; ++i) {
        const std::size_t place = at<std::uint16_t>(mesh.attributes[1], 4 * i);
        for (std::size_t c = 0; c < 3; ++c) {
            if (std::abs(double{at<float>(mesh.attributes[0], 3 * i + c)} -
                         source[0].values[3 * place + c]) > tolerance) {
                return false;
            }
        }
        for (std::size_t c = 0; c < 4; ++c) {
            if (at<std::uint16_t>(mesh.attributes[1], 4 * i + c) !=
                    source[1].values[4 * place + c] ||
                double{at<float>(mesh.attributes[2], 4 * i + c)} !=
                    source[2].values[4 * place + c] ||
                at<std::uint8_t>(mesh.attributes[3], 4 * i + c) !=
                    source[3].values[4 * place + c]) {
                return false;
            }
        }
    }
    return true;
}

// Triangles as numbers of the sheet, each from its smallest, all in order.
std::vector<std::array<std::uint32_t, 3>> triangles(const DracoMesh* mesh,
                                                    const std::vector<std::uint32_t>& indices) {
    std::vector<std::array<std::uint32_t, 3>> out;
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        std::array<std::uint32_t, 3> corners{indices[i], indices[i + 1], indices[i + 2]};
        if (mesh != nullptr) {
            for (std::uint32_t& corner : corners) {
                corner = at<std::uint16_t>(mesh->attributes[1], 4 * std::size_t{corner});
            }
        }
        std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()),
                    corners.end());
        out.push_back(corners);
    }
    std::sort(out.begin(), out.end());
    return out;
}

void expectError(const Result<DracoMesh>& result, ErrorCode code, const char* pointer,
                 const char* words, Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, !result);
    SINEW_COMPARE(caller, result.error().code, code);
    SINEW_COMPARE(caller, result.error().pointer, std::string(pointer));
    SINEW_VERIFY2(caller, result.error().message.find(words) != std::string::npos,
                  result.error().message.c_str());
}

}  // namespace

class TestDraco : public QObject {
    Q_OBJECT

private slots:
    void bothMethodsGiveTheSkinnedMeshBack();
    void quantisedPositionsComeBackNearly();
    void integersAreGivenInTheTypeOfTheirAccessor();
    void normalizedIntegersBecomeFractionsForFloatAccessors();
    void whatDoesNotFitIsRefused();
    void attributesThatDifferAreRefused();
    void otherDataAreRefused();
    void aMeshBeyondTheLimitIsRefusedBeforeItIsDecoded();
    void meshesThatDecodeAtOnceShareTheirMemory();
    void aStoppedDecodingGivesNoMesh();
    void aLargeMeshThatMayBeStoppedIsDecodedAlike();
    void aHostileNumberOfTrianglesIsRefusedByTheHeader();
    void sourcesTruncatedAnywhereAreReported();
    void damagedBytesAreReported();
};

void TestDraco::bothMethodsGiveTheSkinnedMeshBack() {
    for (const bool sequential : {false, true}) {
        for (const bool metadata : {false, true}) {
            const Bytes source = encodeDraco(sheet(), sheetIndices(),
                                             {.sequential = sequential, .metadata = metadata});
            const auto mesh = decodeDraco(source, kAll, kEnough);
            QVERIFY2(mesh.ok(), mesh.ok() ? "" : mesh.error().message.c_str());
            QCOMPARE(mesh->vertexCount, std::uint32_t{kSide * kSide});
            QVERIFY(isTheSheet(*mesh, 0.0));
            QVERIFY(triangles(&*mesh, mesh->indices) == triangles(nullptr, sheetIndices()));
        }
    }
}

void TestDraco::quantisedPositionsComeBackNearly() {
    const Bytes source = encodeDraco(sheet(), sheetIndices(), {.positionBits = 11});
    const auto mesh = decodeDraco(source, kAll, kEnough);
    QVERIFY(mesh.ok());
    QVERIFY(isTheSheet(*mesh, 7.5 / 2047));
    QVERIFY(!isTheSheet(*mesh, 0.0));
}

void TestDraco::integersAreGivenInTheTypeOfTheirAccessor() {
    const Bytes source = encodeDraco(sheet(), sheetIndices(), {.sequential = true});
    const std::vector<DracoAttribute> wanted{{1, ComponentType::UnsignedInt, 4},
                                             {3, ComponentType::UnsignedShort, 4}};
    const auto mesh = decodeDraco(source, wanted, kEnough);
    QVERIFY(mesh.ok());
    QCOMPARE(at<std::uint32_t>(mesh->attributes[0], 4 * 7 + 1), 307U);
    QCOMPARE(at<std::uint16_t>(mesh->attributes[1], 4 * 7), std::uint16_t{7});
}

void TestDraco::normalizedIntegersBecomeFractionsForFloatAccessors() {
    const Bytes source = encodeDraco(sheet(), sheetIndices(), {.sequential = true});
    const std::vector<DracoAttribute> wanted{{3, ComponentType::Float, 4},
                                             {1, ComponentType::Float, 4}};
    const auto mesh = decodeDraco(source, wanted, kEnough);
    QVERIFY(mesh.ok());
    QCOMPARE(at<float>(mesh->attributes[0], 4 * 7), 7.0F / 255.0F);
    QCOMPARE(at<float>(mesh->attributes[0], 4 * 7 + 1), 1.0F);
    QCOMPARE(at<float>(mesh->attributes[1], 4 * 7 + 1), 307.0F);  // joints are not normalized
}

void TestDraco::whatDoesNotFitIsRefused() {
    const Bytes source = encodeDraco(sheet(), sheetIndices());
    const std::vector<DracoAttribute> wanted{{1, ComponentType::UnsignedByte, 4}};
    expectError(decodeDraco(source, wanted, kEnough), ErrorCode::InvalidBuffer, "/attributes",
                "does not fit");
}

void TestDraco::attributesThatDifferAreRefused() {
    const Bytes source = encodeDraco(sheet(), sheetIndices());
    const std::vector<DracoAttribute> missing{{9, ComponentType::Float, 3}};
    expectError(decodeDraco(source, missing, kEnough), ErrorCode::InvalidBuffer, "/attributes",
                "no attribute 9");
    const std::vector<DracoAttribute> wide{{0, ComponentType::Float, 4}};
    expectError(decodeDraco(source, wide, kEnough), ErrorCode::InvalidBuffer, "/attributes",
                "3 components");
}

void TestDraco::otherDataAreRefused() {
    expectError(decodeDraco({}, kAll, kEnough), ErrorCode::InvalidBuffer, "",
                "is not a Draco mesh");
    const Bytes garbage(200, 0x5a);
    expectError(decodeDraco(garbage, kAll, kEnough), ErrorCode::InvalidBuffer, "",
                "is not a Draco mesh");
    const Bytes cloud = encodeDraco(sheet(), {}, {.pointCloud = true});
    QVERIFY(!cloud.empty());
    expectError(decodeDraco(cloud, kAll, kEnough), ErrorCode::InvalidBuffer, "", "point cloud");
}

void TestDraco::aMeshBeyondTheLimitIsRefusedBeforeItIsDecoded() {
    const Bytes source = encodeDraco(sheet(), sheetIndices());
    expectError(decodeDraco(source, kAll, {1000}), ErrorCode::LimitExceeded, "",
                "disproportionately larger");
    // Enough for the triangles, not for the attributes as well.
    expectError(decodeDraco(source, kAll, {50 * 120 + 500}), ErrorCode::LimitExceeded, "",
                "disproportionately larger");
}

void TestDraco::meshesThatDecodeAtOnceShareTheirMemory() {
    const Bytes source = encodeDraco(sheet(), sheetIndices());
    const auto shared = std::make_shared<std::atomic<std::uint64_t>>(1000);
    expectError(decodeDraco(source, kAll, {kEnough.maxBytes, shared}), ErrorCode::LimitExceeded, "",
                "disproportionately larger");
    QCOMPARE(shared->load(), std::uint64_t{1000});
    *shared = 1U << 20;
    QVERIFY(decodeDraco(source, kAll, {kEnough.maxBytes, shared}).ok());
    QCOMPARE(shared->load(), std::uint64_t{1U << 20});
}

void TestDraco::aStoppedDecodingGivesNoMesh() {
    for (const bool sequential : {false, true}) {
        const Bytes source = encodeDraco(sheet(), sheetIndices(), {.sequential = sequential});
        expectError(
            decodeDraco(source, kAll, {.maxBytes = kEnough.maxBytes, .stop = stoppedToken()}),
            ErrorCode::Cancelled, "", "cancelled");
    }
}

void TestDraco::aLargeMeshThatMayBeStoppedIsDecodedAlike() {
    DracoSource position{Kind::Position, Type::Float, 3, false, {}};
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i < 9000; ++i) {
        position.values.insert(position.values.end(), {i * 0.37, i % 91 * 1.3, i * i % 517 * 0.7});
        indices.push_back(i);
    }
    const Bytes source = encodeDraco({position}, indices, {.sequential = true});
    QVERIFY(source.size() > 16384);
    const std::vector<DracoAttribute> wanted{{0, ComponentType::Float, 3}};
    const std::stop_source stop;
    const auto here = decodeDraco(source, wanted, kEnough);
    const auto apart =
        decodeDraco(source, wanted, {.maxBytes = kEnough.maxBytes, .stop = stop.get_token()});
    QVERIFY(here.ok() && apart.ok());
    QCOMPARE(apart->vertexCount, here->vertexCount);
    QVERIFY(apart->indices == here->indices);
    QVERIFY(apart->attributes == here->attributes);
    expectError(decodeDraco(source, wanted, {.maxBytes = kEnough.maxBytes, .stop = stoppedToken()}),
                ErrorCode::Cancelled, "", "cancelled");
}

void TestDraco::aHostileNumberOfTrianglesIsRefusedByTheHeader() {
    // Header of 11 bytes and the traversal, then the counts of vertices and triangles.
    Bytes source = encodeDraco(sheet(), sheetIndices());
    QCOMPARE(int{source[12]}, kSide * kSide);
    QCOMPARE(int{source[13]}, 2 * (kSide - 1) * (kSide - 1));
    source[13] = 0xff;
    source.insert(source.begin() + 14, {0xff, 0xff, 0xff, 0x04});
    expectError(decodeDraco(source, kAll, kEnough), ErrorCode::LimitExceeded, "",
                "disproportionately larger");
}

void TestDraco::sourcesTruncatedAnywhereAreReported() {
    for (const bool sequential : {false, true}) {
        const Bytes source =
            encodeDraco(sheet(), sheetIndices(), {.sequential = sequential, .positionBits = 10});
        for (std::size_t length = 0; length < source.size(); ++length) {
            const Bytes cut(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(length));
            const auto mesh = decodeDraco(cut, kAll, kEnough);
            if (length < source.size() / 2) {
                QVERIFY(!mesh);
            }
            if (!mesh) {
                QVERIFY(!mesh.error().message.empty());
            }
        }
    }
}

void TestDraco::damagedBytesAreReported() {
    std::uint32_t noise = 3;
    for (const bool sequential : {false, true}) {
        const Bytes source =
            encodeDraco(sheet(), sheetIndices(), {.sequential = sequential, .positionBits = 10});
        for (int i = 0; i < 1500; ++i) {
            noise = noise * 1664525U + 1013904223U;
            Bytes damaged = source;
            damaged[11 + (noise >> 8) % (damaged.size() - 11)] ^=
                static_cast<std::uint8_t>(1U << (noise >> 29));
            const auto mesh = decodeDraco(damaged, kAll, kEnough);
            if (mesh) {
                for (const std::uint32_t index : mesh->indices) {
                    QVERIFY(index < mesh->vertexCount);
                }
            }
        }
    }
}

SINEW_TEST(TestDraco)
#include "test_draco.moc"
