// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>
#include <cstdlib>
#include <fstream>

#include "tests/support/test_program.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/vulkan_instance.h"

using namespace sinew;

namespace {

std::vector<std::byte> someData() {
    std::vector<std::byte> data(1000);
    for (std::size_t i = 0; i < data.size(); ++i) {
        data[i] = static_cast<std::byte>(7 * i);
    }
    return data;
}

// Restores an environment variable on destruction.
class KeptVariable {
public:
    explicit KeptVariable(const char* name) : m_name(name), m_value(qgetenv(name)) {}
    ~KeptVariable() { m_value.isNull() ? qunsetenv(m_name) : qputenv(m_name, m_value); }
    KeptVariable(const KeptVariable&) = delete;
    KeptVariable& operator=(const KeptVariable&) = delete;

private:
    const char* m_name;
    QByteArray m_value;
};

struct Device {
    VulkanInstance instance{true};
    OffscreenDevice device{instance.get(), chooseDevice(deviceCandidates(instance.get()), "")};
};

}  // namespace

class TestPipelineCache : public QObject {
    Q_OBJECT

private slots:
    void packedBytesAreUnpacked() {
        const auto data = someData();
        const auto file = packPipelineCache(data);
        const auto back = unpackPipelineCache(file);
        QVERIFY(back);
        QVERIFY(std::equal(back->begin(), back->end(), data.begin(), data.end()));
    }

    void aDamagedFileCountsAsEmpty() {
        const auto file = packPipelineCache(someData());
        for (const std::size_t at :
             {std::size_t{0}, std::size_t{9}, std::size_t{20}, file.size() - 1}) {
            auto damaged = file;
            damaged[at] ^= std::byte{1};
            QVERIFY(!unpackPipelineCache(damaged));
        }
        for (const std::size_t bytes : {std::size_t{0}, std::size_t{10}, file.size() - 1}) {
            QVERIFY(!unpackPipelineCache(std::span(file).first(bytes)));
        }
    }

    void theFolderIsThatOfTheXdgSpecification() {
        const KeptVariable cache("XDG_CACHE_HOME");
        const KeptVariable home("HOME");
        qputenv("XDG_CACHE_HOME", "/tmp/caches");
        QCOMPARE(cacheFolder(), std::filesystem::path("/tmp/caches/sinew"));
        qputenv("XDG_CACHE_HOME", "relative");
        qputenv("HOME", "/home/somebody");
        QCOMPARE(cacheFolder(), std::filesystem::path("/home/somebody/.cache/sinew"));
        qunsetenv("HOME");
        QVERIFY(cacheFolder().empty());
    }

    void aFolderThatCannotBeWrittenIsNoError() {
        Device on;
        PipelineCache cache(on.device.view(), "/proc/no/such/folder");
        QVERIFY(cache.get() != VK_NULL_HANDLE);
        QVERIFY(!cache.save());
        QCOMPARE(on.instance.errors(), std::vector<std::string>());
    }

    // The file may contain garbage or data of another driver.
    void whatDoesNotFitTheDriverIsLeftAlone() {
        const QTemporaryDir folder;
        Device on;
        const std::filesystem::path name = nameFor(on, folder.path().toStdString());
        for (const auto& content : {std::vector<std::byte>(50), packPipelineCache(someData())}) {
            std::ofstream(name, std::ios::binary)
                .write(reinterpret_cast<const char*>(content.data()),
                       static_cast<std::streamsize>(content.size()));
            const PipelineCache cache(on.device.view(), folder.path().toStdString());
            QVERIFY(cache.get() != VK_NULL_HANDLE);
        }
        QCOMPARE(on.instance.errors(), std::vector<std::string>());
    }

private:
    static std::filesystem::path nameFor(const Device& on, const std::filesystem::path& folder) {
        return pipelineCacheFile(on.device.view(), folder);
    }
};

SINEW_TEST(TestPipelineCache)
#include "test_pipeline_cache.moc"
