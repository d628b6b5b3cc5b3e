// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <vulkan/vulkan.h>

#include <QTest>
#include <set>

#include "tests/support/test_program.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/geometry/word_windows.h"

using namespace sinew;

namespace {

constexpr VkDeviceSize kBytes = 4000;
constexpr VkDeviceSize kWindowBytes = 1024;

}  // namespace

class TestWordWindows : public QObject {
    Q_OBJECT

    VulkanInstance m_instance{true};
    OffscreenDevice m_device{m_instance.get(),
                             chooseDevice(deviceCandidates(m_instance.get()), "")};
    SetLayouts m_layouts{m_device.view()};
    MemoryArena m_arena{m_device.view(), MemoryArena::Access::Device};
    Unique<VkBuffer> m_buffer = bound(m_arena, m_device.view());

    static Unique<VkBuffer> bound(MemoryArena& arena, const DeviceView& device) {
        auto buffer = makeBuffer(device, "test", kBytes, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        arena.bind(buffer.get());
        return buffer;
    }

    [[nodiscard]] WordWindows windows(VkDeviceSize mostRange) const {
        return {m_device.view(), m_layouts.words.get(), m_buffer.get(), kBytes, mostRange};
    }

private slots:
    void oneWindowReachesAllWhereItMay() {
        const WordWindows all = windows(VkDeviceSize{1} << 32);
        QCOMPARE(all.count(), std::size_t{1});
        const WordWindows::Part part = all.part(900, 0, 500);
        QCOMPARE(part.first, 0U);
        QCOMPARE(part.count, 500U);
        QCOMPARE(part.origin, 225U);
    }

    void partsFollowEachOtherFromWindowToWindow() {
        const WordWindows some = windows(kWindowBytes + 100);  // begins at multiples of 256 bytes
        QCOMPARE(some.count(), std::size_t{4});
        for (const VkDeviceSize begin : {0U, 4U, 900U, 1020U, 1024U, 2000U}) {
            std::set<VkDescriptorSet> sets;
            std::uint32_t window = static_cast<std::uint32_t>(begin / kWindowBytes);
            for (std::uint32_t first = 0; first < 500;) {
                const WordWindows::Part part = some.part(begin, first, 500);
                QCOMPARE(part.first, first);
                QVERIFY(part.count > 0 && first + part.count <= 500);
                QVERIFY(sets.insert(part.set).second);
                for (std::uint32_t word = first; word < first + part.count; ++word) {
                    const std::uint32_t inWindow = part.origin + word;
                    QVERIFY(inWindow < kWindowBytes / 4);
                    QCOMPARE(window * kWindowBytes + 4 * inWindow, begin + 4 * word);
                }
                first += part.count;
                ++window;
            }
        }
    }

    void validationLayerIsSilent() { QCOMPARE(m_instance.errors(), std::vector<std::string>()); }
};

SINEW_TEST(TestWordWindows)
#include "test_word_windows.moc"
