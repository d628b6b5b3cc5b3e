// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "model/core/file_handle.h"
#include "model/core/part_name.h"
#include "model/core/result.h"

namespace sinew {

/// Writes a whole file or none: until `finish` succeeds, `path` is what it was before. An existing
/// file keeps its permissions; without write permission it is an error. A symbolic link stays: its
/// target is written, even if it does not exist yet. Anything that is not a regular file (a pipe, a
/// terminal) is written directly, as is /dev/stdout in all cases.
///
/// What is not finished leaves nothing behind: it has no name where the file system can
/// (O_TMPFILE), otherwise that of a PartName.
///
/// Errors: OutputUnwritable, without the path.
class FileWriter {
public:
    [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& path);

    [[nodiscard]] Status write(std::span<const std::uint8_t> bytes);
    [[nodiscard]] Status finish();

    /// The file descriptor of the file, for another program that writes it.
    [[nodiscard]] int number() const noexcept { return m_file.number(); }

private:
    FileWriter() = default;
    [[nodiscard]] Status find(const std::filesystem::path& target);
    [[nodiscard]] bool openDirectly();  // false, here and below: see errno
    [[nodiscard]] bool openPart();
    [[nodiscard]] bool keepPermissions() noexcept;
    [[nodiscard]] bool publish();

    FileHandle m_folder;               // none: written directly
    std::string m_name;                // name of the target in its folder
    std::optional<struct stat> m_old;  // status of the file that is replaced
    FileHandle m_file;
    std::unique_ptr<PartName> m_part;  // null: the file has no name
};

/// The same for bytes that are complete.
[[nodiscard]] Status writeFile(const std::filesystem::path& path,
                               std::span<const std::uint8_t> bytes);

}  // namespace sinew
