// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/landlock.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace sinew::cli {

namespace {

// Newer than the headers of Debian 12 (linux/landlock.h).
constexpr std::uint64_t kTruncate = 1U << 14U;
constexpr std::uint64_t kIoctlOnDevice = 1U << 15U;
constexpr std::uint64_t kTcp = 3;             // bind and connect
constexpr std::uint64_t kOtherProcesses = 3;  // abstract sockets and signals

struct RulesetAttributes {
    std::uint64_t files;
    std::uint64_t network;
    std::uint64_t scopes;
};

/// Rights on files of each version, from 1 on.
constexpr std::array<std::uint64_t, 5> kRightsOfVersion{
    (1U << 13U) - 1, (1U << 14U) - 1, (1U << 15U) - 1, (1U << 15U) - 1, (1U << 16U) - 1};

constexpr std::uint64_t kOfFiles = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                                   LANDLOCK_ACCESS_FS_READ_FILE | kTruncate | kIoctlOnDevice;

RulesetAttributes attributesOf(long version) {
    const auto known = std::min(static_cast<std::size_t>(version), kRightsOfVersion.size());
    return {.files = kRightsOfVersion.at(known - 1),
            .network = version >= 4 ? kTcp : 0,
            .scopes = version >= 6 ? kOtherProcesses : 0};
}

}  // namespace

const std::uint64_t Landlock::kRead = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
const std::uint64_t Landlock::kWrite = LANDLOCK_ACCESS_FS_WRITE_FILE | kTruncate | kIoctlOnDevice;
const std::uint64_t Landlock::kReplace =
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_REMOVE_FILE;

Landlock::Landlock() noexcept {
    const long version =
        ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) {
        return;
    }
    const RulesetAttributes attributes = attributesOf(version);
    m_known = attributes.files;
    m_rules = FileHandle(static_cast<int>(
        ::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0)));
}

void Landlock::allow(const std::filesystem::path& path, std::uint64_t rights) noexcept {
    const FileHandle open(::open(path.c_str(), O_PATH | O_CLOEXEC));
    struct stat facts {};
    if (!open || ::fstat(open.number(), &facts) != 0) {
        return;
    }
    const std::uint64_t possible = S_ISDIR(facts.st_mode) ? m_known : m_known & kOfFiles;
    const landlock_path_beneath_attr rule{.allowed_access = rights & possible,
                                          .parent_fd = open.number()};
    ::syscall(SYS_landlock_add_rule, m_rules.number(), LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

void Landlock::enforce() noexcept {
    ::syscall(SYS_landlock_restrict_self, m_rules.number(), 0);
}

}  // namespace sinew::cli
