// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "model/codec/meshopt.h"
#include "tests/model/codec/meshopt_encoder.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::codec;
using sinew::test::Bytes;

namespace {

Bytes decoded(const MeshoptStream& stream, const Bytes& source,
              test::Caller caller = test::Caller::here()) {
    Bytes out(stream.count * stream.byteStride, 0xcd);
    const Status done = decodeMeshopt(stream, source, out);
    if (!done) {
        test::fail(caller, describe(done.error()));
    }
    return out;
}

// In a buffer of exact size, so that the sanitizer detects every read past its end.
bool decodes(const MeshoptStream& stream, const Bytes& source) {
    const Bytes exact(source);
    Bytes out(stream.count * stream.byteStride);
    return decodeMeshopt(stream, exact, out).ok();
}

template <class T>
std::vector<T> valuesOf(const Bytes& bytes) {
    std::vector<T> values(bytes.size() / sizeof(T));
    std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
}

template <class T>
Bytes bytesOf(const std::vector<T>& values) {
    Bytes bytes(values.size() * sizeof(T));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

// A strip of quads: neighbours share edges, as the encoders expect.
std::vector<std::uint32_t> gridIndices(std::uint32_t quads) {
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i < quads; ++i) {
        for (const std::uint32_t corner : {0U, 1U, 2U, 2U, 1U, 3U}) {
            indices.push_back(2 * i + corner);
        }
    }
    return indices;
}

std::vector<float> unitVectors(std::size_t count) {
    std::vector<float> out;
    for (std::size_t i = 0; i < count; ++i) {
        const float a = 0.37F * static_cast<float>(i);
        const float b = 0.11F * static_cast<float>(i);
        out.insert(out.end(), {std::cos(a) * std::cos(b), std::sin(a) * std::cos(b), std::sin(b),
                               i % 2 == 0 ? 1.0F : -1.0F});
    }
    return out;
}

}  // namespace

class TestMeshopt : public QObject {
    Q_OBJECT

private slots:
    void attributesOfVersion0ComeBackExactly();
    void trianglesComeBackInBothWidths();
    void indexSequencesComeBackInBothWidths();
    void octahedralVectorsComeBackNearly();
    void quaternionsComeBackNearly();
    void exponentialFloatsComeBackExactly();
    void everyLimitOfTheTextIsHeld_data();
    void everyLimitOfTheTextIsHeld();
    void sourcesCutAnywhereAreRefused_data();
    void sourcesCutAnywhereAreRefused();
    void otherHeadersAreRefused();
    void hostileCountsAreRefusedBeforeTheyCost();
    void anOutputOfAnotherSizeIsRefused();
    void damagedBytesNeverLeaveTheirMemory();
};

void TestMeshopt::attributesOfVersion0ComeBackExactly() {
    for (const std::uint32_t stride : {4U, 12U, 16U, 64U, 256U}) {
        for (const std::size_t count : {1U, 15U, 16U, 17U, 255U, 257U, 600U}) {
            const Bytes elements = test::someElements(count, stride);
            const MeshoptStream stream{.count = count, .byteStride = stride};
            QVERIFY(decoded(stream, test::encodeAttributesV0(elements, stride)) == elements);
        }
    }
}

void TestMeshopt::trianglesComeBackInBothWidths() {
    const auto indices = gridIndices(300);
    const Bytes source = test::encodeTriangles(indices);
    const std::vector<std::uint16_t> narrow(indices.begin(), indices.end());
    MeshoptStream stream{.mode = MeshoptMode::Triangles, .count = indices.size(), .byteStride = 4};
    const auto wide = valuesOf<std::uint32_t>(decoded(stream, source));
    // The encoder may rotate a triangle's indices, which preserves its winding.
    for (std::size_t i = 0; i < indices.size(); i += 3) {
        std::vector<std::uint32_t> expected(indices.begin() + static_cast<std::ptrdiff_t>(i),
                                            indices.begin() + static_cast<std::ptrdiff_t>(i) + 3);
        bool same = false;
        for (int turn = 0; turn < 3; ++turn) {
            same = same || std::equal(expected.begin(), expected.end(),
                                      wide.begin() + static_cast<std::ptrdiff_t>(i));
            std::rotate(expected.begin(), expected.begin() + 1, expected.end());
        }
        QVERIFY(same);
    }
    stream.byteStride = 2;
    const auto half = valuesOf<std::uint16_t>(decoded(stream, source));
    QVERIFY(std::equal(half.begin(), half.end(), wide.begin(), wide.end()));
}

