// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/load/limits.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kMiB = 1U << 20U;

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) {
        if (i != 0) {
            all += ',';
        }
        all += text;
    }
    return all;
}

std::string documentWith(const std::string& members) {
    return R"({"asset":{"version":"2.0"},)" + members + "}";
}

/// Peak memory of the load, in excess of the memory in use before.
std::size_t peakOf(std::string_view json) {
    const auto bytes = bytesOf(json);
    forgetPeak();
    const std::size_t before = bytesAtPeak();
    const auto result = loadAssetFromMemory(bytes, {});
    static_cast<void>(result.ok());
    return bytesAtPeak() - before;
}

/// The limit that model/load/limits.h states; images apart.
void expectWithinTheLimit(const std::string& json, Caller caller = Caller::here()) {
    const std::size_t peak = peakOf(json);
    const std::size_t most = kPeakBytesPerFileByte * json.size() + kPeakBytesFloor;
    if (qEnvironmentVariableIsSet("SINEW_SHOW_PEAKS")) {
        qInfo("%zu KiB of JSON, peak %zu KiB, %.1f bytes per byte", json.size() / 1024, peak / 1024,
              double(peak) / double(json.size()));
    }
    SINEW_VERIFY2(caller, peak <= most,
                  qPrintable(QString("%1 bytes for a file of %2").arg(peak).arg(json.size())));
}

void expectLittle(const std::string& json, Caller caller = Caller::here()) {
    const std::size_t peak = peakOf(json);
    SINEW_VERIFY2(caller, peak < 4 * kMiB, qPrintable(QString("%1 bytes").arg(peak)));
}

