// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/confinement.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <memory>
#include <set>
#include <type_traits>

#include "app/cli/args/options.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "model/core/file_handle.h"
#include "model/core/file_target.h"
#include "model/core/warning.h"

#ifndef __has_feature  // clang's
#define __has_feature(name) 0
#endif

namespace sinew::cli {

namespace {

/// Whether a sanitizer's runtime is part of the program.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kInstrumented = true;
#else
constexpr bool kInstrumented = false;
#endif

/// The files that this thread, and those that it starts, may use from `enforce` on (landlock(7)).
class Landlock {
public:
    Landlock() noexcept;

    /// False where the kernel has no Landlock.
    explicit operator bool() const noexcept { return static_cast<bool>(m_rules); }

    static const std::uint64_t kRead;     // files and lists of folders
    static const std::uint64_t kWrite;    // an existing file or device
    static const std::uint64_t kReplace;  // regular files of a folder

    /// The file, or all below the folder. Links are followed; what does not exist is not an error.
    void allow(const std::filesystem::path& path, std::uint64_t rights) noexcept;
    void enforce() noexcept;

private:
    std::uint64_t m_known = 0;  // rights that the kernel knows
    FileHandle m_rules;
};

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

struct Release {
    void operator()(scmp_filter_ctx filter) const noexcept { seccomp_release(filter); }
};
using Filter = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, Release>;

constexpr int kDenied[] = {
    // connections
    SCMP_SYS(socket), SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(listen),
    // other processes
    SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo),
    SCMP_SYS(pidfd_open), SCMP_SYS(pidfd_getfd), SCMP_SYS(pidfd_send_signal),
    SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev),
    // loopholes of these rules
    SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter), SCMP_SYS(io_uring_register), SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd), SCMP_SYS(unshare), SCMP_SYS(setns),
    SCMP_SYS(chroot), SCMP_SYS(pivot_root), SCMP_SYS(mount), SCMP_SYS(umount2), SCMP_SYS(open_tree),
    SCMP_SYS(move_mount), SCMP_SYS(fsopen), SCMP_SYS(mount_setattr), SCMP_SYS(open_by_handle_at),
    SCMP_SYS(add_key), SCMP_SYS(request_key), SCMP_SYS(keyctl),
    // what Landlock does not know: attributes of files by their path
    SCMP_SYS(chmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(lchown), SCMP_SYS(fchownat),
    SCMP_SYS(setxattr), SCMP_SYS(lsetxattr), SCMP_SYS(removexattr), SCMP_SYS(lremovexattr),
    SCMP_SYS(utime), SCMP_SYS(utimes), SCMP_SYS(futimesat), SCMP_SYS(utimensat)};

// A sanitizer starts its symboliser, and its leak checker traces the program.
constexpr int kDeniedUnlessInstrumented[] = {SCMP_SYS(execve), SCMP_SYS(execveat),
                                             SCMP_SYS(ptrace)};

constexpr std::uint32_t kDeny = SCMP_ACT_ERRNO(EPERM);

/// False: without memory.
bool addRules(scmp_filter_ctx filter) {
    int failure = 0;
    for (const int call : kDenied) {
        failure |= seccomp_rule_add(filter, kDeny, call, 0);
    }
    for (const int call : kDeniedUnlessInstrumented) {
        failure |= kInstrumented ? 0 : seccomp_rule_add(filter, kDeny, call, 0);
    }
    for (const scmp_datum_t request : {scmp_datum_t{TIOCSTI}, scmp_datum_t{TIOCLINUX}}) {
        const scmp_arg_cmp typesForTheUser{1, SCMP_CMP_MASKED_EQ, 0xffffffffU, request};
        failure |= seccomp_rule_add(filter, kDeny, SCMP_SYS(ioctl), 1, typesForTheUser);
    }
    const scmp_arg_cmp others{0, SCMP_CMP_NE, static_cast<scmp_datum_t>(::getpid()), 0};
    failure |= seccomp_rule_add(filter, kDeny, SCMP_SYS(tgkill), 1, others);
    return failure == 0;
}

/// From here on system calls fail with EPERM in all threads that open connections, start programs,
/// reach other processes, change the system, change files by their path, or type into the
/// terminal. Nothing changes where the kernel has no seccomp filters.
void denyCalls() {
    const Filter filter(seccomp_init(SCMP_ACT_ALLOW));
    if (filter && seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0 &&
        addRules(filter.get())) {
        seccomp_load(filter.get());
    }
}

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void allowAssets(Landlock& files, const FileAccess& access) {
    std::set<fs::path> folders;  // a list names many files of few
    for (const std::string& asset : access.assets) {
        if (!isStandardInput(asset)) {
            if (folders.insert(folderOf(asset)).second) {
                files.allow(folderOf(asset), Landlock::kRead);
            }
            files.allow(asset, Landlock::kRead);  // where it is a symbolic link
        }
    }
}

/// A regular file is replaced by another one of its folder; anything else is opened.
void allowOutput(Landlock& files, const fs::path& target) {
    std::error_code ignored;
    const fs::file_status status = fs::status(target, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        files.allow(target, Landlock::kWrite);
    } else {
        files.allow(folderOf(target), Landlock::kReplace);
    }
}

void confineFiles(const FileAccess& access) {
    Landlock files;
    if (!files) {
        return;
    }
    allowAssets(files, access);
    for (const std::string& input : access.inputs) {
        files.allow(input, Landlock::kRead);
    }
    for (const std::string& output : access.outputs) {
        if (!output.empty() && !isStandardOutput(output)) {
            allowOutput(files, targetOf(output));
        }
    }
    if (kInstrumented) {
        files.allow("/", Landlock::kRead);
    }
    files.enforce();
}

}  // namespace

void confine(const FileAccess& access) noexcept {
    try {
        // Both need it: programs that are started gain nothing by their set-user-ID bits.
        if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
            confineFiles(access);
            denyCalls();
        }
    } catch (const std::exception& failure) {
        warn("the command runs as on an older kernel, not confined", failure);
    }
}

}  // namespace sinew::cli
