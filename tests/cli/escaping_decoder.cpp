// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Preloaded into sinew-cli (LD_PRELOAD): a decoder that was taken over. Instead of decoding meshopt
// data it tries what an attacker would, and writes a line for each to standard error: what, and the
// error or "done". SINEW_OLD_KERNEL: the kernel knows neither Landlock nor seccomp filters.
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

void report(const char* what, long result) {
    const int problem = errno;
    char line[256];
    const int length = std::snprintf(line, sizeof line, "%s: %s\n", what,
                                     result < 0 ? std::strerror(problem) : "done");
    static_cast<void>(!::write(STDERR_FILENO, line, static_cast<std::size_t>(length)));
}

/// The exit code of a program that is started; -1 where it cannot be.
long startProgram() {
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/true", "true", nullptr);
        ::_exit(errno);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    errno = WEXITSTATUS(status);
    return errno == 0 ? 0 : -1;
}

void escape() {
    report("read beside", ::open("beside.bin", O_RDONLY));
    report("read elsewhere", ::open("../elsewhere/secret", O_RDONLY));
    report("list elsewhere", ::open("../elsewhere", O_RDONLY | O_DIRECTORY));
    report("write beside", ::open("beside.bin", O_WRONLY));
    report("create beside", ::open("planted", O_WRONLY | O_CREAT, 0600));
    report("create elsewhere", ::open("../elsewhere/planted", O_WRONLY | O_CREAT, 0600));
    report("create at the output", ::open("../out/planted", O_WRONLY | O_CREAT, 0600));
    report("remove elsewhere", ::unlink("../elsewhere/other"));
    report("permissions elsewhere", ::chmod("../elsewhere/secret", 0666));
    report("connect", ::socket(AF_INET, SOCK_STREAM, 0));
    report("signal", ::kill(::getppid(), 0));
    report("start", startProgram());
}

}  // namespace

extern "C" {

int meshopt_decodeVertexBuffer(void*, std::size_t, std::size_t, const unsigned char*, std::size_t) {
    escape();
    return -1;
}

// An older kernel: the calls of `Landlock` and of libseccomp.
long syscall(long number, ...) {
    va_list rest;
    va_start(rest, number);
    long a[6];
    for (long& each : a) {
        each = va_arg(rest, long);
    }
    va_end(rest);
    const bool old = std::getenv("SINEW_OLD_KERNEL") != nullptr;
    if (old && (number == SYS_landlock_create_ruleset || number == SYS_seccomp)) {
        errno = ENOSYS;
        return -1;
    }
    const auto real = reinterpret_cast<long (*)(long, ...)>(::dlsym(RTLD_NEXT, "syscall"));
    return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

int seccomp_load(void* filter) {
    if (std::getenv("SINEW_OLD_KERNEL") != nullptr) {
        return -ENOSYS;
    }
    return reinterpret_cast<int (*)(void*)>(::dlsym(RTLD_NEXT, "seccomp_load"))(filter);
}

}  // extern "C"
