// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/offscreen/device_choice.h"

using namespace sinew;
using namespace sinew::test;

namespace {

DeviceCandidate candidate(const char* name, VkPhysicalDeviceType type) {
    DeviceCandidate result;
    result.type = type;
    result.info.name = name;
    return result;
}

std::vector<DeviceCandidate> three() {
    return {candidate("llvmpipe (LLVM)", VK_PHYSICAL_DEVICE_TYPE_CPU),
            candidate("Intel UHD", VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU),
            candidate("GeForce 4090", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU)};
}

std::string refusal(const std::vector<DeviceCandidate>& candidates, const std::string& request) {
    try {
        (void)chooseDevice(candidates, request);
    } catch (const GpuError& error) {
        return error.kind() == GpuError::Kind::NoDevice ? error.what() : "wrong kind";
    }
    return {};
}

}  // namespace

class TestOffscreen : public QObject {
    Q_OBJECT

private slots:
    void bestDeviceIsDiscreteThenIntegratedThenSoftware() {
        std::vector<DeviceCandidate> candidates = three();
        QCOMPARE(chooseDevice(candidates, "").info.name, std::string("GeForce 4090"));
        candidates.pop_back();
        QCOMPARE(chooseDevice(candidates, "").info.name, std::string("Intel UHD"));
        candidates.pop_back();
        QCOMPARE(chooseDevice(candidates, "").info.name, std::string("llvmpipe (LLVM)"));
    }

    void deviceIsNamedByIndexOrPartOfItsName() {
        QCOMPARE(chooseDevice(three(), "1").info.name, std::string("Intel UHD"));
        QCOMPARE(chooseDevice(three(), "LLVMpipe").info.name, std::string("llvmpipe (LLVM)"));
        QCOMPARE(chooseDevice(three(), "force 40").info.name, std::string("GeForce 4090"));
    }

    void aNumberIsAnIndexAndNeverAPartOfAName() {
        for (const char* request : {"3", "4090", "-1", "99999999999999999999999"}) {
            const std::string message = refusal(three(), request);
            QVERIFY(message.find(request) != std::string::npos);
            QVERIFY(message.find("1 'Intel UHD'") != std::string::npos);
        }
    }

    void anUnknownDeviceListsTheKnownOnes() {
        const std::string message = refusal(three(), "Voodoo");
        QVERIFY(message.find("Voodoo") != std::string::npos);
        QVERIFY(message.find("1 'Intel UHD'") != std::string::npos);
    }

    void withoutAnyDeviceThePackageWithOneIsNamed() {
        try {
            (void)chooseDevice({}, "");
            QFAIL("no error");
        } catch (const GpuError& error) {
            QCOMPARE(error.kind(), GpuError::Kind::NoDriver);
            QVERIFY(std::string(error.what()).find("mesa-vulkan-drivers") != std::string::npos);
        }
    }

    void listedDevicesHaveNameKindAndDriver() {
        const std::vector<DeviceInfo> devices = listDevices();
        QVERIFY(!devices.empty());
        for (const DeviceInfo& device : devices) {
            QVERIFY(!device.name.empty() && !device.kind.empty() && !device.driver.empty());
        }
    }

    void anUnknownDeviceStopsTheRenderer() {
        try {
            const OffscreenRenderer renderer({.device = "no such device", .validation = false});
            QFAIL("no error");
        } catch (const GpuError& error) {
            QCOMPARE(error.kind(), GpuError::Kind::NoDevice);
        }
    }

    void aMissingValidationLayerIsAnErrorOfItsOwn() {
        qputenv("VK_LAYER_PATH", "/nonexistent");
        GpuError::Kind kind = GpuError::Kind::Failed;
        try {
            const OffscreenRenderer renderer({.device = "", .validation = true});
        } catch (const GpuError& error) {
            kind = error.kind();
        }
        qunsetenv("VK_LAYER_PATH");
        QCOMPARE(kind, GpuError::Kind::LayerMissing);
    }

    void anUnsupportedSampleCountTakesTheNextLowerOne() {
        const OffscreenRenderer renderer;
        std::uint32_t before = 1;
        for (const std::uint32_t request : {0U, 1U, 2U, 3U, 4U, 8U, 100U}) {
            const std::uint32_t got = renderer.supportedSamples(request);
            QVERIFY(got <= std::max(request, 1U) && got >= before);
            before = got;
        }
    }

    void textAppearsWhereItIsPut() {
        renderer().setAsset(nullptr);
        FrameInput input;
        input.view.grid = false;
        input.view.background = glm::vec3(0.0F);
        input.texts = {{"HHHH", {20.0F, 60.0F}, 24.0F, {1.0F, 0.0F, 0.0F, 1.0F}}};
        const PixelImage image = renderer().render(input, {160, 120, 1});
        int inside = 0;
        for (std::uint32_t y = 0; y < 120; ++y) {
            for (std::uint32_t x = 0; x < 160; ++x) {
                const bool red = pixelAt(image, x, y)[0] > 200;
                const bool box = x >= 20 && x < 110 && y >= 38 && y <= 60;
                QVERIFY(!red || box);
                inside += red ? 1 : 0;
            }
        }
        QVERIFY(inside > 100);
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestOffscreen)
#include "test_offscreen.moc"
