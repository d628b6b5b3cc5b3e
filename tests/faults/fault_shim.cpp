// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Preloaded into sinew-cli (LD_PRELOAD): lets the n-th call of a kind fail. With SINEW_FAULT_SERVER
// the process becomes a server ahead of main: for every request on descriptor 3 it forks a child
// that runs the program, waits for it, and answers on descriptor 4. That saves loading the
// libraries.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unwind.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
void __libc_free(void*);
}

namespace {

enum class Kind : std::int32_t { None, Allocation, Open, Read, Write, Rename, Sync, Map };

/// What a request asks for.
struct Fault {
    Kind kind = Kind::None;
    std::int32_t ownOnly = 0;  // allocations: only those of the program itself, not of a driver
    std::int64_t at = 0;       // the first call that fails, from 1 on
};

struct Answer {
    std::int32_t status = 0;  // status that waitpid reports
    std::int32_t hits = 0;    // calls that failed
    std::int64_t calls = 0;   // calls of the kind
    std::int64_t blocks = 0;  // allocated and not released when the run ended; 0: it ended at once
};

/// Shared by the server and its child.
struct Counts {
    std::atomic<std::int64_t> calls;
    std::atomic<std::int64_t> blocks;
    std::atomic<std::int32_t> hits;
    std::atomic<bool> ended;  // set by exit, which destroys what is global
};

Fault g_fault;
Counts* g_counts = nullptr;
std::atomic<bool> g_active = false;
/// The thread looks for its caller, and its calls do not count. (initial-exec: no allocation)
thread_local bool g_looking __attribute__((tls_model("initial-exec"))) = false;
std::uintptr_t g_programFrom = 0;
std::uintptr_t g_programTo = 0;

enum class Caller : std::uint8_t { Unknown, Runtime, Program, Seccomp, Other };

Caller findCaller(std::uintptr_t address) {
    Dl_info about{};
    if (::dladdr(reinterpret_cast<void*>(address), &about) == 0) {
        return Caller::Other;
    }
    const char* slash = std::strrchr(about.dli_fname, '/');
    const char* name = slash != nullptr ? slash + 1 : about.dli_fname;
    const bool isRuntime =
        std::strstr(name, "sinew_faults") != nullptr || std::strstr(name, "libstdc++") != nullptr ||
        (about.dli_sname != nullptr && (std::strncmp(about.dli_sname, "_Znw", 4) == 0 ||
                                        std::strncmp(about.dli_sname, "_Zna", 4) == 0));
    if (isRuntime) {
        return Caller::Runtime;
    }
    return address >= g_programFrom && address < g_programTo ? Caller::Program
           : std::strstr(name, "libseccomp") != nullptr      ? Caller::Seccomp
                                                             : Caller::Other;
}

/// What `findCaller` found for addresses that were asked for, as address × 8 + caller: it searches
/// the symbols of a library, and drivers allocate from the same few places again and again.
std::array<std::atomic<std::uintptr_t>, 4096> g_callers;

Caller callerAt(std::uintptr_t address) {
    std::atomic<std::uintptr_t>& kept = g_callers[(address ^ (address >> 12)) % g_callers.size()];
    const std::uintptr_t found = kept.load(std::memory_order_relaxed);
    if (found >> 3 == address) {
        return static_cast<Caller>(found & 7);
    }
    const Caller caller = findCaller(address);
    kept.store(address << 3 | static_cast<std::uintptr_t>(caller), std::memory_order_relaxed);
    return caller;
}

_Unwind_Reason_Code lookAtFrame(_Unwind_Context* context, void* result) {
    auto& caller = *static_cast<Caller*>(result);
    caller = callerAt(static_cast<std::uintptr_t>(_Unwind_GetIP(context)));
    return caller == Caller::Runtime ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Who asked for the memory, directly or through the C++ runtime.
Caller callerOfAllocation() {
    Caller caller = Caller::Unknown;
    g_looking = true;  // unwinding may allocate
    _Unwind_Backtrace(lookAtFrame, &caller);
    g_looking = false;
    return caller;
}

/// Whether the allocation may fail. libseccomp 2.5 frees twice where its realloc fails.
bool mayFail() {
    const Caller caller = callerOfAllocation();
    return g_fault.ownOnly != 0 ? caller == Caller::Program : caller != Caller::Seccomp;
}

bool counts() {
    return g_active.load(std::memory_order_relaxed) && !g_looking;
}

/// Counts a call; whether it fails. One call fails, and the next ones succeed.
bool fails(Kind kind) {
    if (!counts() || kind != g_fault.kind) {
        return false;
    }
    const std::int64_t call = ++g_counts->calls;
    if (call < g_fault.at || g_fault.at == 0 || g_counts->hits.load() > 0) {
        return false;
    }
    if (kind == Kind::Allocation && !mayFail()) {
        return false;
    }
    return g_counts->hits.fetch_add(1) == 0;
}

/// Counts a block that was allocated (null: it was not), or one that is released.
void* counted(void* block, std::int64_t difference) {
    if (block != nullptr && counts()) {
        g_counts->blocks.fetch_add(difference, std::memory_order_relaxed);
    }
    return block;
}

bool failsWith(Kind kind, int error) {
    if (!fails(kind)) {
        return false;
    }
    errno = error;
    return true;
}

template <class Function>
Function realOf(Function, const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

void findProgram() {
    // The first line with the program's name starts its image, the last one ends it.
    char path[4096] = {};
    if (::readlink("/proc/self/exe", path, sizeof path - 1) < 0) {
        return;
    }
    std::FILE* maps = std::fopen("/proc/self/maps", "r");
    char line[4352];
    while (maps != nullptr && std::fgets(line, sizeof line, maps) != nullptr) {
        unsigned long from = 0, to = 0;
        if (std::strstr(line, path) != nullptr && std::sscanf(line, "%lx-%lx", &from, &to) == 2) {
            g_programFrom = g_programFrom == 0 ? from : g_programFrom;
            g_programTo = to;
        }
    }
    if (maps != nullptr) {
        std::fclose(maps);
    }
}

bool readAll(int file, void* to, std::size_t bytes) {
    return ::syscall(SYS_read, file, to, bytes) == static_cast<long>(bytes);
}

/// Returns in the child of every request.
void serve() {
    Fault request;
    while (readAll(3, &request, sizeof request)) {
        g_counts->calls = 0;
        g_counts->blocks = 0;
        g_counts->hits = 0;
        g_counts->ended = false;
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(3);
            ::close(4);
            g_fault = request;
            g_active = true;
            return;
        }
        Answer answer;
        ::waitpid(child, &answer.status, 0);
        answer.hits = g_counts->hits;
        answer.calls = g_counts->calls;
        answer.blocks = g_counts->ended ? g_counts->blocks.load() : 0;
        static_cast<void>(::syscall(SYS_write, 4, &answer, sizeof answer));
    }
    ::_exit(0);
}

__attribute__((constructor)) void start() {
    if (std::getenv("SINEW_FAULT_SERVER") == nullptr) {
        return;
    }
    ::unsetenv("SINEW_FAULT_SERVER");
    ::unsetenv("LD_PRELOAD");
    findProgram();
    g_counts = static_cast<Counts*>(
        ::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    serve();
}

__attribute__((destructor)) void stop() {
    if (g_counts != nullptr) {
        g_counts->ended = true;
    }
}

}  // namespace

extern "C" {

bool sinewAllocationFails() {
    return fails(Kind::Allocation);
}

void* malloc(std::size_t bytes) {
    return failsWith(Kind::Allocation, ENOMEM) ? nullptr : counted(__libc_malloc(bytes), 1);
}
void* calloc(std::size_t count, std::size_t bytes) {
    return failsWith(Kind::Allocation, ENOMEM) ? nullptr : counted(__libc_calloc(count, bytes), 1);
}
void* realloc(void* memory, std::size_t bytes) {
    if (failsWith(Kind::Allocation, ENOMEM)) {
        return nullptr;
    }
    void* const moved = __libc_realloc(memory, bytes);
    if (moved == nullptr && bytes == 0) {
        counted(memory, -1);
    }
    return memory == nullptr ? counted(moved, 1) : moved;
}
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
    return failsWith(Kind::Allocation, ENOMEM) ? nullptr
                                               : counted(__libc_memalign(alignment, bytes), 1);
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) {
    if (fails(Kind::Allocation)) {
        return ENOMEM;
    }
    *memory = counted(__libc_memalign(alignment, bytes), 1);
    return *memory == nullptr ? ENOMEM : 0;
}
void free(void* memory) {
    __libc_free(counted(memory, -1));
}

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return failsWith(Kind::Open, EMFILE)
               ? -1
               : static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int openat(int folder, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return failsWith(Kind::Open, EMFILE)
               ? -1
               : static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}
std::FILE* fopen(const char* path, const char* mode) {
    return failsWith(Kind::Open, EMFILE) ? nullptr : realOf(&fopen, "fopen")(path, mode);
}
std::FILE* fopen64(const char* path, const char* mode) {
    return failsWith(Kind::Open, EMFILE) ? nullptr : realOf(&fopen, "fopen64")(path, mode);
}

ssize_t read(int file, void* to, std::size_t bytes) {
    return failsWith(Kind::Read, EIO) ? -1 : ::syscall(SYS_read, file, to, bytes);
}
ssize_t write(int file, const void* from, std::size_t bytes) {
    return failsWith(Kind::Write, ENOSPC) ? -1 : ::syscall(SYS_write, file, from, bytes);
}
std::size_t fwrite(const void* from, std::size_t size, std::size_t count, std::FILE* file) {
    return file != stderr && failsWith(Kind::Write, ENOSPC)
               ? 0
               : realOf(&fwrite, "fwrite")(from, size, count, file);
}
int fflush(std::FILE* file) {
    return file != stderr && failsWith(Kind::Write, ENOSPC) ? EOF : realOf(&fflush, "fflush")(file);
}

int rename(const char* from, const char* to) {
    return failsWith(Kind::Rename, EIO) ? -1 : static_cast<int>(::syscall(SYS_rename, from, to));
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) {
    return failsWith(Kind::Rename, EIO)
               ? -1
               : static_cast<int>(::syscall(SYS_renameat, fromFolder, from, toFolder, to));
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    return failsWith(Kind::Rename, EIO)
               ? -1
               : static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}
int fsync(int file) {
    return failsWith(Kind::Sync, EIO) ? -1 : static_cast<int>(::syscall(SYS_fsync, file));
}
void* mmap64(void* at, std::size_t bytes, int protection, int flags, int file, off_t offset) {
    return file >= 0 && failsWith(Kind::Map, ENOMEM)
               ? MAP_FAILED
               : reinterpret_cast<void*>(
                     ::syscall(SYS_mmap, at, bytes, protection, flags, file, offset));
}
void* mmap(void* at, std::size_t bytes, int protection, int flags, int file, off_t offset) {
    return mmap64(at, bytes, protection, flags, file, offset);
}

}  // extern "C"