void TestMeshopt::indexSequencesComeBackInBothWidths() {
    std::vector<std::uint32_t> indices(500);
    std::iota(indices.begin(), indices.end(), 0U);
    std::reverse(indices.begin() + 100, indices.begin() + 300);
    const Bytes source = test::encodeIndices(indices);
    MeshoptStream stream{.mode = MeshoptMode::Indices, .count = indices.size(), .byteStride = 4};
    QVERIFY(valuesOf<std::uint32_t>(decoded(stream, source)) == indices);
    stream.byteStride = 2;
    const auto half = valuesOf<std::uint16_t>(decoded(stream, source));
    QVERIFY(std::equal(half.begin(), half.end(), indices.begin(), indices.end()));
}

void TestMeshopt::octahedralVectorsComeBackNearly() {
    const auto vectors = unitVectors(100);
    MeshoptStream stream{.filter = MeshoptFilter::Octahedral, .count = 100, .byteStride = 4};
    for (const bool version1 : {false, true}) {
        const Bytes stored = test::toOctahedral(vectors, 4, 8);
        const auto small =
            valuesOf<std::int8_t>(decoded(stream, version1 ? test::encodeAttributesV1(stored, 4)
                                                           : test::encodeAttributesV0(stored, 4)));
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            QVERIFY(std::abs(static_cast<float>(small[i]) / 127.0F - vectors[i]) < 0.02F);
        }
    }
    stream.byteStride = 8;
    const auto large = valuesOf<std::int16_t>(
        decoded(stream, test::encodeAttributesV0(test::toOctahedral(vectors, 8, 12), 8)));
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        QVERIFY(std::abs(static_cast<float>(large[i]) / 32767.0F - vectors[i]) < 0.002F);
    }
}

void TestMeshopt::quaternionsComeBackNearly() {
    std::vector<float> quaternions;
    for (int i = 0; i < 64; ++i) {
        const float half = 0.05F * static_cast<float>(i);
        quaternions.insert(quaternions.end(),
                           {0.6F * std::sin(half), 0.8F * std::sin(half), 0.0F, std::cos(half)});
    }
    const MeshoptStream stream{.filter = MeshoptFilter::Quaternion, .count = 64, .byteStride = 8};
    const auto out = valuesOf<std::int16_t>(
        decoded(stream, test::encodeAttributesV0(test::toQuaternion(quaternions, 12), 8)));
    for (std::size_t i = 0; i < out.size(); i += 4) {
        float dot = 0.0F;  // q and -q are one rotation
        for (std::size_t c = 0; c < 4; ++c) {
            dot += quaternions[i + c] * static_cast<float>(out[i + c]) / 32767.0F;
        }
        QVERIFY(std::abs(std::abs(dot) - 1.0F) < 1e-3F);
    }
}

void TestMeshopt::exponentialFloatsComeBackExactly() {
    // These have few bits of mantissa, so that nothing is rounded away.
    const std::vector<float> values{0.0F, 1.0F, -1.5F, 0.25F, 1024.0F, -3.0F, 0.125F, 7.0F, 6.5F};
    const MeshoptStream stream{.filter = MeshoptFilter::Exponential, .count = 3, .byteStride = 12};
    const Bytes source = test::encodeAttributesV0(test::toExponential(values, 12, 15), 12);
    QVERIFY(valuesOf<float>(decoded(stream, source)) == values);
}

