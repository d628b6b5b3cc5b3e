// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/pipeline_cache.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>

#include "model/core/file_writer.h"
#include "model/core/warning.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{64} << 20;
constexpr std::size_t kMostFiles = 8;  // files of other devices and older drivers
constexpr const char* kSuffix = ".pipelines";

struct FileHeader {
    std::array<char, 8> magic;
    std::uint64_t bytes;
    std::uint64_t checksum;
};
constexpr std::array<char, 8> kMagic{'s', 'i', 'n', 'e', 'w', 'p', 'c', '1'};

// FNV-1a with 64 bits: detects damage, not malice.
std::uint64_t checksumOf(std::span<const std::byte> data) noexcept {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::byte byte : data) {
        hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3U;
    }
    return hash;
}

std::string hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

/// From the driver's cache UUID and version.
std::string fileName(const VkPhysicalDeviceProperties& properties) {
    const std::array<std::uint32_t, 3> numbers{properties.vendorID, properties.deviceID,
                                               properties.driverVersion};
    std::array<std::uint8_t, sizeof numbers> bytes{};
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return hex(bytes) + "-" + hex(properties.pipelineCacheUUID) + kSuffix;
}

/// Checks the header defined by the specification (Vulkan 1.1, VkPipelineCacheHeaderVersionOne).
bool fits(std::span<const std::byte> data, const VkPhysicalDeviceProperties& properties) noexcept {
    VkPipelineCacheHeaderVersionOne header{};
    if (data.size() < sizeof header) {
        return false;
    }
    std::memcpy(&header, data.data(), sizeof header);
    return header.headerSize >= sizeof header && header.headerSize <= data.size() &&
           header.headerVersion == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
           header.vendorID == properties.vendorID && header.deviceID == properties.deviceID &&
           std::equal(std::begin(header.pipelineCacheUUID), std::end(header.pipelineCacheUUID),
                      std::begin(properties.pipelineCacheUUID));
}

std::vector<std::byte> readFile(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error || size > kMostBytes || !fs::is_regular_file(path, error)) {
        return {};
    }
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    std::ifstream stream(path, std::ios::binary);
    stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return stream ? bytes : std::vector<std::byte>();
}

bool replaceFile(const fs::path& path, std::span<const std::byte> bytes) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    return writeFile(path, {data, bytes.size()}).ok();
}

/// Removes the oldest files until at most kMostFiles are left.
void dropOldFiles(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() == kSuffix) {
            files.emplace_back(entry.last_write_time(error), entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    for (std::size_t i = 0; i + kMostFiles < files.size(); ++i) {
        fs::remove(files[i].second, error);
    }
}

Unique<VkPipelineCache> makeCache(const DeviceView& device, std::span<const std::byte> data) {
    VkPipelineCacheCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
    info.initialDataSize = data.size();
    info.pInitialData = data.data();
    return create(device, vkCreatePipelineCache, info, "create a pipeline cache", "pipeline cache");
}

}  // namespace

fs::path cacheFolder() {
    // XDG specification: relative paths must be ignored.
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') {
        return fs::path(cache) / "sinew";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
        return fs::path(home) / ".cache" / "sinew";
    }
    return {};
}

std::vector<std::byte> packPipelineCache(std::span<const std::byte> data) {
    const FileHeader header{kMagic, data.size(), checksumOf(data)};
    std::vector<std::byte> file(sizeof header + data.size());
    std::memcpy(file.data(), &header, sizeof header);
    std::copy(data.begin(), data.end(), file.begin() + sizeof header);
    return file;
}

std::optional<std::span<const std::byte>> unpackPipelineCache(std::span<const std::byte> file) {
    FileHeader header{};
    if (file.size() < sizeof header) {
        return std::nullopt;
    }
    std::memcpy(&header, file.data(), sizeof header);
    const auto data = file.subspan(sizeof header);
    const bool whole = header.magic == kMagic && header.bytes == data.size() &&
                       header.checksum == checksumOf(data);
    return whole ? std::optional(data) : std::nullopt;
}

fs::path pipelineCacheFile(const DeviceView& device, const fs::path& folder) {
    return folder / fileName(propertiesOf(device.physical));
}

PipelineCache::PipelineCache(const DeviceView& device, const fs::path& folder) : m_device(device) {
    std::vector<std::byte> file;
    if (!folder.empty()) {
        m_file = pipelineCacheFile(device, folder);
        file = readFile(m_file);
    }
    const auto data = unpackPipelineCache(file).value_or(std::span<const std::byte>());
    const bool usable = fits(data, propertiesOf(device.physical));
    m_cache = makeCache(device, usable ? data : std::span<const std::byte>());
    m_savedBytes = usable ? data.size() : sizeof(VkPipelineCacheHeaderVersionOne);
}

PipelineCache::~PipelineCache() {
    save();
}

bool PipelineCache::save() noexcept {
    std::size_t bytes = 0;
    if (m_file.empty() || !m_cache ||
        vkGetPipelineCacheData(m_device.device, m_cache.get(), &bytes, nullptr) != VK_SUCCESS ||
        bytes <= m_savedBytes || bytes + sizeof(FileHeader) > kMostBytes) {
        return false;
    }
    try {
        std::vector<std::byte> data(bytes);
        if (vkGetPipelineCacheData(m_device.device, m_cache.get(), &bytes, data.data()) !=
            VK_SUCCESS) {
            return false;
        }
        data.resize(bytes);
        if (!replaceFile(m_file, packPipelineCache(data))) {
            return false;
        }
        dropOldFiles(m_file.parent_path());
        m_savedBytes = bytes;
        return true;
    } catch (const std::exception& failure) {
        warn("the next start compiles pipelines again", failure);
        return false;
    }
}

}  // namespace sinew