std::string bufferOf(std::size_t bytes) {
    return R"("buffers":[{"byteLength":)" + std::to_string(bytes) +
           R"(,"uri":"data:application/octet-stream;base64,)" +
           base64(std::vector<std::uint8_t>(bytes, 0)) + R"("}],"bufferViews":[{"buffer":0,)" +
           R"("byteLength":)" + std::to_string(bytes) + "}]";
}

}  // namespace

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void jsonStaysInProportion() {
        for (const char* value : {"0", "[]", "{}", "\"\"", "null", "[[[0]]]", R"({"a":{"b":[]}})",
                                  "\"a text of some length that needs memory\"", "1.25e-7"}) {
            expectWithinTheLimit(documentWith(R"("extras":[)" + repeated(value, 200'000) + "]"));
        }
    }

    void objectsOfTheCoreStayInProportion() {
        for (const char* members :
             {R"("nodes":[%]|{})", R"("materials":[%]|{})", R"("cameras":[%]|{"type":"x"})",
              R"("meshes":[%]|{"primitives":[{"attributes":{}}]})", R"("textures":[%]|{})",
              R"("images":[%]|{"uri":"a"})", R"("scenes":[%]|{"name":"a"})", R"("samplers":[%]|{})",
              R"("nodes":[%]|{"unknown":0})",
              R"("accessors":[%]|{"componentType":5126,"type":"SCALAR","count":1})",
              R"("extensionsUsed":[%]|"KHR_x")"}) {
            const std::string text = members;
            const std::size_t bar = text.rfind('|');
            std::string list = text.substr(0, bar);
            list.replace(list.find('%'), 1, repeated(text.substr(bar + 1), 50'000));
            expectWithinTheLimit(documentWith(list));
        }
    }

    void listsOfMoreObjectsThanTheLimitAreRefused() {
        expectError(
            loadText(documentWith(R"("materials":[)" + repeated("{}", kMaxObjects + 1) + "]")),
            ErrorCode::LimitExceeded, "/materials");
    }

    void manyPrimitivesOverOneViewStayInProportion() {
        constexpr std::size_t kBytes = 300'000;
        const std::string accessor =
            R"({"bufferView":0,"componentType":5121,"type":"VEC3","count":)" +
            std::to_string(kBytes / 3) + "}";
        expectWithinTheLimit(documentWith(
            bufferOf(kBytes) + R"(,"accessors":[)" + accessor + R"(],"meshes":[{"primitives":[)" +
            repeated(R"({"attributes":{"POSITION":0,"NORMAL":0}})", 5'000) + "]}]"));
    }

    void manyUnusedAccessorsOverOneViewStayInProportion() {
        constexpr std::size_t kBytes = 300'000;
        const std::string accessor =
            R"({"bufferView":0,"componentType":5121,"type":"SCALAR","count":300000})";
        expectWithinTheLimit(
            documentWith(bufferOf(kBytes) + R"(,"accessors":[)" + repeated(accessor, 5'000) + "]"));
    }

    void countsWithoutDataAreRefusedBeforeAllocation() {
        const auto mesh = [](const std::string& accessor) {
            return documentWith(R"("accessors":[)" + accessor +
                                R"(],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}])");
        };
        for (const char* count : {"2147483647", "4294967295", "9007199254740991", "100000000"}) {
            expectLittle(
                mesh(R"({"componentType":5126,"type":"VEC3","count":)" + std::string(count) + "}"));
        }
    }

    void sparseCountsAreRefusedBeforeAllocation() {
        for (const char* count : {"2147483647", "9007199254740991"}) {
            expectLittle(documentWith(
                bufferOf(64) + R"(,"accessors":[{"componentType":5126,"type":"VEC3","count":)" +
                count + R"(,"sparse":{"count":1,"indices":{"bufferView":0,"componentType":5125},)" +
                R"("values":{"bufferView":0}}}],)" +
                R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}])"));
        }
    }

    void lengthsOfBuffersAreNotBelieved() {
        for (const char* length : {"4294967295", "9007199254740991"}) {
            expectLittle(documentWith(R"("buffers":[{"byteLength":)" + std::string(length) +
                                      R"(,"uri":"data:,abc"}])"));
        }
    }

    void morphWeightsOfManyNodesStayInProportion() {
        const std::string targets = repeated("{}", 2'000);
        const std::string weights = repeated("0", 2'000);
        expectWithinTheLimit(documentWith(
            bufferOf(36) +
            R"(,"accessors":[{"bufferView":0,"componentType":5126,"type":"VEC3","count":3}],)" +
            R"("meshes":[{"weights":[)" + weights +
            R"(],"primitives":[{"attributes":{"POSITION":0},"targets":[)" + targets + R"(]}]}],)" +
            R"("nodes":[)" + repeated(R"({"mesh":0})", 20'000) + "]"));
    }

    void manySkinsOverOneAccessorStayInProportion() {
        constexpr std::size_t kJoints = 2'000;
        std::string joints;
        for (std::size_t i = 0; i < kJoints; ++i) {
            joints += (i == 0 ? "" : ",") + std::to_string(i);
        }
        expectWithinTheLimit(documentWith(
            bufferOf(kJoints * 64) +
            R"(,"accessors":[{"bufferView":0,"componentType":5126,"type":"MAT4","count":2000}],)" +
            R"("nodes":[)" + repeated("{}", kJoints) + R"(],"skins":[)" +
            repeated(R"({"inverseBindMatrices":0,"joints":[)" + joints + "]}", 100) + "]"));
    }

    void manyAnimationsOverOneAccessorStayInProportion() {
        const std::string animation =
            R"({"samplers":[{"input":0,"output":1}],"channels":[{"sampler":0,"target":{"node":0,)"
            R"("path":"translation"}}]})";
        expectWithinTheLimit(documentWith(
            bufferOf(400'000) +
            R"(,"accessors":[{"bufferView":0,"componentType":5126,"type":"SCALAR","count":33000},)" +
            R"({"bufferView":0,"componentType":5126,"type":"VEC3","count":33000}],"nodes":[{}],)" +
            R"("animations":[)" + repeated(animation, 5'000) + "]"));
    }
};

SINEW_TEST(TestMemory)
#include "test_memory.moc"