void TestMeshopt::everyLimitOfTheTextIsHeld_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("filter");
    QTest::addColumn<quint64>("count");
    QTest::addColumn<quint32>("stride");
    QTest::addColumn<QString>("pointer");  // empty: allowed

    const auto add = [](const char* name, MeshoptMode mode, MeshoptFilter filter, quint64 count,
                        quint32 stride, const char* pointer) {
        QTest::newRow(name) << static_cast<int>(mode) << static_cast<int>(filter) << count << stride
                            << QString(pointer);
    };
    using enum MeshoptMode;
    using enum MeshoptFilter;
    add("attributes 256", Attributes, None, 1, 256, "");
    add("attributes 0", Attributes, None, 1, 0, "/byteStride");
    add("attributes 6", Attributes, None, 1, 6, "/byteStride");
    add("attributes 260", Attributes, None, 1, 260, "/byteStride");
    add("no elements", Attributes, None, 0, 4, "/count");
    add("overflowing count", Attributes, None, ~0ULL, 4, "/count");
    add("triangles 2", Triangles, None, 3, 2, "");
    add("triangles 8", Triangles, None, 3, 8, "/byteStride");
    add("triangles of 4 indices", Triangles, None, 4, 4, "/count");
    add("triangles filtered", Triangles, Octahedral, 3, 4, "/filter");
    add("indices 4", Indices, None, 1, 4, "");
    add("indices 1", Indices, None, 1, 1, "/byteStride");
    add("indices filtered", Indices, Exponential, 1, 4, "/filter");
    add("octahedral 8", Attributes, Octahedral, 1, 8, "");
    add("octahedral 12", Attributes, Octahedral, 1, 12, "/byteStride");
    add("quaternion 8", Attributes, Quaternion, 1, 8, "");
    add("quaternion 4", Attributes, Quaternion, 1, 4, "/byteStride");
    add("exponential 12", Attributes, Exponential, 1, 12, "");
    add("color 4", Attributes, Color, 1, 4, "");
    add("color 16", Attributes, Color, 1, 16, "/byteStride");
}

void TestMeshopt::everyLimitOfTheTextIsHeld() {
    QFETCH(const int, mode);
    QFETCH(const int, filter);
    QFETCH(const quint64, count);
    QFETCH(const quint32, stride);
    QFETCH(const QString, pointer);
    const Status status = checkMeshoptStream({.mode = static_cast<MeshoptMode>(mode),
                                              .filter = static_cast<MeshoptFilter>(filter),
                                              .count = count,
                                              .byteStride = stride});
    QCOMPARE(status.ok(), pointer.isEmpty());
    if (!status) {
        QCOMPARE(QString::fromStdString(status.error().pointer), pointer);
    }
}

void TestMeshopt::sourcesCutAnywhereAreRefused_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<quint64>("count");
    QTest::addColumn<quint32>("stride");
    QTest::addColumn<QByteArray>("source");
    const auto add = [](const char* name, MeshoptMode mode, quint64 count, quint32 stride,
                        const Bytes& source) {
        QTest::newRow(name) << static_cast<int>(mode) << count << stride
                            << QByteArray(reinterpret_cast<const char*>(source.data()),
                                          static_cast<qsizetype>(source.size()));
    };
    const Bytes elements = test::someElements(300, 12);
    const auto indices = gridIndices(60);
    add("version 0", MeshoptMode::Attributes, 300, 12, test::encodeAttributesV0(elements, 12));
    add("version 1", MeshoptMode::Attributes, 300, 12,
        test::encodeAttributesV1(elements, 12, {{0, 1, 2}, {0, 1, 3}}));
    add("triangles", MeshoptMode::Triangles, indices.size(), 4, test::encodeTriangles(indices));
    add("indices", MeshoptMode::Indices, indices.size(), 4, test::encodeIndices(indices));
}

