// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/denied_calls.h"

#include <seccomp.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <type_traits>

#include "app/cli/instrumented.h"

namespace sinew::cli {

namespace {

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
    // ways around these rules
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

}  // namespace

void denyCalls() {
    const Filter filter(seccomp_init(SCMP_ACT_ALLOW));
    if (filter && seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0 &&
        addRules(filter.get())) {
        seccomp_load(filter.get());
    }
}

}  // namespace sinew::cli
