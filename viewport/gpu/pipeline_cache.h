// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// The cache folder: $XDG_CACHE_HOME/sinew, otherwise ~/.cache/sinew; empty if neither variable is
/// set.
[[nodiscard]] std::filesystem::path cacheFolder();

/// The cache file for this device and driver.
[[nodiscard]] std::filesystem::path pipelineCacheFile(const DeviceView& device,
                                                      const std::filesystem::path& folder);

/// Compiled pipelines, kept on disk between runs: one file per device and driver, with a checksum,
/// replaced atomically. A file that is missing, damaged, too large or of another driver counts as
/// empty; a file that cannot be written is skipped. Neither is an error.
class PipelineCache {
public:
    /// With an empty folder the cache is only in memory. Throws GpuError only if memory runs out.
    PipelineCache(const DeviceView& device, const std::filesystem::path& folder);
    ~PipelineCache();
    PipelineCache(const PipelineCache&) = delete;
    PipelineCache& operator=(const PipelineCache&) = delete;

    [[nodiscard]] VkPipelineCache get() const noexcept { return m_cache.get(); }

    /// Writes new pipelines; the destructor does too. `false`: nothing new, or writing failed.
    bool save() noexcept;

private:
    DeviceView m_device;  // borrowed
    std::filesystem::path m_file;
    Unique<VkPipelineCache> m_cache;
    std::size_t m_savedBytes = 0;
};

/// File contents: a magic word, the length and a checksum of the data, the data.
[[nodiscard]] std::vector<std::byte> packPipelineCache(std::span<const std::byte> data);
/// None for data that was not created by `packPipelineCache`.
[[nodiscard]] std::optional<std::span<const std::byte>> unpackPipelineCache(
    std::span<const std::byte> file);

}  // namespace sinew