void TestMeshopt::sourcesCutAnywhereAreRefused() {
    QFETCH(const int, mode);
    QFETCH(const quint64, count);
    QFETCH(const quint32, stride);
    QFETCH(const QByteArray, source);
    const MeshoptStream stream{
        .mode = static_cast<MeshoptMode>(mode), .count = count, .byteStride = stride};
    Bytes whole(source.begin(), source.end());
    QVERIFY(decodes(stream, whole));
    for (std::size_t length = 0; length < whole.size(); ++length) {
        QVERIFY2(!decodes(stream, Bytes(whole.begin(),
                                        whole.begin() + static_cast<std::ptrdiff_t>(length))),
                 std::to_string(length).c_str());
    }
    whole.insert(whole.begin() + 1, 0);
    QVERIFY(!decodes(stream, whole));
}

void TestMeshopt::otherHeadersAreRefused() {
    Bytes source = test::encodeAttributesV0(test::someElements(16, 4), 4);
    QCOMPARE(meshoptAttributeVersion(source), 0);
    source[0] = 0xa2;
    QCOMPARE(meshoptAttributeVersion(source), -1);
    QVERIFY(!decodes({.count = 16, .byteStride = 4}, source));
    const auto indices = gridIndices(4);
    source = test::encodeTriangles(indices);
    source[0] = 0xe0;
    QVERIFY(!decodes({.mode = MeshoptMode::Triangles, .count = indices.size(), .byteStride = 2},
                     source));
    QVERIFY(!decodes({.mode = MeshoptMode::Indices, .count = indices.size(), .byteStride = 2},
                     test::encodeTriangles(indices)));
}

void TestMeshopt::hostileCountsAreRefusedBeforeTheyCost() {
    for (const MeshoptMode mode :
         {MeshoptMode::Attributes, MeshoptMode::Triangles, MeshoptMode::Indices}) {
        const MeshoptStream hostile{.mode = mode, .count = 3ULL << 40, .byteStride = 4};
        QVERIFY(checkMeshoptStream(hostile));
        QVERIFY(smallestMeshoptSource(hostile) > 1ULL << 30);
    }
    // What really is encoded is never called too short.
    for (const std::uint32_t stride : {4U, 20U, 256U}) {
        for (const std::size_t count : {1U, 256U, 5000U}) {
            const Bytes zeros(count * stride, 0);
            const MeshoptStream stream{.count = count, .byteStride = stride};
            QVERIFY(smallestMeshoptSource(stream) <=
                    test::encodeAttributesV1(zeros, stride).size());
            QVERIFY(smallestMeshoptSource(stream) <=
                    test::encodeAttributesV0(zeros, stride).size());
        }
    }
}

void TestMeshopt::anOutputOfAnotherSizeIsRefused() {
    const Bytes source = test::encodeAttributesV0(test::someElements(16, 4), 4);
    Bytes out(63);
    QVERIFY(!decodeMeshopt({.count = 16, .byteStride = 4}, source, out));
}

void TestMeshopt::damagedBytesNeverLeaveTheirMemory() {
    const Bytes elements = test::someElements(100, 8);
    const auto indices = gridIndices(50);
    std::uint32_t noise = 7;
    for (int i = 0; i < 4000; ++i) {
        noise = noise * 1664525U + 1013904223U;
        const auto damage = [noise](Bytes bytes) {
            bytes[noise % bytes.size()] ^= static_cast<std::uint8_t>(1U << (noise >> 29));
            return bytes;
        };
        decodes({.count = 100, .byteStride = 8}, damage(test::encodeAttributesV0(elements, 8)));
        decodes({.count = 100, .byteStride = 8},
                damage(test::encodeAttributesV1(elements, 8, {{2, 1}, {}})));
        decodes({.mode = MeshoptMode::Triangles, .count = indices.size(), .byteStride = 2},
                damage(test::encodeTriangles(indices)));
        decodes({.mode = MeshoptMode::Indices, .count = indices.size(), .byteStride = 2},
                damage(test::encodeIndices(indices)));
    }
}

SINEW_TEST(TestMeshopt)
#include "test_meshopt.moc"
