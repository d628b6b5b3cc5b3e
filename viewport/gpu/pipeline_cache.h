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

/// Where the programs keep what is cheap to make again: $XDG_CACHE_HOME/sinew, else
/// ~/.cache/sinew; empty where neither variable says anything.
[[nodiscard]] std::filesystem::path cacheFolder();

/// The file in the folder for this device and driver.
[[nodiscard]] std::filesystem::path pipelineCacheFile(const DeviceView& device,
                                                      const std::filesystem::path& folder);

/// Compiled pipelines, kept on disk between runs: one file per device and driver, with a checksum,
/// replaced atomically. A file that is missing, damaged, too large or of another driver counts as
/// empty, and one that cannot be written is left out; neither is an error.
class PipelineCache {
public:
    /// An empty folder keeps the cache in memory alone. Throws GpuError only for lack of memory.
    PipelineCache(const DeviceView& device, const std::filesystem::path& folder);
    ~PipelineCache();
    PipelineCache(const PipelineCache&) = delete;
    PipelineCache& operator=(const PipelineCache&) = delete;

    [[nodiscard]] VkPipelineCache get() const noexcept { return m_cache.get(); }

    /// Writes what came in since the last time; the destructor does too. `false`: there was nothing
    /// new, or it could not be written.
    bool save() noexcept;

private:
    DeviceView m_device;  // borrowed
    std::filesystem::path m_file;
    Unique<VkPipelineCache> m_cache;
    std::size_t m_savedBytes = 0;
};

/// What a file holds: a magic word, the length and a checksum of the data, the data.
[[nodiscard]] std::vector<std::byte> packPipelineCache(std::span<const std::byte> data);
/// None for anything that `packPipelineCache` did not make.
[[nodiscard]] std::optional<std::span<const std::byte>> unpackPipelineCache(
    std::span<const std::byte> file);

}  // namespace sinew
